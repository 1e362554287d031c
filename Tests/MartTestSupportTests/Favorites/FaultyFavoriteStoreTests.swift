import Favorites
import Foundation
import MartTestSupport
import Testing

@Suite("A faulty store")
struct FaultyFavoriteStoreTests {
  typealias InjectedFault = FaultyFavoriteStore.InjectedFault

  @Test("It fails on the named call only, and says which it was")
  func fail() throws {
    let store = FaultyFavoriteStore(faults: [.fail(.save, on: 2), .fail(.load, on: 1)])
    let load = #expect(throws: InjectedFault.self) { try store.load() }
    #expect(load?.call == .load && load?.number == 1)
    try store.save([1])
    let save = #expect(throws: InjectedFault.self) { try store.save([2]) }
    #expect(save?.description == "injected fault on save number 2")
    #expect(try store.load() == [1])
    try store.save([3])
    #expect(try store.load() == [3])
    #expect(store.count(of: .save) == 3)
    #expect(store.count(of: .load) == 3)
  }

  @Test("A torn write stores its beginning and throws", arguments: [0, 2, 9])
  func tear(count: Int) throws {
    let base = InMemoryFavoriteStore()
    let store = FaultyFavoriteStore(base, faults: [.tear(on: 1, keeping: count)])
    #expect(throws: InjectedFault.self) { try store.save([1, 2, 3]) }
    #expect(try base.load() == Array([1, 2, 3].prefix(count)))
  }

  @Test("A stalled call waits for its release and then succeeds", .timeLimit(.minutes(1)))
  func stall() async throws {
    let store = FaultyFavoriteStore(faults: [.stall(.save, on: 1)])
    let (ends, end) = AsyncStream<Bool>.makeStream()
    Thread.detachNewThread {
      do {
        try store.save([1])
        end.yield(true)
      } catch {
        end.yield(false)
      }
      end.finish()
    }
    while !store.isStalled { await Task.yield() }
    #expect(try store.load() == nil)
    store.release()
    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next() == true)
    #expect(!store.isStalled)
    #expect(try store.load() == [1])
  }

  @Test("What is set aside is set aside by the store behind it")
  func setAside() async throws {
    let base = InMemoryFavoriteStore([1])
    let store = FaultyFavoriteStore(base, faults: [])
    #expect(try await store.update { try $0.setAside() } != nil)
    #expect(base.bytesSetAside == [[1]])
  }

  @Test("It throws the error that a test names")
  func namedError() async {
    let full = FavoriteError(FavoriteError.Code(rawValue: "diskFull"), value: "no space")
    let store = FaultyFavoriteStore(faults: [.fail(.save, on: 1, with: full)])
    await #expect(throws: full) { try await FavoriteKeeper<Int>(store: store).push(7) }
    #expect(store.count(of: .save) == 1)
  }
}
