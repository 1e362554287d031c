import MartCatalog
import MartModels
import Testing

@Suite("Names in the register of large stores")
struct RegisterNameTests {
  /// A name, and what people say that it means.
  private struct Judged {
    let name: String
    let form: String
    let storeClass: String
    let mart: String
    let branch: String
  }

  private func judged() throws -> [Judged] {
    try BranchTable.table("register-names").map { fields in
      let fields = fields + Array(repeating: "", count: max(0, 5 - fields.count))
      return Judged(
        name: fields[0], form: fields[1], storeClass: fields[2], mart: fields[3], branch: fields[4])
    }
  }

  @Test("Every judged name means the mart and the branch that people read in it")
  func table() throws {
    let names = try judged()
    #expect(names.count > 280)
    for name in names {
      let register = try SampleRegister.read([
        .name: name.name, .form: name.form, .storeClass: name.storeClass,
      ])
      let mart = register.stores.first.map { $0.mart.serverName } ?? "-"
      let branch = register.stores.first.map { $0.isNameMade ? "" : $0.name } ?? ""
      #expect(mart == name.mart && branch == name.branch, "\(name.name): \(mart) \(branch)")
      #expect(register.otherShopCount == (name.mart == "-" ? 1 : 0))
    }
  }

  @Test("Every spelling of a mart means it, both here and where a mart is recognized")
  func oneList() throws {
    for mart in Mart.known {
      // 맥스타일 is a mall.
      for name in mart.names where name != "맥스" && name != "Maxx" {
        let text = name + " 좌동점"
        #expect(Mart(recognizing: text) == mart, "\(text)")
        let register = try SampleRegister.read([.name: text, .form: "대형마트"])
        #expect(register.stores.map(\.mart) == [mart], "\(text)")
        #expect(register.stores.map(\.name) == ["좌동점"], "\(text)")
      }
    }
  }

  @Test("Of the judged names, none is recognized as another mart, and only bare companies are not")
  func agreement() throws {
    let companies = Mart.companies.flatMap(\.names)
    for name in try judged() {
      guard let mart = Mart(recognizing: name.name) else {
        // GS TEH FRESH
        let isBare = name.name.hasPrefix("GS T") || companies.contains { name.name.contains($0) }
        #expect(name.mart == "-" || isBare, "\(name.name)")
        continue
      }
      // The class of a store tells that 홈플러스 is 익스프레스, and its form that 맥스타일 is a mall.
      let isToldByTheRow = name.mart == "홈플러스 익스프레스" && mart == .homeplus
      let isOpen = isToldByTheRow || name.name == "맥스타일"
      #expect(mart.serverName == name.mart || isOpen, "\(name.name): \(mart)")
    }
  }

  @Test("No part of another word is a mart's name")
  func parts() throws {
    for name in [
      "제이마트 서초점", "하이마트 잠실점", "롯데하이마트잠실점", "오메가마트", "삼탑마트", "이마트24 역삼점", "노브랜드 버거 강남점",
      "맥스 강남점", "해피에브리데이", "GS25 종로점",
    ] {
      let register = try SampleRegister.read([.name: name, .form: "대형마트"])
      #expect(register.stores.isEmpty, "\(name)")
    }
  }

  @Test("A bare name gets that of the neighborhood, and says so")
  func made() throws {
    let costco = try #require(
      try SampleRegister.read([
        .name: "코스트코 홀세일", .road: "대구광역시 북구 검단로 97 (산격동)",
      ]).stores.first)
    #expect(costco.name == "산격동")
    #expect(costco.isNameMade)
    let everyday = try #require(
      try SampleRegister.read([.name: "노브랜드", .road: "경기도 여주시 세종로 1"]).stores.first)
    #expect(everyday.name == "여주시")
    #expect(everyday.isNameMade)
  }

  @Test("A number is not cut: the 240th branch is no shop of another chain")
  func number() throws {
    let register = try SampleRegister.read([.name: "이마트 240점", .storeClass: "대규모점포"])
    #expect(register.stores.map(\.name) == ["240점"])
  }

  @Test("A branch in brackets, in decomposed letters or beside two spaces is the same")
  func spellings() throws {
    for name in [
      "홈플러스 주식회사(계룡점)", "홈플러스(주)  계룡점", "홈플러스㈜계룡점", "홈플러스 (주)[계룡점]",
      "\u{1112}\u{1169}\u{11B7}\u{1111}\u{1173}\u{11AF}\u{1105}\u{1165}\u{1109}\u{1173} 계룡점",
      "홈플러스（주）계룡점",
    ] {
      let register = try SampleRegister.read([.name: name, .storeClass: "대규모점포"])
      #expect(register.stores.map(\.mart) == [.homeplus], "\(name)")
      #expect(register.stores.map(\.name) == ["계룡점"], "\(name)")
    }
  }
}
