import Favorites
public import MartCatalog

/// A snapshot store that fails, tears or stalls on the call that a test chooses.
///
/// It passes every other call to another store. Its faults are those of `FaultyFavoriteStore`.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let store = FaultySnapshotStore(faults: [.fail(.save, on: 1)])
/// let form = SnapshotForm<String, YearMonth>(
///   encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
/// let keeper = SnapshotKeeper(
///   store: store, form: form, policy: .catalog, now: { 0 }, fetch: { _ in "fetched" })
/// let answer = try await keeper.refreshed(in: nil)
/// answer.content  // "fetched"
/// answer.storingFailed?.code  // .systemError
/// ```
public final class FaultySnapshotStore: SnapshotStore {
  /// The two calls of a store that can go wrong.
  public typealias Call = FaultyFavoriteStore.Call
  /// What goes wrong, and on which call.
  public typealias Fault = FaultyFavoriteStore.Fault
  /// What a faulty store throws.
  public typealias InjectedFault = FaultyFavoriteStore.InjectedFault

  private let base: FaultyFavoriteStore

  /// Makes a store with the given faults.
  ///
  /// - Parameters:
  ///   - base: the store for all other calls.
  ///   - faults: what goes wrong, and when.
  public init(_ base: any SnapshotStore = InMemorySnapshotStore(), faults: [Fault]) {
    self.base = FaultyFavoriteStore(SnapshotStoreAsFavorites(base: base), faults: faults)
  }

  /// How often a call was made, including failed ones.
  public func count(of call: Call) -> Int { base.count(of: call) }

  /// Whether a call is waiting for `release()`.
  public var isStalled: Bool { base.isStalled }

  /// Lets the calls that wait go on; later ones do not wait.
  public func release() { base.release() }

  public func load() throws -> [UInt8]? { try Self.asSnapshots { try base.load() } }

  public func save(_ bytes: [UInt8]) throws { try Self.asSnapshots { try base.save(bytes) } }

  /// Changes the store behind it: reading counts as a load, and storing as a save.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredSnapshot) throws -> Answer
  ) async throws -> Answer {
    do {
      return try await base.update { stored in
        let kept = stored
        var same = StoredSnapshot(StoredSnapshot.Content(stored.content)) { try kept.setAside() }
        let answer = try change(&same)
        if let bytes = same.replacement { stored.replace(with: bytes) }
        return answer
      }
    } catch let error as FavoriteError {
      throw SnapshotError(error)
    }
  }

  /// Runs a call, whose error is one of a store of snapshots.
  private static func asSnapshots<Answer>(_ call: () throws -> Answer) throws -> Answer {
    do {
      return try call()
    } catch let error as FavoriteError {
      throw SnapshotError(error)
    }
  }
}
