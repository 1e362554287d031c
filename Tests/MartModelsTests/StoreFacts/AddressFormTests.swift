import Foundation
import MartModels
import Testing

@Suite("Addresses as pages write them")
struct AddressFormTests {
  @Test("Of a hundred, 97 have the right region, municipality and district, and none a wrong one")
  func forms() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "address-forms", withExtension: "tsv", subdirectory: "Resources"))
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count >= 150)
    var less: [String] = []
    for row in rows {
      let address = PostalAddress(row[0])
      let read = [
        address?.shortRegion ?? "-", address?.municipality ?? "-", address?.district ?? "-",
      ]
      if read != Array(row[1...3]) { less.append(row[0]) }
      #expect(zip(read, row[1...3]).allSatisfy { $0 == $1 || $0 == "-" }, "\(row[0]): \(read)")
    }
    #expect(less.count * 100 <= rows.count * 3, "\(less)")
  }

  @Test(
    "What announces an address is not a part of it",
    arguments: [
      "주소: 서울 송파구 올림픽로 300", "도로명주소 : 서울 송파구 올림픽로 300", "소재지 - 서울 송파구 올림픽로 300",
    ])
  func labels(text: String) {
    #expect(PostalAddress(text)?.geocodingCandidates == ["서울 송파구 올림픽로 300"])
  }

  @Test("A comma between names divides them like a space")
  func commas() {
    let address = PostalAddress("서울특별시,송파구,올림픽로 300,롯데월드몰 1층")
    #expect(address?.municipality == "송파구")
    #expect(address?.road == "올림픽로")
    #expect(address?.buildingNumber == "300")
    #expect(address?.details == ["롯데월드몰 1층"])
  }

  @Test(
    "Slashes between the names of places divide them like spaces",
    arguments: [
      "서울특별시/송파구/올림픽로 240", "서울/송파구/올림픽로/240", "서울특별시 / 송파구 / 올림픽로 240", "05551 서울시/송파구/올림픽로 240",
    ])
  func slashes(text: String) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.shortRegion == "서울" && address.municipality == "송파구")
    #expect(address.road == "올림픽로" && address.buildingNumber == "240")
    #expect(address.geocodingCandidates.last?.hasSuffix("송파구 올림픽로 240") == true)
    #expect(PostalAddress("서울 송파구 올림픽로 240 1층/2층")?.details == ["1층/2층"])
    #expect(PostalAddress("서울 송파구 올림픽로 240 B관 / C관")?.details == ["B관 / C관"])
  }

  @Test(
    "A full stop, 번지 and the number of a second building leave the road and its number",
    arguments: [
      ("서울 송파구 올림픽로 240.", []), ("서울 송파구 올림픽로240.", []), ("서울 송파구 올림픽로 240. 지하 1층", ["지하 1층"]),
      ("서울 송파구 올림픽로 240번지", []), ("서울 송파구 올림픽로 240번지, 3층", ["3층"]),
      ("서울 송파구 올림픽로 240·242", ["242"]), ("서울 송파구 올림픽로 240~242 3층", ["242", "3층"]),
    ] as [(String, [String])])
  func numbers(text: String, details: [String]) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.road == "올림픽로" && address.buildingNumber == "240")
    #expect(address.details == details)
    #expect(address.geocodingCandidates.last == "서울 송파구 올림픽로 240")
  }

  @Test("A number with 호 may be that of a room, so it is none of a building")
  func rooms() {
    #expect(PostalAddress("서울 송파구 올림픽로 240호")?.buildingNumber == nil)
    #expect(PostalAddress("서울 송파구 올림픽로 240.5")?.buildingNumber == nil)
  }

  @Test(
    "A lot is read without the space before it, and so is that of a mountain",
    arguments: [
      ("서울 송파구 신천동7-18", "신천동", "7-18"), ("서울 송파구 신천동 7-18.", "신천동", "7-18"),
      ("서울 송파구 신천동29번지", "신천동", "29"), ("서울송파구신천동7-18", "신천동", "7-18"),
      ("서울 중구 을지로3가12", "을지로3가", "12"), ("경기 성남시 중원구 상대원1동190-1", "상대원1동", "190-1"),
      ("부산 해운대구 우동1495", "우동", "1495"), ("수원 금곡동160", "금곡동", "160"),
      ("충북 청주시 상당구 남일면 신천리 산45-1", "신천리", "산 45-1"), ("전남 나주시 산포면 용산리 산1번지", "용산리", "산 1"),
      ("전남 나주시 산포면 용산리산1번지", "용산리", "산 1"), ("강원 춘천시 남면 후동리 산 12-3", "후동리", "산 12-3"),
    ])
  func lots(text: String, neighborhood: String, number: String) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.neighborhood == neighborhood)
    #expect(address.lotNumber == number)
    #expect(address.details == [])
    #expect(address.municipality != nil)
  }

  @Test(
    "Behind a neighborhood the 호 of a lot is its second number, as the register writes it",
    arguments: [
      ("예지동 6번지 1호", "6-1", []), ("예지동 6번지1호", "6-1", []), ("예지동6번지1호", "6-1", []),
      ("예지동6번지 1호", "6-1", []), ("예지동 6번지 1   호", "6-1", []), ("예지동 6-1호", "6-1", []),
      ("예지동6-1호", "6-1", []), ("예지동 6-1 호", "6-1", []), ("예지동 6-1번지", "6-1", []),
      ("예지동 6번지의 1", "6-1", []), ("예지동 6의 1", "6-1", []), ("예지동 6의1", "6-1", []),
      ("예지동 6번지 0001호", "6-1", []), ("예지동 6번지 1호 외 3필지", "6-1", ["외 3필지"]),
      ("예지동 6번지 1호, 2층", "6-1", ["2층"]), ("예지동 산6번지 1호", "산 6-1", []),
      ("예지동 산 6번지 1호", "산 6-1", []), ("을지로3가 6번지 1호", "6-1", []),
      ("을지로3가6번지1호", "6-1", []),
      // A room, a floor, and what a comma or a building divides from the lot.
      ("예지동 6번지 1층", "6", ["1층"]), ("예지동 6번지, 1호", "6", ["1호"]),
      ("예지동 6번지 상가 1호", "6", ["상가 1호"]), ("예지동 6 101호", "6", ["101호"]),
      ("예지동 6-1번지 101호", "6-1", ["101호"]), ("예지동 6번지 1~3호", "6", ["1~3호"]),
      ("예지동 101호", nil, ["101호"]), ("예지동 6번지 1호관", "6", ["1호관"]),
    ] as [(String, String?, [String])])
  func parts(text: String, number: String?, details: [String]) throws {
    let address = try #require(PostalAddress("서울특별시 종로구 " + text))
    #expect(address.lotNumber == number)
    #expect(address.details == details)
    guard let number, let place = address.neighborhood else { return }
    #expect(address.geocodingCandidates.last == "서울특별시 종로구 \(place) \(number)")
  }

  @Test(
    "Glued words are divided behind a former district, and behind Sejong, which has none",
    arguments: [
      ("인천광역시서구서곶로754", "서구", "서곶로", "754"), ("인천시중구인중로134", "중구", "인중로", "134"),
      ("인천동구송림로10", "동구", "송림로", "10"), ("인천광역시 서구서곶로754", "서구", "서곶로", "754"),
      ("인천광역시서해구서곶로754", "서해구", "서곶로", "754"), ("대구시서구팔달로54", "서구", "팔달로", "54"),
      ("세종특별자치시금송로687", nil, "금송로", "687"), ("세종시한누리대로 411", nil, "한누리대로", "411"),
      ("서울 종로구 세종대로 175", "종로구", "세종대로", "175"),
    ] as [(String, String?, String, String)])
  func gluedDistricts(text: String, municipality: String?, road: String, number: String) throws {
    let address = try #require(PostalAddress(text))
    #expect(address.municipality == municipality)
    #expect(address.road == road && address.buildingNumber == number)
  }

  @Test("The parts of a house behind a road are no neighborhood with a lot")
  func houses() {
    for text in ["서울 송파구 올림픽로 300 가동101", "서울 송파구 올림픽로 300 파크동101"] {
      #expect(PostalAddress(text)?.lotNumber == nil)
      #expect(PostalAddress(text)?.buildingNumber == "300")
    }
  }
}
