import Foundation
import MartModels
import Testing

@Suite("Postal addresses")
struct PostalAddressTests {
  @Test(
    "The neighborhood is dropped for a geocoder when a road and a number follow it",
    arguments: [
      ("서울 송파구 신천동 올림픽로 300", "서울 송파구 올림픽로 300"),
      ("서울 송파구 신천동 올림픽로300", "서울 송파구 올림픽로 300"),
      ("전북 남원시 향교동 춘향로 96", "전북 남원시 춘향로 96"),
      ("경기도 하남시 신장동 미사대로 750", "경기도 하남시 미사대로 750"),
      ("경남 거제시 옥포동 서간도길 9-9", "경남 거제시 서간도길 9-9"),
      ("경기 수원시 영통구 이의동 센트럴타운로 85", "경기 수원시 영통구 센트럴타운로 85"),
      ("경북 김천시 신음동 시청로 80", "경북 김천시 시청로 80"),
    ])
  func mixedAddresses(text: String, expected: String) {
    #expect(PostalAddress(text)?.geocodingCandidates == [text, expected])
  }

  @Test(
    "An address that is no mixture is asked for as it is",
    arguments: [
      "경기도 수원시 권선구 금곡동 160", "경기도 성남시 분당구 구미동 159", "서울 강동구 천호대로 1017",
      "인천광역시 남동구 매소홀로 759", "충청남도 홍성군 홍성읍 조양로247번길 9", "세종특별자치시 절재로 154",
      "경기도 동두천시 평화로2169번길 21", "서울 중구 을지로3가 12", "서울 중구 을지로 30",
      "충남 천안시 동남구 만남로 43", "경기 안산시 단원구 원포공원1로 46",
    ])
  func kept(text: String) {
    #expect(PostalAddress(text)?.geocodingCandidates == [text])
  }

  @Test("Brackets, glued numbers, roads in two words and floors are put right in turn")
  func otherShapes() {
    #expect(
      PostalAddress("경기도 용인시 기흥구 탑실로 38 (공세동 734-1)")?.geocodingCandidates
        == ["경기도 용인시 기흥구 탑실로 38"])
    #expect(
      PostalAddress("부산 사상구 낙동대로733")?.geocodingCandidates
        == ["부산 사상구 낙동대로733", "부산 사상구 낙동대로 733"])
    #expect(
      PostalAddress("울산 동구 방어진 순환도로 637")?.geocodingCandidates
        == ["울산 동구 방어진 순환도로 637", "울산 동구 방어진순환도로 637"])
    #expect(
      PostalAddress("서울특별시 송파구 충민로 10, 1층")?.geocodingCandidates
        == ["서울특별시 송파구 충민로 10, 1층", "서울특별시 송파구 충민로 10"])
    #expect(
      PostalAddress("경기 김포시 고촌읍 신곡리 123번지 상가")?.geocodingCandidates.last
        == "경기 김포시 고촌읍 신곡리 123")
  }

  @Test(
    "A road may begin with a number, be written with a space, and have places below it",
    arguments: [
      ("충북 청주시 흥덕구 2순환로 1004 (비하동)", "2순환로", "1004"),
      ("충북 청주시 흥덕구 2순환로1004", "2순환로", "1004"),
      ("제주특별자치도 제주시 1100로 3348", "1100로", "3348"),
      ("서울 영등포구 63로 50 (여의도동)", "63로", "50"),
      ("충남 천안시 서북구 3공단6로 77", "3공단6로", "77"),
      ("서울 강남구 테헤란로 7길 22, 3층", "테헤란로 7길", "22"),
      ("인천 서구 봉수대로 196번길 9", "봉수대로 196번길", "9"),
      ("경기 성남시 분당구 판교역로 146 번길 20", "판교역로 146 번길", "20"),
      ("경기 성남시 분당구 황새울로360 번길 42", "황새울로360 번길", "42"),
      ("서울 성동구 왕십리로 83번 길 21", "왕십리로 83번 길", "21"),
      ("서울 강남구 테헤란로 7 길 22", "테헤란로 7 길", "22"),
      ("서울 중구 을지로 12가길 3", "을지로 12가길", "3"),
      ("서울 동대문구 장한로 28가길 45", "장한로 28가길", "45"),
      ("대전 서구 둔산중로 123번안길 4", "둔산중로 123번안길", "4"),
      ("대구 중구 국채보상로 지하 580 (동성로2가)", "국채보상로", "지하 580"),
      ("대구 중구 국채보상로 지하470, 대신지하상가", "국채보상로", "지하 470"),
      ("서울 송파구 올림픽로 240 지하 1층", "올림픽로", "240"),
    ])
  func numberedRoads(text: String, road: String, number: String) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.road == road)
    #expect(address.buildingNumber == number)
  }

  @Test("A floor is no building number, and a road with a space is asked for without it too")
  func floorsAndSpaces() {
    #expect(PostalAddress("서울 송파구 올림픽로 지하1층")?.buildingNumber == nil)
    #expect(PostalAddress("서울 송파구 올림픽로 지하")?.buildingNumber == nil)
    #expect(
      PostalAddress("서울 강남구 테헤란로 7길 22")?.geocodingCandidates
        == ["서울 강남구 테헤란로 7길 22", "서울 강남구 테헤란로7길 22"])
  }

  @Test(
    "The first half of a number that is written in parts is no number",
    arguments: ["서울 성동구 왕십리로 83 - 21", "서울 성동구 왕십리로83 -21", "서울 강남구 역삼동 737 - 1"])
  func cutNumbers(text: String) {
    let address = PostalAddress(text)
    #expect(address?.municipality != nil)
    #expect(address?.buildingNumber == nil && address?.lotNumber == nil)
    #expect(PostalAddress("서울 성동구 왕십리로 83 - 지하 1층")?.buildingNumber == "83")
  }

  @Test(
    "A lot of six digits behind its neighborhood is no postcode of before 2015",
    arguments: [
      ("서울특별시 강동구 명일동 312-140", "312-140", nil), ("서울 관악구 봉천동 180-205", "180-205", nil),
      ("경기 가평군 가평읍 123-456", "123-456", nil), ("강원 춘천시 남면 후동리 산 123-456", "산 123-456", nil),
      ("서울 강남구 역삼동 135-080", nil, "135-080"), ("서울 종로구 세종로 1-68 110-051", nil, "110-051"),
      ("135-080 서울 강남구 역삼동 737", "737", "135-080"),
    ] as [(String, String?, String?)])
  func lotsOfSixDigits(text: String, lot: String?, postcode: String?) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.lotNumber == lot)
    #expect(address.postcode == postcode)
  }

  @Test("A neighborhood or township of two letters is told from the district before it")
  func gluedShortNames() {
    let myeongdong = PostalAddress("서울특별시중구명동 123-4")
    #expect(myeongdong?.municipality == "중구" && myeongdong?.neighborhood == "명동")
    #expect(myeongdong?.lotNumber == "123-4")
    #expect(PostalAddress("대구 수성구파동 7")?.neighborhood == "파동")
    let nammyeon = PostalAddress("경기도양주시남면 개나리길 12")
    #expect(nammyeon?.municipality == "양주시" && nammyeon?.township == "남면")
    #expect(PostalAddress("서울 중구청 앞")?.neighborhood == nil)
  }

  @Test("A neighborhood may be written in two words")
  func numberedParts() {
    for (text, name, lot) in [
      ("서울 영등포구 당산동 6가 324-5", "당산동6가", "324-5"), ("서울 용산구 한강로 3가 40-999", "한강로3가", "40-999"),
      ("서울 영등포구 당산동6가 324-5", "당산동6가", "324-5"),
    ] {
      let address = PostalAddress(text)
      #expect(address?.neighborhood == name)
      #expect(address?.lotNumber == lot && address?.road == nil)
    }
    #expect(PostalAddress("서울 중구 을지로 30")?.road == "을지로")
  }

  @Test("A number before 길 is a part of the road's name, and no building")
  func branches() {
    #expect(PostalAddress("경기 성남시 분당구 판교역로 146 번길")?.buildingNumber == nil)
    #expect(
      PostalAddress("경기 성남시 분당구 판교역로 146 번길 20")?.geocodingCandidates.last
        == "경기 성남시 분당구 판교역로146번길 20")
    #expect(PostalAddress("서울 서초구 매헌로 16 길모퉁이 상가")?.buildingNumber == "16")
  }

  @Test(
    "A region may be written in two words",
    arguments: [
      ("서울 특별시 서초구 매헌로 16", "서울", "서초구"), ("충청 남도 아산시 배방읍 고속철대로 133", "충남", "아산시"),
      ("제주 특별자치도 서귀포시 일주동로 9209", "제주", "서귀포시"), ("경기 남양주시 다산중앙로 1", "경기", "남양주시"),
    ])
  func regionInTwoWords(text: String, region: String, municipality: String) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.shortRegion == region)
    #expect(address.municipality == municipality)
    #expect(address.district == nil)
    #expect(address.knownDistrict?.name == municipality)
  }

  @Test("An address is told apart into its parts")
  func parts() throws {
    let address = try #require(PostalAddress("경기 수원시 영통구 이의동 센트럴타운로 85 (B1) 지하1층"))
    #expect(address.region == .gyeonggi)
    #expect(address.municipality == "수원시")
    #expect(address.district == "영통구")
    #expect(address.sigungu == "수원시 영통구")
    #expect(address.neighborhood == "이의동")
    #expect(address.road == "센트럴타운로")
    #expect(address.buildingNumber == "85")
    #expect(address.lotNumber == nil)
    #expect(address.details == ["지하1층", "B1"])
    let lot = try #require(PostalAddress("강원 춘천시 남면 후동리 산 12-3"))
    #expect(lot.township == "남면")
    #expect(lot.neighborhood == "후동리")
    #expect(lot.lotNumber == "산 12-3")
    #expect(PostalAddress("세종특별자치시 절재로 154")?.sigungu == nil)
  }

  @Test(
    "A region has one present name and one short one, whatever the store writes",
    arguments: [
      ("강원도 춘천시 금강로 68-9", "강원특별자치도 춘천시 금강로 68-9", "강원"),
      ("강원 춘천시 금강로 68-9", "강원특별자치도 춘천시 금강로 68-9", "강원"),
      ("전라북도 정읍시 벚꽃로 85", "전북특별자치도 정읍시 벚꽃로 85", "전북"),
      ("광주광역시 서구 상무대로 100", "전남광주통합특별시 서구 상무대로 100", "광주"),
      ("전라남도 광양시 항만11로 70", "전남광주통합특별시 광양시 항만11로 70", "전남"),
      ("전남광주통합특별시 광산구 상무대로 100", "전남광주통합특별시 광산구 상무대로 100", "광주"),
      ("전남광주통합특별시 광양시 항만11로 70", "전남광주통합특별시 광양시 항만11로 70", "전남"),
      ("경상남도 창원시 진해구 진해대로 762", "경상남도 창원시 진해구 진해대로 762", "경남"),
      ("울산시 중구 번영로 475", "울산광역시 중구 번영로 475", "울산"),
      ("부산시 연제구 좌수영로 241", "부산광역시 연제구 좌수영로 241", "부산"),
      ("제주도 제주시 탑동로 38", "제주특별자치도 제주시 탑동로 38", "제주"),
    ])
  func regions(text: String, canonical: String, short: String) {
    let address = PostalAddress(text)
    #expect(address?.description == canonical)
    #expect(address?.shortRegion == short)
  }

  @Test("Districts that were divided or renamed in 2026 lead to their successors")
  func successors() {
    #expect(PostalAddress("인천 서구 서곶로 754")?.successorDistricts == ["서해구", "검단구"])
    #expect(PostalAddress("인천 동구 솔빛로 51")?.successorDistricts == ["제물포구"])
    #expect(PostalAddress("인천 서해구 청라커낼로 252")?.successorDistricts == [])
    #expect(PostalAddress("경기 화성시 동탄대로 1")?.successorDistricts.count == 4)
    #expect(PostalAddress("경기 화성시 동탄구 동탄대로 1")?.successorDistricts == [])
    #expect(PostalAddress("서울 중구 세종대로 110")?.successorDistricts == [])
  }

  @Test("광주시 in Gyeonggi is not the city of Gwangju")
  func twoGwangjus() {
    #expect(PostalAddress("경기 광주시 경충대로 1")?.region == .gyeonggi)
    #expect(PostalAddress("광주시 오포읍 오포로 1")?.region == .gyeonggi)
    #expect(PostalAddress("광주시 북구 무등로 1")?.shortRegion == "광주")
  }

  @Test(
    "What stands around an address or is missing in it is told apart",
    arguments: [
      ("대한민국 서울특별시 서초구 매헌로 16", "서울 서초구", "매헌로 16"), ("06771 서울 서초구 매헌로 16", "서울 서초구", "매헌로 16"),
      ("우)06771 서울시 서초구 매헌로 16", "서울 서초구", "매헌로 16"),
      ("(우)06771 서울시 서초구 매헌로 16", "서울 서초구", "매헌로 16"),
      ("(우편번호) 06771 서울시 서초구 매헌로 16", "서울 서초구", "매헌로 16"),
      ("서울 서초구 매헌로 16 (우 06771)", "서울 서초구", "매헌로 16"),
      ("서울 서초구 매헌로 16, 06771, 대한민국", "서울 서초구", "매헌로 16"), ("서울시서초구 매헌로16", "서울 서초구", "매헌로 16"),
      ("서울특별시서초구매헌로16", "서울 서초구", "매헌로 16"), ("서울 서초 매헌로 16", "서울 서초구", "매헌로 16"),
      ("경기 수원 권선구 경수대로 270", "경기 수원시 권선구", "경수대로 270"),
      ("경기 권선구 경수대로 270", "경기 수원시 권선구", "경수대로 270"),
      ("경기도성남시분당구 불정로 134", "경기 성남시 분당구", "불정로 134"), ("분당구 불정로 134", "경기 성남시 분당구", "불정로 134"),
      ("수원 권선구 경수대로 270", "경기 수원시 권선구", "경수대로 270"), ("해운대구 좌동순환로 511", "부산 해운대구", "좌동순환로 511"),
      ("부산 진구 시민공원로 31", "부산 부산진구", "시민공원로 31"), ("경남 마산합포구 서성로 3", "경남 창원시 마산합포구", "서성로 3"),
      ("광주특별시 서구 죽봉대로 61", "광주 서구", "죽봉대로 61"), ("인천 남동 구월동 1138", "인천 남동구", "구월동 1138"),
      ("구리시장길 10", "", "구리시장길 10"), ("중구 중앙대로 2", "", "중앙대로 2"),
    ])
  func unusualForms(text: String, district: String, rest: String) throws {
    let address = try #require(PostalAddress(text))
    #expect((address.knownDistrict?.description ?? "") == district)
    let road = address.road.map { $0 + " " + (address.buildingNumber ?? "") }
    let lot = address.neighborhood.map { $0 + " " + (address.lotNumber ?? "") }
    #expect(road ?? lot == rest)
    if text.contains("06771") { #expect(address.postcode == "06771" && address.details.isEmpty) }
  }

  @Test("A road and a lot are both kept, and a geocoder is asked for the road first")
  func roadAndLot() throws {
    for text in ["서울 송파구 신천동 29 올림픽로 300", "서울 송파구 올림픽로 300 신천동 29"] {
      let address = try #require(PostalAddress(text))
      #expect(address.road == "올림픽로" && address.buildingNumber == "300")
      #expect(address.neighborhood == "신천동" && address.lotNumber == "29")
      #expect(address.geocodingCandidates == ["서울 송파구 올림픽로 300", "서울 송파구 신천동 29"])
    }
    #expect(PostalAddress("서울 송파구 올림픽로 300 가동 101")?.lotNumber == nil)
  }

  @Test(
    "An older name leads to what the city became, and the city of a name in two regions is open")
  func formerCities() {
    #expect(PostalAddress("경남 마산시 서성로 3")?.municipality == "마산시")
    #expect(PostalAddress("경남 마산시 서성로 3")?.successorDistricts == ["마산합포구", "마산회원구"])
    #expect(PostalAddress("경기 부천시 석천로 188")?.successorDistricts.count == 3)
    #expect(PostalAddress("고성군 고성읍 100")?.region == nil)
    #expect(PostalAddress("남구 중앙로 1")?.region == nil)
  }

  @Test("A text without a letter is no address, and any other is kept")
  func extremes() throws {
    for text in ["", " ", "123", "()", "(공세동)"] { #expect(PostalAddress(text) == nil, "\(text)") }
    let strange = try #require(PostalAddress("  )) 로 1 (( "))
    #expect(strange.region == nil)
    #expect(strange.text == ")) 로 1 ((")
    let data = try JSONEncoder().encode([strange])
    #expect(try JSONDecoder().decode([PostalAddress].self, from: data) == [strange])
  }

  @Test("Every region is found by its full and by its short name")
  func shortNames() {
    #expect(Set(KoreanRegion.all.map(\.shortName)).count == 16)
    for region in KoreanRegion.all {
      #expect(KoreanRegion(region.name) == region)
      #expect(KoreanRegion(region.shortName) == region)
    }
    #expect(KoreanRegion("서울특별자치도") == nil)
  }
}
