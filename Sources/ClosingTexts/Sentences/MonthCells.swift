import KoreanText

// The rows of a table of months.
extension [KoreanToken] {
  /// 7월 | 6, 13, 20: takes the bar out between a month that begins a row and the days in its next cell;
  /// 월 at the head of such a table is the word for a month, and no Monday.
  func joiningMonthCells() -> [KoreanToken] {
    guard contains(where: { $0.kind == .link(.bar) }) else { return self }
    var isTaken = [Bool](repeating: false, count: count)
    let isOfChanges = contains { $0.kind == .former }
    for bar in indices where isMonthCell(before: bar) {
      guard let end = endOfDayCell(bar + 1),
        !isOfChanges || kind(end) != .link(.bar) || endsLine(end + 1)
      else { continue }
      isTaken[bar] = true
      if kind(end) == .link(.bar), endsLine(end + 1) { isTaken[end] = true }
    }
    guard isTaken.contains(true) else { return self }
    var tokens: Self = []
    for place in indices where !isTaken[place] {
      var token = self[place]
      if isMonthHead(place) { token.kind = .filler }
      tokens.append(token)
    }
    return tokens
  }

  private func kind(_ place: Int) -> KoreanToken.Kind? {
    indices.contains(place) ? self[place].kind : nil
  }

  private func endsLine(_ place: Int) -> Bool { kind(place) == .lineEnd || kind(place) == nil }

  /// Whether 월 is the first cell of a row, and a month that of the next row.
  private func isMonthHead(_ place: Int) -> Bool {
    guard case .weekdays(let days, .symbols)? = kind(place), days == WeekdaySet(daysAfterSunday: 1),
      kind(place + 1) == .link(.bar), beginsRow(place),
      let end = self[place...].firstIndex(where: { $0.kind == .lineEnd })
    else { return false }
    let next = kind(end + 1) == .link(.bar) ? end + 2 : end + 1
    return kind(next + 1) == .unit(.month)
  }

  /// Whether a bar is the first of its row, but for one at its head, and only a month stands before it.
  private func isMonthCell(before bar: Int) -> Bool {
    guard kind(bar) == .link(.bar), kind(bar - 1) == .unit(.month),
      case .number(1...12, _)? = kind(bar - 2)
    else { return false }
    return beginsRow(bar - 2)
  }

  private func beginsRow(_ place: Int) -> Bool {
    let head = kind(place - 1) == .link(.bar) ? place - 2 : place - 1
    return head < 0 || kind(head) == .lineEnd
  }

  /// The end of a cell, if it has nothing but days of a month: 6, 13, 20 or 6일(월).
  private func endOfDayCell(_ start: Int) -> Int? {
    var place = start
    while case .number(1...31, _)? = kind(place) {
      place += 1
      if kind(place) == .unit(.day) { place += 1 }
      if case .open? = kind(place), case .weekdays? = kind(place + 1), kind(place + 2) == .close {
        place += 3
      }
      switch kind(place) {
      case nil, .lineEnd?: return place
      case .link(.bar)?: return place
      case .link(.comma)?, .link(.dot)?, .link(.and)?: place += 1
      default: return nil
      }
    }
    return nil
  }
}
