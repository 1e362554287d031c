import KoreanCalendar
import MartModels

// What holds of each date in the end.
extension DatedDays {
  /// The dates that close, whether or not they are opened again.
  var closed: [CivilDate] { entries.filter { $0.isClosed }.map { $0.date } }

  /// Whether any date closes, even if it is opened again.
  var hasClosing: Bool { entries.contains { $0.isClosed } }

  /// The dates that are closed in the end, in order.
  var closedDates: [CivilDate] { verdicts.compactMap { $0.isClosed ? $0.date : nil } }

  /// The open dates, and the days of a rule that open because their month lists all its closings.
  func openDates(
    replacing rule: HolidayRule?, _ calendar: PublicHolidayCalendar
  ) -> [CivilDate] {
    var open = verdicts.compactMap { $0.isClosed ? nil : $0.date }
    guard let rule, !replaced.isEmpty else { return open }
    let closed = Set(self.closed)
    for month in replaced where regularMonths & 1 << UInt16(month.month) == 0 {
      // 12월은 25일 휴무, 27일 정상영업 names only what differs from the rule.
      if !onlyThese.contains(month), open.contains(where: { $0.yearMonth == month }) { continue }
      let usual = month.dates(of: rule.closings(in: month, calendar: calendar))
      // 매주 일요일, 2·4째 토요일 휴무. 10월은 10일, 24일 토요일: the list is of the Saturdays.
      let listed = Set(closed.filter { $0.yearMonth == month }.map { $0.weekday })
      let isOfWeekdays = usual.contains { listed.contains($0.weekday) }
      open += usual.filter { date in
        guard !closed.contains(date) else { return false }
        let isWeekly = usual.count { $0.weekday == date.weekday } > 3
        return !isOfWeekdays || !isWeekly || listed.contains(date.weekday)
      }
    }
    return open.sortedUniquely()
  }

  /// Whether the text ends up saying that a date is closed.
  func isClosedLast(_ date: CivilDate) -> Bool {
    // The verdicts are in the order of their dates.
    var (low, high) = (0, verdicts.count)
    while low < high {
      let middle = (low + high) / 2
      if verdicts[middle].date < date { low = middle + 1 } else { high = middle }
    }
    return low < verdicts.count && verdicts[low].date == date && verdicts[low].isClosed
  }

  /// The entry that counts for each date: the one of the highest rank, and of equals the last.
  static func verdicts(of entries: [Entry]) -> [Entry] {
    let isInOrder = zip(entries, entries.dropFirst()).allSatisfy { $0.date < $1.date }
    if isInOrder { return entries }
    let order = entries.indices.sorted {
      let (first, second) = (entries[$0], entries[$1])
      return (first.date, first.rank, $0) < (second.date, second.rank, $1)
    }
    var verdicts: [Entry] = []
    for index in order {
      if verdicts.last?.date == entries[index].date { verdicts.removeLast() }
      verdicts.append(entries[index])
    }
    return verdicts
  }
}
