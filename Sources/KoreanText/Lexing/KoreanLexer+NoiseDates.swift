package import KoreanCalendar

// The dates of the text itself: 작성일 2026-11-21, 2026.11.20 기준, and the date at the end of a letter.
extension KoreanLexer {
  /// The end of a date with its year, its weekday and its hour.
  private func endOfDate(_ place: Int) -> Int? {
    guard case .number(1990...2099, 4)? = kind(place) else { return nil }
    var next = place + 1
    for part in 0..<3 {
      switch kind(next) {
      case .unit?, .link(.point)?, .dash?, .link(.slash)?, .stop?: next += 1
      default: if part < 2 { return nil }
      }
      guard part < 2 else { break }
      guard 1...2 ~= digits(next) else { return nil }
      next += 1
    }
    if case .open? = kind(next), case .weekdays? = kind(next + 1), kind(next + 2) == .close {
      next += 3
    }
    if case .weekdays? = kind(next) { next += 1 }
    if case .time? = kind(next) { next += 1 }
    return next
  }

  /// The end of 작성일 2026-11-21 or 게시일: 2026.11.21.
  func endOfDateLabel(_ place: Int) -> Int? {
    endOfDate(kind(place + 1) == .colon ? place + 2 : place + 1)
  }

  /// The end of 2026.11.20 기준 or 2026.11.20 작성.
  func endOfDatedWord(_ place: Int) -> Int? {
    guard let end = endOfDate(place) else { return nil }
    let isDated =
      kind(end) == .dateOfWriting || has("기준", at: end) || has("현재", at: end)
      || has("공지", at: end) || has("업데이트", at: end)
    return isDated ? end + 1 : nil
  }

  /// The date of a noise that is one.
  func dateOfWriting(in noise: Range<Int>) -> DateOfWriting? {
    guard let place = noise.first(where: { endOfDate($0) != nil }),
      case .number(let year, _)? = kind(place), case .number(let month, _)? = kind(place + 2),
      case .number(let day, _)? = kind(place + 4),
      let date = CivilDate(year: Int(year), month: Int(month), day: Int(day))
    else { return nil }
    return DateOfWriting(date: date, start: tokens[place].cells.lowerBound)
  }

  /// A date with its year that stands alone on its line, behind lines that name closing days.
  func letterhead() -> Range<Int>? {
    let hasYear = tokens.contains {
      if case .number(1990...2099, 4) = $0.kind { true } else { false }
    }
    guard hasYear else { return nil }
    var found: Range<Int>?
    var hasDays = false
    var start = 0
    while start < tokens.count {
      let end = tokens[start...].firstIndex { $0.kind == .lineEnd } ?? tokens.count
      if start < end, endOfDate(start) == end {
        guard found == nil else { return nil }
        if hasDays { found = start..<end }
      } else if !hasDays {
        hasDays = tokens[start..<end].contains { token in
          switch token.kind {
          // 주말 브런치 세트
          case .weekdays(_, .group): false
          case .weekdays, .festival, .lastDay, .unit(.day), .link(.slash): true
          default: false
          }
        }
      }
      start = end + 1
    }
    return found
  }
}

/// A day on which a text, or what follows it in the text, was written.
package struct DateOfWriting {
  package var date: CivilDate
  /// The cell at which it begins.
  package var start: Int
}
