import Favorites
import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

/// Four stores in one catalog: known from their municipality only, from a rule in a festival month,
/// from their own list, and not at all.
@Suite("Counts and lists say what they rest on")
struct CatalogCertaintyTests {
  private let sunday = CivilDate(2027, 2, 14)
  private let saturday = CivilDate(2027, 2, 13)

  private func stores() throws -> [Branch] {
    let sundays = HolidayRule.nth([2, 4], .sunday)
    let schedules = [
      try HolidaySchedule(municipal: [RulePeriod(sundays)]), HolidaySchedule(rule: sundays),
      try HolidaySchedule(published: [PublishedMonth(YearMonth(2027, 2), closed: [14, 28])]),
      HolidaySchedule(),
    ]
    return schedules.enumerated().map { index, schedule in
      Branch(
        id: index + 1, mart: .emart, name: "\(index + 1)호점", address: "서울 서초구 매헌로 16",
        openingHours: "10:00~23:00", schedule: schedule)
    }
  }

  @Test("The table of a day counts what is certain and what is expected")
  func dayClosings() throws {
    let catalog = BranchCatalog(try stores())
    let closings = catalog.closing(on: sunday)
    #expect((closings.closedCount, closings.openCount, closings.unknownCount) == (3, 0, 1))
    #expect((closings.expectedClosedCount, closings.expectedOpenCount) == (2, 0))
    #expect(closings.phrase(in: .korean) == "2월 14일 (일) 휴무 1곳, 휴무 예정 2곳(확인 전), 모름 1곳")
    #expect(
      closings.phrase(in: .english)
        == "Sun 14 Feb: 1 closed, 2 expected to be closed (unconfirmed), 1 unknown")
    #expect(closings.basis == .municipal && closings.marts[0].basis == .municipal)
    #expect(closings.marts[0].regions[0].map(\.basis) == [.municipal, .tentativeRule, .published])
    let open = catalog.closing(on: saturday)
    #expect((open.openCount, open.expectedOpenCount) == (3, 2))
    #expect(open.phrase(in: .korean) == "2월 13일 (토) 휴무 0곳, 영업 1곳, 영업 예정 2곳(확인 전), 모름 1곳")
    #expect(
      open.phrase(in: .english)
        == "Sat 13 Feb: 0 closed, 1 open, 2 expected to be open (unconfirmed), 1 unknown")
    let guesses = BranchCatalog(Array(try stores().prefix(1))).closing(on: sunday)
    #expect(guesses.phrase(in: .korean) == "2월 14일 (일) 휴무 예정 1곳(확인 전)")
  }

  @Test("Favorites are counted as certain and as expected, and named so")
  func favorites() throws {
    let catalog = BranchCatalog(try stores())
    let list = try FavoriteList([1, 2, 3, 4], limit: 4)
    let open = FavoritesSummary(list, in: catalog, on: saturday)
    #expect((open.open.count, open.expectedOpenCount, open.unknown.count) == (3, 2, 1))
    #expect(open.basis == .municipal && open.entries.map(\.basis)[2] == .published)
    #expect(open.phrase(in: .korean) == "넷 중 하나는 오늘 영업, 둘은 영업 예정(매장 확인 전), 하나는 모름")
    #expect(
      open.phrase(in: .english)
        == "1 of 4 open today, 2 expected to be open (unconfirmed), 1 unknown")
    let closed = FavoritesSummary(try FavoriteList([1, 3]), in: catalog, on: sunday)
    #expect(closed.expectedClosedCount == 1)
    #expect(
      closed.phrase(in: .korean, style: .long)
        == "2월 14일 일요일에 이마트 3호점은 휴무입니다. 이마트 1호점은 휴무 예정입니다 (매장 확인 전). "
        + "바뀔 수 있으니 매장에 확인해 주세요.")
    let one = FavoritesSummary(try FavoriteList([1]), in: catalog, on: sunday)
    #expect(one.phrase(in: .korean) == "오늘 휴무 예정(매장 확인 전)")
    #expect(one.phrase(in: .english) == "expected to be closed (unconfirmed) today")
    let certain = FavoritesSummary(try FavoriteList([3]), in: catalog, on: sunday)
    #expect(certain.phrase(in: .korean) == "오늘 휴무")
  }

  private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test("Stores to go to are counted as open and as expected to be open")
  func alternatives() throws {
    let closed = Branch(id: 9, mart: .costco, name: "양재점", address: "서울 서초구 양재대로 159")
    let found = BranchCatalog(try stores())
      .openAlternatives(to: closed, at: WallTime(saturday, 12, 0))
    // The one that nothing is known about is none of them; the certain one comes first.
    #expect(found.map(\.id) == [3, 1, 2])
    #expect(found.map(\.basis) == [.published, .municipal, .tentativeRule])
    #expect((found.openCount, found.expectedCount, found.hoursUnknownCount) == (1, 2, 0))
    #expect(found.phrase(in: .korean) == "영업 중 1곳, 영업 예정 2곳(확인 전)")
    #expect(found.phrase(in: .english) == "1 open now, 2 expected to be open (unconfirmed)")
    #expect(found.basis == .municipal)
    #expect(
      found[1].phrase(in: .korean, relativeTo: found.time)
        == "23:00까지 영업 예정 (매장 확인 전), 같은 서초구, 거리 모름")
  }

  @Test("The same district comes before what is far, and what is too far only when asked for")
  func distance() throws {
    let schedule = try HolidaySchedule(municipal: [RulePeriod(.nth([2, 4], .sunday))])
    let here = try place(37.4634, 127.0437)
    let closed = Branch(
      id: 1, mart: .costco, name: "양재점", address: "서울 서초구 양재대로 159", coordinate: here)
    func store(
      _ id: Int, _ address: String? = nil, _ place: Coordinate? = nil,
      _ schedule: HolidaySchedule = HolidaySchedule(rule: .nth([1, 3], .monday))
    ) -> Branch {
      Branch(
        id: id, mart: .emart, name: "\(id)호점", address: address, openingHours: "10:00~23:00",
        coordinate: place, schedule: schedule)
    }
    let catalog = BranchCatalog([
      store(2, "부산 해운대구 해운대로 1", try place(35.16, 129.16)),  // some 320 km
      store(3, "경기 성남시 분당구 불정로 134", try place(37.37, 127.11)),  // some 12 km
      store(4, "서울 서초구 매헌로 16", nil, schedule),
      store(5, "서울 서초구 신반포로 1", try place(37.51, 127.01)),  // some 6 km, the same district
      store(6, nil, try place(37.48, 127.05)),  // some 2 km, no address
      store(7),
    ])
    let noon = WallTime(saturday, 12, 0)
    let found = catalog.openAlternatives(to: closed, at: noon)
    // Near: certain by distance, then what is only expected; then what is farther.
    #expect(found.map(\.id) == [6, 5, 4, 3])
    #expect(
      found.allSatisfy {
        if case .distance(let meters) = $0.nearness { meters <= 20_000 } else { true }
      })
    #expect(
      catalog.openAlternatives(to: closed, at: noon, within: .infinity).map(\.id) == [
        6, 5, 4, 3, 2,
      ])
    #expect(catalog.openAlternatives(to: closed, at: noon, within: 3_000).map(\.id) == [6, 4])
    #expect(found.reach == 20_000 && !found.placeIsUnknown)
  }

  @Test("A store whose place is unknown is asked for, never answered with none")
  func placeUnknown() throws {
    let nowhere = Branch(id: 9, mart: .emart, name: "어디점")
    let catalog = BranchCatalog(try stores())
    let found = catalog.openAlternatives(to: nowhere, at: WallTime(saturday, 12, 0))
    #expect(found.placeIsUnknown && found.isEmpty)
    #expect(found.phrase(in: .korean) == "매장의 위치를 알 수 없습니다. 주소나 위치를 알려 주세요.")
    #expect(
      found.phrase(in: .english)
        == "It is not known where the store is. Please give its address or position.")
    // A place that is known and has nothing around is a different answer.
    let island = Branch(id: 10, mart: .emart, name: "섬점", address: "경북 울릉군 울릉읍 도동길 1")
    let none = catalog.openAlternatives(to: island, at: WallTime(saturday, 12, 0))
    #expect(none.isEmpty && !none.placeIsUnknown)
    #expect(none.phrase(in: .korean) == "영업이 확인된 가까운 매장이 없습니다.")
  }
}
