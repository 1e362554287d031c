public import Fetching
import KoreanCalendar
import MartModels

extension FetchSnapshot where Content == CatalogResponse, Context == YearMonth {
  /// This answer and a newer one as one answer.
  ///
  /// It loses nothing that `BranchCatalog.merging(_:isComplete:)` keeps, so an answer for the
  /// favorites leaves all other branches, and a list that is empty or cannot be read leaves the
  /// known dates. A branch is gone when an answer for everything, in which every row could be read,
  /// leaves it out. Each row of the result has its own schedule, concluded on the day of its own
  /// answer. Lists of days from more than a year before the newer answer are left out.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(id: 1, mart: .emart, name: "성수점")
  /// let list = CatalogResponse([CatalogRow(branch, listing: [CivilDate(2026, 11, 22)])])
  /// let empty = CatalogResponse([CatalogRow(branch, listing: [])])
  /// let older = CatalogSnapshot(list, fetchedAt: 1_795_173_000)
  /// let both = older.merging(CatalogSnapshot(empty, fetchedAt: 1_795_259_400))
  /// both.branches[0].schedule.status(on: CivilDate(2026, 11, 22))  // .closed(.published)
  /// ```
  ///
  /// - Parameter newer: the newer answer; its scope says what it was asked for.
  /// - Complexity: O(*n* log *n*) in the number of rows.
  public func merging(_ newer: CatalogSnapshot) -> CatalogResponse {
    let merged = catalog.merging(newer.catalog, isComplete: newer.scope == .all)
    let leading = newer.scope.covers(scope) ? newer.content : content
    let earliest = merged.asOf.flatMap { $0.year > 1 ? $0.yearMonth.adding(months: -12) : nil }
    return CatalogResponse(
      form: leading.form == .envelopeOfOne ? .envelope : leading.form, code: leading.code,
      message: leading.message, info: leading.info,
      rows: merged.branches.map { CatalogRow($0.forgettingMonths(before: earliest)) },
      issues: merged.issues)
  }

  /// What can be concluded from the answer.
  private var catalog: BranchCatalog {
    guard let date = WallTime.koreaStandardTime(at: fetchedAt)?.date else {
      var catalog = BranchCatalog(content.branches)
      catalog.issues = content.issues
      return catalog
    }
    return BranchCatalog(content, asOf: date)
  }
}

extension Branch {
  /// The branch without the lists of earlier months.
  fileprivate func forgettingMonths(before month: YearMonth?) -> Branch {
    guard let month, let first = schedule.published.first?.month, first < month else { return self }
    var branch = self
    branch.schedule = HolidaySchedule(
      agreeing: schedule.rules, published: schedule.published.filter { $0.month >= month },
      overrides: schedule.overrides, closures: schedule.closures,
      closedForGoodFrom: schedule.closedForGoodFrom, municipal: schedule.designations)
    return branch
  }
}
