import KoreanCalendar
import MartModels

/// The days about which a text leaves a doubt.
enum TentativeDays {
  /// Marks the days that reports and doubtful statements touch.
  static func add(
    _ reports: [Report], _ statements: Statements, to notice: inout HolidayText.Notice,
    _ dates: inout DateResolver
  ) {
    var rules: [HolidayRule] = []
    var days: [CivilDate] = []
    for report in reports { add(report.touch, &rules, &days, &dates) }
    for statement in statements.list where statement.doubt != nil && statement.audience == .store {
      add(.days([statement.days]), &rules, &days, &dates)
    }
    for report in dates.reports {
      if let date = report.date { days.append(date) }
    }
    if rules.isEmpty, days.isEmpty { return }
    let distinct = Set(rules)
    if distinct.contains(.everyDay) {
      notice.tentativeRule = .everyDay
    } else if !distinct.isEmpty {
      notice.tentativeRule = .union(distinct)
    }
    notice.tentativeDates = days.sortedUniquely()
  }

  private static func add(
    _ touch: Report.Touch, _ rules: inout [HolidayRule], _ days: inout [CivilDate],
    _ dates: inout DateResolver
  ) {
    switch touch {
    case .nothing: break
    case .everything: rules.append(.everyDay)
    case .today:
      for offset in -1...13 { days.append(dates.reference.adding(days: offset)) }
    case .days(let specs):
      for spec in specs {
        if let rule = spec.rule {
          rules.append(rule)
        } else if case .everyOther(let weekdays, _) = spec {
          rules.append(DaySpec.weekdayRule(weekdays, []))
        } else {
          let statement = Statement(effect: .opens, audience: .store, days: spec, cells: 0..<0)
          var quiet = dates
          let dated = DatedDays([statement], &quiet)
          days += dated.openDates(replacing: nil)
        }
      }
    }
  }
}
