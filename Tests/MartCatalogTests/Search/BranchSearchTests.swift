import GeoFiltering
import MartCatalog
import MartModels
import Testing

@Suite("A search for branches")
struct BranchSearchTests {
  @Test(
    "A query with more letters than any name and address is cut, fits nothing and costs little",
    arguments: ["9", "가", "a ", "ㅇ", "a", "성수 "])
  func longQuery(_ part: String) {
    let search = BranchSearch([Branch(id: 1, mart: .emart, name: "성수점")])
    let query = String(repeating: part, count: 20_000)
    let matches = search.matches(query)
    #expect(matches.fittingCount == 0)
    #expect(matches.allSatisfy { $0.missingWords.last == "…" })
    #expect(matches.isEmpty == (part.count == 1))
    #expect(search.nearest(to: query, count: 1).count == matches.count)
  }

  let branches = [
    Branch(id: 1, mart: .emart, name: "성수점", address: "서울특별시 성동구 뚝섬로 379"),
    Branch(id: 2, mart: .costco, name: "양재점", address: "서울특별시 서초구 양재대로 159"),
    Branch(id: 3, mart: .emart, name: "양재점", address: "서울특별시 서초구 매헌로 16"),
    Branch(id: 4, mart: .traders, name: "하남점", address: "경기도 하남시 미사대로 750"),
    Branch(id: 5, mart: .homeplusExpress, name: "망원점"),
    Branch(id: 6, mart: Mart(serverName: "동네마트"), name: "이마트점"),
  ]
  var search: BranchSearch { BranchSearch(branches) }

  func ids(_ query: String, in mart: Mart? = nil) -> [Int] {
    search.matches(query, in: mart).fitting.map(\.id)
  }

  @Test("An empty query finds nothing", arguments: ["", " ", "-", ".*", "\u{3164}", "☆"])
  func empty(_ query: String) {
    #expect(SearchQuery(query).isEmpty)
    #expect(search.matches(query).isEmpty)
  }

  @Test("A scope leaves out the other marts, and a mart without branches has none")
  func scope() {
    #expect(ids("양재", in: .costco) == [2])
    #expect(ids("양재", in: .emart) == [3])
    #expect(ids("양재", in: .lotteMart).isEmpty)
  }

  @Test(
    "A name of one mart in Latin letters that ends that of another finds the one only",
    arguments: ["emart", "E-MART", "emart 서초", "서초 emart"])
  func latinNamesInOthers(_ query: String) {
    let search = BranchSearch([
      Branch(id: 1, mart: .emart, name: "서초점"), Branch(id: 2, mart: .lotteMart, name: "서초점"),
    ])
    #expect(search.matches(query).map(\.id) == [1])
    #expect(search.matches("lottemart").map(\.id) == [2])
    #expect(search.matches("mart").map(\.id) == [1, 2])
  }

  @Test("A name comes before an address, and a word of each may be typed")
  func addresses() {
    #expect(ids("양재") == [3, 2])
    #expect(ids("양재대로") == [2])
    #expect(ids("서초구 코스트코") == [2])
    #expect(ids("이마트 매헌로") == [3])
    #expect(ids("이마트 양재대로").isEmpty)
  }

  @Test("Anything inside a name comes before the beginning of an address")
  func insideNames() {
    let search = BranchSearch([
      Branch(id: 1, mart: .emart, name: "덕풍점", address: "하남시 대청로 10"),
      Branch(id: 2, mart: .emart, name: "신하남점", address: "경기도 광주시 1"),
    ])
    #expect(search.matches("하남").fitting.map(\.id) == [2, 1])
  }

  @Test("Among equals come the favorites, then the nearer, then the names")
  func preferences() throws {
    let near = try #require(Coordinate(latitude: 37.46, longitude: 127.04))
    var branches = branches
    branches[1].coordinate = near
    let search = BranchSearch(branches)
    func ids(_ options: BranchSearch.Options) -> [Int] {
      search.matches(SearchQuery("양재점"), options).fitting.map(\.id)
    }
    #expect(ids(BranchSearch.Options()) == [3, 2])
    #expect(ids(BranchSearch.Options(favorites: [2])) == [2, 3])
    #expect(ids(BranchSearch.Options(origin: near)) == [2, 3])
    #expect(ids(BranchSearch.Options(favorites: [3], origin: near)) == [3, 2])
  }

  @Test("Only the last syllable may be one that is still composed")
  func composing() {
    // The third has all letters of 양사양, and beside each other, but not these three.
    let branches = ["양양점", "과천점", "양양양사야점"].enumerated().map {
      Branch(id: $0, mart: .emart, name: $1)
    }
    let search = BranchSearch(branches)
    #expect(search.matches("양야").fitting.map(\.id) == [0, 2])
    #expect(search.matches("고").fitting.map(\.id) == [1])
    for query in ["야양", "속양", "양사양", "고천", "천고"] {
      #expect(search.matches(query).fitting.isEmpty, "\(query)")
    }
  }

  @Test("A long query may have two slips, a short one only one")
  func twoSlips() {
    #expect(search.matches("아마트성소점").slips.first?.id == 1)
    #expect(search.matches("아마트성소점").slips.first?.slips == 2)
    #expect("\(search.matches("성수점"))" == "성수점: [이마트 성수점 (1)], nearly: []")
    #expect(search.matches("상소").isEmpty)
  }

  @Test("The caller adds names of marts")
  func aliases() {
    let search = BranchSearch(branches, aliases: [.costco: ["코코"]])
    #expect(search.matches("코코").fitting.map(\.id) == [2])
    #expect(ids("코코").isEmpty)
  }

  @Test("Slips come last, are counted, and can be left out")
  func slips() throws {
    let matches = search.matches("양제점")
    #expect(matches.fitting.isEmpty)
    #expect(matches.slips.map(\.id) == [3, 2])
    #expect(matches.map(\.slips) == [1, 1])
    var options = BranchSearch.Options()
    options.includesSlips = false
    #expect(search.matches(SearchQuery("양제점"), options).isEmpty)
    #expect(search.matches("양제").slips.map(\.id) == [3, 2])
  }

  @Test(
    "A short query has no slips",
    arguments: ["양", "얌제".dropLast().description, "성수".dropLast().description])
  func short(_ query: String) {
    #expect(search.matches(query).slips.isEmpty)
  }

  @Test("A space that is missing between a mart and a word of the address is a slip")
  func missingSpace() {
    let matches = search.matches("서초코스트코")
    #expect(matches.fitting.isEmpty)
    #expect(matches.map(\.id) == [2])
    #expect(matches.map(\.slips) == [1])
  }

  @Test("One word with a slip among others that fit is one too")
  func wordWithSlip() {
    #expect(search.matches("이마트 양제점").map(\.id) == [3])
  }

  @Test(
    "A whole name is known as such",
    arguments: [
      ("양재점", true), ("양재", true), ("코스트코 양재", true), ("costco양재점", true), ("양", false),
      ("양재대로", false), ("ㅇㅈㅈ", false),
    ])
  func wholeName(_ query: String, _ isWhole: Bool) {
    #expect(search.matches(query).first?.isWholeName == isWhole)
  }

  @Test(
    "What is meant is highlighted",
    arguments: [
      ("성수", ["성수"]), ("이마트 성수", ["이마트 성수"]), ("성수 이마트", ["이마트", "성수"]),
      ("emart 성수", ["이마트 성수"]), ("ㅅㅅ", ["성수"]), ("이마트ㅅ", ["이마트 성"]), ("트성", ["트 성"]),
      ("dlakxm", ["이마트"]), ("성슈점", ["성수점"]), ("E마트", ["이마트"]),
      ("tjdtn", ["성수"]), ("Tjdtn", ["성수"]), ("TJDTN", ["성수"]), ("이마트 TJDTN", ["이마트", "성수"]),
    ])
  func highlights(_ query: String, _ parts: [String]) throws {
    let match = try #require(search.matches(query, in: .emart).first { $0.id == 1 })
    let name = match.branch.displayName
    #expect(texts(of: name, match.nameRanges) == parts)
    #expect(match.addressRanges.isEmpty)
  }

  @Test("A slip in the second word of a chain's name finds its store")
  func slipInChain() {
    let found = search.matches("이마트 트래이더스 하남")
    #expect(found.fittingCount == 0 && found.map(\.id) == [4])
  }

  @Test("What is meant in an address is highlighted there")
  func addressHighlights() throws {
    let match = try #require(search.matches("양재대로").first)
    let address = try #require(match.branch.address)
    #expect(match.nameRanges.isEmpty)
    #expect(texts(of: address, match.addressRanges) == ["양재대로"])
    let both = try #require(search.matches("코스트코 서초").first)
    #expect(texts(of: both.branch.displayName, both.nameRanges) == ["코스트코"])
    #expect(texts(of: address, both.addressRanges) == ["서초"])
  }

  @Test("Decomposed names are highlighted in whole characters")
  func decomposed() throws {
    let name = "\u{1109}\u{1165}\u{11BC}\u{1109}\u{116E}점\u{FE0F}"
    let match = try #require(
      BranchSearch([Branch(id: 1, mart: .emart, name: name)]).matches("성숮").first)
    #expect(texts(of: match.branch.displayName, match.nameRanges) == [name])
  }

  @Test("A catalog finds what a search of its branches finds")
  func catalog() {
    #expect(BranchCatalog(branches).search("양재", in: .costco).map(\.id) == [2])
  }

  @Test("A name that repeats the mart's is searched without it")
  func repeated() throws {
    let search = BranchSearch([Branch(id: 1, mart: .emart, name: "이마트 성수점")])
    let match = try #require(search.matches("이마트성수").first)
    #expect(texts(of: match.branch.displayName, match.nameRanges) == ["이마트 성수"])
    #expect(search.matches("이마트이마트").fitting.isEmpty)
  }

  @Test("A mark on a space before a name goes with it, as in the name that is shown")
  func markedSpace() {
    let search = BranchSearch([Branch(id: 1, mart: .emart, name: " \u{30A}성수점")])
    #expect(search.matches("\u{30A}").isEmpty)
    #expect(search.matches("성수").first?.nameRanges.count == 1)
  }

  @Test("Names come in the order of Hangul, those of other letters behind")
  func order() {
    let names = ["24점", "하남점", "가양점", "DMC점", "가양2점", "가양1점"]
    let search = BranchSearch(
      names.enumerated().map { Branch(id: $0.offset, mart: .emart, name: $0.element) })
    #expect(
      search.matches("이마트").map(\.branch.name) == [
        "가양점", "가양1점", "가양2점", "하남점", "24점", "DMC점",
      ])
  }
}

private func texts(of text: String, _ ranges: [Range<String.Index>]) -> [String] {
  ranges.map { String(text[$0]) }
}
