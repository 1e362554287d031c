import Keeping
import MartTestSupport
import Testing

@Suite("The contract of a store")
struct ByteStoreConformanceTests {
  @Test("A store that keeps its word has no finding")
  func good() async {
    let store = InMemoryByteStore()
    #expect(await ByteStoreConformance.findings { store } == [])
    let other = InMemoryByteStore()
    #expect(await ByteStoreConformance.findings(payloads: [[], [0], [255, 0]]) { other } == [])
    #expect(await ByteStoreConformance.findingsOfConcurrentUse { store } == [])
    let faulty = FaultyStore(faults: [])
    #expect(await ByteStoreConformance.findings { faulty } == [])
  }

  /// A store with one bug.
  final class Buggy: ByteStore {
    enum Bug: String, CaseIterable {
      case forgets, emptyForMissing, losesLastByte, neverLoads, losesWhatWasSetAside
      case takesAsideForNothing, cutsAt64KiB, appends
    }
    let base = InMemoryByteStore()
    let bug: Bug

    init(_ bug: Bug) { self.bug = bug }

    func load() throws -> [UInt8]? {
      switch bug {
      case .neverLoads: throw StoreError(.malformed, value: "always")
      case .emptyForMissing: return try base.load() ?? []
      case .losesWhatWasSetAside: return base.bytesSetAside.isEmpty ? try base.load() : nil
      case .takesAsideForNothing: do { return try base.load() } catch { return nil }
      case .cutsAt64KiB: return try base.load().map { Array($0.prefix(1 << 16)) }
      case .forgets, .losesLastByte, .appends: return try base.load()
      }
    }

    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredBytes) throws -> Answer
    ) async throws -> Answer {
      try await base.update { stored in
        let kept = stored
        var seen = StoredBytes(stored.content) { try kept.setAside() }
        let answer = try change(&seen)
        switch (bug, seen.replacement) {
        case (.forgets, _), (_, nil): break
        case (.losesLastByte, let bytes?): stored.replace(with: bytes.dropLast())
        case (.appends, let bytes?):
          if case .bytes(let old) = stored.content {
            stored.replace(with: old + bytes)
          } else {
            stored.replace(with: bytes)
          }
        case (_, let bytes?): stored.replace(with: bytes)
        }
        return answer
      }
    }
  }

  @Test("A store with a bug is found out", arguments: Buggy.Bug.allCases)
  func bugs(bug: Buggy.Bug) async {
    let store = Buggy(bug)
    let findings = await ByteStoreConformance.findings { store }
    #expect(!findings.isEmpty, "\(bug)")
    #expect(findings.allSatisfy { $0.description.hasPrefix($0.rule) })
  }

  @Test("A store that appends is found out before it has doubled its content too often")
  func appending() async {
    let store = Buggy(.appends)
    #expect(
      await ByteStoreConformance.findingsOfConcurrentUse(tasks: 2, changes: 8) { store }
        .map(\.observed) == ["more is stored than was ever written"])
  }

  @Test("A store that takes what was set aside for nothing breaks that rule and no other")
  func oneRule() async {
    let store = Buggy(.takesAsideForNothing)
    let rules = await ByteStoreConformance.findings { store }.map(\.rule)
    #expect(rules == ["bytes that were set aside are not \"never stored\""])
  }

  @Test("A store that remembers what it once read loses what others wrote, and is found out")
  func concurrent() async {
    final class Stale: ByteStore {
      let base: InMemoryByteStore
      let own = InMemoryByteStore([])

      init(_ base: InMemoryByteStore) { self.base = base }

      func load() throws -> [UInt8]? { try own.load() }

      nonisolated(nonsending) func update<Answer>(
        _ change: (inout StoredBytes) throws -> Answer
      ) async throws -> Answer {
        let answer = try await own.update(change)
        if let bytes = try own.load() { try await base.save(bytes) }
        return answer
      }
    }
    let base = InMemoryByteStore()
    let findings = await ByteStoreConformance.findingsOfConcurrentUse { Stale(base) }
    #expect(findings.count == 1)
  }
}
