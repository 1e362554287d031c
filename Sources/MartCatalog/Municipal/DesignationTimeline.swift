import KoreanCalendar
import MartModels

/// Designations in order, as rules that do not overlap.
enum DesignationTimeline {
  /// The rules that apply one after another.
  ///
  /// - Parameters:
  ///   - general: the designations for all stores of a kind.
  ///   - exceptions: those for one store, which override the others on their days.
  /// - Returns: nothing for days on which two disagree, or one is unknown.
  static func periods(
    _ general: [MunicipalDesignation], exceptions: [MunicipalDesignation] = []
  ) -> [RulePeriod] {
    var starts: Set<CivilDate> = [.earliest]
    for designation in general + exceptions {
      starts.insert(designation.first)
      if designation.isFound { starts.insert(designation.first.yearMonth.firstDay) }
      if designation.last < .latest { starts.insert(designation.last.adding(days: 1)) }
    }
    let days = starts.sorted()
    var periods: [RulePeriod] = []
    for (place, start) in days.enumerated() {
      let end = place + 1 < days.count ? days[place + 1].adding(days: -1) : .latest
      guard let (rule, source) = rule(on: start, general, exceptions) else { continue }
      if let last = periods.last, last.rule == rule, last.dates.upperBound < .latest,
        last.dates.upperBound.adding(days: 1) == start
      {
        periods[periods.count - 1] = RulePeriod(
          rule, during: last.dates.lowerBound...end, source: last.source)
      } else {
        periods.append(RulePeriod(rule, during: start...end, source: source))
      }
    }
    return periods
  }

  private static func rule(
    on date: CivilDate, _ general: [MunicipalDesignation], _ exceptions: [MunicipalDesignation]
  ) -> (rule: HolidayRule, source: String?)? {
    var active = exceptions.filter { $0.first <= date && date <= $0.last }
    if active.isEmpty {
      // An exception observed on a day began earlier: it applies in the whole month, and its
      // beginning is unknown.
      if let found = exceptions.first(where: { $0.isFound && date < $0.first }) {
        guard found.first.yearMonth == date.yearMonth else { return nil }
        active = [found]
      } else {
        active = general.filter { $0.first <= date && date <= $0.last }
      }
    }
    guard let first = active.first, case .closes(let rule) = first.outcome,
      active.allSatisfy({ $0.outcome == first.outcome })
    else { return nil }
    return (rule, first.sources.first)
  }
}

extension MunicipalDesignation {
  /// The first and the last day on which it is known to apply.
  fileprivate var first: CivilDate { from?.date ?? .earliest }
  fileprivate var last: CivilDate { through?.date ?? .latest }
  /// Whether its beginning is only the day on which it was observed.
  fileprivate var isFound: Bool { from?.precision == .latest }
}
