import KoreanText

// What a clause says of whom a text is about.
extension Clause {
  /// 시 보건소는 …을 안내했다: whether somebody who is not known tells what the text says.
  func isToldByOther(_ text: NormalizedText) -> Bool {
    guard predicate == nil || predicate?.act == .other else { return false }
    guard let last = adjuncts.indices.last else { return false }
    let end = predicate?.cells.upperBound ?? adjuncts[last].cells.upperBound
    guard text.scalar(end - 1) == "다", text.scalar(end - 2) == "했" || text.scalar(end - 2) == "혔"
    else { return false }
    return adjuncts.contains { $0.isUnknownSubject && ($0.role == .topic || $0.role == .subject) }
  }

  /// 무각사는 23~25일 쉬고: whether it opens or closes somebody who is not known on some days.
  var saysOfUnknownTopic: Bool {
    guard predicate?.act == .closes || predicate?.act == .opens, hasDays else { return false }
    return adjuncts.contains { $0.isUnknownSubject && $0.role == .topic }
  }

  /// 두 수목원 모두: whether it counts places of which each has a name.
  func speaksOfSeveral(_ text: NormalizedText) -> Bool {
    adjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind, subject.kind == .store,
        let place = subject.place, place.lowerBound > 1, text.scalar(place.lowerBound - 1) == " "
      else { return false }
      let numeral = text.scalar(place.lowerBound - 2)
      return (place.lowerBound == 2 || !text.scalar(place.lowerBound - 3).isHangulSyllable)
        && ["두", "세", "네"].contains(numeral)
    }
  }

  /// 청주시의 대형마트, 동대문구는.
  var regions: [Range<Int>] {
    adjuncts.compactMap { adjunct in
      guard case .subject(let subject) = adjunct.kind, subject.kind == .region else { return nil }
      return adjunct.cells
    }
  }

  /// Whether it is a label that has unknown words, a brand or a part of a store and nothing else.
  var isName: Bool {
    isLabel && predicate == nil && notes.isEmpty && !adjuncts.isEmpty
      && adjuncts.allSatisfy { adjunct in
        switch adjunct.kind {
        case .unread(.unknownWord): true
        case .subject(let subject):
          subject.kind == .brand || subject.kind == .unknown || subject.kind == .facility
        default: false
        }
      }
  }

  /// The cells of the names of a label; `nil` where they stand apart, as the name of a row and the head of its
  /// column.
  var nameCells: Range<Int>? {
    guard let first = adjuncts.first?.cells.lowerBound,
      let end = adjuncts.last?.nameCells.upperBound, first < end
    else { return nil }
    return first..<end
  }

  /// 제타플렉스 9일 휴무: the word that is not known right before its days.
  var nameBeforeDays: Range<Int>? {
    guard predicate?.act == .closes || predicate?.act == .opens else { return nil }
    for (word, days) in zip(adjuncts, adjuncts.dropFirst()) {
      if days.days != nil { return word.isUnread(.unknownWord) ? word.nameCells : nil }
    }
    return nil
  }

  /// 군내 대형마트는: whether a word that is not known stands right before a brand, and may say of
  /// which of its stores it speaks.
  var namesSomeOfBrand: Bool {
    adjuncts.indices.dropLast().contains { place in
      guard adjuncts[place].isUnread(.unknownWord), adjuncts[place].role == nil,
        case .subject(let subject) = adjuncts[place + 1].kind
      else { return false }
      return subject.kind == .brand && subject.names.isEmpty
    }
  }

  /// Whether it has days, and none of them is a date.
  var namesNoDate: Bool {
    hasDays && adjuncts.allSatisfy { $0.days?.allSatisfy { !$0.isDated } ?? true }
  }

  /// Whether hours stand in it: 한빛의원은 9시부터 18시까지 진료하고.
  var saysHours: Bool {
    adjuncts.indices.contains { if case .hours = adjuncts[$0].kind { true } else { false } }
  }

  /// The places of which it says something.
  var namedPlaces: [Range<Int>] {
    switch predicate?.act {
    case .closes?, .opens?, .neverCloses?: break
    default: guard hasDays || saysHours else { return [] }
    }
    // By index, because what is taken out of a list is copied.
    return adjuncts.indices.compactMap { place in
      guard case .subject(let subject) = adjuncts[place].kind,
        subject.kind == .store || subject.kind == .facility
      else { return nil }
      return subject.place
    }
  }

  /// The places that it names, if it says nothing of them.
  var onlyPlaces: [Range<Int>] {
    guard predicate == nil else { return [] }
    var places: [Range<Int>] = []
    for place in adjuncts.indices {
      guard case .subject(let subject) = adjuncts[place].kind, subject.kind == .store,
        let name = subject.place
      else { return [] }
      places.append(name)
    }
    return places
  }

  /// Whether it has more than one store as its topic.
  var hasSeveralStores: Bool {
    var topics = 0
    for place in adjuncts.indices where adjuncts[place].role == .topic {
      if case .subject(let subject) = adjuncts[place].kind, subject.kind == .store { topics += 1 }
    }
    return topics > 1
  }

  /// The parts of a store that it names, of which some are houses of their own.
  var joinedHouses: [Range<Int>] {
    var names: [Range<Int>] = []
    for place in adjuncts.indices {
      guard case .subject(let subject) = adjuncts[place].kind, subject.kind == .facility else {
        continue
      }
      names += subject.names
    }
    return names
  }

  /// The one brand of which the clause speaks, if it names nobody else.
  var topicBrand: Range<Int>? {
    for place in adjuncts.indices {
      guard case .subject(let subject) = adjuncts[place].kind else { continue }
      return subject.kind == .brand && subject.names.isEmpty ? subject.brand : nil
    }
    return nil
  }
}
