import Favorites
import MartTestSupport
import Testing

@Suite("The contract of a store")
struct FavoriteStoreConformanceTests {
  @Test("A store that keeps its word has no finding")
  func good() async {
    let store = InMemoryFavoriteStore()
    #expect(await FavoriteStoreConformance.findings { store } == [])
    let other = InMemoryFavoriteStore()
    #expect(
      await FavoriteStoreConformance.findings(payloads: [[], [0], [255, 0]]) { other } == [])
    #expect(await FavoriteStoreConformance.findingsOfConcurrentUse { store } == [])
  }

  @Test("A store with the defaults of the protocol has no finding")
  func defaults() async {
    struct Plain: FavoriteStore {
      let base = InMemoryFavoriteStore()
      func load() throws -> [UInt8]? { try base.load() }
      func save(_ bytes: [UInt8]) throws { base.save(bytes) }
    }
    let plain = Plain()
    #expect(await FavoriteStoreConformance.findings { plain } == [])
    let faulty = FaultyFavoriteStore(faults: [])
    #expect(await FavoriteStoreConformance.findings { faulty } == [])
  }

  /// A store with one bug.
  final class Buggy: FavoriteStore {
    enum Bug: String, CaseIterable {
      case forgets, emptyForMissing, losesLastByte, neverLoads, losesWhatWasSetAside
    }
    let base = InMemoryFavoriteStore()
    let bug: Bug

    init(_ bug: Bug) { self.bug = bug }

    func load() throws -> [UInt8]? {
      if bug == .neverLoads { throw FavoriteError(.malformed, value: "always") }
      let bytes = try base.bytesSetAside.isEmpty || bug != .losesWhatWasSetAside ? base.load() : nil
      return bug == .emptyForMissing ? bytes ?? [] : bytes
    }

    func save(_ bytes: [UInt8]) throws {
      switch bug {
      case .forgets: break
      case .losesLastByte: base.save(bytes.dropLast())
      default: base.save(bytes)
      }
    }

    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredFavorites) throws -> Answer
    ) async throws -> Answer {
      guard bug == .losesWhatWasSetAside else {
        var stored = StoredFavorites(try load().map { .bytes($0) } ?? .nothing)
        let answer = try change(&stored)
        if let bytes = stored.replacement { try save(bytes) }
        return answer
      }
      return try await base.update(change)
    }
  }

  @Test("A store with a bug is found out", arguments: Buggy.Bug.allCases)
  func bugs(bug: Buggy.Bug) async {
    let store = Buggy(bug)
    let findings = await FavoriteStoreConformance.findings { store }
    #expect(!findings.isEmpty, "\(bug)")
    #expect(findings.allSatisfy { $0.description.hasPrefix($0.rule) })
  }

  @Test("A store that remembers what it once read loses what others wrote, and is found out")
  func concurrent() async {
    final class Stale: FavoriteStore {
      let base: InMemoryFavoriteStore
      let own = InMemoryFavoriteStore(FavoriteList<Int>(limit: nil).storedForm)

      init(_ base: InMemoryFavoriteStore) { self.base = base }

      func load() throws -> [UInt8]? { try own.load() }

      func save(_ bytes: [UInt8]) throws {
        own.save(bytes)
        base.save(bytes)
      }
    }
    let base = InMemoryFavoriteStore()
    let findings = await FavoriteStoreConformance.findingsOfConcurrentUse { Stale(base) }
    #expect(findings.count == 1)
  }
}
