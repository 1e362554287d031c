import Fetching
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("The catalog of what is shown")
struct SourcedCatalogTests {
  private static let bundled = CivilDate(2026, 10, 1)

  /// A branch that lists one closing, on 22 November 2026.
  private static let response = CatalogResponse([
    CatalogRow(Branch(id: 1, mart: .emart, name: "성수점"), listing: [CivilDate(2026, 11, 22)])
  ])

  @Test(
    "It is as of the Korean day of the fetch, also shortly after midnight in Korea",
    arguments: [
      (1_795_100_400, CivilDate(2026, 11, 20)), (1_795_186_799, CivilDate(2026, 11, 20)),
      (1_795_186_800, CivilDate(2026, 11, 21)),
    ] as [(Double, CivilDate)])
  func dayOfFetch(seconds: Double, expected: CivilDate) {
    for source in [DataSource.cache, .server] {
      let shown = SourcedContent(Self.response, from: source, fetchedAt: seconds)
      let catalog = BranchCatalog(shown, bundledOn: Self.bundled)
      #expect(catalog.asOf == expected)
      let schedule = catalog[1]?.schedule
      #expect(schedule?.status(on: expected.adding(days: -1)) == .unknown)
      #expect(schedule?.status(on: expected) == .open(.published))
    }
  }

  @Test(
    "Data of an unknown time are as of the day that the app names",
    arguments: [nil, .infinity, .nan, -1e300] as [Double?])
  func unknownTime(seconds: Double?) {
    let shown = SourcedContent(Self.response, from: .bundled, fetchedAt: seconds)
    #expect(BranchCatalog(shown, bundledOn: Self.bundled).asOf == Self.bundled)
  }
}
