import KoreanText

// What a clause is made of.
extension Clause {
  /// The cells of all of its parts.
  var cells: Range<Int> {
    let first = adjuncts.first?.cells ?? predicate?.cells ?? 0..<0
    let last = predicate?.cells ?? adjuncts.last?.cells ?? first
    return first.lowerBound..<Swift.max(first.upperBound, last.upperBound)
  }

  /// Whether it is 제외 and nothing else, of what stands before it.
  var isBareException: Bool {
    predicate == nil && notes.isEmpty && adjuncts.count == 1 && adjuncts[0].isExcept
  }

  /// Whether it has a verb or a closing word and nothing else, and heads nothing as a label.
  var isBare: Bool { adjuncts.isEmpty && notes.isEmpty && !isLabel }

  /// Whether it has unknown words.
  var isUnclear: Bool { adjuncts.contains { $0.isUnread } }

  /// Whether it has unknown words and nothing else.
  var isNames: Bool { predicate == nil && adjuncts.allSatisfy { $0.isUnread } }

  /// The branches of which it speaks first.
  var firstBranch: Audience? {
    let name = adjuncts.first?.namesStore == true ? adjuncts.dropFirst().first : adjuncts.first
    guard case .subject(let subject)? = name?.kind, subject.kind == .branch else {
      return nil
    }
    return Audience(kind: .branches, names: subject.names, brand: subject.brand)
  }

  /// 8일에 여는데 9일에 …: whether a word that is not known stands between its first two lists, each of them with 에.
  var hasVerbBetweenDays: Bool {
    let lists = adjuncts.indices.filter { adjuncts[$0].days != nil }
    guard lists.count > 1, lists.prefix(2).allSatisfy({ adjuncts[$0].role == .genitive }) else {
      return false
    }
    return adjuncts[lists[0]..<lists[1]].contains { $0.isUnread(.unknownWord) }
      || adjuncts[lists[1]].cells.lowerBound > adjuncts[lists[0]].cells.upperBound + 3
  }

  /// 10일은 평소대로, 11일은 …: whether words stand between its first two lists of days.
  var hasWordsBetweenDays: Bool {
    let lists = adjuncts.filter { $0.days != nil }
    // A comma with its spaces takes three cells at most.
    return lists.count > 1 && lists[1].cells.lowerBound > lists[0].cells.upperBound + 3
      && lists[0].days?.allSatisfy { !$0.isMonths } == true
  }

  var namesDatesOfHours: Bool {
    adjuncts.contains { adjunct in
      if case .hours(let hours) = adjunct.kind { hours.days.contains { $0.isDated } } else { false }
    }
  }
  var namesDates: Bool { adjuncts.contains { $0.days?.contains { $0.isDated } ?? false } }

  /// Whether it speaks of some of the stores.
  var hasSome: Bool {
    adjuncts.contains {
      if case .subject(let subject) = $0.kind {
        subject.kind == .some || subject.kind == .others
      } else {
        false
      }
    }
  }
}

extension Clause {
  /// (예정), (미정): whether it takes back certainty and says nothing else.
  var isHedge: Bool {
    predicate == nil && !adjuncts.isEmpty
      && adjuncts.allSatisfy { $0.isHedge }
  }

  /// 이틀, 사흘간: whether a number of days stands in it.
  var hasLength: Bool { adjuncts.contains { $0.isLength } }
}

extension Clause {
  /// Parking lot B2 closed: whether it has unknown words in Latin letters and nothing else before its verb.
  func isNameInEnglish(_ text: NormalizedText) -> Bool {
    text.scalar(cells.lowerBound).isLatinLetter && adjuncts.allSatisfy { $0.isUnread(.unknownWord) }
  }
}

extension Clause {
  /// A brand and the one word behind it, where a label has nothing else.
  var nameBehindBrand: Range<Int>? {
    guard predicate == nil, notes.isEmpty, adjuncts.count == 2,
      case .subject(let subject) = adjuncts[0].kind, subject.kind == .brand,
      adjuncts[0].role == nil,
      adjuncts[1].isUnread(.unknownWord), adjuncts[1].role == nil,
      adjuncts[1].cells.lowerBound <= adjuncts[0].cells.upperBound + 1
    else { return nil }
    return adjuncts[0].cells.lowerBound..<adjuncts[1].cells.upperBound
  }
}
