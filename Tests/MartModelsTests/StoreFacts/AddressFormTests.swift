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
}
