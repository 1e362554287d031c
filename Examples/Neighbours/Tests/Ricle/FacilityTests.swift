import Foundation
import MartHolidayKit
import Testing

@testable import RicleMap

/// A facility some meters north of Yeouinaru station.
func facility(_ title: String, meters: Double = 0, address: String = "") throws -> Facility {
  let coordinate = Coordinate(latitude: 37.5271 + meters / 111_000, longitude: 126.9329)
  return Facility(
    title: title, address: address, info: "", coordinate: try #require(coordinate))
}

@Suite("Facilities of ricle-map")
struct FacilityTests {
  private func page(_ rows: String, total: Int = 1) throws -> FacilityPage {
    let json = #"{"tvBicycleEtc":{"list_total_count":\#(total),"row":[\#(rows)]}}"#
    return try JSONDecoder().decode(FacilityPage.self, from: Data(json.utf8))
  }

  private static let row = """
    {"RNUM":"1","COT_CONTS_NAME":"거치대","COT_ADDR_FULL_NEW":"주소","COT_COORD_Y":"37.5",
    "COT_COORD_X":"127.0","COT_VALUE_01":""}
    """

  @Test("A row is read with its texts, and one bad row never costs the others nor the app")
  func rows() throws {
    let bad = [
      "{}", "5", #"{"COT_CONTS_NAME":"x","COT_COORD_Y":"","COT_COORD_X":""}"#,
      #"{"COT_CONTS_NAME":"x","COT_COORD_Y":"99","COT_COORD_X":"1"}"#,
    ]
    let page = try page((bad + [Self.row]).joined(separator: ","))
    #expect(page.issues.count == 4)
    #expect(page.facilities.map(\.title) == ["거치대"])
    #expect(page.facilities.first?.coordinate.latitude == 37.5)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FacilityPage.self, from: Data("{}".utf8))
    }
  }

  @Test("All rows are fetched, the 2,524th too, because the server says how many there are")
  func allPages() async throws {
    let total = 2_524
    let pages = try await FacilityPage.all { window in
      let rows = window.clamped(to: 1...total).map { number in
        Self.row.replacingOccurrences(of: "거치대", with: "거치대 \(number)")
      }
      return try page(rows.joined(separator: ","), total: total)
    }
    let map = FacilityMap(pages.flatMap(\.facilities))
    #expect(pages.map(\.facilities.count) == [1_000, 1_000, 524])
    #expect(map.facilities.last?.title == "거치대 2524")
    #expect(map.facilities.count == total)
  }

  @Test("When one page fails there is no answer, and a later launch asks for all again")
  func failedPage() async {
    await #expect(throws: FetchFailure(.timeout)) {
      _ = try await FacilityPage.all { window in
        guard window.lowerBound == 1 else { throw FetchFailure(.timeout) }
        return try page(Self.row, total: 2_000)
      }
    }
  }

  @Test("A facility is known by its title, address and place, not by the number of its row")
  func identity() throws {
    let renumbered = Self.row.replacingOccurrences(of: #""RNUM":"1""#, with: #""RNUM":"9""#)
    let ids = try [Self.row, renumbered].map { try page($0).facilities.first?.id }
    #expect(ids[0] == ids[1])
    #expect(try facility("a", meters: 0).id != facility("a", meters: 100).id)
    #expect(try facility("a").id != facility("b").id)
  }

  @Test(
    "The first word that fits is the kind, and what no word fits is repair, marked as assumed",
    arguments: [
      ("거치대 공기주입기", .pump, false), ("공기 펌프", .pump, false), ("자전거 주차장", .rack, false),
      ("자전거 보관소", .rack, false), ("자전거 수리센터", .repair, false), ("한강 쉼터", .repair, true),
    ] as [(String, FacilityKind, Bool)])
  func kinds(title: String, kind: FacilityKind, isAssumed: Bool) throws {
    #expect(try facility(title).kind == kind)
    #expect(try facility(title).isKindAssumed == isAssumed)
  }

  private func map() throws -> FacilityMap {
    FacilityMap([
      try facility("공기 주입기"), try facility("거치대", meters: 5),
      try facility("수리센터", meters: 10), try facility("먼 거치대", meters: 9_900),
      try facility("아주 먼 거치대", meters: 10_100, address: "서울 강북구"),
    ])
  }

  @Test("The filter shows one kind or all")
  func filter() throws {
    let map = try map()
    let counts = [nil, FacilityKind.pump, .rack, .repair].map {
      map.markers(of: $0, around: nil).count
    }
    #expect(counts == [5, 1, 3, 1])
  }

  @Test("The rarer kind leads a marker, and farther in each facility has its own")
  func leads() throws {
    let markers = try map().markers(around: nil)
    let far = markers.clusters(in: .southKorea, zoom: 12)
    #expect(far.first { $0.count == 3 }?.lead.kind == .repair)
    let all = markers.zooms.lowerBound...24
    let near = MarkerClusters(
      try map().facilities, id: \.id, coordinate: \.coordinate, zooms: all, rank: \.kind.rank)
    #expect(near.clusters(in: .southKorea, zoom: 24).map(\.count) == [1, 1, 1, 1, 1])
    let ranks = near.clusters(in: .southKorea, zoom: 24).map(\.lead.kind.rawValue)
    #expect(ranks == ranks.sorted(by: >))
  }

  @Test("Markers are those within 10,000 meters, all of them without a position, and never twice")
  func reach() throws {
    let map = try map()
    let position = try facility("").coordinate
    for _ in 0..<3 { #expect(map.markers(around: position).count == 4) }
    #expect(map.markers(around: nil).count == 5)
    #expect(FacilityMap(map.facilities + map.facilities).facilities.count == 5)
  }

  @Test(
    "A search fits titles and addresses in any case, and finds nothing before something is typed")
  func search() throws {
    let map = FacilityMap([try facility("GS25 앞 거치대"), try facility("x", address: "서울 강북구")])
    #expect(map.matching("gs25").count == 1)
    #expect(map.matching("치대").count == 1)
    #expect(map.matching("강북").map(\.title) == ["x"])
    #expect(map.matching("").isEmpty && map.matching("  ").isEmpty)
  }

  @Test("Favorites have no limit, keep their order, and outlive a new list of rows")
  func favorites() throws {
    var map = try map()
    let ids = map.facilities.map(\.id)
    for id in ids.reversed() { map.toggleFavorite(id) }
    map.toggleFavorite(ids[0])
    #expect(map.favoriteFacilities.map(\.id) == [ids[4], ids[3], ids[2], ids[1]])
    #expect(MapTarget.facility(ids[1]) != .map && FacilityMap.zoom == 15)
  }

  @Test("An empty text means 24 hours, and a label has its number")
  func texts() throws {
    let facility = try facility("거치대")
    #expect(facility.hours(in: .korean) == "24시간")
    #expect(facility.label(number: 7) == "7. 거치대")
  }

  @Test("A link has the place and the encoded name, and leads to the store without the app")
  func link() throws {
    let link = RouteLink(scheme: "maps", store: "https://example.com/maps")
    let facility = try facility("A&B 거치대")
    let text = link.text(to: facility, isInstalled: true)
    #expect(text.hasPrefix("maps://route?lat=37.5271&lng=126.9329&name=A%26B%20%EA%B1%B0"))
    #expect(URL(string: text) != nil)
    #expect(link.text(to: facility, isInstalled: false) == "https://example.com/maps")
  }

  @Test("A message leads to the page that it names with its number, and any other one nowhere")
  func push() {
    #expect(MapTarget(push: ["Map": "0"]) == .map)
    #expect(MapTarget(push: ["Weather": "2"]) == .weather)
    for data in [[:], ["Map": "2"], ["Weather": "0"], ["Map": "0", "Weather": "2"]] {
      #expect(MapTarget(push: data) == nil)
    }
  }

  @Test("Who denied positions is asked once, and once more after each return")
  func locationQuestion() {
    var question = LocationQuestion()
    let asked = [true, true, false].map { question.asks(isDenied: $0) }
    #expect(asked == [true, false, false])
    question.returned()
    let again = question.asks(isDenied: true)
    #expect(again)
  }
}
