import KoreanText

// What the words of a clause say of it.
extension Clause {
  /// Whether the last thing said is days.
  var endsInDays: Bool { adjuncts.last?.days != nil }

  /// Whether the last thing said is how many days those before it are.
  var endsInCount: Bool {
    guard adjuncts.count > 1, case .duration = adjuncts[adjuncts.count - 1].kind else {
      return false
    }
    return adjuncts[adjuncts.count - 2].days != nil
  }

  /// The last adjuncts, which are looked at again for each word.
  ///
  /// They are more than any sentence has, and few enough that a long text is read in linear time.
  var nearAdjuncts: ArraySlice<Adjunct> { adjuncts.suffix(64) }

  /// Whether it is a label that closes days of months, and names none: 12월 휴무:.
  var headsMonths: Bool {
    isLabel && predicate?.act == .closes && hasDays && daysAreMonths
  }

  /// Whether it heads the days behind it: 휴강:, 휴강 안내:.
  var headsDays: Bool { isLabel || predicate?.act == .closes && !hasDays }

  /// 6월 8일부터: whether it says from when or until when, and nothing else.
  var isOnlyLimit: Bool {
    adjuncts.count == 1 && (adjuncts[0].role == .since || adjuncts[0].role == .until)
      && adjuncts[0].days?.allSatisfy { $0.isDated } == true
  }

  /// Whether all of it is words that nobody knows.
  var isNothingKnown: Bool { !isEmpty && adjuncts.allSatisfy { $0.isUnread(.unknownWord) } }

  var hasDays: Bool { nearAdjuncts.contains { $0.days != nil } }

  /// Whether a branch, a part of a store or somebody else is named.
  var hasSubject: Bool {
    nearAdjuncts.contains {
      if case .subject(let subject) = $0.kind { subject.isOwn } else { false }
    }
  }

  /// Whether the last thing said is all branches: 전점.
  var namesEveryBranch: Bool {
    guard case .subject(let subject)? = adjuncts.last?.kind else { return false }
    return subject.kind == .everyBranch
  }

  /// The branches that it leaves out: 일산점 제외.
  var namesLeftOut: [Range<Int>] {
    adjuncts.flatMap { adjunct in
      guard case .subject(let subject) = adjunct.kind, subject.isExcepted else {
        return [Range<Int>]()
      }
      return subject.names
    }
  }

  /// 중앙도서관은 월요일, 동부분관은 금요일: whether a house with a name is what it is about.
  var hasHouseTopic: Bool {
    nearAdjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind else { return false }
      return subject.kind == .store && subject.place != nil && adjunct.role == .topic
    }
  }

  var hasBrandTopic: Bool {
    nearAdjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind else { return false }
      return subject.kind == .brand && adjunct.role == .topic
    }
  }

  /// 22일에는 안양점이, 10일은 수지점: whether it has days, and behind them who does something on them.
  var namesWhoOnDays: Bool {
    guard adjuncts.count == 2, adjuncts[1].role ?? .subject == .subject,
      adjuncts[0].role == .topic,
      adjuncts[0].days != nil, case .subject(let subject) = adjuncts[1].kind
    else { return false }
    return subject.kind == .branch || subject.kind == .brand
  }

  /// 7일(월) 강남점: whether days and a branch behind them are all that was said.
  var namesBranchBehindDays: Bool {
    guard adjuncts.count == 2, let days = adjuncts[0].days, adjuncts[0].role == nil,
      adjuncts[1].role == nil, case .subject(let subject) = adjuncts[1].kind
    else { return false }
    return subject.kind == .branch && !subject.isExcepted && !days.allSatisfy { $0.isMonths }
  }

  /// Whether a brand and its days are all that was said.
  var beginsWithBrand: Bool {
    guard adjuncts.count == 2, case .subject(let subject) = adjuncts[0].kind else { return false }
    return subject.kind == .brand
  }

  var hasUnknownSubject: Bool { nearAdjuncts.contains { $0.isUnknownSubject } }

  /// Whether none of its words is in a list.
  var hasOnlyUnknownWords: Bool {
    !adjuncts.isEmpty && adjuncts.allSatisfy { $0.isUnread(.unknownWord) || $0.isUnknownSubject }
  }

  /// Takes out the words before 때문에, which say why; a topic before them says who closes.
  mutating func removeReason() {
    while let last = adjuncts.last, last.isUnread || last.isUnknownSubject, last.role != .topic {
      adjuncts.removeLast()
    }
  }
}

extension Adjunct {
  /// 이번 달은, 12월에는: whether it sets a month off against others.
  var isTopicOfMonths: Bool { role == .topic && days?.allSatisfy { $0.isMonths } ?? false }
}
