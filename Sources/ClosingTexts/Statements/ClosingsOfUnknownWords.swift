import KoreanText

// Closings that an unknown word limits: to a part of a house, 복지관 경로식당, or to some weeks, 짝수주.
extension Sentence {
  /// Doubts that the whole house closes where a word right behind its name says which part of it does.
  mutating func doubtUnknownParts(in text: NormalizedText) {
    for place in clauses.indices
    where clauses[place].predicate?.act == .closes && clauses[place].predicate?.hedge == nil
      && clauses[place].namesUnknownPart(in: text)
    {
      clauses[place].predicate?.hedge = .facilityOnly
    }
  }

  /// 짝수주 일요일 휴무: doubts closings of every other week, which no rule says.
  mutating func doubtEvenWeeks(in text: NormalizedText) {
    for place in clauses.indices where clauses[place].namesEvenWeeks(in: text) {
      clauses[place].predicate?.hedge = .notExpressible
    }
  }

  /// 키즈존 10:30~19:00 월요일 휴무, 매장 10:00~22:00: doubts closings behind the hours of what is not the store, where
  /// the store has hours of its own.
  mutating func doubtClosingsOfHours() {
    guard clauses.contains(where: { $0.saysHours && $0.adjuncts[0].namesStore }) else { return }
    var isOfPart = false
    for place in clauses.indices {
      if clauses[place].saysHours {
        isOfPart = clauses[place].adjuncts[0].isUnread(.unknownWord)
      } else if isOfPart, clauses[place].predicate?.act == .closes, !clauses[place].hasSubject,
        clauses[place].predicate?.hedge == nil
      {
        clauses[place].predicate?.hedge = .facilityOnly
      }
    }
  }
}

extension Clause {
  /// 복지관 경로식당: whether an unknown word before its days is the name of a part, behind that of a house.
  fileprivate func namesUnknownPart(in text: NormalizedText) -> Bool {
    guard let place = adjuncts.firstIndex(where: { $0.isUnread(.unknownWord) }), place < 2,
      adjuncts[place].role == nil || adjuncts[place].role == .topic, place + 1 < adjuncts.count,
      adjuncts[place + 1].days != nil
    else { return false }
    let words = text.parts(of: adjuncts[place].cells, atSpaces: true)
    guard let part = words.last, text.ends(part, in: Self.parts) else { return false }
    if words.count > 1 { return text.ends(words[words.count - 2], in: Self.houses) }
    return place == 1 && adjuncts[0].namesStore && adjuncts[0].role == nil
  }

  /// Whether it closes weekdays of even or odd weeks.
  fileprivate func namesEvenWeeks(in text: NormalizedText) -> Bool {
    predicate?.act == .closes && predicate?.hedge == nil
      && adjuncts.indices.dropLast().contains { place in
        adjuncts[place].isUnread(.unknownWord)
          && ["짝수주", "홀수주", "짝수 주", "홀수 주"].contains {
            text.has($0, at: adjuncts[place].cells.lowerBound)
          }
          && adjuncts[place + 1].days?.contains { $0.everyWeek != nil } == true
      }
  }

  /// How the names of parts of a house end.
  private static let parts = ["코너", "식당", "주차장", "갤러리", "극장", "실", "홀", "관"]

  /// How the names of houses end.
  private static let houses = ["관", "센터", "원", "마트", "시장", "백화점", "병원", "학교", "몰", "점"]
}

extension NormalizedText {
  fileprivate func ends(_ word: Range<Int>, in endings: [String]) -> Bool {
    endings.contains { ending in
      let start = word.upperBound - ending.unicodeScalars.count
      return start > word.lowerBound && has(ending, at: start)
    }
  }
}
