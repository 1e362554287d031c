import MartCatalog
import MartModels
import Testing

/// Over the 402 branches of autumn 2026: words that name no store, in the ways people write them.
@Suite("What people say around the name of a store")
struct SpokenQueryTests {
  let table: BranchTable
  let search: BranchSearch

  init() throws {
    table = try BranchTable.load()
    search = BranchSearch(table.branches)
  }

  private func marts(_ matches: BranchMatches) -> Set<Mart> {
    Set(matches.fitting.indices.map { matches.branch(at: $0).mart })
  }

  @Test(
    "마트 beside the name of a place means every mart there",
    arguments: [
      ("강동구 마트", [28, 45, 165, 236]), ("서초구 마트", [105, 212, 345, 359]),
      ("서초구 마트가", [105, 212, 345, 359]),
      ("강동구마트", [28, 45, 165, 236]), ("서울시서초구 마트", [105, 212, 345, 359]),
      ("서울시서초구마트", [105, 212, 345, 359]), ("seocho mart", [105, 212, 345, 359]),
    ])
  func everyMart(query: String, expected: [Int]) {
    let matches = search.matches(query)
    #expect(Set(matches.fittingIDs) == Set(expected), "\(matches)")
    #expect(matches.setAsideWords.count == 1)
  }

  @Test("Each store is found under its region and its district with 마트", arguments: [0, 1])
  func places(word: Int) {
    var asked = 0
    for row in table.rows {
      let words = (row.branch.address ?? "").split(separator: " ")
      guard words.count > 2 else { continue }
      asked += 1
      let query = "\(words[word]) 마트"
      #expect(search.matches(query).fittingIDs.contains(row.branch.id), "\(query) \(row.branch)")
    }
    #expect(asked > 350)
  }

  @Test(
    "마트 that is part of a mart's name stays",
    arguments: [("롯데 마트 서울", .lotteMart), ("이 마트 양재", .emart), ("메가 마트 동래", .megaMart)]
      as [(String, Mart)])
  func partOfName(query: String, mart: Mart) {
    let matches = search.matches(query)
    #expect(marts(matches) == [mart])
    #expect(matches.setAsideWords.isEmpty)
  }

  @Test("마트 of a mart that the library does not know stays with the word before it")
  func partOfUnknownName() {
    let search = BranchSearch([
      Branch(id: 1, mart: Mart(serverName: "강동마트"), name: "본점"),
      Branch(id: 2, mart: .homeplus, name: "강동점"),
    ])
    #expect(search.matches("강동 마트").fittingIDs == [1])
    #expect(search.matches("강동 마트 본점").fittingIDs == [1])
    #expect(search.matches("강동구 마트").fittingIDs.isEmpty)
  }

  @Test(
    "A question is understood with its standard spacing, with a particle and in any form",
    arguments: [
      "쉬는 날", "쉬는날", "쉬는 날은?", "쉬는 날이 언제", "노는 날", "문 닫는 날", "여는 날", "몇 시까지", "몇 시까지 해요",
      "몇 시에 닫아요", "몇시에 닫나요", "쉬는 요일", "열었어?", "닫았나요", "안 쉬나요", "문 열었습니까", "영업 안 하나요", "닫을까요",
      "영업 종료 시간", "휴무일인가요", "휴무인지", "오늘 쉽니까", "쉬는 거예요?",
    ])
  func question(_ question: String) {
    for row in table.rows where row.branch.id % 8 == 1 {
      let query = row.branch.displayName + " " + question
      let matches = search.matches(query)
      #expect(matches.fittingIDs.contains(row.branch.id), "\(query)")
      #expect(marts(matches) == [row.branch.mart], "\(query)")
    }
    let emart = search.matches("이마트 " + question)
    #expect(emart.fittingCount == table.rows.count { $0.branch.mart == .emart })
    let words = question.filter { $0 != "?" }.split(separator: " ").map(String.init)
    #expect(emart.setAsideWords == words)
  }

  @Test(
    "A question that names no store finds none",
    arguments: ["쉬는 날", "노는 날", "문 닫는 날", "문 여나요", "몇 시까지", "몇 시에 닫아요", "쉬는 요일", "열었어?", "닫았나요"])
  func onlyQuestion(_ question: String) {
    #expect(search.matches(question).isEmpty)
  }

  @Test(
    "A particle of a lone word that is found nowhere is set aside, and one that may be typed on is not",
    arguments: ["왕십리는", "왕십리에서", "왕십리를"])
  func loneParticle(_ query: String) {
    let matches = search.matches(query)
    #expect(matches.fitting.indices.map { matches.branch(at: $0).name } == ["왕십리점"])
    #expect(search.matches("마트이").setAsideWords.isEmpty)
  }

  @Test("날 without a question before it is the beginning of a name")
  func follower() {
    let search = BranchSearch([
      Branch(id: 1, mart: .emart, name: "날뫼점"), Branch(id: 2, mart: .emart, name: "쉬는날뫼점"),
    ])
    #expect(search.matches("이마트 날").fittingIDs == [1, 2])
    #expect(search.matches("쉬는 날").fittingIDs == [2])
  }

  @Test(
    "A spoken word may be written together with a name, before or behind it",
    arguments: [
      ("이마트 동해점휴무일", "이마트 동해점", ["휴무일"]), ("코스트코양재휴무일", "코스트코 양재점", ["휴무일"]),
      ("동해점오늘 이마트", "이마트 동해점", ["오늘"]), ("오늘이마트춘천휴무일", "이마트 춘천점", ["오늘", "휴무일"]),
      ("의정부코스트코몇시까지하나요", "코스트코 의정부점", ["몇시까지", "하나요"]),
      ("11월22일코스트코 의정부", "코스트코 의정부점", ["11월", "22일"]),
      ("코스트코양재점은 휴무일", "코스트코 양재점", ["휴무일", "은"]),
      ("costco yangjaehours", "코스트코 양재점", ["hours"]),
    ])
  func glued(query: String, name: String, setAside: [String]) {
    let matches = search.matches(query)
    #expect(matches.fitting.map(\.branch.displayName) == [name])
    #expect(matches.setAsideWords == setAside)
  }

  @Test(
    "A mart alone may have one too",
    arguments: [("이마트휴무일", .emart), ("오늘코스트코", .costco), ("홈플러스영업시간", .homeplus)]
      as [(String, Mart)])
  func gluedToMart(query: String, mart: Mart) {
    let matches = search.matches(query)
    #expect(marts(matches) == [mart])
    #expect(matches.fittingCount == table.rows.count { $0.branch.mart == mart })
    #expect(matches.setAsideWords.count == 1)
  }

  @Test(
    "What only looks like a spoken word stays in its word",
    arguments: ["식자재마트", "세계로마트", "제이마트", "이마트24휴무일", "하이마트휴무일", "하나로마트 양재"])
  func notGlued(_ query: String) {
    #expect(search.matches(query).isEmpty)
    #expect(search.matches(query).setAsideWords.isEmpty)
  }

  @Test("A slip beside a spoken word is found, behind what fits")
  func slipBesideSpoken() {
    let matches = search.matches("이마트 동헤점휴무일")
    #expect(matches.fittingCount == 0)
    #expect(matches.first?.branch.displayName == "이마트 동해점")
    #expect(matches.setAsideWords == ["휴무일"])
  }

  /// A name without a final 점.
  private func short(_ branch: Branch) -> String {
    branch.name.hasSuffix("점") ? String(branch.name.dropLast()) : branch.name
  }

  @Test(
    "Each branch is found in each order of its names, with each way to add a question",
    arguments: [
      "%m %b", "%b %m", "%m%b", "%b%m", "%b(%m)", "%b/%m",
    ], ["%", "% 쉬는 날", "%휴무일", "오늘%", "% 몇 시에 닫아요", "오늘 %영업시간"])
  func orders(order: String, question: String) {
    // Each way asks for every sixth branch, and each branch is asked for in some of the ways.
    let way = order.unicodeScalars.count + 3 * question.unicodeScalars.count
    for row in table.rows where (row.branch.id + way).isMultiple(of: 6) {
      let mart = row.branch.mart.displayName
      let own = row.branch.mart.nameWithoutMart(short(row.branch))
      let name = order.replacing("%m", with: mart).replacing("%b", with: own)
      let query = question.replacing("%", with: name)
      // The end of 광명소하이마트 is the name of another shop.
      if question != "%", query.filter({ $0 != " " }).contains("하이마트") { continue }
      let matches = search.matches(query)
      #expect(matches.fittingIDs.contains(row.branch.id), "\(query)")
      // 롯데마트 맥스 has the name of 롯데마트 on its signs.
      let others = marts(matches).filter { !$0.displayName.hasPrefix(mart) }
      #expect(others.isEmpty, "\(query)")
      let asked = question.replacing("%", with: "").split(separator: " ").map(String.init)
      #expect(
        matches.setAsideWords.filter { $0 != "오늘" } == asked.filter { $0 != "오늘" }, "\(query)")
    }
  }
}
