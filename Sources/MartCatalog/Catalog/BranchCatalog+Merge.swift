import KoreanCalendar
import MartModels

extension BranchCatalog {
  /// Merges a newer answer and keeps what it does not replace.
  ///
  /// `merging(_:isComplete:)` says what is kept.
  public mutating func merge(_ newer: BranchCatalog, isComplete: Bool = false) {
    self = merging(newer, isComplete: isComplete)
  }

  /// The catalog merged with a newer answer.
  ///
  /// - What the newer answer says about a day replaces what was known; other days keep what was
  ///   known, so an unreadable or empty list erases nothing.
  /// - If the newer list is readable but ends earlier, what was known about later days becomes
  ///   tentative: a closing may have moved.
  /// - A field missing in the newer answer keeps its value, and so do closures and the end of a store;
  ///   rules stay for dates without a newer one, announcements for days that the newer answer says
  ///   nothing about.
  /// - A missing branch stays, because an answer may cover only some branches.
  /// - A branch under a new number takes along what was known of it, and leaves its old number;
  ///   `CatalogDiff` says how it is found. Another store under a number knows nothing of the one before.
  /// - Of two answers with a day of their own, the later one is the newer one, whichever is merged.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(id: 1, mart: .emart, name: "성수점")
  /// let first = CatalogResponse([CatalogRow(branch, listing: [CivilDate(2026, 11, 22)])])
  /// let failed = CatalogResponse([CatalogRow(branch, listing: [])])
  /// let catalog = BranchCatalog(first, asOf: CivilDate(2026, 11, 20))
  ///   .merging(BranchCatalog(failed, asOf: CivilDate(2026, 11, 21)))
  /// catalog[1]?.schedule.status(on: CivilDate(2026, 11, 22))  // .closed(.published)
  /// ```
  ///
  /// - Parameters:
  ///   - newer: the newer answer.
  ///   - isComplete: whether the newer answer has all branches that the server knows, so that
  ///     missing ones are gone; none is if the answer is empty or a row of it could not be read. The
  ///     branches of a user always stay.
  /// - Complexity: that of making the catalog.
  public func merging(_ newer: BranchCatalog, isComplete: Bool = false) -> BranchCatalog {
    if let own = asOf, let other = newer.asOf, other < own { return newer.merging(self) }
    var merged = mergingBranches(newer, isComplete: isComplete)
    merged.issues = newer.issues
    return merged
  }

  private func mergingBranches(_ newer: BranchCatalog, isComplete: Bool) -> BranchCatalog {
    let pairs = BranchPairs(self, newer)
    func merged(_ branch: Branch) -> Branch {
      pairs.oldPosition(of: branch.id, in: self).map {
        branches[$0].merging(branch, asOf: newer.asOf)
      } ?? branch
    }
    let date = newer.asOf ?? asOf
    guard isComplete, newer.saysWhatIsGone else {
      let left = Set(pairs.renumbered.lazy.map { $0.old.id }.filter { !newer.contains(id: $0) })
      return BranchCatalog(
        branches.filter { !left.contains($0.id) }.map { newer[$0.id].map(merged) ?? $0 }
          + newer.branches.filter { !contains(id: $0.id) }.map(merged),
        asOf: date)
    }
    return BranchCatalog(
      newer.branches.map(merged)
        + branches.filter { $0.isUserMade && !newer.contains(id: $0.id) }, asOf: date)
  }

  /// Whether a branch may be gone that is not in the answer: no row was lost, except for a number that
  /// another row has, or that no server gives.
  private var saysWhatIsGone: Bool {
    !isEmpty
      && issues.allSatisfy {
        !$0.isRowLost || $0.reason == .duplicateID || $0.reason == .reservedID
      }
  }
}

extension Branch {
  /// The branch with what a newer answer says about it.
  fileprivate func merging(_ newer: Branch, asOf date: CivilDate?) -> Branch {
    Branch(
      id: newer.id, mart: newer.mart, name: newer.name, region: newer.region ?? region,
      address: newer.address ?? address, phone: newer.phone ?? phone,
      openingHours: newer.openingHours ?? openingHours,
      hours: newer.openingHours == nil ? hours : newer.hours, pageURL: newer.pageURL ?? pageURL,
      coordinate: newer.coordinate ?? coordinate,
      schedule: schedule.merging(newer.schedule, asOf: date))
  }
}

extension HolidaySchedule {
  /// The schedule with what a newer answer says.
  fileprivate func merging(_ newer: HolidaySchedule, asOf date: CivilDate?) -> HolidaySchedule {
    if self == newer { return newer }
    return HolidaySchedule(
      agreeing: Self.filled(newer.rules, with: rules) { $0.during($1) },
      published: mergedPublications(with: newer, asOf: date),
      overrides: overrides.flatMap { $0.unless(newer) } + newer.overrides,
      closures: newer.closures.isEmpty ? closures : newer.closures,
      closedForGoodFrom: newer.closedForGoodFrom ?? closedForGoodFrom,
      municipal: newer.designations.isEmpty ? designations : newer.designations)
  }

  /// The publications of both; where both cover a day, the newer one.
  private func mergedPublications(
    with newer: HolidaySchedule, asOf date: CivilDate?
  ) -> [PublishedMonth] {
    let doubtful = newer.firstDayBehindItsList(asOf: date)
    var months = newer.published
    var index = 0
    for older in published {
      while index < months.count, months[index].month < older.month { index += 1 }
      let isThere = index < months.count && months[index].month == older.month
      let rest = older.without(isThere ? months[index].covered : DaySet())
        .tentative(from: doubtful)
      guard isThere else {
        if !rest.covered.isEmpty { months.insert(rest, at: index) }
        continue
      }
      // What is left of the older one shares no day with the newer one.
      if let both = rest.merged(with: months[index]) { months[index] = both }
    }
    return months
  }

  /// The day after the last one that a readable list covers; `nil` when there is none.
  private func firstDayBehindItsList(asOf date: CivilDate?) -> CivilDate? {
    guard let date, published.contains(where: { $0.speaks(for: date) }), let month = published.last,
      let last = month.covered.last.flatMap({ month.month.date(day: $0) }), last < .latest
    else { return nil }
    return last.adding(days: 1)
  }
}

extension ScheduleOverride {
  /// What is left of an announcement, of whose days a newer answer may say something else.
  ///
  /// A closing that was moved stays where it was moved to, unless the newer answer has it on its own day again.
  fileprivate func unless(_ newer: HolidaySchedule) -> [ScheduleOverride] {
    switch change {
    case .closed(let date), .open(let date): return newer.closes(on: date) == nil ? [self] : []
    case .moved(let from, let to):
      switch (newer.closes(on: from), newer.closes(on: to)) {
      case (nil, nil): return [self]
      case (false, nil): return [.closed(to, reason: reason)]
      case (nil, true): return [.open(from, reason: reason)]
      default: return []
      }
    }
  }
}

extension HolidaySchedule {
  /// Whether the store is closed on a date by what it says itself; `nil` where it says nothing.
  fileprivate func closes(on date: CivilDate) -> Bool? {
    if let isClosed = saysClosed(on: date) { return isClosed }
    guard let period = rulePeriod(on: date), !period.isMunicipal else { return nil }
    return period.rule.closes(on: date)
  }
}

extension PublishedMonth {
  fileprivate func speaks(for date: CivilDate) -> Bool {
    month == date.yearMonth && covered.contains(date.day)
  }

  /// The publication, tentative from a day on.
  fileprivate func tentative(from date: CivilDate?) -> PublishedMonth {
    guard let date else { return self }
    let days = month.days(within: date ... .latest)
    return PublishedMonth(
      checked: month, closed: closed, covered: covered,
      tentative: tentative.union(days.intersection(covered)))
  }
}
