import GeoFiltering
public import KoreanCalendar
public import MartCatalog
import MartModels

/// Catalogs for tests, as values of the library.
///
/// `SampleAnswer` has what a server sends, as bytes.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// SampleCatalog.catalog.count  // 15
/// SampleCatalog.catalog[2]?.displayName  // "이마트 규칙점"
/// SampleCatalog.catalog.closing(on: SampleBranch.today).closedCount  // 8
/// ```
public enum SampleCatalog: Sendable {
  /// The day of the fetch: Friday 20 November 2026.
  public static let fetchedOn = CivilDate(2026, 11, 20)

  /// All samples with their schedules.
  public static let catalog = BranchCatalog(SampleBranch.branches, asOf: fetchedOn)

  /// All samples as an answer with their schedules, for your own server.
  public static let response = CatalogResponse(SampleBranch.branches.map { CatalogRow($0) })

  /// The samples of a later fetch: `closedForGood` is gone, `moved` keeps Sunday 22 November after all,
  /// and `published` has the number 103.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// let diff = CatalogDiff(
  ///   from: SampleCatalog.catalog, to: SampleCatalog.later)
  /// diff.gone.map(\.id)  // [8]
  /// diff.renumbered.map(\.new.id)  // [103]
  /// diff.closings.map(\.id)  // [5]
  /// ```
  public static let later = BranchCatalog(
    SampleBranch.allCases.compactMap { sample -> Branch? in
      switch sample {
      case .closedForGood: return nil
      case .moved:
        var branch = sample.branch
        branch.schedule = HolidaySchedule(rule: .sampleSundays)
        return branch
      case .published: return sample.branch.renumbered(103)
      default: return sample.branch
      }
    }, asOf: CivilDate(2026, 11, 21))
}

extension Branch {
  fileprivate func renumbered(_ id: Int) -> Branch {
    Branch(
      id: id, mart: mart, name: name, region: region, address: address, phone: phone,
      openingHours: openingHours, pageURL: pageURL, coordinate: coordinate, schedule: schedule)
  }
}
