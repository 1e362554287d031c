public import KoreanCalendar

/// The weeks of a month as an app draws them: each day with its status, its holiday and today.
///
/// ```swift
/// import MartHolidayKit
///
/// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
/// let grid = MonthGrid(YearMonth(2026, 12), of: schedule, today: CivilDate(2026, 12, 5))
/// grid.weeks[0].map(\.day)  // [29, 30, 1, 2, 3, 4, 5]
/// grid.weeks[0].map(\.isInMonth)  // [false, false, true, true, true, true, true]
/// let christmas = grid.cell(on: CivilDate(2026, 12, 25))
/// christmas?.holidayName(in: .korean)  // "성탄절"
/// christmas?.phrase(in: .korean)  // "12월 25일 금요일, 성탄절, 영업 (규칙 예상)"
/// ```
///
/// Each week has seven cells, and those before the first and after the last day belong to the
/// neighboring months. Only the first month of the calendar and the last have a shorter week, because
/// there is no day before 1 January 1 and none after 31 December 9999.
public struct MonthGrid: Hashable, Sendable {
  /// One day of the grid.
  public struct Cell: Identifiable, Hashable, Sendable {
    /// The date.
    public let date: CivilDate
    /// Whether the date is in the month of the grid, and not in the one before or after.
    public let isInMonth: Bool
    /// Whether the store is closed on the date, and how that is known.
    public let status: HolidayStatus
    /// Whether the date is today.
    public let isToday: Bool
    /// The public holidays on the date; two when holidays clash.
    public let holidays: [PublicHoliday]
  }

  /// The month.
  public let month: YearMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The day that is marked as today, which need not be in the grid.
  public let today: CivilDate?
  /// The weeks, each with its days from the first column on.
  public let weeks: [[Cell]]

  /// Lays out a month of a branch, by its schedule and by its hours.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~22:00 (월요일 휴무)",
  ///   schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// let grid = MonthGrid(YearMonth(2026, 12), of: branch)
  /// grid.cell(on: CivilDate(2026, 12, 7))?.status  // .closed(.tentativeRule)
  /// grid.cell(on: CivilDate(2026, 12, 8))?.status  // .open(.rule)
  /// ```
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - branch: the branch; a day on which its hours open nothing is expected to be closed.
  ///   - today: the day to mark as today, or `nil` for none.
  ///   - firstWeekday: the weekday of the first column.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) for the *n* days of the weeks.
  public init(
    _ month: YearMonth, of branch: Branch, today: CivilDate? = nil,
    firstWeekday: Weekday = .sunday, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(month, today, firstWeekday, calendar) { branch.status(on: $0, calendar: calendar) }
  }

  /// Lays out a month of a schedule alone.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - schedule: what is known about the closings of the store.
  ///   - today: the day to mark as today, or `nil` for none.
  ///   - firstWeekday: the weekday of the first column.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) for the *n* days of the weeks.
  public init(
    _ month: YearMonth, of schedule: HolidaySchedule, today: CivilDate? = nil,
    firstWeekday: Weekday = .sunday, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(month, today, firstWeekday, calendar) { schedule.status(on: $0, calendar: calendar) }
  }

  private init(
    _ month: YearMonth, _ today: CivilDate?, _ firstWeekday: Weekday,
    _ calendar: PublicHolidayCalendar, status: (CivilDate) -> HolidayStatus
  ) {
    self.month = month
    self.firstWeekday = firstWeekday
    self.today = today
    let (first, last) = (month.firstDay, month.lastDay)
    let before = Self.columns(from: firstWeekday, to: first.weekday)
    let after = 6 - Self.columns(from: firstWeekday, to: last.weekday)
    // The calendar has no day before the first of its first month and none after its last.
    let start = month > .earliest ? first.adding(days: -before) : first
    let end = month < .latest ? last.adding(days: after) : last
    let holidays = Self.holidays(in: start...end, calendar)
    var weeks: [[Cell]] = []
    for date in start...end {
      let cell = Cell(
        date: date, isInMonth: month.contains(date), status: status(date), isToday: date == today,
        holidays: holidays.filter { $0.date == date })
      if weeks.isEmpty || date.weekday == firstWeekday { weeks.append([]) }
      weeks[weeks.count - 1].append(cell)
    }
    self.weeks = weeks
  }

  /// The number of columns from a weekday to the next of another.
  private static func columns(from first: Weekday, to weekday: Weekday) -> Int {
    (weekday.rawValue - first.rawValue + 7) % 7
  }

  private static func holidays(
    in dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
  ) -> [PublicHoliday] {
    var holidays: [PublicHoliday] = []
    for month in dates.lowerBound.yearMonth...dates.upperBound.yearMonth {
      let days = calendar.days(in: month).intersection(month.days(within: dates))
      if !days.isEmpty { holidays += calendar.holidays(in: month) }
    }
    return holidays
  }
}

extension MonthGrid {
  /// The weekdays of the columns.
  public var weekdays: [Weekday] {
    (0..<7).map { Weekday(rawValue: (firstWeekday.rawValue + $0) % 7) ?? firstWeekday }
  }

  /// The cell of a date, or `nil` when the date is not in the grid.
  public func cell(on date: CivilDate) -> Cell? {
    for week in weeks {
      if let cell = week.first(where: { $0.date == date }) { return cell }
    }
    return nil
  }

  /// The cells of the month itself, in order.
  public var days: [Cell] { weeks.flatMap { week in week.filter { $0.isInMonth } } }

  /// The least certain basis of the days of the month, or `nil` when nothing is known about any.
  public var basis: HolidayStatus.Basis? { days.compactMap { $0.status.basis }.min() }
}

extension MonthGrid.Cell {
  /// The date, which is unique in a grid.
  public var id: CivilDate { date }

  /// What the status rests on, or `nil` when it is unknown.
  public var basis: HolidayStatus.Basis? { status.basis }

  /// The day of its month, 1…31.
  public var day: Int { date.day }
}
