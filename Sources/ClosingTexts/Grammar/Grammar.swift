// The grammar of notices, in EBNF; `{ }` repeats, `[ ]` may be missing, `|` is a choice, and words
// in quotes or Korean stand for themselves and their like in the vocabulary.
//
//   Notice    = { Sentence }
//   Sentence  = { Clause } ( stop | line )          a line goes on behind a link, "~", "(" or ":"
//   Clause    = [단] { Adjunct } ( Predicate { "(" Note ")" } | ":" | Gap | end )
//   Gap       = a new Subject behind days of another: both share the next predicate
//   Adjunct   = Days | Subject | Hours | Condition | closing noun with particle | hedge | cause
//             | 제외 | 대신 | → | number 일간 | 이틀 | unread words
//   Predicate = verdict { ending } [없음 | 않다 | 중단] [수 있다] | 안 verb | 변경 | 취소
//             | verdict 매장 ( line Names | 없음 )
//   Subject   = Name { link Name } [등] [count 점포] [은 | 이 | 의 | 제외] | count 점포
//             | unknown (은 | 이)
//   Condition = [Days 이] Days (인 경우 | 이면 | 과 겹칠 경우)
//   Hours     = [Days] Time ("~" Time | 까지) [영업] [ [line] "(" Days ")" ]
//   Label     = ( closing noun | Days | Subject | 영업시간 | unknown ) ( ":" | 은 | line )
//             | "[" closing noun "]"
//
//   Days      = Day { Join Day }      tight: · 와 및 or glued; loose: , + " / " "1)"; beside: nothing
//   Day       = [Days (을) 제외한] Frame Term { Postfix }
//   Frame     = { 매월 | 매주 | 매년 | 이번 | year | Months | 다음 달 | 음력 }
//               and holds for the days behind it, to the next frame of the list
//   Term      = Ordinals | Weekdays | Festival | Numbers | 격주 Weekdays | 말일 | Part | 휴일
//             | 다음 [첫째] 평일 | 주 number 일 | 월 number 회 | noun of days
//   Ordinals  = ordinal { link ordinal } [의] [Weekdays]
//   Weekdays  = weekday { tight weekday } | weekday "~" weekday
//   Festival  = name { tight name } [ [의] Part { tight Part } [number 일] ]
//   Numbers   = number { link number } ( 째 | 주 | 일 | 월 | weekday | "(" weekday ")" )
//               what ends the run decides what it is
//   Postfix   = "(" Gloss ")" | 인 Day | 과 겹치는 Day | ( "~" | 부터 ) Day [까지] | particle
//   Gloss     = Days | Ordinals | Part | Months | Days 포함 | 그 외 Days | number 일간 | { Clause }
//
// What binds where: 제외한 and 이 … 인 경우 take the tight group before them, 을 and 로 their list; an
// ordinal takes the weekday behind it; a bracket takes the word before it; hours take their days; a
// part takes the tight group before it. Two days side by side are one by the table in
// `Apposition.swift`.

// Notice = { Sentence }; Sentence = { Clause } ( stop | line )
extension NoticeParser {
  mutating func notice() -> Notice {
    var notice = Notice()
    while at < tokens.count {
      let clauses = clauses()
      var (endsLine, endsCell) = (false, false)
      if let current {
        endsCell = current == .link(.bar)
        endsLine = current == .lineEnd || endsCell
        at += 1
      }
      if !clauses.isEmpty {
        notice.sentences.append(Sentence(clauses: clauses, endsLine: endsLine, endsCell: endsCell))
      }
    }
    return notice
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
        guard depth > 0 || lineGoesOn else { return clauses }
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
