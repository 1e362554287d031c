import KoreanCalendar
import KoreanText
import MartModels

// The days that are said to be open, and festivals that the notice dates.
extension NoticeResolver {
  /// The open days that are no exceptions of a rule: a month without closings, and festivals.
  ///
  /// They are dates of the year that is meant.
  mutating func openDates(
    of notice: HolidayText.Notice, _ days: DatedDays, _ dates: inout DateResolver
  ) -> [CivilDate] {
    guard notice.rule == nil || days.effectiveFrom != nil else { return [] }
    var open: [CivilDate] = []
    // 12월 정상영업 (월요일 제외): some of its days
    for place in statements.indices
    where statements[place].effect == .opens && statements[place].doubt != .ambiguous {
      let statement = statements[place]
      switch statement.days {
      case .everyDay where statement.months.nonzeroBitCount == 1:
        let text = MonthText(month: statement.months.trailingZeroBitCount)
        if let month = dates.month(text) { open += month.dates }
      case .everyDay where statement.months != 0:
        reports.append(Report(reason: .notExpressible, cells: statement.cells))
      case .festival(let festivals, let offsets)
      where festivals.isDisjoint(with: .classes) && notice.rule == nil:
        let closed = statement.minus.compactMap { Self.meeting($0) }
        open += dates.festivalDays(festivals, offsets, of: nil).filter { date in
          // 2월 설 연휴 정상영업
          (statement.months == 0 || statement.months & 1 << UInt16(date.month) != 0)
            && !closed.contains { $0.closes(on: date, calendar: dates.calendar) }
        }
      default: break
      }
    }
    return open
  }

  /// 2월 첫째 일요일은 쉬지 않습니다, 7일은 쉽니다: reports a day that is both open and closed.
  func reportContradictions(_ closed: [CivilDate], _ dates: inout DateResolver) {
    guard !closed.isEmpty else { return }
    for statement in statements where statement.effect == .opens {
      let text: MonthText
      let rule: HolidayRule
      switch statement.days {
      case .weekdays(let days, let ordinals) where statement.months.nonzeroBitCount == 1:
        text = MonthText(month: statement.months.trailingZeroBitCount)
        rule = HolidayRule.weekdays(days, ordinals)
      case .weekdaysOf(let month, let days, let ordinals) where !days.isEmpty:
        text = month
        rule = HolidayRule.weekdays(days, ordinals)
      default: continue
      }
      guard let month = dates.month(text) else { continue }
      for day in rule.closings(in: month) {
        guard let date = month.date(day: day), closed.contains(date) else { continue }
        dates.reports.append(Report(reason: .ambiguous, cells: statement.cells, date: date))
      }
    }
  }

  /// 개장: 7/4~8/23, 12/7~12/18 정상영업, 휴장: 매주 월요일: reports the closings of the rule within a season that is open.
  func reportClosingsOfSeason(_ notice: HolidayText.Notice, _ dates: inout DateResolver) {
    guard let rule = notice.rule, !notice.openDates.isEmpty,
      statements.contains(where: { $0.isRegular })
    else { return }
    guard let season = statements.first(where: { $0.isSeason }) else { return }
    let named = DatedDays(statements.filter { !$0.isSeason }, &dates)
    let opened = Set(named.openDates(replacing: nil, dates.calendar))
    for date in notice.openDates
    where !opened.contains(date) && rule.closes(on: date, calendar: dates.calendar) {
      dates.reports.append(Report(reason: .ambiguous, cells: season.cells, date: date))
    }
  }

  /// Reports the closings of the old rule in the month in which a new rule begins.
  ///
  /// If the weekday changes from the 13th on, a closing before the 13th may be the one that moved.
  func reportMonthOfChange(_ notice: HolidayText.Notice, _ dates: inout DateResolver) {
    guard let start = notice.effectiveFrom, start.day > 1, let former = notice.formerRule,
      let place = statements.firstIndex(where: { $0.effect == .holdsFrom })
    else { return }
    let month = YearMonth(start.year, start.month)
    for day in former.closings(in: month, calendar: dates.calendar) where day < start.day {
      dates.reports.append(
        Report(reason: .ruleChange, cells: statements[place].cells, date: month.date(day: day)))
    }
  }

  func openRule(_ dates: inout DateResolver) -> HolidayRule? {
    var rules: [HolidayRule] = []
    for place in statements.indices {
      switch statements[place].effect {
      case .opens:
        if statements[place].days != .everyDay, let rule = openingRule(statements[place], &dates) {
          rules.append(rule)
        }
      case .closes where !statements[place].minus.isEmpty:
        rules += statements[place].minus.compactMap { Self.meeting($0) }
      default: break
      }
    }
    return rules.isEmpty ? nil : .union(rules)
  }

  /// The places of festivals that the notice dates and that are therefore not a rule.
  func datedFestivals(_ days: DatedDays, _ dates: inout DateResolver) -> Set<Int> {
    let festivals = statements.indices.filter {
      statements[$0].isFestivalClosing && statements[$0].months == 0
    }
    guard !festivals.isEmpty, days.hasClosing || !days.closures.isEmpty, !hasRegularRule else {
      return []
    }
    var places: Set<Int> = []
    let closed = days.closed
    for place in festivals {
      guard case .festival(let festivals, _) = statements[place].days,
        let day = dates.festivalDay(festivals, nearYear: nil)
      else { continue }
      if closed.contains(where: { abs($0.days(until: day)) <= 2 }) { places.insert(place) }
    }
    return places
  }

  var hasRegularRule: Bool {
    statements.contains {
      $0.effect == .closes && !$0.days.isDated && Specificity.rank($0.days) < 40
    }
  }
}
