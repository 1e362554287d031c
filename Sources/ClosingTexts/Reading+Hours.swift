import KoreanText

// What tokens tell of hours before these are read.
extension [KoreanToken] {
  /// Whether a time of day may be among them: 10:00, 24시간, 10~18.
  var saysTimes: Bool {
    indices.contains { place in
      switch self[place].kind {
      case .time, .allDay: true
      case .tilde, .dash:
        place > 0 && place + 1 < count && self[place - 1].kind.isNumber
          && self[place + 1].kind.isNumber
      default: false
      }
    }
  }

  /// 점심시간 12:00~13:00 무휴: whether a pause and its hours end right before a cell.
  func endHoursOfPause(before cell: Int) -> Bool {
    var kinds = self[..<partitioningIndex { $0.cells.lowerBound >= cell }].suffix(6).map { $0.kind }
    if kinds.last == .close { kinds.removeLast() }
    guard case .time? = kinds.popLast(), let sign = kinds.popLast(),
      sign == .tilde || sign == .dash,
      case .time? = kinds.popLast()
    else { return false }
    if case .open? = kinds.last { kinds.removeLast() }
    return kinds.last == .hours(.pause)
  }

  /// 월-금 9-18: whether two numbers with a sign for a range stand right behind a cell.
  func beginBareHours(behind cell: Int) -> Bool {
    let kinds = self[partitioningIndex { $0.cells.lowerBound >= cell }...].prefix(3).map { $0.kind }
    return kinds.count == 3 && kinds[0].isNumber && kinds[2].isNumber
      && (kinds[1] == .dash || kinds[1] == .tilde)
  }
}
