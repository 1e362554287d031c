import KoreanCalendar

// How facts in any order become layers that can be searched, or an error that names them.
extension HolidaySchedule {
  static func sortedRules(_ rules: [RulePeriod]) throws(HolidayScheduleError) -> [RulePeriod] {
    let sorted = rules.sorted { $0.dates.lowerBound < $1.dates.lowerBound }
    for (earlier, later) in zip(sorted, sorted.dropFirst())
    where later.dates.lowerBound <= earlier.dates.upperBound {
      throw HolidayScheduleError(
        .overlappingRulePeriods, value: "\(text(of: earlier)) and \(text(of: later))")
    }
    return sorted
  }

  private static func text(of period: RulePeriod) -> String {
    let from = period.from.map { $0.description } ?? ""
    let through = period.through.map { $0.description } ?? ""
    return "\"\(period.rule)\" \(from)…\(through)"
  }

  static func mergedPublications(
    _ published: [PublishedMonth]
  ) throws(HolidayScheduleError) -> [PublishedMonth] {
    var merged: [PublishedMonth] = []
    for publication in published.sorted(by: { $0.month < $1.month }) {
      guard let last = merged.last, last.month == publication.month else {
        merged.append(publication)
        continue
      }
      guard let both = last.merged(with: publication) else {
        throw HolidayScheduleError(
          .conflictingPublications,
          value: "\(last.month) closed \(last.closed) and \(publication.closed)")
      }
      merged[merged.count - 1] = both
    }
    return merged
  }

  static func sortedOverrides(
    _ overrides: [ScheduleOverride]
  ) throws(HolidayScheduleError) -> ([ScheduleOverride], [OverriddenDay]) {
    let sorted = overrides.sorted { $0.firstDate < $1.firstDate }
    var days: [OverriddenDay] = []
    for (index, override) in sorted.enumerated() {
      switch override.change {
      case .closed(let date): days.append(OverriddenDay(date: date, isClosed: true, index: index))
      case .open(let date): days.append(OverriddenDay(date: date, isClosed: false, index: index))
      case .moved(let from, let to):
        guard from != to else { throw HolidayScheduleError(.movedToSameDay, value: "\(from)") }
        days.append(OverriddenDay(date: from, isClosed: false, index: index))
        days.append(OverriddenDay(date: to, isClosed: true, index: index))
      }
    }
    days.sort { ($0.date, $0.index) < ($1.date, $1.index) }
    var unique: [OverriddenDay] = []
    for day in days {
      if let last = unique.last, last.date == day.date {
        guard last.isClosed == day.isClosed else {
          throw HolidayScheduleError(
            .conflictingOverrides, value: "closed and open on \(day.date)")
        }
      } else {
        unique.append(day)
      }
    }
    return (sorted, unique)
  }

  static func layers(
    _ rules: [RulePeriod], _ published: [PublishedMonth], _ overridden: [OverriddenDay],
    _ closures: [StoreClosure], _ closedForGoodFrom: CivilDate?
  ) -> [MonthLayers] {
    var months = published.map { $0.month } + overridden.map { $0.date.yearMonth }
    for dates in rules.map({ ($0.from, $0.through) }) + closures.map({ ($0.from, $0.through) }) {
      if let from = dates.0 { months.append(from.yearMonth) }
      if let through = dates.1 { months.append(through.yearMonth) }
    }
    if let closedForGoodFrom { months.append(closedForGoodFrom.yearMonth) }
    var layers: [MonthLayers] = []
    for month in months.sorted() where layers.last?.month != month {
      layers.append(MonthLayers(month))
    }
    var index = 0
    for publication in published {
      while layers[index].month < publication.month { index += 1 }
      layers[index].published = publication.covered
      layers[index].publishedClosed = publication.closed
    }
    index = 0
    for day in overridden {
      let fields = day.date.fields
      while layers[index].month < day.date.yearMonth { index += 1 }
      let bit = DaySet(bits: 1 << UInt32(fields.day))
      layers[index].overridden = layers[index].overridden.union(bit)
      if day.isClosed { layers[index].overriddenClosed = layers[index].overriddenClosed.union(bit) }
    }
    return layers
  }
}

/// What the overrides and publications say of one month, as words.
struct MonthLayers: Hashable, Sendable {
  let month: YearMonth
  /// The days for which a publication speaks, and those on which it says closed.
  var published = DaySet()
  var publishedClosed = DaySet()
  /// The days for which an override speaks, and those on which it says closed.
  var overridden = DaySet()
  var overriddenClosed = DaySet()

  init(_ month: YearMonth) { self.month = month }
}

extension ScheduleOverride {
  /// The earliest date that the override speaks of.
  fileprivate var firstDate: CivilDate {
    switch change {
    case .closed(let date), .open(let date): date
    case .moved(let from, let to): min(from, to)
    }
  }
}
