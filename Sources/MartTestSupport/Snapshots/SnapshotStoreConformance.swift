public import MartCatalog

/// Runs a store of snapshots through the contract of `SnapshotStore` and says what it broke.
///
/// The rules are those of `FavoriteStoreConformance`, because the contracts are the same.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let store = InMemorySnapshotStore()
/// await SnapshotStoreConformance.findings { store }.isEmpty               // true
/// await SnapshotStoreConformance.findingsOfConcurrentUse { store }.count  // 0
/// ```
public enum SnapshotStoreConformance: Sendable {
  /// A rule that a store broke, and how.
  public typealias Finding = FavoriteStoreConformance.Finding

  /// Bytes that every store must take: short, long, of every value, none.
  public static var samplePayloads: [[UInt8]] {
    [Array("snapshot\n".utf8), [], Array(0...255), [UInt8](repeating: 0x0A, count: 1 << 16), [0]]
  }

  /// Checks what one owner of a store can see.
  ///
  /// - Parameters:
  ///   - payloads: what to save.
  ///   - open: opens the store's place, empty at first and the same on every call.
  /// - Returns: what the store broke.
  public static func findings(
    payloads: [[UInt8]] = samplePayloads, opening open: () throws -> any SnapshotStore
  ) async -> [Finding] {
    await FavoriteStoreConformance.findings(payloads: payloads) {
      SnapshotStoreAsFavorites(base: try open())
    }
  }

  /// Checks that no change is lost when many tasks change a store at once.
  ///
  /// It is for stores that lock others out during `update(_:)`; the protocol's default does not.
  ///
  /// - Parameters:
  ///   - tasks: how many tasks run at once.
  ///   - changes: how many changes each of them makes.
  ///   - open: opens the store's place, the same on every call.
  /// - Returns: what the store broke.
  public static func findingsOfConcurrentUse(
    tasks: Int = 8, changes: Int = 20, opening open: @Sendable () throws -> any SnapshotStore
  ) async -> [Finding] {
    await FavoriteStoreConformance.findingsOfConcurrentUse(tasks: tasks, changes: changes) {
      SnapshotStoreAsFavorites(base: try open())
    }
  }
}
