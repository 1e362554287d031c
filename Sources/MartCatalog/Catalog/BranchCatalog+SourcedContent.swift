public import Fetching
public import KoreanCalendar
import MartModels

extension BranchCatalog {
  /// The catalog of what is shown, as of the Korean day on which the server sent it.
  ///
  /// An answer that lists days says nothing about the time before its fetch, and a stored one was
  /// fetched before today. So the day comes with the answer and is not guessed by the caller.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let answer = CatalogResponse([
  ///   CatalogRow(Branch(id: 1, mart: .emart, name: "성수점"), listing: [CivilDate(2026, 11, 22)])
  /// ])
  /// let stored = SourcedContent(answer, from: .cache, fetchedAt: 1_795_173_000)
  /// let catalog = BranchCatalog(stored, bundledOn: CivilDate(2026, 10, 1))
  /// catalog.asOf  // CivilDate(2026, 11, 20)
  /// ```
  ///
  /// - Parameters:
  ///   - shown: the answer with its source.
  ///   - date: the day on which data of an unknown time were fetched, such as those bundled with an
  ///     app; using today would treat unknown days as open.
  public init(_ shown: SourcedContent<CatalogResponse>, bundledOn date: CivilDate) {
    let fetched = shown.fetchedAt.flatMap { WallTime.koreaStandardTime(at: $0)?.date }
    self.init(shown.content, asOf: fetched ?? date)
  }
}
