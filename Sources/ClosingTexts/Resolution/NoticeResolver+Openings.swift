import KoreanCalendar
import MartModels

// The days that are said to be open, and festivals that the notice dates.
extension NoticeResolver {
  /// The days that are said to be open, where no rule says of which closings they are taken out: a
  /// month without closings, and festivals, in the year that is meant.
  mutating func openDates(
    of notice: HolidayText.Notice, _ days: DatedDays, _ dates: inout DateResolver
  ) -> [CivilDate] {
    guard notice.rule == nil || days.effectiveFrom != nil else { return [] }
    var open: [CivilDate] = []
    for statement in statements where statement.effect == .opens {
      switch statement.days {
      case .everyDay where statement.months.nonzeroBitCount == 1:
        let text = MonthText(month: statement.months.trailingZeroBitCount)
        if let month = dates.month(text) { open += month.dates }
      case .everyDay where statement.months != 0:
        reports.append(Report(reason: .notExpressible, cells: statement.cells))
      case .festival(let festivals, let offsets)
      where festivals.isDisjoint(with: .classes) && notice.rule == nil && statement.months == 0:
        open += dates.festivalDays(festivals, offsets, nil)
      default: break
      }
    }
    return open
  }

  func openRule(_ dates: inout DateResolver) -> HolidayRule? {
    var rules: [HolidayRule] = []
    for statement in statements {
      switch statement.effect {
      case .opens:
        if statement.days != .everyDay, let rule = openingRule(statement, &dates) {
          rules.append(rule)
        }
      case .closes: rules += statement.minus.compactMap { Self.meeting($0) }
      default: break
      }
    }
    return rules.isEmpty ? nil : .union(rules)
  }

  /// The places of festivals that the notice dates, and which are no rule for that.
  func datedFestivals(_ days: DatedDays, _ dates: inout DateResolver) -> Set<Int> {
    guard !days.closed.isEmpty || !days.closures.isEmpty, !hasRegularRule else { return [] }
    var places: Set<Int> = []
    for (place, statement) in statements.enumerated() where statement.effect == .closes {
      guard case .festival(let festivals, _) = statement.days, festivals.isSingleDay,
        statement.months == 0, let day = dates.festivalDay(festivals, nearYear: nil)
      else { continue }
      if days.closed.contains(where: { abs($0.days(until: day)) <= 2 }) { places.insert(place) }
    }
    return places
  }

  var hasRegularRule: Bool {
    statements.contains {
      $0.effect == .closes && !$0.days.isDated && Specificity.rank($0.days) < 40
    }
  }
}
