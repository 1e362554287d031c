import Favorites
import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("The catalog by the day")
struct ByDayTests {
  let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
  let never = HolidaySchedule(rule: .never)
  let date = CivilDate(2026, 11, 22)

  @Test("Closed branches stand by mart and region, the others are counted")
  func closing() throws {
    let published = try HolidaySchedule(
      published: [PublishedMonth(YearMonth(2026, 11), closed: [22])])
    let catalog = BranchCatalog([
      Branch(id: 1, mart: .costco, name: "하남점", region: "경기", schedule: sundays),
      Branch(id: 2, mart: .emart, name: "하남점", region: "경기", schedule: sundays),
      Branch(id: 3, mart: Mart(serverName: "나마트"), name: "본점", schedule: published),
      Branch(id: 4, mart: .emart, name: "성수점", region: "서울", schedule: published),
      Branch(id: 5, mart: .emart, name: "양재점", region: "서울", schedule: never),
      Branch(id: 6, mart: .emart, name: "용산점", region: "서울"),
      Branch(id: 7, mart: .emart, name: "은평점", address: "서울 은평구 은평로 111", schedule: sundays),
      Branch(id: 8, mart: Mart(serverName: "가마트"), name: "본점", region: "어디", schedule: published),
    ])
    let closings = catalog.closing(on: date)
    #expect((closings.closedCount, closings.openCount, closings.unknownCount) == (6, 1, 1))
    #expect(closings.marts.map(\.mart.serverName) == ["이마트", "코스트코", "가마트", "나마트"])
    #expect(closings.marts[0].regions.map(\.region) == ["서울", "경기"])
    #expect(closings.marts[0].regions[0].map(\.id) == [4, 7])
    #expect(closings.marts[0].regions[0].map(\.basis) == [.published, .rule])
    #expect(closings.marts[0].count == 3)
    #expect(closings.marts[3].regions.map(\.region) == [nil])
    #expect(closings.phrase(in: .korean) == "11월 22일 (일) 휴무 6곳, 영업 1곳, 모름 1곳")
    let page = closings.phrase(in: .english, style: .long)
    #expect(page.contains("E-mart\n  Seoul: 성수점, 은평점 (projected)"))
  }

  @Test("A store that has closed for good is marked among those that are closed on a day")
  func ended() throws {
    let ended = HolidaySchedule().adding(closedForGoodFrom: CivilDate(2026, 10, 1))
    let catalog = BranchCatalog([
      Branch(id: 1, mart: .homeplus, name: "가양점", region: "서울", schedule: ended)
    ])
    #expect(
      catalog.closing(on: date).phrase(in: .korean, style: .long)
        == "11월 22일 (일) 휴무 1곳\n홈플러스\n  서울: 가양점 (폐점)")
    let summary = FavoritesSummary(try FavoriteList([1], limit: nil), in: catalog, on: date)
    #expect(summary.phrase(in: .korean, style: .long) == "11월 22일 일요일에 홈플러스 가양점은 폐점한 매장입니다.")
  }

  func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test("Open stores come first, then those without hours, each the nearest first")
  func alternatives() throws {
    let here = try place(37.46, 127.04)
    let closed = Branch(
      id: 1, mart: .emart, name: "양재점", address: "서울 서초구 매헌로 16", coordinate: here,
      schedule: sundays)
    let catalog = BranchCatalog([
      closed,
      Branch(
        id: 2, mart: .costco, name: "가", coordinate: try place(37.60, 127.04), schedule: never),
      Branch(
        id: 3, mart: .costco, name: "나", openingHours: "10:00~22:00",
        coordinate: try place(37.50, 127.04), schedule: never),
      Branch(
        id: 4, mart: .costco, name: "다", openingHours: "10:00~22:00",
        coordinate: try place(37.47, 127.04), schedule: never),
      Branch(
        id: 5, mart: .costco, name: "라", address: "서울 서초구 서초대로 1", openingHours: "10:00~22:00",
        schedule: never),
      Branch(
        id: 6, mart: .costco, name: "마", region: "서울", openingHours: "10:00~22:00", schedule: never),
      Branch(
        id: 7, mart: .costco, name: "바", region: "부산", openingHours: "10:00~22:00", schedule: never),
      Branch(id: 8, mart: .costco, name: "사", coordinate: here),
      Branch(id: 9, mart: .costco, name: "아", coordinate: here, schedule: sundays),
      Branch(
        id: 10, mart: .costco, name: "자", openingHours: "13:00~22:00", coordinate: here,
        schedule: never),
    ])
    let noon = WallTime(date, 12, 0)
    let found = catalog.openAlternatives(to: closed, at: noon)
    #expect(found.map(\.id) == [4, 3, 5, 6, 2])
    #expect(found.openCount == 4)
    #expect(found[2].nearness == .sameDistrict("서초구"))
    #expect(found[3].nearness == .sameRegion("서울"))
    #expect(found[4].opening == .openHoursUnknown)
    #expect(catalog.openAlternatives(to: closed, at: noon, limit: 1).map(\.id) == [4])
    #expect(catalog.openAlternatives(to: closed, at: noon, limit: -1).isEmpty)
    #expect(found.phrase(in: .korean) == "영업 중 4곳, 영업시간 모름 1곳")
  }

  @Test("An answer replaces the markers, also an empty one; a failure keeps them")
  func markers() throws {
    let here = try place(37.46, 127.04)
    let radius = try #require(SearchRadius(kilometers: 3))
    let catalog = BranchCatalog([
      Branch(id: 2, mart: .emart, name: "가", coordinate: try place(37.47, 127.04)),
      Branch(id: 1, mart: .emart, name: "나", coordinate: here),
      Branch(id: 3, mart: .emart, name: "다", coordinate: try place(37.49, 127.04)),
      Branch(id: 4, mart: .emart, name: "라"),
    ])
    var markers = NearbyMarkers()
    markers.searchFailed()
    #expect(markers.shown == nil)
    #expect(markers.phrase(in: .korean) == "새로 검색하지 못했습니다.")
    markers.show(catalog.nearby(within: radius, of: here))
    #expect(markers.shown?.entries.map(\.id) == [1, 2])
    #expect(
      markers.phrase(in: .korean)
        == "반경 3킬로미터 이내에 매장이 적어도 2곳 있습니다. 위치를 모르는 매장 1곳은 빠져 있습니다.")
    markers.searchFailed()
    #expect(markers.shown?.entries.count == 2)
    #expect(markers.isOutdated)
    let empty = catalog.nearby(within: radius, of: try place(33.5, 126.5))
    markers.show(empty)
    #expect(markers.shown?.entries.isEmpty == true)
    #expect(!markers.isOutdated)
    #expect(
      markers.phrase(in: .korean)
        == "위치를 아는 매장은 반경 3킬로미터 이내에 없습니다. 위치를 모르는 매장 1곳은 빠져 있습니다.")
  }
}
