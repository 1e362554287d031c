import KoreanCalendar
import KoreanText
import MartModels

/// Finds the dates that a text means where a year or a month is missing.
struct DateResolver {
  let reference: CivilDate
  /// The day on which the text was written, if that was about a year before the reference.
  private let lastYear: CivilDate?
  /// The public holidays by which rules are evaluated.
  let calendar: PublicHolidayCalendar
  /// What is wrong with the dates.
  var reports: [Report] = []
  private var contradicted: Set<CivilDate> = []
  /// The month of days without a month, in months after that of the reference.
  private let monthOffset: Int
  /// Whether days without a month are all past, so that those of the next month may be meant.
  private let mayBeNextMonth: Bool
  /// Days without a month whose weekday is said.
  private let onWeekdays: [DateText]
  /// The last date that has its year in the text; dates behind it are near it.
  var anchor: CivilDate?

  /// - Parameter written: the day on which the text says that it was written. It makes no day closed, because pages
  ///   have dates of many kinds.
  init(
    _ statements: Statements, reference: CivilDate, written: CivilDate?,
    calendar: PublicHolidayCalendar
  ) {
    self.reference = reference
    lastYear = written.flatMap { 300...760 ~= $0.days(until: reference) ? $0 : nil }
    self.calendar = calendar
    let days = Self.daysWithoutMonth(statements)
    monthOffset = Self.monthOffset(days, reference)
    onWeekdays = Self.daysOnWeekdays(days, statements)
    mayBeNextMonth =
      !days.isEmpty && monthOffset == 0
      && days.allSatisfy { $0.weekday == nil && $0.day + 14 < reference.day }
  }

  /// The first day, from the reference, that 오늘 and 이번 주 may mean: a notice of yesterday is read today, and 이번 주 began
  /// on a Monday.
  func firstNearDay(through last: Int) -> Int {
    if last == KoreanToken.Length.weeks(0).reach {
      return -((reference.weekday.rawValue + 6) % 7) - 1
    }
    return -1
  }

  /// The date that a text means, or `nil` when there is none; what is wrong with it is reported.
  mutating func date(_ text: DateText, _ cells: Range<Int>) -> CivilDate? {
    var text = text
    if !text.hasMonth, text.weekday == nil {
      // 27일 일요일에 하나요? 27일은 휴무입니다
      text.weekday = onWeekdays.first { $0.day == text.day }?.weekday
    }
    guard let date = find(text) else {
      reports.append(
        Report(
          reason: text.isLunar ? .notExpressible : .invalidDate, cells: cells, touch: .everything))
      return nil
    }
    if text.year != nil { anchor = date }
    if isFarFromFestival(text, date) {
      // 설 연휴 배송 안내⏎25일 휴무, read in November: in November, or around the festival
      doubt([date], cells)
      return date
    }
    if let lastYear, text.year == nil, text.month != nil, lastYear.days(until: date) > 200 {
      // 작성일 2025.12.18⏎12월 25일 휴진, read a year later: of that year, as may be
      doubt([date], cells)
      return date
    }
    let others = othersInDoubt(text, date)
    if !others.isEmpty {
      // 성탄절 이벤트 12월 25일⏎8일 휴무, read in November: in either month
      doubt([date] + others, cells)
      return date
    }
    if mayBeNextMonth, !text.hasMonth, dateOfFestival(text) == nil {
      doubt([date] + [day(text.day, of: date.yearMonth.adding(1))].compactMap { $0 }, cells)
      return date
    }
    if let weekday = text.weekday, !date.isOn(weekday) {
      mismatch(date, cells)
      if text.monthOffset != nil, let next = day(text.day, of: date.yearMonth.adding(1)),
        next.isOn(weekday)
      {
        // 이달에는 8일(화), in a notice of the next month
        doubt([next], cells)
      }
    } else if let ordinals = text.ordinals, !ordinals.contains(date) {
      mismatch(date, cells)
    } else if let festival = text.festival {
      let isOther =
        festival == .publicHolidays
        ? !calendar.isPublicHoliday(date)
        : festivalDay(festival, date.year).map { $0 != date } ?? false
      if isOther { mismatch(date, cells) }
    }
    return date
  }

  mutating func report(_ reason: UnreadReason, _ cells: Range<Int>) {
    reports.append(Report(reason: reason, cells: cells, touch: .everything))
  }

  /// Reports dates of which only one is meant.
  mutating func doubt(_ dates: [CivilDate], _ cells: Range<Int>) {
    for date in dates { reports.append(Report(reason: .ambiguous, cells: cells, date: date)) }
  }

  /// Whether something beside a date contradicts it.
  func hasMismatch(_ date: CivilDate) -> Bool { contradicted.contains(date) }

  /// Doubts all days of a range of which one end is contradicted.
  mutating func mismatch(_ dates: ClosedRange<CivilDate>, _ cells: Range<Int>) {
    for date in dates where !hasMismatch(date) { mismatch(date, cells) }
  }

  mutating func mismatch(_ date: CivilDate, _ cells: Range<Int>) {
    var report = Report(reason: .weekdayMismatch, cells: cells)
    report.date = date
    reports.append(report)
    contradicted.insert(date)
  }

  func find(_ text: DateText) -> CivilDate? {
    guard !text.isLunar else { return nil }
    if let date = dateOfFestival(text) { return date }
    if let month = text.month {
      if let year = text.year { return day(text.day, of: YearMonth(year: year, month: month)) }
      return nearest(month: month, day: text.day, weekday: text.weekday)
    }
    let date = day(text.day, of: reference.yearMonth.adding(text.monthOffset ?? monthOffset))
    // The weekday beside it may tell of which month it is.
    if let weekday = text.weekday, date?.isOn(weekday) != true,
      let other = otherDates(text).first(where: { $0.isOn(weekday) })
    {
      return other
    }
    return date
  }

  /// A day of a month; day 0 is its last.
  func day(_ day: Int, of month: YearMonth?) -> CivilDate? {
    month.flatMap { $0.date(day: day == 0 ? $0.numberOfDays : day) }
  }

  /// The date, of those in several years, that is nearest to the anchor, or else to the reference.
  ///
  /// Without an anchor, it is from two months before the reference through ten after it. A date on
  /// the given weekday goes before a nearer one.
  func nearest(month: Int, day: Int, weekday: Int?) -> CivilDate? {
    let center = anchor ?? reference
    let centerYear = center.year
    var best: (date: CivilDate, score: Int)?
    for year in (centerYear - 1)...(centerYear + 1) {
      guard anchor != nil || -2...10 ~= monthsAhead(year: year, month: month),
        let date = self.day(day, of: YearMonth(year: year, month: month)),
        anchor != nil || isInReach(date)
      else { continue }
      let isOther = weekday.map { !date.isOn($0) } ?? false
      let score = abs(center.days(until: date)) + (isOther ? 1_000 : 0)
      if score < best?.score ?? .max { best = (date, score) }
    }
    return best?.date
  }

  /// How many months after that of the reference a month is.
  private func monthsAhead(year: Int, month: Int) -> Int {
    let from = reference.yearMonth
    return 12 * (year - from.year) + month - from.month
  }

  func isInReach(_ date: CivilDate) -> Bool {
    let months = monthsAhead(year: date.year, month: date.month)
    return (months > -2 || months == -2 && date.day >= reference.day)
      && (months < 10 || months == 10 && date.day <= reference.day)
  }

  /// The month that a text means.
  func month(_ text: MonthText) -> YearMonth? {
    if let offset = text.offset { return reference.yearMonth.adding(offset) }
    guard let month = text.month else { return nil }
    if let year = text.year { return YearMonth(year: year, month: month) }
    return nearest(month: month, day: 15, weekday: nil)?.yearMonth
  }

  /// The day of a festival in a year.
  func festivalDay(_ festival: FestivalSet, _ year: Int) -> CivilDate? {
    guard let rule = FestivalRules.rule(festival), festival.isSingleDay,
      let first = YearMonth(year: year, month: 1)?.date(day: 1)
    else { return nil }
    let date = rule.next(onOrAfter: first, calendar: calendar)
    return date?.year == year ? date : nil
  }

  /// The day of a festival in a year, or the one nearest to the reference.
  func festivalDay(_ festival: FestivalSet, nearYear year: Int?) -> CivilDate? {
    if let year { return festivalDay(festival, year) }
    var best: CivilDate?
    for year in (reference.year - 1)...(reference.year + 1) {
      guard let date = festivalDay(festival, year), isInReach(date) else { continue }
      if let other = best, abs(reference.days(until: other)) <= abs(reference.days(until: date)) {
        continue
      }
      best = date
    }
    return best
  }
}

extension OrdinalSet {
  /// Whether a date is one of these among the weekdays of its month.
  func contains(_ date: CivilDate) -> Bool {
    self == .last
      ? date.day + 7 > date.yearMonth.numberOfDays
      : contains(OrdinalSet(nth: (date.day - 1) / 7 + 1))
  }
}

extension CivilDate {
  /// Whether it is on a weekday, in days after Sunday.
  func isOn(_ weekday: Int) -> Bool { self.weekday.daysAfterSunday == weekday }
}

extension Weekday {
  /// 0 for Sunday to 6 for Saturday.
  var daysAfterSunday: Int { rawValue }
}

extension YearMonth {
  /// The month some months later, or `nil` outside the years 1…9999.
  func adding(_ months: Int) -> YearMonth? {
    let index = 12 * year + month - 1 + months
    return YearMonth(year: index / 12, month: index % 12 + 1)
  }
}
