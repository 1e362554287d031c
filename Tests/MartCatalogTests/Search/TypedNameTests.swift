import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("Names as they are typed")
struct TypedNameTests {
  let table: BranchTable
  let search: BranchSearch

  init() throws {
    table = try BranchTable.load()
    search = BranchSearch(table.branches)
  }

  @Test("The keyboard of the tests writes what it is asked for")
  func keyboard() {
    #expect(TwoSetKeyboard.states(typing: "닭강") == ["ㄷ", "다", "달", "닭", "닭ㄱ", "닭가", "닭강"])
    #expect(TwoSetKeyboard.states(typing: "이마트") == ["ㅇ", "이", "임", "이마", "이맡", "이마트"])
    #expect(TwoSetKeyboard.states(typing: "왕") == ["ㅇ", "오", "와", "왕"])
  }

  @Test("A branch stays among the results at every key, and is near the top after three syllables")
  func everyKey() {
    var late = 0
    var asked = 0
    for row in table.rows {
      for state in TwoSetKeyboard.states(typing: row.branch.name) {
        let ids = search.matches(state).fittingIDs
        let place = ids.firstIndex(of: row.branch.id)
        #expect(place != nil, "\(state) loses \(row.branch.displayName)")
        guard state.unicodeScalars.count >= 3 else { continue }
        asked += 1
        if (place ?? .max) >= 10 { late += 1 }
      }
    }
    #expect(asked > 1_000)
    #expect(Double(late) <= 0.05 * Double(asked))
  }

  @Test("So it does with the mart's name before it, and with the other layout")
  func withMart() {
    for row in table.rows where row.branch.id % 5 == 0 {
      let name = row.branch.displayName.filter { $0 != " " }
      for state in TwoSetKeyboard.states(typing: name) {
        let ids = search.matches(state).fittingIDs
        #expect(ids.contains(row.branch.id), "\(state) loses \(row.branch.displayName)")
      }
    }
  }

  @Test(
    "One wrong letter leaves a long name in the first five", arguments: 1...3 as ClosedRange<UInt64>
  )
  func slips(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var asked = 0
    var found = 0
    let letters = Array("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅐㅑㅓㅔㅕㅗㅛㅜㅠㅡㅣ")
    for row in table.rows where row.branch.name.count >= 4 {
      var keys = TwoSetKeyboard.keys(of: row.branch.name)
      let place = Int.random(in: keys.indices, using: &random)
      let letter = letters[Int.random(in: letters.indices, using: &random)]
      switch Int.random(in: 0..<3, using: &random) {
      case 0: keys[place] = letter
      case 1: keys.remove(at: place)
      default: keys.insert(letter, at: place)
      }
      asked += 1
      let results = search.matches(TwoSetKeyboard.text(of: keys))
      if results.prefix(5).contains(where: { $0.id == row.branch.id }) { found += 1 }
    }
    #expect(Double(found) >= 0.9 * Double(asked), "seed \(seed): \(found) of \(asked)")
  }

  @Test("Names as people wrote them in public pages find what they mean today")
  func written() throws {
    let rows = try BranchTable.table("written-names")
    var first = 0
    for row in rows {
      let names = search.matches(row[0]).prefix(5).map(\.branch.displayName)
      if names.contains(try displayName(row[1])) { first += 1 }
    }
    #expect(rows.count == 226)
    #expect(first >= 215)
  }

  private func displayName(_ name: String) throws -> String {
    try #require(table.rows.first { $0.brand + " " + $0.branch.name == name }).branch.displayName
  }
}
