import Favorites
import Fetching
import Foundation
import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("The register as a catalog")
struct RegisterCatalogTests {
  static let head = "개방자치단체코드,관리번호,영업상태코드,상세영업상태코드,폐업일자,휴업시작일자,휴업종료일자,최종수정시점,도로명주소,사업장명,점포구분명"

  static func register(_ rows: String...) throws -> StoreRegister {
    try StoreRegister(file: ([head] + rows).joined(separator: "\n").utf8)
  }

  let today = CivilDate(2026, 11, 23)

  @Test("Every state of the register is an answer, and none is more certain than it may be")
  func states() throws {
    let register = try Self.register(
      "3040000,1,01,1,,,,2024-01-02,서울 성동구 왕십리광장로 17,이마트 왕십리점,대규모점포",
      "3040000,2,03,3,2026-10-31,,,2026-11-01,서울 은평구 은평로 111,이마트 은평점,대규모점포",
      "3040000,3,02,2,,2026-11-01,2026-12-31,2026-11-01,서울 서초구 매헌로 16,이마트 양재점,대규모점포",
      "3040000,4,01,5,,,,2026-11-01,서울 강동구 고덕로 276,이마트 명일점,대규모점포",
      "3040000,5,01,1,,,,2007-07-07,서울 양천구 오목로 299,이마트 목동점,대규모점포",
      "3040000,6,02,2,,2020-01-01,2020-12-31,2020-11-01,서울 구로구 디지털로32길 43,이마트 구로점,대규모점포",
      "3040000,7,09,,,,,2020-11-01,서울 마포구 백범로 212,이마트 마포점,대규모점포",
      "3040000,9,02,2,,,,2007-07-07,서울 은평구 은평로 222,이마트 응암점,대규모점포",
      "3040000,10,02,2,,,,2024-07-07,서울 은평구 은평로 333,이마트 녹번점,대규모점포",
      "3040000,8,01,1,,,,2024-01-02,서울 관악구 신림로 10,(주)이마트에브리데이 신림점,준대규모점포")
    let catalog = BranchCatalog(register: register, asOf: today)
    func answer(_ name: String) throws -> HolidayStatus {
      let branch = try #require(catalog.branches.first { $0.name == name })
      return branch.schedule.status(on: CivilDate(2026, 12, 13))
    }
    #expect(try answer("왕십리점") == .closed(.municipal))
    #expect(try answer("은평점") == .closed(.closedForGood))
    #expect(try answer("양재점") == .closed(.temporarilyClosed))
    #expect(try answer("녹번점") != .unknown)
    for name in ["명일점", "목동점", "구로점", "마포점", "응암점"] {
      #expect(try answer(name) == .unknown, "\(name)")
    }
    #expect(try answer("신림점") == .closed(.municipal))
    let stale = try #require(register.stores.first { $0.name == "목동점" })
    #expect(stale.presence(on: today).phrase(in: .korean) == "2007년 7월 이후 확인되지 않음")
    #expect(stale.presence(on: today, staleAfterYears: 30) == .state(.open))
    #expect(register.issues.map(\.reason) == [.unknownStatus])
  }

  @Test("The number of a store is the same in every file, order and spelling of its address")
  func numbers() throws {
    let one = try Self.register(
      "3040000,1,01,1,,,,,서울특별시 성동구 왕십리광장로 17 (행당동),(주)이마트 왕십리점,대규모점포",
      "1,2,01,1,,,,,경기 수원시 권선구 경수대로 270,이마트 수원점,대규모점포")
    let other = try Self.register(
      "1,2,01,1,,,,,경기도 수원시 권선구 경수대로 270,이마트 수원점,대규모점포",
      "9,2.00035E+18,01,1,,,,,서울 성동구  왕십리광장로17,이마트 왕십리,대규모점포")
    #expect(one.stores.map(\.id) == other.stores.map(\.id))
    #expect(one.stores.allSatisfy { $0.id >= 0 && $0.id <= Int(Int32.max) })
  }

  @Test("The API's page is read in each of its forms, and its errors are failures by name")
  func pages() throws {
    let row =
      #"{"BPLC_NM":"(주)이마트 왕십리점","SALS_STTS_CD":"01","ROAD_NM_ADDR":"서울 성동구 왕십리광장로 17","NEW_KEY":1}"#
    func page(_ body: String) throws -> RegisterPage {
      let json = #"{"response":{"header":{"resultCode":"00"},"body":"# + body + "}}"
      return try JSONDecoder().decode(RegisterPage.self, from: Data(json.utf8))
    }
    let forms = [
      #"{"items":{"item":[\#(row)]},"pageNo":1,"numOfRows":1,"totalCount":2}"#,
      #"{"items":{"item":\#(row)},"pageNo":"1","numOfRows":"1","totalCount":"2"}"#,
      #"{"items":[\#(row)],"pageNo":1,"numOfRows":1,"totalCount":2}"#,
    ]
    for form in forms {
      let page = try page(form)
      #expect(page.nextPage == 2)
      #expect(StoreRegister(pages: [page]).stores.map(\.name) == ["왕십리점"])
    }
    // Two keys of one value, which have no order in an answer.
    let twice = try page(
      #"{"items":[{"bplcNm":"이마트","BPLC_NM":"(주)이마트 왕십리점","ROAD_NM_ADDR":"서울 성동구 왕십리광장로 17"}]}"#)
    #expect(StoreRegister(pages: [twice]).issues.map(\.reason) == [.columns])
    for empty in [#"{"items":""}"#, #"{"items":null}"#, "{}", #"{"items":{"item":[]}}"#] {
      #expect(try page(empty).count == 0)
      #expect(try page(empty).nextPage == nil)
    }
    let lossy = try page(#"{"items":{"item":[7,\#(row),null]}}"#)
    #expect(StoreRegister(pages: [lossy]).issues.map(\.reason) == [.notObject, .notObject])
    for (name, code) in [
      ("SERVICE_KEY_IS_NOT_REGISTERED_ERROR", FetchFailure.Code.client),
      ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR", .tooMany),
      ("SERVICETIMEOUT_ERROR", .timeout),
      ("NEVER_HEARD_OF", .other),
    ] {
      let json =
        #"{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"errMsg":"SERVICE ERROR","returnAuthMsg":"\#(name)","returnReasonCode":"30"}}}"#
      do {
        _ = try JSONDecoder().decode(RegisterPage.self, from: Data(json.utf8))
        Issue.record("no error for \(name)")
      } catch let failure as FetchFailure {
        #expect(failure.code == code)
      }
    }
    let refused =
      #"{"response":{"header":{"resultCode":"22","resultMsg":"LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR"}}}"#
    #expect(throws: FetchFailure.self) {
      try JSONDecoder().decode(RegisterPage.self, from: Data(refused.utf8))
    }
    let xml =
      "<OpenAPI_ServiceResponse><cmmMsgHeader><returnAuthMsg>DEADLINE_HAS_EXPIRED_ERROR</returnAuthMsg>"
    #expect(FetchFailure(registerAnswer: xml)?.message == "DEADLINE_HAS_EXPIRED_ERROR")
  }

  @Test("What a store has said lies over the register, and what did not join is listed")
  func joining() throws {
    let register = BranchCatalog(
      register: try Self.register(
        "1,1,01,1,,,,2024-01-02,서울 성동구 왕십리광장로 17,이마트 왕십리점,대규모점포",
        "1,2,01,1,,,,2024-01-02,서울 서초구 매헌로 16,이마트 양재점,대규모점포",
        "1,3,03,3,2026-01-31,,,2026-02-01,경기 하남시 미사대로 750,이마트 트레이더스 하남점,대규모점포",
        "1,4,02,2,,,,2007-07-07,서울 은평구 은평로 222,이마트 응암점,대규모점포"),
      asOf: today)
    let wednesdays = HolidaySchedule(rule: .nth([1], .monday))
    let known = BranchCatalog([
      Branch(id: 1, mart: .emart, name: "왕십리", schedule: wednesdays),
      Branch(id: 2, mart: .emart, name: "양재역점", address: "서울특별시 서초구 매헌로16 (양재동)"),
      Branch(id: 3, mart: .traders, name: "하남점"), Branch(id: 4, mart: .emart, name: "없는점"),
      Branch(id: 5, mart: .emart, name: "응암점", schedule: wednesdays),
    ])
    let joined = known.joined(with: register)
    #expect(joined.unjoined.map(\.id) == [4])
    #expect(Set(joined.registerIDs.keys) == [1, 2, 3, 5])
    #expect(joined.catalog.count == 5)
    // A state that nobody has touched for years does not count before what the store says.
    #expect(joined.catalog[5]?.schedule.status(on: CivilDate(2026, 12, 7)) == .closed(.rule))
    #expect(joined.catalog[5]?.schedule.status(on: CivilDate(2026, 12, 8)) == .open(.rule))
    let first = try #require(joined.catalog[1])
    #expect(first.address == "서울 성동구 왕십리광장로 17")
    #expect(first.schedule.status(on: CivilDate(2026, 12, 7)) == .closed(.rule))
    #expect(first.schedule.status(on: CivilDate(2026, 12, 13)) == .open(.rule))
    #expect(joined.catalog[2]?.schedule.status(on: CivilDate(2026, 12, 9)) == .closed(.municipal))
    #expect(joined.catalog[3]?.schedule.closedForGoodFrom == CivilDate(2026, 1, 31))
  }

  @Test(
    "What a city has designated is looked up by the name of the branch, and not by one made of its district"
  )
  func designationsByName() throws {
    let register = BranchCatalog(
      register: try Self.register(
        "1,1,01,1,,,,2025-06-01,서울특별시 서초구 양재대로 159,코스트코 홀세일,대규모점포"), asOf: today)
    let branch = Branch(
      id: 3, mart: .costco, name: "양재점", address: "서울특별시 서초구 양재대로 159")
    let joined = try #require(
      BranchCatalog([branch], asOf: today).joined(with: register).catalog[3])
    let own = branch.adding(municipal: .southKorea)
    for day in [6, 9, 13, 23, 27] {
      let date = CivilDate(2026, 12, day)
      #expect(joined.schedule.status(on: date) == own.schedule.status(on: date))
    }
    #expect(own.schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.municipal))
  }

  @Test("The end of a store is not that of the one with its name in another city")
  func namesakes() throws {
    let register = BranchCatalog(
      register: try Self.register(
        "1,1,03,3,2026-01-31,,,2026-02-01,경기도 안성시 중앙로 1,이마트 중앙점,대규모점포"), asOf: today)
    func joined(_ address: String) -> JoinedCatalog {
      BranchCatalog([Branch(id: 9, mart: .emart, name: "중앙점", address: address)])
        .joined(with: register)
    }
    #expect(joined("경기도 이천시 중리천로 2").unjoined.map(\.id) == [9])
    #expect(joined("경기도 이천시 중리천로 2").catalog[9]?.schedule.closedForGoodFrom == nil)
    #expect(joined("경기도 안성시 중앙로 1").unjoined.isEmpty)
  }

  @Test("A branch joins the only store of its mart beside it, where neither name nor address fits")
  func joiningByPlace() throws {
    var store = Branch(id: 7, mart: .costco, name: "대구점", address: "대구광역시 동구 신서동 1187번지")
    store.coordinate = Coordinate(latitude: 35.8770, longitude: 128.7307)
    var other = Branch(id: 8, mart: .emart, name: "신서점")
    other.coordinate = store.coordinate
    func joined(_ longitude: Double, with stores: [Branch]) -> JoinedCatalog {
      var branch = Branch(id: 1, mart: .costco, name: "혁신도시점", address: "대구광역시 동구 첨단로 10")
      branch.coordinate = Coordinate(latitude: 35.8770, longitude: longitude)
      return BranchCatalog([branch]).joined(with: BranchCatalog(stores))
    }
    // 0.001 degrees are 90 m.
    #expect(joined(128.7317, with: [store, other]).registerIDs == [1: 7])
    #expect(joined(128.7327, with: [store, other]).unjoined.map(\.id) == [1])
    // Of two it is not known which.
    var second = Branch(id: 9, mart: .costco, name: "신서점", address: "대구광역시 동구 신서동 1188번지")
    second.coordinate = store.coordinate
    #expect(joined(128.7317, with: [store, second]).unjoined.map(\.id) == [1])
  }

  @Test("A road without its district is of the municipality that the lot names")
  func districtOfTheLot() throws {
    func answer(_ lot: String) throws -> HolidayStatus {
      let file = """
        영업상태코드,지번주소,도로명주소,사업장명,점포구분명
        01,\(lot),서울특별시 방배로33길 29,롯데슈퍼 방배2점,준대규모점포
        """
      let catalog = BranchCatalog(register: try StoreRegister(file: file.utf8), asOf: today)
      #expect(catalog.branches[0].address == "서울특별시 방배로33길 29")
      return catalog.branches[0].schedule.status(on: CivilDate(2026, 12, 9))
    }
    #expect(try answer("서울특별시 서초구 방배1동 816번지 1호") == .closed(.municipal))
    #expect(try answer("") == .unknown)
    // A lot in another region is of another store.
    #expect(try answer("경기도 의정부시 의정부동 1번지") == .unknown)
  }

  @Test("Two registers tell what opened, ended, moved and was renamed, and favorites follow")
  func difference() throws {
    let old = try Self.register(
      "1,1,01,1,,,,,서울 성동구 왕십리광장로 17,이마트 왕십리점,대규모점포",
      "1,2,01,1,,,,,서울 서초구 매헌로 16,이마트 양재점,대규모점포", "1,3,01,5,,,,,서울 강동구 고덕로 276,이마트 명일점,대규모점포",
      "1,4,01,1,,,,,서울 은평구 은평로 111,이마트 은평점,대규모점포")
    let new = try Self.register(
      "1,1,03,3,2026-11-30,,,,서울 성동구 왕십리광장로 17,이마트 왕십리점,대규모점포",
      "1,2,01,1,,,,,서울 서초구 매헌로 20,이마트 양재점,대규모점포", "1,3,01,1,,,,,서울 강동구 고덕로 276,이마트 명일점,대규모점포",
      "1,4,01,1,,,,,서울 은평구 은평로 111,이마트 응암점,대규모점포")
    let diff = RegisterDiff(from: old, to: new)
    #expect(diff.ended.map(\.name) == ["왕십리점"])
    #expect(diff.opened.map(\.name) == ["명일점"])
    #expect(diff.moved.map(\.new.name) == ["양재점"])
    #expect(diff.renamed.map(\.new.name) == ["응암점"])
    #expect(diff.gone.isEmpty)
    #expect(diff.phrase(in: .korean) == "개점 1곳, 폐점 1곳, 이전 1곳, 이름 변경 1곳")
    let moved = try #require(diff.moved.first)
    let list = try FavoriteList([moved.old.id, 5])
    #expect(Array(list.renumbered(by: diff)) == [moved.new.id, 5])
    #expect(RegisterDiff(from: new, to: new).phrase(in: .english) == "no store has changed")
  }

  @Test("A new store takes neither the place nor the favorite of one with its name elsewhere")
  func openedNamesake() throws {
    let busan = "2,1,01,1,,,,,부산 중구 중앙대로 1,하나로마트 본점,준대규모점포"
    let seoul = "1,2,01,1,,,,,서울 중구 세종대로 1,하나로마트 본점,준대규모점포"
    let old = try Self.register(busan)
    let list = try FavoriteList(old.stores.map(\.id))
    for rows in [[seoul, busan], [busan, seoul]] {
      let diff = RegisterDiff(from: old, to: try Self.register(rows[0], rows[1]))
      #expect(diff.opened.map(\.address) == ["서울 중구 세종대로 1"])
      #expect(diff.moved.isEmpty && diff.gone.isEmpty)
      #expect(list.renumbered(by: diff) == list)
    }
    let instead = RegisterDiff(from: old, to: try Self.register(seoul))
    #expect(instead.gone == old.stores && instead.opened.count == 1 && instead.moved.isEmpty)
    // Under another license, at another address of its city and under its new name.
    let east = try Self.register("3,7,01,1,,,,,인천 동구 중앙로 1,하나로마트 본점,준대규모점포")
    let moved = try Self.register("3,9,01,1,,,,,인천 제물포구 중앙로 9,하나로마트 본점,준대규모점포")
    #expect(RegisterDiff(from: east, to: moved).moved.count == 1)
  }

  @Test("A file that is not the register says what it is")
  func otherFiles() {
    func code(_ text: String) -> RegisterError.Code? {
      do throws(RegisterError) {
        _ = try StoreRegister(file: text.utf8)
        return nil
      } catch { return error.code }
    }
    #expect(code("") == .empty)
    #expect(code("\n\n") == .empty)
    #expect(code("a,b\n1,2") == .otherTable)
    #expect(code("<html>\n<body>") == .otherDocument)
    #expect(throws: RegisterError.self) { try StoreRegister(file: [0xBB, 0xE7, 0x2C, 0x0A]) }
  }
}
