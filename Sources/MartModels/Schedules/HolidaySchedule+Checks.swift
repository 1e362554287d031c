package import KoreanCalendar

// How facts in any order become layers that can be searched, or an error that names them.
extension HolidaySchedule {
  /// The rules by their dates, each once.
  static func sortedRules(_ rules: [RulePeriod]) throws(HolidayScheduleError) -> [RulePeriod] {
    var sorted = inOrder(rules)
    if zip(sorted, sorted.dropFirst()).contains(where: { $0 == $1 }) {
      sorted = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }
    for (earlier, later) in zip(sorted, sorted.dropFirst())
    where later.dates.lowerBound <= earlier.dates.upperBound {
      throw HolidayScheduleError(
        .overlappingRulePeriods, value: "\(text(of: earlier)) and \(text(of: later))")
    }
    return sorted
  }

  /// The rules, and between them others, such as the designations of a municipality.
  ///
  /// - Parameters:
  ///   - rules: the rules in order.
  ///   - others: those that hold where none of the rules does, in order.
  ///   - part: one of the others during some of its dates.
  package static func filled(
    _ rules: [RulePeriod], with others: [RulePeriod],
    part: (RulePeriod, ClosedRange<CivilDate>) -> RulePeriod
  ) -> [RulePeriod] {
    var periods = rules
    for other in others {
      var start: CivilDate? = other.dates.lowerBound
      let end = other.dates.upperBound
      for rule in rules where rule.dates.overlaps(other.dates) {
        if let first = start, first < rule.dates.lowerBound {
          periods.append(part(other, first...rule.dates.lowerBound.adding(days: -1)))
        }
        start = rule.dates.upperBound < end ? rule.dates.upperBound.adding(days: 1) : nil
      }
      if let start { periods.append(part(other, start...end)) }
    }
    return inOrder(periods)
  }

  private static func inOrder(_ periods: [RulePeriod]) -> [RulePeriod] {
    periods.inOrder { $0.dates.lowerBound.dayNumber }
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
    for publication in published.inOrder(of: { $0.month.index }) {
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
    let sorted = inOrder(overrides)
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
    var unique: [OverriddenDay] = []
    for day in days.inOrder(of: { $0.date.dayNumber }) {
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

  /// The overrides by their first dates and then by their words, each once.
  ///
  /// What they mean does not depend on their order, so neither does the schedule.
  private static func inOrder(_ overrides: [ScheduleOverride]) -> [ScheduleOverride] {
    guard zip(overrides, overrides.dropFirst()).contains(where: { $0.firstDate >= $1.firstDate })
    else { return overrides }
    // Of two that say the same of a day, the first explains it, so one with a reason comes before.
    let keyed = overrides.map { (key: "\($0.firstDate)\($0.reason == nil ? "~" : "")\($0)", $0) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return keyed.indices.compactMap { place in
      place > 0 && keyed[place].key.utf8.elementsEqual(keyed[place - 1].key.utf8)
        ? nil : keyed[place].1
    }
  }

  /// The closures by their first and then by their last days, each once.
  static func inOrder(_ closures: [StoreClosure]) -> [StoreClosure] {
    let sorted = closures.inOrder { $0.through?.dayNumber ?? .max }.inOrder { $0.from.dayNumber }
    return sorted.indices.compactMap { place in
      place > 0 && sorted[place] == sorted[place - 1] ? nil : sorted[place]
    }
  }

  static func layers(
    _ rules: [RulePeriod], _ published: [PublishedMonth], _ overridden: [OverriddenDay]
  ) -> [MonthLayers] {
    var months = published.map { $0.month } + overridden.map { $0.date.yearMonth }
    for period in rules {
      if let from = period.from { months.append(from.yearMonth) }
      if let through = period.through { months.append(through.yearMonth) }
    }
    var layers: [MonthLayers] = []
    for month in months.inOrder(of: { $0.index }) where layers.last?.month != month {
      layers.append(MonthLayers(month))
    }
    var index = 0
    for publication in published {
      while layers[index].month < publication.month { index += 1 }
      layers[index].published = publication.covered
      layers[index].publishedClosed = publication.closed
      layers[index].publishedTentative = publication.tentative
    }
    index = 0
    for day in overridden {
      let month = day.date.yearMonth
      while layers[index].month < month { index += 1 }
      let bit = DaySet(bits: 1 << UInt32(day.date.day))
      layers[index].overridden = layers[index].overridden.union(bit)
      if day.isClosed { layers[index].overriddenClosed = layers[index].overriddenClosed.union(bit) }
    }
    index = 0
    for period in rules {
      // The periods are in order and do not overlap, but two may share a month.
      while index < layers.count, layers[index].month < period.dates.lowerBound.yearMonth {
        index += 1
      }
      var shared = index
      while shared < layers.count, layers[shared].month <= period.dates.upperBound.yearMonth {
        layers[shared].add(period, .southKorea)
        shared += 1
      }
    }
    return layers
  }
}

/// What the overrides, publications and rules say about one month, as words.
struct MonthLayers: Hashable, Sendable {
  let month: YearMonth
  /// The days that a publication covers, and those that it says are closed.
  var published = DaySet()
  var publishedClosed = DaySet()
  /// The days on which the publication may well change.
  var publishedTentative = DaySet()
  /// The days with an override, and those that it says are closed.
  var overridden = DaySet()
  var overriddenClosed = DaySet()
  /// The days on which a rule applies, and those on which it closes.
  var ruled = DaySet()
  var ruledClosed = DaySet()
  /// The days on which the rule is doubtful.
  var ruledTentative = DaySet()
  /// The days on which the rule is a municipality's.
  var ruledMunicipal = DaySet()

  init(_ month: YearMonth) { self.month = month }

  /// A month with nothing but a publication.
  init(_ publication: PublishedMonth) {
    month = publication.month
    published = publication.covered
    publishedClosed = publication.closed
    publishedTentative = publication.tentative
  }

  /// Adds a rule on the days of the month on which it applies.
  mutating func add(_ period: RulePeriod, _ calendar: PublicHolidayCalendar) {
    let days = month.days(within: period.dates)
    ruled = ruled.union(days)
    ruledClosed = ruledClosed.union(
      period.rule.closings(in: month, calendar: calendar).intersection(days))
    if period.isMunicipal { ruledMunicipal = ruledMunicipal.union(days) }
    if let tentative = period.tentative {
      ruledTentative = ruledTentative.union(
        tentative.closings(in: month, calendar: calendar).intersection(days))
    }
  }

  /// The layers with what the rules say by another calendar than the built-in one.
  func ruled(_ periods: [RulePeriod], by calendar: PublicHolidayCalendar) -> MonthLayers {
    var layers = self
    layers.ruledClosed = DaySet()
    layers.ruledTentative = DaySet()
    for period in periods where period.dates.overlaps(month.dates) { layers.add(period, calendar) }
    return layers
  }

  /// The days on which the store is closed by the strongest layer with an answer.
  var closed: DaySet {
    ruledClosed.subtracting(published).union(publishedClosed).subtracting(overridden)
      .union(overriddenClosed)
  }

  /// The days for which any layer has an answer.
  var known: DaySet { ruled.union(published).union(overridden) }

  /// The basis of the answer for a day; a layer must have one.
  func basis(ofDay day: Int) -> HolidayStatus.Basis {
    if overridden.contains(day) { return .override }
    if published.contains(day) {
      return publishedTentative.contains(day) ? .tentativePublication : .published
    }
    if ruledMunicipal.contains(day) { return .municipal }
    if ruledTentative.contains(day) { return .tentativeRule }
    return HolidaySchedule.ruleBasis(in: month)
  }
}

extension YearMonth {
  /// The days of the month that lie within a range of dates.
  package func days(within dates: ClosedRange<CivilDate>) -> DaySet {
    guard dates.overlaps(self.dates) else { return DaySet() }
    let first = max(dates.lowerBound, firstDay).day
    let last = min(dates.upperBound, lastDay).day
    return DaySet(throughDay: last).onOrAfter(first)
  }
}

extension ScheduleOverride {
  /// The earliest date that the override mentions.
  fileprivate var firstDate: CivilDate {
    switch change {
    case .closed(let date), .open(let date): date
    case .moved(let from, let to): min(from, to)
    }
  }
}
