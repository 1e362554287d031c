import Favorites
import Foundation
import MartCatalog
import MartTestSupport
import Testing

@Suite("Stores of snapshots for tests")
struct SnapshotSupportTests {
  @Test("The store in memory keeps the contract")
  func memory() async {
    let store = InMemorySnapshotStore()
    let findings = await SnapshotStoreConformance.findings { store }
    #expect(findings.isEmpty, "\(findings)")
    let shared = await SnapshotStoreConformance.findingsOfConcurrentUse { store }
    #expect(shared.isEmpty, "\(shared)")
  }

  /// A store with the default of `update(_:)`, which forgets one byte.
  private final class Forgetful: SnapshotStore, @unchecked Sendable {
    let base = InMemorySnapshotStore()
    func load() throws -> [UInt8]? { try base.load().map { $0.dropLast() } }
    func save(_ bytes: [UInt8]) throws { base.save(bytes) }
  }

  /// A store that takes what it cannot read for nothing.
  private final class Careless: SnapshotStore, @unchecked Sendable {
    let base = InMemorySnapshotStore()
    func load() throws -> [UInt8]? {
      do { return try base.load() } catch { return nil }
    }
    func save(_ bytes: [UInt8]) throws { base.save(bytes) }
    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredSnapshot) throws -> Answer
    ) async throws -> Answer { try await base.update(change) }
  }

  @Test("A store that forgets a byte, or takes the unreadable for nothing, is found out")
  func broken() async {
    #expect(await !SnapshotStoreConformance.findings { Forgetful() }.isEmpty)
    let careless = Careless()
    let rules = await SnapshotStoreConformance.findings { careless }.map(\.rule)
    #expect(rules == ["bytes that were set aside are not \"never stored\""])
  }

  @Test("The faulty store throws the error that a test names, as one of snapshots")
  func namedError() async throws {
    let full = FavoriteError(FavoriteError.Code(rawValue: "diskFull"), value: "no space")
    let expected = SnapshotError(SnapshotError.Code(rawValue: "diskFull"), value: "no space")
    let store = FaultySnapshotStore(
      faults: [
        .fail(.save, on: 1, with: full), .fail(.save, on: 2, with: full),
        .fail(.load, on: 2, with: full),
      ])
    #expect(throws: expected) { try store.save([1]) }
    await #expect(throws: expected) { try await store.update { $0.replace(with: [2]) } }
    #expect(throws: expected) { try store.load() }
  }

  @Test("The faulty store fails and tears on the call that was named, and counts all")
  func faults() async throws {
    let memory = InMemorySnapshotStore()
    let store = FaultySnapshotStore(
      memory, faults: [.fail(.save, on: 2), .tear(on: 3, keeping: 1), .fail(.load, on: 2)])
    try store.save([1, 2])
    let failed = #expect(throws: FaultySnapshotStore.InjectedFault.self) { try store.save([3]) }
    #expect(failed?.number == 2)
    #expect(try store.load() == [1, 2])
    #expect(throws: FaultySnapshotStore.InjectedFault.self) { try store.load() }
    await #expect(throws: FaultySnapshotStore.InjectedFault.self) {
      try await store.update { $0.replace(with: [7, 8]) }
    }
    #expect(try memory.load() == [7])
    #expect(store.count(of: .save) == 3 && store.count(of: .load) == 3)
    #expect(await SnapshotStoreConformance.findings { FaultySnapshotStore.whole }.isEmpty)
  }

  @Test("Errors of a store keep their code and their words on the way through a faulty one")
  func errors() async throws {
    let memory = InMemorySnapshotStore([1])
    let store = FaultySnapshotStore(memory, faults: [])
    #expect(try await store.update { try $0.setAside() } == "in memory, copy 1")
    let error = #expect(throws: SnapshotError.self) { try store.load() }
    #expect(error?.code == .setAside)
    #expect(error?.value == "in memory, copy 1")
    #expect(memory.bytesSetAside == [[1]])
  }

  @Test("A stalled save goes on when it is released", .timeLimit(.minutes(1)))
  func stall() async throws {
    let store = FaultySnapshotStore(faults: [.stall(.save, on: 1)])
    let (ends, end) = AsyncStream<Void>.makeStream()
    // On a thread of its own: the tasks of all tests share as many as there are cores.
    Thread.detachNewThread {
      #expect(throws: Never.self) { try store.save([1]) }
      end.finish()
    }
    while !store.isStalled { await Task.yield() }
    #expect(try store.load() == nil)
    store.release()
    for await _ in ends {}
    #expect(try store.load() == [1])
  }

  @Test("The fake clock stands still until it is moved, also backwards")
  func clock() {
    let clock = FakeClock(10)
    #expect(clock() == 10)
    clock.advance(by: -15)
    #expect(clock.now == -5)
    clock.now = 3
    #expect(clock() == 3)
  }
}

extension FaultySnapshotStore {
  fileprivate static let whole = FaultySnapshotStore(faults: [])
}
