import KoreanText

// What follows a verb and may turn it around.
extension KoreanParser {
  /// Reads the endings of a verb and what turns it around.
  mutating func turn(
    _ act: inout Predicate.Act, isClosed: Bool, _ clause: Clause
  ) -> UnreadReason? {
    var hedge: UnreadReason?
    var place = at
    while let kind = kind(place) {
      switch kind {
      case .filler where isClosed && particle(place + 1) == .subject && isGlued(place + 1),
        .filler
      where isClosed && particle(place + 1) == .topic && isGlued(place + 1)
        && self.kind(place - 1) != .attributive && self.kind(place + 2) != .cancellation:
        // 휴무 안내가 있어요, 29일 휴무 글은 잘못 올라갔어요
        return .softStatement
      case .question:
        // 쉬나요, 휴무인지: nothing is said.
        at = place + 1
        return .softStatement
      case .ending where particle(place + 1) == .topic && isGlued(place + 1),
        .copula where particle(place + 1) == .topic && isGlued(place + 1):
        // 영업한다는 게시글과 달리, 휴무라는 소문은: somebody says so
        at = place + 2
        return .softStatement
      case .attributive where isClosed: if isOfOthers(place + 1, clause) { hedge = .softStatement }
      case .ending, .attributive, .filler, .copula, .concession, .particle(.object),
        .particle(.subject), .particle(.topic):
        place += 1
        continue
      case .past:
        // 일요일 휴무였으나 …
        hedge = hedge ?? .former
      // 휴무기간, and not 휴점하고 시험일은
      case .namedDays where self.kind(place - 1) != .ending: break
      case .open where isClosed && place == at:
        // 정기휴관(매주 월요일) 없이, 정기휴무(11일)는 없습니다, 휴무(3일, 17일)를 모두 없앴다
        guard var end = endOfBracket(place) else { return hedge }
        if particle(end) != nil, isGlued(end) { end = skippingFillers(end + 1) }
        guard self.kind(end) == .negation || self.kind(end) == .cancellation else { return hedge }
        place = end
        continue
      case .negation:
        let isNever = clause.isOfWholeTime || clause.adjuncts.last?.isExcept == true
        act = isClosed ? (isNever ? .neverCloses : .opens) : .closes
        // 의무휴업 없는 점포: 하남, 위례
        if self.kind(place + 1) == .place(.store), self.kind(place + 2) != .copula,
          self.kind(place + 2) != nil
        {
          hedge = .softStatement
        }
      case .suspension where !isClosed: act = .closes
      case .except(isAttributive: true): act = isClosed ? .opens : .closes
      case .not where self.kind(place + 1) == .ending: act = isClosed ? .opens : .closes
      case .not where self.kind(place + 1) == .word: hedge = .softStatement
      case .potential: hedge = .softStatement
      case .cancellation:
        // 정상영업 공지를 철회합니다
        if !isClosed { hedge = .softStatement }
        act = .cancels
      case .change where isClosed && clause.hasDays: act = .changes
      case .hedge(let reason)
      where (reason == .conditional || reason == .former) && isGlued(place)
        || reason == .softStatement || reason == .reference && place == at:
        at = place + 1
        return reason
      case .attribute where self.kind(place + 1) != .condition && !startsDay(place + 1):
        if isOfOthers(place + 1, clause) { hedge = .softStatement }
      case .place(.store) where !isClosed && clause.hasDays && !clause.hasSubject:
        // 13일 영업 점포 안내⏎제주점: some of the stores
        let next = self.kind(skippingFillers(place + 1))
        // 추석 당일 영업하는 지점 알려드림
        let isOfSome = self.kind(place - 1) == .attributive
        return next == nil || next == .lineEnd || isOfSome ? .softStatement : hedge
      case .place(.store) where isClosed:
        // 휴무 매장 over a list of names; 휴무 점포 없음.
        var next = place + 1
        if particle(next) != nil { next += 1 }
        if self.kind(next) == .negation {
          act = clause.isOfWholeTime ? .neverCloses : .opens
          at = next + 1
          return hedge
        }
        // 일요일 휴무 매장(둘째·넷째): …
        var isBeforeBracket = false
        if case .open? = self.kind(place + 1), case .ordinal? = self.kind(place + 2) {
          isBeforeBracket = clause.hasDays
        }
        // 12월 25일 휴점 매장 안내, and not 추석 휴무 매장 안내 over dates
        let isTitle =
          clause.endsInDates && isEndOfLine(skippingFillers(place + 1))
        guard isEndOfLine(place + 1) || isTitle || isBeforeBracket else {
          if particle(place + 1) == .topic || particle(place + 1) == .genitive,
            isGlued(place + 1), clause.hasDays, self.kind(place + 2) == .branch
          {
            // 22일 휴점 점포는 서울역점, 청량리점이다; 22일 휴무 매장에 서울역점이 추가되었습니다
            act = .roster
            at = place + 2
            return hedge
          }
          // 일요일 휴무 마트 목록
          let isSome =
            particle(place + 1) == .subject || particle(place + 1) == .also
            || self.kind(place + 1) == .word && !isGlued(place + 1)
          return hedge ?? (isSome && clause.hasDays ? .softStatement : nil)
        }
        act = .roster
      case .word where place == at && isGlued(place) && clause.hasDays:
        // 휴무제, 휴무라는: an ending that is not known
        return hedge ?? .softStatement
      default: return hedge
      }
      place += 1
      at = place
    }
    return hedge
  }

  /// 5일 휴업인 점포는 46곳이다: whether a verdict before a noun says which stores, and not when.
  ///
  /// Before the name of a branch, and in a heading, it says when.
  func isOfOthers(_ place: Int, _ clause: Clause) -> Bool {
    guard clause.hasDays else { return false }
    switch kind(place) {
    case .day?, .verdict(.closed(.day))?, nil, .lineEnd?, .close?, .stop?: return false
    case .branch?: return false
    case .place(.brand)? where kind(place + 1) == .branch: return false
    case .place(.store)?:
      let next = particle(place + 1) == nil ? place + 1 : place + 2
      return !isEndOfLine(place + 1) && kind(next) != .negation
    default: return true
    }
  }

  /// The place behind the bracket that opens at a place.
  private func endOfBracket(_ place: Int) -> Int? {
    (place + 1..<place + 12).first { kind($0) == .close }.map { $0 + 1 }
  }

  func isEndOfSentence(_ place: Int) -> Bool {
    switch kind(place) {
    case nil, .stop?, .lineEnd?, .close?, .link?: true
    default: false
    }
  }

  /// 쉬는 일산점, 휴점인 이마트 울산점: whether what was read stands before the branch that it describes.
  func describesBranch(behind start: Int) -> Bool {
    guard at > start + 1, kind(at - 1) == .attributive || kind(at - 1) == .attribute else {
      return false
    }
    return kind(at) == .branch || kind(at) == .place(.brand) && kind(at + 1) == .branch
  }

  /// Whether endings make a verb of a noun: 휴무합니다.
  func isVerb(_ places: Range<Int>) -> Bool {
    places.contains { kind($0) == .ending || kind($0) == .copula }
  }

  /// The place behind 없습니다, 하지 않습니다 and 안 합니다.
  func endOfNegation(_ place: Int) -> Int? {
    var next = place
    while kind(next) == .ending || kind(next) == .attributive || kind(next) == .filler,
      next < place + 3
    { next += 1 }
    if kind(next) == .negation { return next + 1 }
    return kind(next) == .not && kind(next + 1) == .ending ? next + 2 : nil
  }

  func skippingEndings(_ place: Int) -> Int {
    var next = place
    while next < place + 4, let kind = kind(next) {
      switch kind {
      case .ending, .attributive, .filler, .particle: next += 1
      default: return next
      }
    }
    return next
  }

  /// The place behind 을 종료 that ends a business for good; with an hour it would end a day.
  func endOfBusiness(_ place: Int) -> Int? {
    var next = place
    if particle(next) == .object { next += 1 }
    guard kind(next) == .hours(.closing), !startsTime(next + 1), !isLabel(next + 1) else {
      return nil
    }
    return next + 1
  }

  /// The place behind 하고 폐점, 하고 영업을 종료: what ends the store behind its last day.
  func endOfStore(_ place: Int) -> Int? {
    guard kind(place) == .ending else { return nil }
    if kind(place + 1) == .hours(.storeEnd) { return place + 2 }
    return kind(place + 1) == .verdict(.operates) ? endOfBusiness(place + 2) : nil
  }

  /// The place behind 조례에 따라, which says why with the noun before it: 운영 조례에 따라.
  func endOfReason(_ place: Int) -> Int? {
    var next = place
    while kind(next) == .word, next < place + 3 { next += 1 }
    guard next > place, particle(next) != nil, isGlued(next), kind(next + 1) == .cause else {
      return nil
    }
    return next + 2
  }
}

extension Clause {
  /// Whether no day is named but months.
  var daysAreMonths: Bool {
    nearAdjuncts.allSatisfy { adjunct in
      adjunct.days?.allSatisfy { $0.isMonths } ?? true
    }
  }

  /// 12월 1일부터 쉬는 날 없이: whether its last days are those since which something holds.
  var beginsTime: Bool { adjuncts.last?.role == .since }

  /// Whether what it denies holds in all of a time, and not on some days: 12월 휴무 없음, 새해부터 휴무 없이.
  var isOfWholeTime: Bool { daysAreMonths || beginsTime }
}
