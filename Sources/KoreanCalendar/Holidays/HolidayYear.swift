/// The public holidays of one year under the decrees in force on each date.
package struct HolidayYear {
  private struct StatutoryDay {
    let holiday: StatutoryHoliday
    let date: CivilDate
    let stamp: Int
    let isComputed: Bool
  }

  /// The holidays as they were found.
  private(set) var days: [HolidayDay] = []
  /// The dates that are holidays of any kind, without ordinary Sundays.
  private var dates: Set<CivilDate> = []

  /// Computes a year.
  ///
  /// - Parameters:
  ///   - year: 1949…2100.
  ///   - added: days in this year that the caller has designated.
  ///   - clashPolicy: how many substitutes two holidays on one weekday give.
  package init(_ year: Int, added: [PublicHoliday], clashPolicy: SubstituteClashPolicy) {
    let statutory = Self.statutoryDays(in: year)
    for day in statutory {
      add(
        HolidayDay(
          date: day.date, kind: .statutory, origin: .decree(day.holiday, stamp: day.stamp),
          isComputed: day.isComputed))
    }
    // A day off that was designated is a holiday, so a substitute moves past it.
    for day in DesignatedDays.days(in: year) { add(day) }
    for day in TermElections.computed(in: year) { add(day) }
    for day in Self.effective(added, in: year, clashPolicy) {
      add(HolidayDay(date: day.date, kind: day.kind, origin: .added(day)))
    }
    addNextDays(statutory)
    addSubstitutes(statutory, clashPolicy)
  }

  /// All holidays in the order of their dates; on one date the statutory ones come first.
  package var holidays: [PublicHoliday] {
    days.inOrder { $0.date.dayNumber }.map { PublicHoliday($0) }
  }

  /// The added days that are not holidays anyway, one for each date.
  private static func effective(
    _ added: [PublicHoliday], in year: Int, _ clashPolicy: SubstituteClashPolicy
  ) -> [PublicHoliday] {
    guard !added.isEmpty else { return [] }
    var dates = HolidayYear(year, added: [], clashPolicy: clashPolicy).dates
    return added.filter { dates.insert($0.date).inserted }
  }

  private mutating func add(_ day: HolidayDay) {
    days.append(day)
    dates.insert(day.date)
  }

  private static func statutoryDays(in year: Int) -> [StatutoryDay] {
    var days: [StatutoryDay] = []
    for holiday in StatutoryHoliday.all {
      guard let date = holiday.date(in: year) else { continue }
      let stamp = date.stamp
      guard holiday.isInForce(stamp) else { continue }
      let isComputed = holiday.isLunar && (LunarDate(date)?.isProvisional ?? true)
      days.append(
        StatutoryDay(holiday: holiday, date: date, stamp: stamp, isComputed: isComputed))
    }
    return days
  }

  /// The rules of 1959 and 1989: a holiday on a Sunday makes the Monday one.
  private mutating func addNextDays(_ statutory: [StatutoryDay]) {
    for day in statutory where day.date.weekday == .sunday {
      // The rule of 1989 left out the runs of the New Year, Seollal and Chuseok.
      let isInRun = day.holiday.isFestivalBlock || day.date.month == 1
      guard
        DecreeDates.nextDayOf1959.contains(day.stamp)
          || (DecreeDates.nextDayOf1989.contains(day.stamp) && !isInRun)
      else { continue }
      addSubstitute(on: day.date.adding(days: 1), for: day)
    }
  }

  /// The rule in force since 2013, article 3 of the decree.
  private mutating func addSubstitutes(
    _ statutory: [StatutoryDay], _ clashPolicy: SubstituteClashPolicy
  ) {
    let ordered = statutory.inOrder { $0.date.dayNumber }
    guard let last = ordered.last, last.stamp >= DecreeDates.substitutes else { return }
    var start = ordered.startIndex
    while start < ordered.endIndex {
      let date = ordered[start].date
      let end = ordered[start...].firstIndex { $0.date != date } ?? ordered.endIndex
      for day in Self.substituted(ordered[start..<end], clashPolicy) {
        let free = firstFreeDay(after: date)
        // A day that is computed, on the same date or on the days that are passed over, may be on another.
        let isComputed = statutory.contains { $0.isComputed && $0.date >= date && $0.date < free }
        addSubstitute(on: free, for: day, isComputed: isComputed)
      }
      start = end
    }
  }

  /// The holidays on one date that get a substitute.
  private static func substituted(
    _ sharing: ArraySlice<StatutoryDay>, _ clashPolicy: SubstituteClashPolicy
  ) -> [StatutoryDay] {
    guard let date = sharing.first?.date else { return [] }
    let eligible = sharing.filter { day in
      day.holiday.substitutedSince.map { day.stamp >= $0 } ?? false
    }
    switch date.weekday {
    case .sunday: return eligible
    case .saturday: return eligible.filter { !$0.holiday.isFestivalBlock }
    default: break
    }
    guard sharing.count > 1 else { return [] }
    switch clashPolicy {
    case .onePerHoliday: return eligible
    case .onePerClash:
      // The almanac of 2025 gave the day to the holiday that moves, Buddha's birthday.
      let movable = eligible.filter { $0.holiday.isLunar } + eligible.filter { !$0.holiday.isLunar }
      return Array(movable.prefix(sharing.count - 1))
    }
  }

  /// The first day after a date that is neither a holiday nor a weekend.
  private func firstFreeDay(after date: CivilDate) -> CivilDate {
    var day = date.adding(days: 1)
    while day.weekday == .sunday || day.weekday == .saturday || dates.contains(day) {
      day = day.adding(days: 1)
    }
    return day
  }

  private mutating func addSubstitute(
    on date: CivilDate, for day: StatutoryDay, isComputed: Bool = false
  ) {
    add(
      HolidayDay(
        date: date, kind: .substitute, origin: .decree(day.holiday, stamp: day.stamp),
        substitutedDate: day.date, isComputed: isComputed))
  }
}
