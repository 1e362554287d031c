import KoreanText

// Sentences that go on over the end of a line.
extension KoreanParser {
  /// 13일, 27일은⏎엽니다, 22일은 김장으로 인해⏎4시까지만 합니다, 26일부터⏎31일까지: whether the end of a line waits for what
  /// is on the next.
  func waits(_ clause: Clause) -> Bool {
    // 24일은 문을⏎엽니다 goes on, and 25일에도 합니다 does not.
    var last = at - 1
    while kind(last) == .filler { last -= 1 }
    let endsInParticle = particle(last) != nil
    return switch clause.adjuncts.last?.kind {
    case .days?:
      switch clause.adjuncts.last?.role {
      case .topic?, .genitive?: endsInParticle
      case .also?: endsInParticle && kind(at + 1) != .lineEnd
      // 이번 달은⏎넷째 일요일⏎정상 영업하고, 일요일⏎그리고 공휴일은
      case nil where link(at + 1) == .and: true
      case nil: clause.adjuncts.count > 1 && clause.adjuncts[0].isTopicOfMonths && isVerdict(at + 1)
      case .since?: endsInParticle && endsInUntil(at + 1)
      default: false
      }
    case .cause?: clause.hasDays
    // 네이버 예약 고객센터는⏎11/21~11/22 쉽니다
    case .subject?, .unread?:
      particle(at - 1) == .topic && kind(at + 1) != .lineEnd && kind(at + 1) != .dash
    // 27일 휴업을⏎25일로 당겨서 쉽니다
    case .verdictNoun?:
      endsInParticle
        && (clause.adjuncts.last?.role == .object || clause.adjuncts.last?.role == .subject)
    default: false
    }
  }

  private func isVerdict(_ place: Int) -> Bool {
    if case .verdict? = kind(place) { true } else { false }
  }
}
