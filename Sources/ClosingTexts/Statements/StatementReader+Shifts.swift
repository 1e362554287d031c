import KoreanText

// Closings that move by a number of days: 13일 휴무를 일주일 연기합니다.
extension StatementReader {
  /// States the days to which a closing moves.
  ///
  /// - Returns: whether it moves by a length.
  mutating func shift(_ said: Saying) -> Bool {
    guard let verb = said.clause.predicate, said.parts.flags.isDisjoint(with: [.arrow, .instead]),
      let length = said.parts.length,
      let direction = text.direction(in: length.cells.upperBound..<verb.cells.upperBound)
    else { return false }
    let from = length.source
    let to = from.map { $0.moved(by: direction * length.days) }
    let isSure =
      !from.isEmpty && !length.mayBeDate(behind: from, direction) && verb.hedge == nil
      && said.parts.hedge == nil && said.parts.noun?.isClosed == true
      && said.parts.flags.isDisjoint(with: .unknownSubject)
    guard isSure, to.allSatisfy({ $0 != nil }) else {
      // 개장을 일주일 연기합니다, 정기휴무가 하루 당겨졌어요: from which day to which, or until when
      report(.ruleChange, said.clause.cells, touching: .everything)
      return true
    }
    emitMove(from: from, to: to.compactMap { $0 }, said)
    return true
  }
}

/// How far days move, and which.
private struct ShiftLength {
  var days: Int
  var cells: Range<Int>
  /// The days that move.
  var source: [DayPhrase]
  /// The day of the month that it may be as well: 3일 연기.
  var day: Int?

  /// Whether 13일 휴무를 20일 연기 may mean the 20th.
  func mayBeDate(behind source: [DayPhrase], _ direction: Int) -> Bool {
    guard let day, let date = source.last?.date else { return false }
    return (day - date.day).signum() == direction
  }
}

extension ClauseParts {
  /// By how many days something moves, as the last of the clause says: 일주일, 2주, 3일.
  fileprivate var length: ShiftLength? {
    // 2일에서 3일로 하루 미뤘습니다: the day is said
    if lists.contains(where: { $0.role == .target }) { return nil }
    if let duration, let cells = durationCells {
      return ShiftLength(days: duration, cells: cells, source: allDays)
    }
    guard let last = lists.last, last.role == nil, last.days.count == 1, noun != nil,
      listsBeforeNoun < lists.count
    else { return nil }
    let source = lists.dropLast().flatMap { $0.days }
    switch last.days[0].term {
    case .ordinals(let weeks):
      guard let count = (1...4).first(where: { weeks == OrdinalSet(nth: $0) }) else { return nil }
      return ShiftLength(days: 7 * count, cells: last.days[0].cells, source: source)
    // 3일 and 20일, and no month before them
    case .date(let date) where last.days[0].cells.count <= 3 && last.days[0].frame.isEmpty:
      return ShiftLength(
        days: date.day, cells: last.days[0].cells, source: source, day: date.day)
    default: return nil
    }
  }
}

extension DayPhrase {
  /// The dates some days later; `nil` where the phrase has no dates, or does not say in which month they are.
  fileprivate func moved(by days: Int) -> DayPhrase? {
    var moved = self
    (moved.gloss, moved.notes) = ([], [])
    switch term {
    case .date(let date) where !isOfEveryMonth:
      guard let date = date.moved(by: days) else { return nil }
      moved.term = .date(date)
    case .range(let first, let last):
      var last = last
      last.endRange(from: first)
      guard let first = first.moved(by: days), let last = last.moved(by: days) else { return nil }
      moved.term = .range(first, last)
    default: return nil
    }
    return moved
  }
}

extension DateText {
  /// The date some days later; `nil` where that is in another month, and nobody says in which this one is.
  fileprivate func moved(by days: Int) -> DateText? {
    guard !isLunar, festival == nil else { return nil }
    var moved = self
    moved.day += days
    moved.ordinals = nil
    moved.weekday = weekday.map { (($0 + days) % 7 + 7) % 7 }
    if 1...28 ~= moved.day { return moved }
    // No year: that of February has 28 days or 29.
    guard var month, let length = Self.length(month, year) else { return nil }
    if moved.day > length {
      moved.day -= length
      month = month % 12 + 1
      if month == 1 { moved.year = year.map { $0 + 1 } }
    } else if moved.day < 1 {
      month = (month + 10) % 12 + 1
      if month == 12 { moved.year = year.map { $0 - 1 } }
      guard let length = Self.length(month, moved.year) else { return nil }
      moved.day += length
    }
    moved.month = month
    return 1...28 ~= moved.day
      ? moved : Self.length(month, moved.year).flatMap { moved.day <= $0 ? moved : nil }
  }

  /// How many days a month has; `nil` for a February of no year.
  private static func length(_ month: Int, _ year: Int?) -> Int? {
    month == 2 && year == nil ? nil : numberOfDays(in: month, of: year)
  }
}
