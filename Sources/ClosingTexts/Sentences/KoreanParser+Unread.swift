import KoreanText

// Words that no rule takes.
extension KoreanParser {
  /// The end of 킨텍스, 고양터미널, 평촌 등 before 15개 점포: names of branches without 점.
  func endOfNames(_ start: Int) -> Int? {
    var place = start
    while kind(place) == .word, place < start + 64 {
      place += 1
      guard kind(place) == .link(.comma) || kind(place) == .link(.dot) else { break }
      place += 1
      if kind(place) == .lineEnd { place += 1 }
    }
    guard place > start, place < start + 64, kind(place) == .filler, isQuantity(place + 1) else {
      return nil
    }
    return place + 3
  }

  /// The end of 양주·여주·하남·태백점: names that share the 점 of the last one.
  func endOfDottedNames(_ start: Int) -> Int? {
    var place = start
    while kind(place) == .word, place < start + 64 {
      guard let link = link(place + 1), link == .dot || link == .slash else { return nil }
      place += 2
      if kind(place) == .branch { return place + 1 }
    }
    return nil
  }

  mutating func names(_ clause: inout Clause) {
    guard let end = endOfNames(at) ?? endOfDottedNames(at) else { return }
    let start = at
    var subject = Subject(kind: .branch)
    if let last = clause.adjuncts.last, case .subject(let before) = last.kind,
      before.kind == .brand,
      last.role == nil
    {
      // 이마트 양주·여주점
      subject.brand = before.brand
      clause.adjuncts.removeLast()
    }
    for place in at..<end where kind(place) == .word || kind(place) == .branch {
      subject.names.append(tokens[place].cells)
    }
    at = end
    while current == .filler || current == .place(.store) { at += 1 }
    takeException(&subject)
    let role = isGlued(at) ? particle(at) : nil
    if role != nil { at += 1 }
    clause.adjuncts.append(Adjunct(kind: .subject(subject), role: role, cells: cells(start, at)))
  }

  /// Takes words that are not understood, as what they seem to be.
  mutating func unread(_ clause: inout Clause) {
    let start = at
    if let end = endOfNamedDay(at) {
      at = end
      clause.adjuncts.append(
        Adjunct(kind: .unread(.namedDays), cells: cells(start, at)))
      return
    }
    if current == .word, kind(at + 1) == .festival(.anniversary) {
      // 필룩스 창립기념일
      at += 1
      return
    }
    var reason: UnreadReason = current == .unknownWeekday ? .unknownWeekday : .unknownWord
    // 오전만 휴무
    if case .halfOfDay? = current { reason = .specialHours }
    at += 1
    while current == .word || current == .decides { at += 1 }
    let place = cells(start, at)
    if let particle = particle(at), isGlued(at) {
      switch particle {
      case .target:
        // 시스템 점검으로: why.
        at += 1
        cause(&clause, start)
        return
      case .topic, .subject,
        .only where isBeforeVerdict(at + 1), .also where isBeforeVerdict(at + 1):
        // 배달만 쉽니다, 출고도 쉽니다
        at += 1
        clause.adjuncts.append(
          Adjunct(
            kind: .subject(Subject(kind: .unknown, names: [place])), role: particle,
            cells: cells(start, at)))
        return
      default: break
      }
    }
    clause.adjuncts.append(Adjunct(kind: .unread(reason), cells: place))
  }

  /// Whether a verb that opens or closes stands at a place, or words with the same particles before it.
  private func isBeforeVerdict(_ start: Int) -> Bool {
    var place = start
    while kind(place) == .word, particle(place + 1) != nil, place < start + 8 { place += 2 }
    if case .verdict(.closed)? = kind(place) { return true }
    return false
  }

  /// The end of 관장이 정하는 날 and 필요하다고 인정하는 경우: a day that somebody names.
  func endOfNamedDay(_ start: Int) -> Int? {
    var place = start
    var hasDecision = false
    while place < start + 16 {
      switch kind(place) {
      case .word?, .particle?, .ending?, .attributive?, .filler?, .cause?, .place?, .region?,
        .link(.dot)?,
        .link(.and)?, .branch?:
        break
      case .decides?: hasDecision = true
      case .namedDays? where place > start: return endOfNoun(place + 1)
      case .day?, .part(.day)?, .condition?, .restDay?, .namedDays?, .verdict(.closed(.day))?:
        guard hasDecision else { return nil }
        return endOfNoun(place + 1)
      default: return nil
      }
      place += 1
    }
    return nil
  }

  func endOfNoun(_ place: Int) -> Int? {
    var place = place
    while endsVerb(place) || particle(place) != nil && isGlued(place) { place += 1 }
    switch kind(place) {
    case nil, .link?, .close?, .lineEnd?, .stop?, .open?, .number?, .verdict?: return place
    default: return nil
    }
  }
}
