import Favorites
import Testing

@Suite("A list of favorites")
struct FavoriteListTests {
  @Test("The limit is three unless another is asked for")
  func limit() {
    #expect(FavoriteList<Int>().limit == 3)
    #expect(FavoriteList<String>(limit: 5).limit == 5)
    #expect(FavoriteList<Int>(limit: nil).limit == nil)
  }

  @Test("A push says where, already there, or full")
  func push() {
    var list = FavoriteList<Int>(limit: 2)
    #expect(list.push(7) == .added(at: 0))
    #expect(list.push(3) == .added(at: 1))
    #expect(list.isFull)
    #expect(list.push(7) == .alreadyPresent(at: 0))
    #expect(list.push(9) == .full(limit: 2))
    #expect(Array(list) == [7, 3])
  }

  @Test("A pop says where it was, or that it was not there")
  func pop() {
    var list = FavoriteList<Int>()
    list.push(7)
    list.push(3)
    #expect(list.pop(7) == .removed(at: 0))
    #expect(list.pop(7) == .notPresent)
    #expect(Array(list) == [3])
  }

  @Test("The Booleans of the original app are whether the list grew or shrank")
  func succeeded() {
    #expect(PushResult.added(at: 0).succeeded)
    #expect(!PushResult.alreadyPresent(at: 0).succeeded)
    #expect(!PushResult.full(limit: 3).succeeded)
    #expect(PopResult.removed(at: 0).succeeded)
    #expect(!PopResult.notPresent.succeeded)
    #expect(ToggleResult.added(at: 0).succeeded)
    #expect(ToggleResult.removed(at: 0).succeeded)
    #expect(!ToggleResult.full(limit: 3).succeeded)
  }

  @Test("A toggle takes out or adds at the end")
  func toggle() throws {
    var list = try FavoriteList([7, 3], limit: 2)
    #expect(list.toggle(9) == .full(limit: 2))
    #expect(list.toggle(7) == .removed(at: 0))
    #expect(list.toggle(7) == .added(at: 1))
    #expect(Array(list) == [3, 7])
  }

  @Test("The order is the user's; the original sorted it by number and lost it")
  func order() {
    var list = FavoriteList<Int>()
    for id in [1140, 7, 88] { list.push(id) }
    #expect(Array(list) == [1140, 7, 88])
  }

  @Test("The limit is enforced; the original spoke of three and took any number")
  func limitIsEnforced() {
    var list = FavoriteList<Int>()
    let results = (1...5).map { list.push($0).succeeded }
    #expect(results == [true, true, true, false, false])
  }

  @Test("A limit of zero takes nothing, and no limit takes everything")
  func extremeLimits() {
    var none = FavoriteList<Int>(limit: 0)
    #expect(none.push(1) == .full(limit: 0))
    var all = FavoriteList<Int>(limit: nil)
    for id in 0..<1_000 { all.push(id) }
    #expect(all.count == 1_000)
    #expect(!all.isFull)
  }

  @Test("A lower limit than the list holds is refused")
  func setLimit() throws {
    var list = try FavoriteList([1, 2, 3])
    #expect(list.setLimit(2) == false)
    #expect(list.setLimit(-1) == false)
    #expect(list.limit == 3)
    #expect(list.setLimit(4) == true)
    #expect(list.push(4) == .added(at: 3))
    #expect(list.setLimit(nil) == true)
    #expect(list.limit == nil)
  }

  @Test("A list from outside is taken whole or refused with the value")
  func validating() throws {
    #expect(throws: FavoriteError(.duplicate, value: "7")) { try FavoriteList([7, 3, 7]) }
    #expect(throws: FavoriteError(.overLimit, value: "4 of at most 3")) {
      try FavoriteList([1, 2, 3, 4])
    }
    #expect(throws: FavoriteError(.invalidLimit, value: "-1")) {
      try FavoriteList([Int](), limit: -1)
    }
    #expect(try FavoriteList([1, 2, 3, 4], limit: nil).count == 4)
    #expect(try FavoriteList([1, 2, 3]).isFull)
  }

  @Test("It is a collection of identifiers", arguments: [0, 1, 15, 16, 17, 18, 40])
  func collection(count: Int) throws {
    let ids = (0..<count).map { ($0 * 7_919) % 1_009 }
    let list = try FavoriteList(ids, limit: nil)
    #expect(list.elementsEqual(ids))
    #expect(list.first == ids.first)
    #expect(list.reversed().elementsEqual(ids.reversed()))
    #expect(list.allSatisfy { list.contains($0) })
    #expect(!list.contains(-1))
    #expect(list.indices.allSatisfy { list.firstIndex(of: ids[$0]) == $0 })
    #expect(list.firstIndex(of: -1) == nil)
    #expect(list.description == ids.description)
  }

  @Test("Equality and hash are of favorites, notes and limit, however the list came about")
  func equality() throws {
    var grown = FavoriteList<Int>(limit: nil)
    for id in 0..<40 { grown.push(id) }
    for id in 10..<40 { grown.pop(id) }
    let plain = try FavoriteList(0..<10, limit: nil)
    #expect(grown == plain)
    #expect(grown.hashValue == plain.hashValue)
    var noted = plain
    noted.setNote("x", for: 3)
    #expect(noted != plain)
    #expect(try plain != FavoriteList(0..<10, limit: 10))
  }

  #if DEBUG
    @Test("A negative limit in the program traps and says which")
    func negativeLimit() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = FavoriteList<Int>(limit: -1)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("limit -1"))
    }
  #else
    @Test("A negative limit in the program traps")
    func negativeLimit() async {
      await #expect(processExitsWith: .failure) { _ = FavoriteList<Int>(limit: -1) }
    }
  #endif
}
