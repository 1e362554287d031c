import KoreanCalendar

// Which dates are meant where a year or a month is missing.
extension NoticeReader {
  /// The date of an item, in the year that puts it nearest to the reference.
  mutating func resolvedDate(_ item: NoticeItem, isReported: Bool = true) -> CivilDate? {
    let date =
      item.year != 0
      ? CivilDate(year: Int(item.year), month: Int(item.month), day: Int(item.day))
      : nearestDate(month: Int(item.month), day: Int(item.day), gloss: item.gloss)
    guard isReported else { return date }
    return checked(date, item)
  }

  /// The date of a day in the reference's month or one beside it.
  mutating func resolvedDay(_ item: NoticeItem, monthOffset: Int32) -> CivilDate? {
    checked(shownMonth(monthOffset)?.date(day: Int(item.day)), item)
  }

  func shownMonth(_ offset: Int32) -> YearMonth? {
    let index = reference.yearMonth.index + offset
    return index >= 12 && index <= 119_999 ? YearMonth(uncheckedIndex: index) : nil
  }

  private mutating func checked(_ date: CivilDate?, _ item: NoticeItem) -> CivilDate? {
    guard let date else {
      report(.invalidDate, item.start, item.end)
      return nil
    }
    if item.gloss < 7, date.weekday.rawValue != Int(item.gloss) {
      if item.mayBeOrdinals {
        report(.ambiguous, item.start, item.end)
        return nil
      }
      report(.weekdayMismatch, item.start, item.end, date: date)
    } else if item.festivals != 0, item.lastDay == 0,
      let festival = self.date(of: item.festivals, in: date.year), festival != date
    {
      report(.weekdayMismatch, item.start, item.end, date: date)
    }
    return item.parts == .eve && date > .earliest ? date.adding(days: -1) : date
  }

  /// The date from two months before the reference through ten months after that is nearest to it;
  /// where two are in reach, one on the weekday that is written beside it.
  private func nearestDate(month: Int, day: Int, gloss: UInt8) -> CivilDate? {
    var best: CivilDate?
    var bestScore = Int.max
    for year in (today.year - 1)...(today.year + 1) {
      guard isInReach(year: year, month: month, day: day),
        let date = CivilDate(year: year, month: month, day: day)
      else { continue }
      let isOther = gloss < 7 && date.weekday.rawValue != Int(gloss)
      let score = abs(reference.days(until: date)) + (isOther ? 1_000 : 0)
      if score < bestScore { (best, bestScore) = (date, score) }
    }
    return best
  }

  private func isInReach(year: Int, month: Int, day: Int) -> Bool {
    let months = 12 * (year - today.year) + month - today.month
    return (months > -2 || (months == -2 && day >= today.day))
      && (months < 10 || (months == 10 && day <= today.day))
  }

  /// The month beside the reference's in which every day of a list has its weekday.
  func monthOffset(for range: Range<Int>) -> Int32 {
    for offset: Int32 in [0, 1, -1] {
      guard let month = shownMonth(offset) else { continue }
      let fits = items[range].allSatisfy { item in
        item.kind != .day || item.months != 0 || item.gloss == 7
          || month.date(day: Int(item.day))?.weekday.rawValue == Int(item.gloss)
      }
      if fits { return offset }
    }
    return 0
  }

  /// The dates of a festival near the reference.
  func nearestFestival(_ festivals: UInt32) -> [CivilDate] {
    var dates: [CivilDate] = []
    for code in 0..<16 where festivals & (1 << UInt32(code)) != 0 {
      if let date = nearestFestival(code: code) { dates.append(date) }
    }
    return dates
  }

  private func nearestFestival(code: Int) -> CivilDate? {
    if let monthDay = Festival.monthDay(code: code) {
      return nearestDate(month: monthDay.month, day: monthDay.day, gloss: 7)
    }
    var best: CivilDate?
    for year in (today.year - 1)...(today.year + 1) {
      guard let date = date(of: 1 << UInt32(code), in: year),
        isInReach(year: date.year, month: date.month, day: date.day)
      else { continue }
      if let other = best, abs(reference.days(until: other)) <= abs(reference.days(until: date)) {
        continue
      }
      best = date
    }
    return best
  }

  /// The date of an item, or all dates of its range.
  mutating func dates(of item: NoticeItem, monthOffset: Int32) -> [CivilDate] {
    let date =
      item.kind == .day ? resolvedDay(item, monthOffset: monthOffset) : resolvedDate(item)
    guard let date else { return [] }
    guard item.lastDay != 0 else { return [date] }
    let month = item.lastMonth == 0 ? date.month : Int(item.lastMonth)
    let year = month < date.month ? date.year + 1 : date.year
    guard let last = CivilDate(year: year, month: month, day: Int(item.lastDay)), last >= date
    else {
      report(.invalidDate, item.start, item.end)
      return []
    }
    guard date.days(until: last) < Self.longestRange else {
      report(.rangeTooLong, item.start, item.end)
      return []
    }
    return Array(date...last)
  }
}
