public import Fetching
public import KoreanCalendar

/// The catalog from a server, for the month of the closing days.
public typealias CatalogSnapshot = FetchSnapshot<CatalogResponse, YearMonth>

#if !hasFeature(Embedded)
  /// The keeper of the catalog, for the month of the closing days.
  public typealias CatalogKeeper = SnapshotKeeper<CatalogResponse, YearMonth>
#endif

extension FreshnessPolicy where Context == YearMonth {
  /// The catalog: shown for 14 days, shown and fetched again up to 31 days, then fetched first.
  ///
  /// The context is the month of the closing days. The full data of the original app changed every
  /// two weeks to a month.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FreshnessPolicy.catalog.staleAfter == 14 * 86_400  // true
  /// FreshnessPolicy.catalog.expiresAfter == 31 * 86_400  // true
  /// ```
  public static var catalog: FreshnessPolicy {
    FreshnessPolicy(staleAfter: 14 * 86_400, expiresAfter: 31 * 86_400)
  }
}
