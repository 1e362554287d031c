extension NormalizedText {
  /// The text with labels that are spread over their line in one word: 휴 관 일 : 매주 월요일.
  ///
  /// Weekdays keep their spaces: 월 수 금 : 10:00.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func joiningLabels() -> NormalizedText {
    var spaces: [Int] = []
    for place in cells.indices {
      if cells[place].scalar == ":" {
        spaces += spacesOfLabel(before: place)
      } else if cells[place].scalar == "휴", scalar(place + 1) == " " {
        spaces += spacesOfClosing(at: place)
      }
    }
    spaces = Set(spaces).sorted()
    guard !spaces.isEmpty else { return self }
    var joined: [Cell] = []
    joined.reserveCapacity(cells.count)
    var next = spaces[...]
    for place in cells.indices {
      if place == next.first { next.removeFirst() } else { joined.append(cells[place]) }
    }
    return NormalizedText(cells: joined)
  }

  /// The spaces between the single syllables in front of a colon, up to the beginning of the line.
  private func spacesOfLabel(before colon: Int) -> [Int] {
    var place = scalar(colon - 1) == " " ? colon - 2 : colon - 1
    var spaces: [Int] = []
    var areWeekdays = true
    while spaces.count < Self.longestLabel, scalar(place).isHangulSyllable {
      areWeekdays = areWeekdays && WeekdaySet.daysAfterSunday(scalar(place)) != nil
      guard scalar(place - 1) == " ", scalar(place - 2).isHangulSyllable else { break }
      spaces.append(place - 1)
      place -= 2
    }
    guard !spaces.isEmpty, !areWeekdays else { return [] }
    let before = scalar(place - 1) == " " ? scalar(place - 2) : scalar(place - 1)
    return before.isHangulSyllable || before.isLatinLetter ? [] : spaces.reversed()
  }

  /// The spaces in 휴 무 일 at the beginning of a line, whatever stands behind it.
  private func spacesOfClosing(at place: Int) -> [Int] {
    let before = scalar(place - 1) == " " ? scalar(place - 2) : scalar(place - 1)
    guard !before.isHangulSyllable, !before.isLatinLetter,
      ["무", "관", "점", "업", "장", "진", "원"].contains(scalar(place + 2)),
      scalar(place + 3) == " ", scalar(place + 4) == "일",
      scalar(place + 5) == " " || scalar(place + 5) == "\n"
    else { return [] }
    return [place + 1, place + 3]
  }

  private static let longestLabel = 8
}
