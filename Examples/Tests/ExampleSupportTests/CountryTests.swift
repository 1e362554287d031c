import ExampleSupport
import MartHolidayKit
import Testing

/// The stores that programs start with: the register, with the published days of some of them.
@Suite("The marts of the country")
struct CountryTests {
  let branches: [Branch]
  let published: [Branch]

  init() throws {
    branches = try ExampleCatalog.country()
    published = try ExampleCatalog.bundled()
  }

  @Test("It has more than a thousand stores, each number once, and most with a place in Korea")
  func size() {
    #expect(branches.count > 1000)
    #expect(Set(branches.map(\.id)).count == branches.count)
    let places = branches.compactMap(\.coordinate)
    #expect(places.count * 100 > branches.count * 95)
    #expect(places.allSatisfy { ServiceArea.southKorea.contains($0) })
    #expect(branches.allSatisfy { $0.mart.isKnown && $0.shortRegion != nil })
  }

  @Test("Stores stand by mart, and by region within a mart")
  func order() {
    let marts = branches.map(\.mart).reduce(into: [Mart]()) { if $0.last != $1 { $0.append($1) } }
    #expect(Set(marts).count == marts.count)
    let regions = branches.filter { $0.mart == .homeplus }.map(\.shortRegion)
      .reduce(into: [String?]()) { if $0.last != $1 { $0.append($1) } }
    #expect(Set(regions).count == regions.count)
    #expect(regions.first == "서울")
  }

  @Test("Whatever the published sample says of a day, the country says too")
  func overlay() throws {
    let all = Dictionary(uniqueKeysWithValues: branches.map { ($0.id, $0) })
    let days = CivilDate(2026, 9, 1)...CivilDate(2027, 2, 28)
    for branch in published {
      let joined = try #require(all[branch.id], "\(branch.displayName)")
      #expect(joined.displayName == branch.displayName)
      for day in days {
        let status = branch.schedule.status(on: day)
        guard status != .unknown else { continue }
        #expect(joined.schedule.status(on: day) == status, "\(branch.displayName) \(day)")
      }
    }
  }

  @Test("Of a store that only the register has, nothing is certain")
  func tentative() {
    let known = Set(published.map(\.id))
    for branch in branches where !known.contains(branch.id) {
      for day in CivilDate(2026, 11, 1)...CivilDate(2026, 12, 31) {
        let basis = branch.schedule.status(on: day).basis
        #expect(basis?.isTentative ?? true, "\(branch.displayName) \(day)")
      }
    }
  }

  @Test("A neighborhood has its marts: 은평구, with the next closing of each")
  func neighborhood() throws {
    let near = BranchSearch(branches).matches("은평구").fitting.map(\.branch)
    #expect(near.count >= 10)
    let today = CivilDate(2026, 11, 24)
    for branch in near {
      #expect(branch.schedule.nextClosing(onOrAfter: today).date == CivilDate(2026, 12, 13))
    }
  }
}
