import GeoFiltering
import MartCatalog
import MartModels
import Testing

@Suite("Searches as people ask")
struct PlaceSearchTests {
  let search = BranchSearch([
    Branch(id: 1, mart: .emart, name: "왕십리점", address: "서울 성동구 왕십리광장로 17"),
    Branch(id: 2, mart: .emart, name: "춘천점", address: "강원특별자치도 춘천시 경춘로 2353"),
    Branch(id: 3, mart: .costco, name: "청라점", address: "인천 서해구 첨단서로 188"),
    Branch(id: 4, mart: .traders, name: "송림점", address: "인천광역시 제물포구 봉수대로 82"),
    Branch(id: 5, mart: .lotteMart, name: "구월점", address: "인천 남동구 예술로 148"),
    Branch(id: 6, mart: .homeplus, name: "강서점", address: "서울 강서구 화곡로 398"),
    Branch(id: 7, mart: .emart, name: "순천점", address: "전라남도 순천시 이수로 273"),
    Branch(id: 8, mart: .emart, name: "광주점", address: "광주광역시 서구 죽봉대로 61"),
    Branch(id: 9, mart: .traders, name: "하남점", address: "경기 하남시 미사대로 750"),
    Branch(id: 10, mart: .emart, name: "하남점", region: "경기", phone: "031-8023-1234"),
    Branch(id: 11, mart: .emart, name: "구미점", address: "경북 구미시 구미대로 256"),
    Branch(id: 12, mart: .emart, name: "서귀포점", address: "제주특별자치도 서귀포시 일주동로 9209"),
    Branch(id: 13, mart: .traders, name: "위례점", address: "경기도 하남시 위례대로 200"),
    Branch(id: 14, mart: .emart, name: "칠성점", address: "대구시북구침산로93"),
    Branch(id: 15, mart: .emart, name: "제주점", address: "제주특별자치도 제주시 탑동로 38"),
  ])

  func ids(_ query: String) -> [Int] { search.matches(query).fitting.map(\.id) }

  @Test(
    "A region is found under each of its names",
    arguments: [
      ("서울특별시 성동구 이마트", [1]), ("서울시 왕십리", [1]), ("강원도 춘천", [2]), ("강원자치도 이마트", [2]),
      ("경기도 하남 이마트", [10]),
      ("전남 이마트", [7]), ("전라남도", [7]), ("광주광역시 이마트", [8]), ("전남광주통합특별시", [8, 7]),
      ("emart seoul", [1]),
      ("traders hanam", [9, 13]), ("hanam traders", [9, 13]), ("emart jeju", [15, 12]),
      ("gyeonggi traders", [13, 9]), ("costco seohae-gu", [3]), ("서울시성동구 이마트", [1]),
    ])
  func regions(query: String, expected: [Int]) {
    #expect(ids(query) == expected)
  }

  @Test(
    "A district is a whole word, under its old and its new name",
    arguments: [
      ("인천 서구 코스트코", [3]), ("서해구", [3]), ("인천 동구", [4]), ("동구 트레이더스", [4]), ("남동구", [5]),
      // It may yet become 서귀포.
      ("서구", [12, 8, 3]),
      ("강서구", [6]), ("부산 서구", []), ("북구", [14]), ("북구 이마트", [14]), ("경북 북구", []),
      ("서구 이마트", [8]), ("서귀 이마트", [12]),
    ])
  func districts(query: String, expected: [Int]) {
    #expect(ids(query) == expected)
  }

  @Test("A partial answer says what does not fit, and stays in the region that was named")
  func partial() {
    let inBusan = search.matches("서울 남구")
    #expect(inBusan.fittingCount == 0)
    #expect(inBusan.map(\.id).sorted() == [1, 6])
    #expect(inBusan.allSatisfy { $0.missingWords == ["남구"] && $0.isPartial && $0.slips == 0 })
    let station = search.matches("왕십리역 이마트")
    #expect(station.map(\.id) == [1])
    #expect(station.first?.missingWords == ["역"])
    #expect(station.first?.nameParts.filter(\.isMatched).map(\.text) == ["이마트", "왕십리"])
  }

  @Test("Words that name no store are set aside by name, and only where nothing fits with them")
  func spoken() {
    let asked = search.matches("코스트코 청라 휴무일 언제?")
    #expect(asked.fitting.map(\.id) == [3])
    #expect(asked.setAsideWords == ["휴무일", "언제"])
    let named = BranchSearch([Branch(id: 1, mart: Mart(serverName: "오늘마트"), name: "본점")])
    #expect(named.matches("오늘 마트").setAsideWords.isEmpty)
    #expect(named.matches("오늘 마트").fittingCount == 1)
    #expect(search.matches("휴무일").isEmpty)
  }

  @Test(
    "A query that names a mart or another shop finds no store of a different one",
    arguments: [
      ("이마트24 왕십리", []), ("노브랜드 왕십리", []), ("롯데슈퍼 구월", []), ("하이마트 강서점", []), ("이마트 하남", [10]),
      ("코스트코 왕십리", [3]),
    ])
  func brands(query: String, expected: [Int]) {
    #expect(search.matches(query).map(\.id) == expected)
  }

  @Test("가까운 sorts by the distance from where one is")
  func near() throws {
    let here = try #require(Coordinate(latitude: 37.5, longitude: 127))
    let search = BranchSearch([
      Branch(
        id: 1, mart: .emart, name: "가점", coordinate: Coordinate(latitude: 37.6, longitude: 127)),
      Branch(
        id: 2, mart: .emart, name: "나점", coordinate: Coordinate(latitude: 37.51, longitude: 127)),
    ])
    let asked = search.matches(
      SearchQuery("가까운 이마트"), BranchSearch.Options(origin: here))
    #expect(asked.map(\.id) == [2, 1])
    #expect(asked.setAsideWords == ["가까운"])
    let any = search.matches(SearchQuery("집에서 가까운 마트"), BranchSearch.Options(origin: here))
    #expect(any.map(\.id) == [2, 1])
    #expect(any.setAsideWords == ["집에서", "가까운", "마트"])
    #expect(search.matches("가까운 마트").fitting.isEmpty)
  }

  @Test("A particle is set aside where the word with it is found nowhere, and a date always")
  func particles() {
    let asked = search.matches("왕십리에 있는 이마트는 11월 22일 쉬나요")
    #expect(asked.fitting.map(\.id) == [1])
    #expect(asked.setAsideWords == ["있는", "11월", "22일", "쉬나요", "에", "는"])
    let station = search.matches("왕십리역에서 가까운 이마트")
    #expect(station.map(\.id) == [1])
    #expect(station.first?.missingWords == ["역"])
    #expect(search.matches("강원도 춘천").setAsideWords.isEmpty)
  }

  @Test(
    "A place is found with what people add to its name",
    arguments: [("송림지구 트레이더스", 4), ("청라국제도시 코스트코", 3), ("춘천터미널 이마트", 2), ("구월2동 롯데마트", 5)])
  func endings(query: String, expected: Int) {
    #expect(search.matches(query).map(\.id) == [expected])
    #expect(search.matches(query).first?.missingWords.count == 1)
  }

  @Test(
    "A name of a branch is found in Latin letters, as signs write it",
    arguments: [
      ("emart Wangsimni", "왕십리점"), ("sillim emart", "신림점"), ("emart wolgye", "월계점"),
      ("dongnae emart hours", "동래점"), ("emart Jongno", "종로점"), ("emart seongnae", "성내점"),
      ("emart apgujeong", "압구정점"), ("emart hyehwa", "혜화점"), ("emart guri", "구리점"),
      ("emart gyeongnidan", "경리단점"), ("emart sinnonhyeon", "신논현점"), ("emart hoegi", "회기점"),
      ("emart ttukseom", "뚝섬점"), ("emart seogwipo", "서귀포점"), ("emart ildong", "일동점"),
    ])
  func romanized(query: String, expected: String) {
    let names = [
      "왕십리점", "신림점", "월계점", "동래점", "종로점", "성내점", "압구정점", "혜화점", "구리점", "경리단점", "신논현점",
      "회기점", "뚝섬점", "서귀포점", "일동점",
    ]
    let search = BranchSearch(
      names.enumerated().map { Branch(id: $0, mart: .emart, name: $1) })
    #expect(search.matches(query).fitting.map(\.branch.name) == [expected])
    #expect(search.matches(query).first?.nameRanges.isEmpty == false)
  }

  @Test("A named district is no slip for another")
  func noSlip() {
    let search = BranchSearch([
      Branch(id: 1, mart: .homeplus, name: "울산동구점", address: "울산 동구 방어진순환도로 637"),
      Branch(id: 2, mart: .homeplus, name: "서울상봉점", address: "서울 중랑구 망우로 353"),
    ])
    #expect(search.matches("울산 중구").map(\.id) == [1])
    #expect(search.matches("울산 중구").first?.missingWords == ["중구"])
    #expect(search.matches("상봉역 홈플러스").map(\.id) == [2])
  }

  @Test("A phone number finds its store")
  func phone() {
    #expect(ids("031-8023-1234") == [10])
    #expect(ids("8023-1234") == [10])
    #expect(ids("8023-9999").isEmpty)
  }

  @Test("The nearest by a name is the place that was named, or nothing")
  func nearest() {
    #expect(search.nearest(to: "강원도 춘천", count: 3).map(\.id) == [2])
    #expect(search.nearest(to: "이마트24 춘천", count: 3).isEmpty)
    #expect(search.nearest(to: "왕심니", count: 1).map(\.id) == [1])
    #expect(search.nearest(to: "qqqqqqqqqq", count: 3).isEmpty)
  }
}
