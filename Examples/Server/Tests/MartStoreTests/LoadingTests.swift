import MartHolidayKit
import MartStore
import Testing

@Suite("Sources are loaded again and again")
struct LoadingTests {
  let folder: Folder
  let store: MartStore

  init() throws {
    folder = try Folder()
    store = try MartStore(path: folder.path("mart.sqlite"))
  }

  private static func stores(_ ids: some Sequence<Int>, _ mart: Mart = .emart) -> BranchCatalog {
    BranchCatalog(
      ids.map { Branch(id: $0, mart: mart, name: "\($0)호점", address: "서울 성동구 왕십리로 \($0)") })
  }

  private static func receipt(_ source: String, at seconds: Int) -> LoadReceipt {
    LoadReceipt(
      source: source, asOf: CivilDate(2026, 11, 23), loadedAt: seconds, rows: 0, issues: [])
  }

  @Test("A store that a source no longer lists stays for a time, and for good if it comes back")
  func leaving() async throws {
    let day = 86_400
    let first = try await store.load(Self.stores(1...30), Self.receipt("register", at: noon))
    #expect(first.added == 30)
    let second = try await store.load(
      Self.stores(1...28), Self.receipt("register", at: noon + day))
    #expect(second.left == 2 && second.dropped == 0)
    // Store 30 comes back, 29 does not.
    let listed = BranchCatalog(Self.stores(1...28).branches + Self.stores(30...30).branches)
    _ = try await store.load(listed, Self.receipt("register", at: noon + 2 * day))
    let last = try await store.load(listed, Self.receipt("register", at: noon + 40 * day))
    #expect(last.left == 1 && last.dropped == 1)
    #expect(try await store.branches().branches.map(\.id) == Array(1...28) + [30])
    #expect(try await store.receipts().map(\.loadedAt) == [noon + 40 * day])
  }

  @Test("A source that lost more than half of its stores is refused unless told otherwise")
  func half() async throws {
    _ = try await store.load(Self.stores(1...30), Self.receipt("register", at: noon))
    await #expect(throws: MartStoreError.self) {
      try await store.load(Self.stores(1...14), Self.receipt("register", at: noon))
    }
    #expect(try await store.branches().branches.count == 30)
    var rules = LoadRules()
    rules.believesAnything = true
    let done = try await store.load(Self.stores(1...14), Self.receipt("register", at: noon), rules)
    #expect(done.left == 16)
  }

  @Test("A store that two sources have is one, and no source takes away what another lists")
  func twoSources() async throws {
    _ = try await store.load(Self.stores([1, 2]), Self.receipt("catalog", at: noon))
    let register = BranchCatalog([
      Branch(id: 901, mart: .emart, name: "1호점", address: "서울 성동구 왕십리로 1"),
      Branch(id: 902, mart: .emart, name: "7호점", address: "서울 성동구 왕십리로 7"),
    ])
    let done = try await store.load(register, Self.receipt("register", at: noon))
    #expect(done.added == 1)
    #expect(try await store.branches().branches.map(\.id) == [1, 2, 902])
    var rules = LoadRules()
    rules.keepDays = 0
    _ = try await store.load(BranchCatalog([]), Self.receipt("register", at: noon), rules)
    _ = try await store.load(BranchCatalog([]), Self.receipt("register", at: noon + 1), rules)
    #expect(try await store.branches().branches.map(\.id) == [1, 2])
  }
}
