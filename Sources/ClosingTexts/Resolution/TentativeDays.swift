import KoreanCalendar
import KoreanText
import MartModels

/// The days about which a text leaves a doubt.
enum TentativeDays {
  /// Marks the days that reports and doubtful statements touch.
  ///
  /// - Parameter unnamed: the weekdays of which hours and closings say nothing: Sundays, where 평일 and
  ///   토요일 have hours.
  static func add(
    _ reports: [Report], _ statements: Statements, _ unnamed: WeekdaySet,
    to notice: inout HolidayText.Notice, by dates: DateResolver
  ) {
    var touched = Touched()
    for report in reports { touched.add(report, dates) }
    touched.add(doubtsOf: statements.list.filter { $0.audience == .store })
    if restsOnDoubts(notice, statements.list) { touched.isEverything = true }
    for report in dates.reports {
      if let date = report.date { touched.days.append(date) }
    }
    if touched.isEverything || touched.specs.contains(.everyDay) {
      notice.tentativeRule = .everyDay
      touched.specs.remove(.everyDay)
    } else {
      var rules = touched.rules
      if let rule = notice.rule {
        rules += touched.named.compactMap { $0.rule }.map { rule.intersection($0) }
      }
      if statements.hoursNameHolidays, notice.conditions.isEmpty, let rule = notice.rule,
        !statements.list.contains(where: { $0.days.isPublicHolidays })
      {
        // 일·공휴일 09:00~20:00, 월요일 휴관: which of them holds on a Monday that is a holiday
        rules.append(rule.intersection(.publicHolidays))
      }
      rules += holidaysBothWays(statements.list)
      rules += openSeasons(of: statements.list, notice)
      rules += closings(besideOpenMonthsIn: statements.list)
      rules += monthsOfOnlyFestivals(statements.list)
      if !unnamed.isEmpty, let rule = notice.rule {
        // Nobody says that they open; what closes on them is as certain as it was.
        rules.append(HolidayRule.weekdays(unnamed, []).except(rule))
      }
      if !rules.isEmpty { notice.tentativeRule = union(rules) }
    }
    touched.days += closed(touched.named, notice, dates)
    if notice.closedDates.isEmpty, notice.closures.isEmpty {
      touched.days += daysUntilReopening(notice, statements.list, dates.reference)
    }
    touched.writeDates(to: &notice, dates)
  }

  /// 7~8월에는 휴무 없이 엽니다: the days of the months, in which a rule that is known may close.
  private static func openSeasons(
    of list: [Statement], _ notice: HolidayText.Notice
  ) -> [HolidayRule] {
    guard notice.rule == nil || notice.effectiveFrom != nil else { return [] }
    return list.compactMap { statement in
      guard statement.opensMonths, statement.months.nonzeroBitCount > 1 else { return nil }
      return HolidayRule.everyDay.during(statement.months, except: 0)
    }
  }

  /// The Sundays of December in 12월은 정상영업, 매주 일요일 휴무: they may close as in any month.
  private static func closings(besideOpenMonthsIn list: [Statement]) -> [HolidayRule] {
    let months = list.filter { $0.opensMonths && !$0.replacesMonths }.prefix(24)
    return months.flatMap { month in
      list.compactMap { statement in
        guard statement.isRegular, !statement.isOnly, statement.months == 0,
          statement.audience == month.audience, statement.isBehind(month)
        else { return nil }
        return statement.days.rule?.during(month.months, except: 0)
      }
    }
  }

  /// 12월은 크리스마스만 쉽니다: the other days of the month, on which a rule that is known may close.
  private static func monthsOfOnlyFestivals(_ list: [Statement]) -> [HolidayRule] {
    list.compactMap { statement in
      guard statement.isOnly, statement.months != 0, statement.effect == .closes,
        case .festival = statement.days, let rule = statement.days.rule
      else { return nil }
      return HolidayRule.everyDay.during(statement.months, except: 0).except(rule)
    }
  }

  /// 12월 1일 영업을 재개합니다: the days before it, of which a text without closings says nothing.
  private static func daysUntilReopening(
    _ notice: HolidayText.Notice, _ list: [Statement], _ reference: CivilDate
  ) -> [CivilDate] {
    guard list.contains(where: { $0.reopens && $0.audience == .store }),
      let opened = notice.openDates.first, opened > reference,
      reference.days(until: opened) < 62
    else { return [] }
    return (reference..<opened).map { $0 }
  }

  /// Whether each closing that comes back is in doubt, so that no day is surely open because it is not one of them.
  private static func restsOnDoubts(_ notice: HolidayText.Notice, _ list: [Statement]) -> Bool {
    guard notice.rule != nil else { return false }
    let regular = list.filter { $0.effect == .closes && $0.audience == .store && !$0.days.isDated }
    return !regular.isEmpty && regular.allSatisfy { $0.doubt != nil }
  }

  /// Whether a report about dates that are named leaves one of them in doubt.
  static func isDoubtful(
    _ report: Report, _ notice: HolidayText.Notice, by dates: DateResolver
  ) -> Bool {
    guard case .named(let specs) = report.touch else { return true }
    return !closed(Set(specs), notice, dates).isEmpty
  }

  /// The dates that reports name, and others, of which the text says nothing else.
  static func named(
    by reports: [Report], besides others: [CivilDate], _ notice: HolidayText.Notice,
    _ dates: DateResolver
  ) -> [CivilDate] {
    var specs: Set<DaySpec> = []
    for report in reports {
      switch report.touch {
      case .named(let own): specs.formUnion(own)
      // 14일 휴무는 미정
      case .days(let own): specs.formUnion(own.filter { $0.isDate })
      default: break
      }
    }
    if specs.isEmpty, others.isEmpty { return [] }
    let said = Set(notice.closedDates + notice.openDates)
    return (others + Touched.dates(of: specs, dates)).filter { !said.contains($0) }.sortedUniquely()
  }

  /// The dates of some days on which a rule closes.
  private static func closed(
    _ specs: Set<DaySpec>, _ notice: HolidayText.Notice, _ dates: DateResolver
  ) -> [CivilDate] {
    guard let rule = notice.rule, !specs.isEmpty else { return [] }
    return Touched.dates(of: specs, dates).filter {
      rule.closes(on: $0, calendar: dates.calendar) && !notice.openDates.contains($0)
    }
  }

  /// 첫째 월요일 휴관, 공휴일 정상개관; 첫째 토요일 진료, 공휴일 휴진: the holidays on such a day, of which nobody says
  /// which of both holds.
  private static func holidaysBothWays(_ statements: [Statement]) -> [HolidayRule] {
    let ofHolidays = statements.filter { $0.audience == .store && $0.days.isPublicHolidays }
    guard !ofHolidays.isEmpty else { return [] }
    return statements.compactMap { statement in
      guard statement.audience == .store, statement.minus.isEmpty,
        case .weekdays(let days, let ordinals) = statement.days, !ordinals.isEmpty,
        ofHolidays.contains(where: { $0.effect != statement.effect })
      else { return nil }
      return HolidayRule.weekdays(days, ordinals).intersection(.publicHolidays)
    }
  }

  /// Marks the days of the one branch that a text is of, about which its hours leave a doubt: weekdays of which
  /// neither they nor closings say anything, and public holidays that they name.
  static func add(
    _ hours: WrittenHours, _ statements: Statements, toOnlyBranchOf result: inout HolidayText
  ) {
    guard result.branchNotices.count == 1, result.general.rule == nil,
      let rule = result.branchNotices[0].rule
    else { return }
    var rules = result.branchNotices[0].tentativeRule.map { [$0] } ?? []
    let unnamed = hours.unnamedWeekdays
    if !unnamed.isEmpty { rules.append(HolidayRule.weekdays(unnamed, []).except(rule)) }
    if statements.hoursNameHolidays { rules.append(rule.intersection(.publicHolidays)) }
    if !rules.isEmpty { result.branchNotices[0].tentativeRule = union(rules) }
  }

  /// Marks the days of one branch or part that its own statements, or a calendar, leave in doubt.
  static func add(
    doubtsOf statements: [Statement], to notice: inout HolidayText.Notice, by dates: DateResolver
  ) {
    var touched = Touched()
    touched.add(doubtsOf: statements)
    let named = Set(notice.closedDates + notice.openDates)
    touched.days = dates.reports.compactMap { $0.date }.filter { named.contains($0) }
    let rules = touched.rules
    if !rules.isEmpty { notice.tentativeRule = union(rules) }
    touched.writeDates(to: &notice, dates)
  }

  /// The rule of many, or of every day where they are too many to be read back from JSON.
  private static func union(_ rules: [HolidayRule]) -> HolidayRule {
    let union = HolidayRule.union(rules)
    return rules.count < 50 || union.isReadable ? union : .everyDay
  }

  /// What reports touch, each once.
  private struct Touched {
    var isEverything = false
    var specs: Set<DaySpec> = []
    /// Those that are in doubt where a rule closes them.
    var named: Set<DaySpec> = []
    /// Periods of something that is not known, and days that are asked for, in which what is said holds.
    var periods: Set<DaySpec> = []
    var days: [CivilDate] = []
    /// Those on which something closes that may be the whole; no doubt about a closing.
    var partly: [CivilDate] = []

    mutating func add(_ report: Report, _ dates: DateResolver) {
      let isSparing = report.reason == .noClosingWord
      switch report.touch {
      case .nothing: break
      case .everything: isEverything = true
      case .near(let last, let weekdays):
        let near = (dates.firstNearDay(through: last)...last)
          .compactMap { dates.reference.shifted(by: $0) }
          .filter { weekdays.contains($0.weekday) }
        // 수산코너는 16일까지 쉽니다: no doubt about a day on which the whole closes
        if report.reason == .relativeDay { days += near } else { partly += near }
      case .days(let specs):
        for spec in specs {
          if isSparing && spec.isRange || spec.isWholeMonth {
            periods.insert(spec)
          } else {
            self.specs.insert(spec)
          }
        }
      case .named(let specs): named.formUnion(specs)
      case .asked(let specs): periods.formUnion(specs)
      }
    }

    mutating func add(doubtsOf statements: [Statement]) {
      for statement in statements where statement.doubt != nil {
        specs.insert(statement.days)
      }
    }

    func writeDates(to notice: inout HolidayText.Notice, _ dates: DateResolver) {
      guard !days.isEmpty || !partly.isEmpty || !specs.isEmpty || !periods.isEmpty else { return }
      // 3월 8일 의무휴업⏎전단: 3/5~3/15
      let said = Set(notice.closedDates + notice.openDates)
      let months = Set(specs.lazy.flatMap { $0.inOtherMonths })
      let others = (Self.dates(of: periods.union(months), dates) + partly)
        .filter { !said.contains($0) }
      notice.tentativeDates = (days + Self.dates(of: specs, dates) + others).sortedUniquely()
    }

    /// The rules of the days that come back.
    var rules: [HolidayRule] {
      specs.compactMap { spec in
        if case .everyOther(let weekdays, _) = spec { return HolidayRule.weekdays(weekdays, []) }
        return spec.rule
      }
    }

    static func dates(of specs: Set<DaySpec>, _ dates: DateResolver) -> [CivilDate] {
      specs.flatMap { spec -> [CivilDate] in
        guard spec.isDated else { return [] }
        let statement = Statement(effect: .opens, audience: .store, days: spec, cells: 0..<0)
        var quiet = dates
        return DatedDays([statement], &quiet).openDates(replacing: nil, dates.calendar)
      }
    }
  }
}

extension DaySpec {
  fileprivate var isDate: Bool { if case .date = self { true } else { false } }
  var isRange: Bool { if case .range = self { true } else { false } }
  var isFestival: Bool { if case .festival = self { true } else { false } }

  /// Whether they are all days of a month.
  fileprivate var isWholeMonth: Bool {
    if case .weekdaysOf(_, [], []) = self { true } else { false }
  }

  /// 26일: the day in this month and in the two behind it, where nothing says of which it is.
  fileprivate var inOtherMonths: [DaySpec] {
    guard case .date(var date) = self, !date.hasMonth else { return [] }
    return (0...2).map { offset in
      (date.monthOffset, date.clue) = (offset, nil)
      return .date(date)
    }
  }
}
