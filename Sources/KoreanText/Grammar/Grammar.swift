// The grammar of texts about days and hours, in EBNF: `{ }` repeats, `[ ]` may be missing, `|` is a
// choice, a name with a capital is a production and any other one a kind of token. Tests derive all
// days and hours that the parser finds in texts from it.
//
//   Text      = { Sentence }
//   Sentence  = { Clause } ( stop | lineEnd )
//   Clause    = [ but ] { Adjunct } [ Predicate { Bracket } ] [ colon ]
//   Adjunct   = Days | Hours | Subject | Condition | Aside
//   Aside     = verdict particle | hedge | cause | except | include | instead | arrow | addition | former | days | number unit | word
//   Predicate = verdict { ending } [ negation ] [ potential ] | not verdict | change | cancellation
//   Subject   = Name { link Name } [ number places ] [ particle | except ]
//   Name      = branch | place | region | word
//   Condition = [ Days particle ] Days ( condition | overlapCondition )
//
//   Days      = Day { Join Day } [ [ particle ] except { filler } ]
//   Join      = [ link ] filler open | [ link ] { link | lineEnd | filler | day | number ( close | link ) [ dash ] } | [ particle ] except { filler }
//   Day       = Frame Term [ English ] { Postfix } | Mark Frame { Postfix }
//   English   = [ [ particle ] ( month | relativeMonth | cycle ) ] [ [ link ] number ]
//   Frame     = { Mark }
//   Mark      = month [ stop | link ] | months | cycle | coming | lunar | relativeMonth | filler | particle | number unit [ particle ] | Months
//   Months    = number { ( link | tilde | dash ) number } unit { ( link | tilde | dash | particle ) [ lineEnd ] Months } [ particle ]
//   Term      = Ordinals | Weekdays | Festival | Numbers | Other
//   Other     = part { [ link ] part } | lastDay | restDay | namedDays | unknownWeekday | Workday | unit | relativeDay open Day close | partOf festival | place verdict | cycle [ particle ] [ weekdays ]
//   Workday   = ( following | part ) [ particle ] [ ordinal ] weekdays
//   Ordinals  = Nth { [ link | tilde | dash | filler | lineEnd | particle ] { lineEnd | cycle | filler } Nth } [ particle | cycle ] { filler } [ Weekdays | unknownWeekday ]
//   Nth       = ordinal | number ordinalMark | number
//   Weekdays  = weekdays { link [ lineEnd ] weekdays } [ cycle ] | weekdays ( tilde | dash ) weekdays | weekdays number unit
//   Festival  = festival [ festival ] [ [ particle ] part { [ link ] part } ] [ lastDay ] [ number unit ]
//   Numbers   = number { ( link | tilde | dash ) { lineEnd | filler | link } number } [ Sign ]
//   Sign      = unit | ordinalMark | weekdays | link
//   Postfix   = Bracket | part { [ link ] part } | attribute { filler } Day { link Day } | [ link ] overlap { filler } Day | [ link ] adjoining { filler } [ Day ] | among | halfOfDay | particle [ Days ] | particle lastDigit | [ weekdays ] ( tilde | dash ) [ Day ]
//   Bracket   = open { Any } close
//   Hours     = Time [ ( tilde | dash | particle ) [ Time ] ] { particle | ending | hours | filler | verdict } [ [ lineEnd ] Bracket ]
//   Time      = [ halfOfDay ] ( time | number )
//
// What binds where: 제외한 and 이 … 인 경우 take the tight group before them, 을 and 로 their list; an
// ordinal takes the weekday behind it; a bracket takes the word before it; hours take their days; a
// part takes the tight group before it. Two days side by side are one by the table in
// `Apposition.swift`.

// Text = { Sentence }; Sentence = { Clause } ( stop | line )
extension KoreanParser {
  mutating func text() -> WrittenText {
    var text = WrittenText()
    var beginsLine = true
    while at < tokens.count {
      let clauses = clauses()
      var (endsLine, endsCell) = (false, false)
      // The end of a cell is that of its last sentence.
      if current == .stop, kind(at + 1) == .link(.bar) { at += 1 }
      let endsRow = current == .link(.bar) && kind(at + 1) == .lineEnd
      if let current {
        endsCell = current == .link(.bar)
        endsLine = current == .lineEnd || endsCell
        at += 1
      }
      if !clauses.isEmpty {
        text.sentences.append(
          Sentence(
            clauses: clauses, endsLine: endsLine, endsCell: endsCell, endsRow: endsRow,
            beginsLine: beginsLine))
        beginsLine = false
      }
      if endsLine { beginsLine = true }
    }
    text.readTables()
    text.joinWeekdayCells()
    text.lists = lists ?? []
    text.isOfWages = tokens.contains { $0.kind == .wage }
    return text
  }

  /// The clauses up to the end of a sentence, or of the bracket in which they stand.
  mutating func clauses() -> [Clause] {
    var clauses: [Clause] = []
    while let kind = current {
      switch kind {
      case .stop, .link(.bar):
        guard depth > 0 else { return clauses }
        at += 1
      case .lineEnd:
        guard isInBracket || lineGoesOn else { return clauses }
        at += 1
      case .close:
        guard depth == 0 else { return clauses }
        at += 1
      default:
        let before = at
        clause(into: &clauses)
        if at == before { at += 1 }
      }
    }
    return clauses
  }
}
