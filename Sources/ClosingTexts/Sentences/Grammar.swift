// The grammar of notices, in the EBNF of `Grammar.swift` in KoreanText, which has the productions of
// days and times.
//
//   Text      = { Sentence }
//   Sentence  = { Clause } ( stop | lineEnd )
//   Clause    = [ but ] { Adjunct } [ Predicate { Bracket } ] [ colon ]
//   Adjunct   = Days | Hours | Subject | Condition | Aside
//   Aside     = verdict particle | hedge | cause | except | negation | include | instead | arrow | addition | former | days | number unit | word
//   Predicate = verdict { ending } [ negation ] [ potential ] | not verdict | change | cancellation | unchanged
//   Subject   = Name { link Name } [ number places ] [ particle | except ]
//   Name      = branch | place | region | word
//   Condition = [ Days particle ] Days ( condition | overlapCondition )
//   Hours     = Time [ ( tilde | dash | particle ) [ Time ] ] { particle | ending | hours | filler | verdict } [ [ lineEnd ] Bracket ]

package import KoreanText

extension WrittenText {
  /// The tree of a text.
  ///
  /// - Parameter keepsLists: whether its days are kept for the reader of hours.
  /// - Complexity: O(*n*) in the number of tokens.
  package init(_ tokens: [KoreanToken], keepsLists: Bool = false) {
    var parser = KoreanParser(tokens) { $0.clauses() }
    if keepsLists { parser.lists = [] }
    self = parser.text()
  }
}

// Text = { Sentence }; Sentence = { Clause } ( stop | line )
extension KoreanParser {
  fileprivate mutating func text() -> WrittenText {
    var text = WrittenText()
    var beginsLine = true
    var isBehindEmptyLine = false
    while at < tokens.count {
      let start = at
      let clauses = clauses()
      // A bar divides lines; its end is that of the last sentence before it.
      if current == .stop, kind(at + 1) == .link(.bar) { at += 1 }
      let endsLine = current == .lineEnd || current == .link(.bar)
      if beginsLine, at == start, current == .lineEnd { isBehindEmptyLine = true }
      if current != nil { at += 1 }
      if !clauses.isEmpty {
        text.sentences.append(
          Sentence(
            clauses: clauses, endsLine: endsLine, beginsLine: beginsLine,
            beginsParagraph: isBehindEmptyLine))
        (beginsLine, isBehindEmptyLine) = (false, false)
      }
      if endsLine { beginsLine = true }
    }
    text.lists = lists ?? []
    text.isOfWages = tokens.saysWages
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
