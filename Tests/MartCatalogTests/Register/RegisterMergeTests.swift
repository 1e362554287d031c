import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Rows of one store in the register")
struct RegisterMergeTests {
  typealias Row = [SampleRegister.Field: String]

  /// Reads two rows in both orders, which must not matter.
  private func read(_ one: Row, _ other: Row) throws -> StoreRegister {
    let register = try SampleRegister.read(one, other)
    let turned = try SampleRegister.read(other, one)
    #expect(register.stores == turned.stores)
    return register
  }

  private func isMerged(_ one: Row, _ other: Row) throws -> Bool {
    try read(one, other).stores.count == 1
  }

  @Test("Two rows of a mart at one address are one store, and the receipt has the other")
  func oneAddress() throws {
    let register = try read(
      [.name: "신세계이마트 칠성점", .road: "대구광역시 북구 침산로 93 (칠성동2가)", .changed: "2010-01-01"],
      [.name: "(주)이마트 칠성점", .road: "대구 북구 침산로 93, 1층", .changed: "2024-01-01"])
    #expect(register.stores.map(\.writtenName) == ["(주)이마트 칠성점"])
    #expect(register.issues.map(\.reason) == [.merged])
    #expect(register.issues.map(\.row) == [0])
    #expect(register.issues.map(\.value) == ["(주)이마트 칠성점"])
  }

  @Test("Spaces, a number with -0 and older names of a place make no other address")
  func spellings() throws {
    let pairs = [
      ("경상남도 창원시 마산합포구 해안대로 317", "경상남도 마산시 해안대로 317"),
      ("인천광역시 남구 소성로 6 (용현동)", "인천광역시 미추홀구 소성로 6"),
      ("인천광역시 서구 서곶로 299", "인천광역시 서해구 서곶로 299"),
      ("인천광역시 동구 봉수대로 82", "인천광역시 제물포구 봉수대로 82-0"),
      ("강원도 삼척시  중앙로  258", "강원특별자치도 삼척시 중앙로 258 (당저동)"),
      ("서울특별시 마포구 백범로 212", "서울특별시 마포구 백범로212"),
    ]
    for (one, other) in pairs { #expect(try isMerged([.road: one], [.road: other]), "\(one)") }
    let lot = "대구광역시 북구 칠성동2가 20번지 1호"
    for other in ["대구광역시 북구 칠성동2가 20-1", "대구 북구 칠성동2가 20-1호", "대구 북구 칠성동2가 20번지 1   호"] {
      #expect(try isMerged([.road: "", .lot: lot], [.road: "", .lot: other]), "\(other)")
    }
  }

  @Test("The same road and number in another city is another store")
  func otherCity() throws {
    let pairs = [
      ("경상남도 창원시 의창구 중앙대로 100", "경상남도 김해시 중앙대로 100"),
      ("충청북도 청주시 상당구 중앙로 10", "충청북도 제천시 중앙로 10"),
      ("인천광역시 서구 중앙로 10", "인천광역시 동구 중앙로 10"),
      ("경기도 여주시 세종로 10", "경기도 부천시 세종로 10"),
      ("대구광역시 중구 중앙대로 10", "부산광역시 중구 중앙대로 10"),
      ("경상북도 구미시 중앙로 10", "경상북도 구미시 중앙로 10-1"),
      ("경상북도 구미시 중앙로 10", "경상북도 구미시 중앙로1길 10"),
    ]
    for (one, other) in pairs { #expect(try !isMerged([.road: one], [.road: other]), "\(one)") }
    // Lots too.
    let lots = [
      ("경기도 수원시 팔달구 중동 1번지", "경기도 부천시 중동 1번지"),
      ("대구광역시 북구 칠성동2가 20번지 1호", "대구광역시 북구 칠성동2가 20번지 9호"),
      ("대구광역시 북구 칠성동2가 20번지", "대구광역시 북구 칠성동2가 20번지 1호"),
    ]
    for (one, other) in lots {
      #expect(try !isMerged([.road: "", .lot: one], [.road: "", .lot: other]), "\(one)")
    }
  }

  @Test("Two marts at one address are two")
  func otherMart() throws {
    #expect(try !isMerged([.name: "(주)이마트 구월점"], [.name: "트레이더스 구월점"]))
  }

  @Test("A row that has a lot alone is of the store on it")
  func lots() throws {
    let lot = "서울특별시 노원구 월계동 333번지 1호"
    #expect(
      try isMerged(
        [.name: "이마트 월계점", .road: "서울특별시 노원구 마들로3길 15", .lot: lot],
        [.name: "신세계 이마트", .road: "", .lot: lot]))
    // Two roads, one name: a large building.
    #expect(
      try isMerged(
        [.name: "이마트 월계점", .road: "서울특별시 노원구 마들로3길 15", .lot: lot],
        [.name: "(주)이마트 월계점", .road: "서울특별시 노원구 마들로3길 17", .lot: lot]))
    #expect(
      try !isMerged(
        [.name: "이마트 월계점", .road: "서울특별시 노원구 마들로3길 15", .lot: lot],
        [.name: "(주)이마트 월계2점", .road: "서울특별시 노원구 마들로3길 17", .lot: lot]))
  }

  @Test("The open row counts, unless a later licence ended since anybody touched it")
  func states() throws {
    let open: Row = [.licensed: "2010-01-01", .changed: "2014-01-01"]
    func ended(licensed: String, on day: String, status: String = "03") throws
      -> RegisterStore.State
    {
      let row: Row = [.status: status, .closed: day, .licensed: licensed, .changed: day]
      return try #require(try read(open, row).stores.first).state
    }
    #expect(try ended(licensed: "2005-01-01", on: "2010-01-05") == .open)
    #expect(try ended(licensed: "2005-01-01", on: "2020-01-05") == .open)
    #expect(try ended(licensed: "2011-01-01", on: "2013-01-05") == .open)
    #expect(
      try ended(licensed: "2011-01-01", on: "2022-10-15") == .ended(on: CivilDate(2022, 10, 15)))
    #expect(
      try ended(licensed: "2010-01-01", on: "2022-10-15") == .ended(on: CivilDate(2022, 10, 15)))
    // A second row of one licence is cancelled because it is one too many.
    #expect(try ended(licensed: "2010-01-01", on: "2022-10-15", status: "04") == .open)
  }

  @Test(
    "What was written later of a store counts, where no license says otherwise",
    arguments: [
      // A later license that is suspended, and an end of which nobody says of what license it is.
      (
        [
          [.licensed: "2001-01-01", .changed: "2020-01-01"],
          [
            .licensed: "2010-01-01", .status: "02", .suspendedFrom: "2025-05-01",
            .suspendedThrough: "2026-12-31", .changed: "2025-05-02",
          ],
        ], .suspended(from: CivilDate(2025, 5, 1), through: CivilDate(2026, 12, 31))
      ),
      (
        [
          [.licensed: "", .changed: "2020-01-01"],
          [.licensed: "", .status: "03", .closed: "2025-05-01", .changed: "2025-05-02"],
        ], .ended(on: CivilDate(2025, 5, 1))
      ),
      (
        [
          [.licensed: "2010-01-01", .changed: "2020-01-01"],
          [.licensed: "", .status: "03", .closed: "2025-05-01", .changed: "2025-05-02"],
        ], .ended(on: CivilDate(2025, 5, 1))
      ),
      (
        [
          [.licensed: "", .changed: "2026-01-01"],
          [.licensed: "", .status: "03", .closed: "2025-05-01", .changed: "2025-05-02"],
        ], .open
      ),
    ] as [([Row], RegisterStore.State)])
  func laterWords(rows: [Row], state: RegisterStore.State) throws {
    #expect(try read(rows[0], rows[1]).stores.map(\.state) == [state])
  }

  @Test(
    "Which rows of a store were forgotten depends on all of them, and not on their order",
    arguments: [
      // The open row of 1997 was forgotten; that of 2006 has a later license than the one that ended.
      (
        [
          [.licensed: "2006-04-17", .changed: "2011-04-25"],
          [.licensed: "1997-08-07", .changed: "2015-07-07"],
          [.licensed: "1997-08-07", .status: "03", .closed: "2021-12-24", .changed: "2021-12-28"],
        ], .open
      ),
      // Nobody suspends a store and opens it again without a word.
      (
        [
          [.licensed: "2006-04-17", .status: "02", .changed: "2011-04-25"],
          [.licensed: "1997-08-07", .status: "02", .changed: "2007-07-07"],
          [.licensed: "1997-08-07", .status: "03", .closed: "2021-12-24", .changed: "2021-12-28"],
        ], .ended(on: CivilDate(2021, 12, 24))
      ),
      (
        [
          [.status: "02", .changed: "2022-04-25"],
          [.status: "03", .closed: "2021-12-24", .changed: "2021-12-28"],
          [.status: "04", .cancelled: "2023-12-24", .changed: "2023-12-28"],
        ], .suspended(from: nil, through: nil)
      ),
      // Rows that differ only in their dates.
      (
        [
          [.status: "03", .closed: "2021-12-24"], [.status: "03", .closed: "2021-12-25"],
          [.status: "03", .closed: "2019-12-25"],
        ], .ended(on: CivilDate(2021, 12, 25))
      ),
    ] as [([Row], RegisterStore.State)])
  func orders(rows: [Row], state: RegisterStore.State) throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let register = try SampleRegister.read(rows[order[0]], rows[order[1]], rows[order[2]])
      #expect(register.stores.map(\.state) == [state], "\(order)")
      #expect(register.issues.map(\.reason) == [.merged, .merged])
    }
  }

  @Test("A row with the road of one and the lot of another makes all three one store")
  func bridge() throws {
    // 홈플러스 김제점 of August 2025.
    let road = "전북특별자치도 김제시 금성로 114 (검산동)"
    let rows: [Row] = [
      [.name: "홈플러스(주) 김제점", .road: road, .lot: "전북특별자치도 김제시 검산동 838"],
      [.name: "홈플러스(주) 김제점", .road: road, .lot: "전북특별자치도 김제시 검산동 841번지 16호"],
      [.name: "홈플러스 김제점", .road: "", .lot: "전북특별자치도 김제시 검산동 841번지 16호 외 12필지"],
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let register = try SampleRegister.read(rows[order[0]], rows[order[1]], rows[order[2]])
      #expect(register.stores.map(\.address) == [road], "\(order)")
      #expect(register.issues.map(\.reason) == [.merged, .merged])
    }
  }

  @Test("A road without its city is in the city of the lot beside it")
  func roadWithoutCity() throws {
    // 이마트 사천점 of August 2025.
    let whole: Row = [.road: "경상남도 사천시 삼천포대교로 591 (좌룡동)"]
    let short: Row = [
      .road: "경상남도  삼천포대교로 591 (외 9필지)", .lot: "경상남도 사천시 좌룡동 388번지 10호 외 9필지",
    ]
    let other: Row = [.road: "경상남도  삼천포대교로 591", .lot: "경상남도 거제시 옥포동 533번지"]
    #expect(try isMerged(whole, short))
    #expect(try !isMerged(whole, other))
    #expect(try !isMerged(short, other))
  }

  @Test("A lot without 번지, and one in an office's part of a neighborhood, are the same lot")
  func shortLots() throws {
    // Rows of August 2025: 역삼점, 부평점, 순천점 and 송내점.
    let road: Row = [.road: "서울특별시 강남구 역삼로 310 (역삼동)", .lot: "서울특별시 강남구 역삼동 755번지"]
    #expect(try isMerged(road, [.road: "", .lot: "서울특별시 강남구 역삼동 755호 한솔필리아지층"]))
    #expect(try !isMerged(road, [.road: "", .lot: "서울특별시 강남구 역삼동 756호"]))
    #expect(try !isMerged(road, [.road: "", .lot: "서울특별시 강남구 역삼동 75-5호"]))
    let lot: Row = [.road: "", .lot: "전라남도 순천시 동외동 199번지 5호"]
    #expect(try isMerged(lot, [.road: "", .lot: "전라남도 순천시 동외동 호 199-5"]))
    let office: Row = [
      .road: "인천광역시 부평구 주부토로 241 (갈산동)", .lot: "인천광역시 부평구 갈산1동 171번지",
    ]
    #expect(try isMerged(office, [.road: "", .lot: "인천광역시 부평구 갈산동 171호"]))
    #expect(try !isMerged(office, [.road: "", .lot: "인천광역시 부평구 부평동 171호"]))
  }

  @Test("A row that names no branch takes the name that another of its rows has")
  func nameOfAnotherRow() throws {
    let open: Row = [.name: "홈플러스(주)", .changed: "2024-01-01", .licensed: "2020-01-01"]
    let ended: Row = [
      .name: "홈플러스 주식회사(계룡점)", .status: "03", .closed: "2019-01-05", .licensed: "2007-01-01",
      .changed: "2019-01-05",
    ]
    let store = try #require(try read(open, ended).stores.first)
    #expect(store.state == .open)
    #expect(store.name == "계룡점" && !store.isNameMade)
    #expect(store.writtenName == "홈플러스 주식회사(계룡점)")
    let bare = try #require(try read(open, [.name: "홈플러스", .status: "03"]).stores.first)
    #expect(bare.isNameMade)
    // Of several, the row that counts most names the store, in whatever order they come.
    let older: Row = [
      .name: "홈플러스 두마점", .status: "03", .closed: "2009-01-05", .licensed: "2001-01-01",
      .changed: "2009-01-05",
    ]
    let rows = [open, ended, older]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let lines = [SampleRegister.header()] + order.map { SampleRegister.row(rows[$0]) }
      let register = try StoreRegister(file: lines.joined(separator: "\n").utf8)
      #expect(register.stores.map(\.name) == ["계룡점"], "\(order)")
    }
  }

  @Test("A store has one number in every register")
  func numbers() throws {
    let rows: [Row] = (1...50).map { number in
      [.name: "이마트 가든\(number)점", .road: "서울특별시 종로구 종로 \(number)"]
    }
    func numbers(_ rows: [Row]) throws -> [String: Int] {
      let lines = [SampleRegister.header()] + rows.map { SampleRegister.row($0) }
      let stores = try StoreRegister(file: lines.joined(separator: "\n").utf8).stores
      return Dictionary(uniqueKeysWithValues: stores.map { ($0.name, $0.id) })
    }
    let all = try numbers(rows)
    #expect(Set(all.values).count == 50)
    #expect(try numbers(rows.reversed()) == all)
    for (name, id) in try numbers(Array(rows[10..<20])) { #expect(all[name] == id) }
  }
}
