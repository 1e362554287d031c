import Foundation
import MartModels
import Testing

@Suite("Phone numbers")
struct PhoneNumberTests {
  @Test(
    "Every form of a Korean number is read and written in one",
    arguments: [
      ("1899-9900", "18999900", "1899-9900"),
      ("18999900", "18999900", "1899-9900"),
      ("+82-1899-9900", "18999900", "1899-9900"),
      ("02-1234-4560", "0212344560", "02-1234-4560"),
      ("02-411-1234", "024111234", "02-411-1234"),
      ("02)411-1234", "024111234", "02-411-1234"),
      ("(02) 411 1234", "024111234", "02-411-1234"),
      ("051-123-4560", "0511234560", "051-123-4560"),
      ("033-539-7123", "0335397123", "033-539-7123"),
      ("+82-2-411-1234", "024111234", "02-411-1234"),
      ("+82 (0)2 411 1234", "024111234", "02-411-1234"),
      ("+82 10-1234-5678", "01012345678", "010-1234-5678"),
      ("0082-51-123-4560", "0511234560", "051-123-4560"),
      ("tel:+8224111234", "024111234", "02-411-1234"),
      ("010.1234.5678", "01012345678", "010-1234-5678"),
      ("０１０－１２３４－５６７８", "01012345678", "010-1234-5678"),
      ("011-234-5678", "0112345678", "011-234-5678"),
      ("070-4821-1234", "07048211234", "070-4821-1234"),
      ("080-023-1234", nil, nil),
      ("080-320-1234", "0803201234", "080-320-1234"),
      ("0507-1234-5678", "050712345678", "0507-1234-5678"),
    ] as [(String, String?, String?)])
  func forms(text: String, digits: String?, description: String?) {
    #expect(PhoneNumber(text)?.digits == digits)
    #expect(PhoneNumber(text)?.description == description)
  }

  @Test(
    "What cannot be dialed is refused",
    arguments: [
      "", "-", "+", "02-12-4560", "02-123-456", "0233-123-4567", "02-41-11234", "010-123-4567",
      "114", "1234-5678", "1788-12345", "1799-0000", "+1-212-555-0100", "02-411-1234, 02-411-1235",
      "정보 없음", "099-123-4567", "0212345678901234567890",
    ])
  func refused(text: String) {
    #expect(PhoneNumber(text) == nil)
  }

  @Test(
    "A text gives its numbers, with words before and between them and without those of a fax",
    arguments: [
      ("02-411-1234", ["02-411-1234"]), ("TEL 02-411-1234", ["02-411-1234"]),
      ("대표전화: 1899-9900", ["1899-9900"]), ("☎ 02)411-1234", ["02-411-1234"]),
      ("02-411-1234, 02-411-1235", ["02-411-1234", "02-411-1235"]),
      ("02-411-1234/1899-9900", ["02-411-1234", "1899-9900"]),
      ("02-411-1234 1899-9900", ["02-411-1234", "1899-9900"]),
      ("(02) 411 1234 (051) 123 4560", ["02-411-1234", "051-123-4560"]),
      ("본관 02-411-1234 / 별관 02-411-1235", ["02-411-1234", "02-411-1235"]),
      ("고객센터 1899-9900 (내선 102)", ["1899-9900"]), ("02-411-1234~5", ["02-411-1234"]),
      ("T.02-411-1234 F.02-411-1235", ["02-411-1234"]),
      ("02-411-1234 (팩스 02-411-1235)", ["02-411-1234"]),
      ("Fax: 02-411-1235 Tel: 02-411-1234", ["02-411-1234"]),
      ("1899-9900 (10:00~22:00)", ["1899-9900"]), ("2026.11.22 02-411-1234", ["02-411-1234"]),
      ("02-411-1234 또는 02-411-1234", ["02-411-1234"]), ("+82-2-411-1234로 문의", ["02-411-1234"]),
      ("계좌 110-02-411-1234", []), ("1588-1234-5678", []), ("정보 없음", []), ("", []),
      ("사업자 123-45-67890", []), ("114", []),
    ] as [(String, [String])])
  func found(text: String, numbers: [String]) {
    #expect(PhoneNumber.numbers(in: text).map(\.description) == numbers)
    let branch = Branch(id: 1, mart: .emart, name: "성수점", phone: text)
    #expect(branch.phoneNumber?.description == numbers.first)
  }

  @Test("A store without a page has that of its mart, and one of an unknown mart has none")
  func pages() {
    let own = Branch(id: 1, mart: .emart, name: "성수점", pageURL: "https://a")
    #expect(own.bestPageURL == "https://a")
    #expect(Branch(id: 1, mart: .emart, name: "성수점").bestPageURL == "https://store.emart.com")
    #expect(Branch(id: 1, mart: Mart(serverName: "표본마트"), name: "새점").bestPageURL == nil)
    #expect(Mart.known.compactMap(\.pageURL).allSatisfy { $0.hasPrefix("https://") })
  }

  @Test("A number says what kind it is, how it is linked to and how it is reached from abroad")
  func kinds() throws {
    let costco = try #require(PhoneNumber("1899-9900"))
    #expect(costco.kind == .nationwide)
    #expect(costco.telURL == "tel:18999900")
    #expect(costco.international == nil)
    let seoul = try #require(PhoneNumber("02-411-1234"))
    #expect(seoul.kind == .landline)
    #expect(seoul.international == "+82-2-411-1234")
    #expect(PhoneNumber("010-1234-5678")?.kind == .mobile)
    #expect(PhoneNumber("0507-1234-5678")?.kind == .personal)
  }

  @Test("The written form reads back, and the stored form is validated")
  func stored() throws {
    let number = try #require(PhoneNumber("+82-2-411-1234"))
    #expect(PhoneNumber(number.description) == number)
    let data = try JSONEncoder().encode([number])
    #expect(String(decoding: data, as: UTF8.self) == #"["02-411-1234"]"#)
    #expect(try JSONDecoder().decode([PhoneNumber].self, from: data) == [number])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PhoneNumber].self, from: Data(#"["02-12-4560"]"#.utf8))
    }
  }
}
