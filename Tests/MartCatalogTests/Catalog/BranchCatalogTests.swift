import ClosingTexts
import Favorites
import Foundation
import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("A catalog of branches")
struct BranchCatalogTests {
  private let branches = [
    Branch(id: 3, mart: .costco, name: "양평점", region: "서울"),
    Branch(id: 1, mart: .emart, name: "성수점", region: "서울"),
    Branch(id: 7, mart: .costco, name: "양재점", address: "서울특별시 서초구 양재대로 159"),
    Branch(id: 5, mart: Mart(serverName: "새마트"), name: "강릉점", region: "강원"),
    Branch(id: 4, mart: .emart, name: "속초점", region: "강원특별자치도"),
    Branch(id: 9, mart: .emart, name: "외딴점", region: "섬"),
  ]

  @Test("Branches are found by number, mart and region, old and new names of a region alike")
  func lookups() {
    let catalog = BranchCatalog(branches)
    #expect(catalog.count == 6)
    #expect(catalog.branches == branches)
    for branch in branches {
      #expect(catalog[branch.id] == branch)
      #expect(catalog.contains(id: branch.id))
    }
    #expect(catalog[2] == nil && catalog[-1] == nil)
    #expect(catalog.marts == [.emart, .costco, Mart(serverName: "새마트")])
    #expect(catalog.branches(of: .costco).map(\.id) == [7, 3])
    #expect(catalog.branches(of: .traders).isEmpty)
    #expect(catalog.branches(in: .seoul).map(\.id) == [1, 7, 3])
    for name in ["강원", "강원도", "강원특별자치도"] {
      #expect(catalog.branches(in: name).map(\.id) == [5, 4], "\(name)")
    }
    #expect(catalog.branches(in: .gangwon).map(\.id) == [5, 4])
    #expect(catalog.branches(in: "섬").map(\.id) == [9])
    #expect(catalog.branches(in: "  서울　").map(\.id) == catalog.branches(in: "서울").map(\.id))
    #expect(catalog.branches(in: "제주").isEmpty)
    #expect(BranchCatalog([]).isEmpty)
  }

  @Test(
    "A region is understood however its letters are composed", arguments: ["강원", "강원도", " 강원특별자치도"])
  func decomposedRegions(region: String) {
    let apart = region.decomposedStringWithCanonicalMapping
    let branch = Branch(id: 8, mart: .emart, name: "춘천점", region: apart)
    #expect(branch.shortRegion == "강원")
    let catalog = BranchCatalog(branches + [branch])
    #expect(catalog.branches(in: apart).map(\.id) == [5, 4, 8])
    #expect(catalog.sectionsByRegion(of: .emart).map(\.region) == ["서울", "강원", "섬"])
  }

  @Test("Of two branches with one number the first is kept")
  func duplicates() {
    let catalog = BranchCatalog(branches + [Branch(id: 1, mart: .costco, name: "가짜점")])
    #expect(catalog.branches == branches)
    #expect(catalog[1]?.name == "성수점")
    #expect(catalog.branches(of: .costco).map(\.id) == [7, 3])
    #expect(
      catalog.issues
        == [CatalogIssue(row: branches.count, field: "id", reason: .duplicateID, value: "1")])
  }

  @Test("Favorites come in the order of the user, and missing ones are named and kept")
  func favorites() throws {
    let list = try FavoriteList([7, 99, 3, -1], limit: nil)
    let (found, missing) = BranchCatalog(branches).favorites(list)
    #expect(found.map(\.id) == [7, 3])
    #expect(missing == [99, -1])
    #expect(Array(list) == [7, 99, 3, -1])
  }

  @Test("What is near is answered with the branches, as measuring every one of them would")
  func nearby() throws {
    var random = SplitMix64(seed: 20_261_122)
    let placed = (0..<500).map { id in
      Branch(
        id: id, mart: .emart, name: "\(id)점",
        coordinate: id % 7 == 0
          ? nil
          : Coordinate(
            latitude: .random(in: 33.2...38.5, using: &random),
            longitude: .random(in: 126...129.5, using: &random)))
    }
    let catalog = BranchCatalog(placed.shuffled(using: &random))
    #expect(catalog.withoutCoordinate == 72)
    let here = try #require(Coordinate(latitude: 36.5, longitude: 127.5))
    let radius = SearchRadius(clamping: 50)
    var measured: [(meters: Double, branch: Branch)] = []
    for branch in placed {
      guard let meters = branch.coordinate?.distance(to: here), meters <= 50_000 else { continue }
      measured.append((meters, branch))
    }
    measured.sort { ($0.meters, $0.branch.id) < ($1.meters, $1.branch.id) }
    let expected = measured.map { $0.branch }
    #expect(!expected.isEmpty)
    let near = catalog.nearby(within: radius, of: here)
    #expect(near.map(\.element) == expected)
    #expect(catalog.nearest(to: here, count: 3).map(\.element) == Array(expected.prefix(3)))
  }

  @Test("A branch that a user makes stands beside the server's, and no request carries it")
  func userBranches() throws {
    var mine = UserBranches()
    let today = CivilDate(2026, 11, 21)
    let text = HolidayText("매월 둘째·넷째 월요일 휴무", relativeTo: today)
    let market = mine.add(
      mart: Mart(serverName: "망원시장"), name: "본점",
      schedule: HolidaySchedule(reading: text, asOf: today))
    #expect(market.id == -1 && market.isUserMade)
    #expect(mine.add(mart: .emart, name: "둘째", schedule: HolidaySchedule()).id == -2)
    #expect(mine.remove(id: -2)?.name == "둘째")
    #expect(mine.add(mart: .emart, name: "셋째", schedule: HolidaySchedule()).id == -3)
    let catalog = BranchCatalog(branches).adding(userBranches: mine)
    #expect(catalog.count == branches.count + 2)
    #expect(catalog[-1]?.schedule.status(on: CivilDate(2026, 11, 23)) == .closed(.rule))
    #expect(CatalogRequest(ids: [7, -1, -3])?.text == "/api/marts?ids=7")
    #expect(CatalogRequest(ids: [-1]) == nil)
    #expect(CatalogRequest(id: -1) == nil)
    // The server cannot take a number of the user's away.
    let stolen = try response("[\(row(7)),\(#"{"id":-1,"martType":"이마트","branchName":"가짜점"}"#)]")
    #expect(stolen.rows.map(\.id) == [7])
    let merged = catalog.merging(BranchCatalog(stolen, asOf: today), isComplete: true)
    #expect(merged.branches.map(\.id) == [7, -1, -3])
    let stored = try JSONDecoder().decode(UserBranches.self, from: JSONEncoder().encode(mine))
    #expect(stored == mine)
    var later = stored
    #expect(later.add(mart: .emart, name: "넷째", schedule: HolidaySchedule()).id == -4)
    var renamed = market
    renamed.name = "별관"
    let isReplaced = later.replace(renamed)
    #expect(isReplaced && later.branches.first?.name == "별관")
    let isStrangerReplaced = later.replace(branches[0])
    #expect(!isStrangerReplaced)
  }

  @Test(
    "Stored branches of a user with numbers that they cannot have are refused",
    arguments: [
      (-2, [1]), (-2, [-2]), (-3, [-1, -1]), (0, []), (Int.min, [-1]), (-1 << 60, []),
    ] as [(Int, [Int])])
  func wrongUserBranches(nextID: Int, ids: [Int]) {
    let json = #"{"nextID":\#(nextID),"branches":[\#(ids.map { row($0) }.joined(separator: ","))]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UserBranches.self, from: Data(json.utf8))
    }
  }

  @Test("A branch that is added takes the place of the one with its number")
  func adding() {
    let other = Branch(id: 1, mart: .traders, name: "월계점")
    let catalog = BranchCatalog(branches, asOf: CivilDate(2026, 11, 21)).adding(branch: other)
    #expect(catalog.branches.map(\.id) == branches.map(\.id))
    #expect(catalog[1] == other)
    #expect(catalog.asOf == CivilDate(2026, 11, 21))
    #expect(catalog.branches(of: .emart).map(\.id) == [4, 9])
    #expect(catalog.adding(branches: [other, Branch(id: 50, mart: .emart, name: "가")]).count == 7)
  }
}
