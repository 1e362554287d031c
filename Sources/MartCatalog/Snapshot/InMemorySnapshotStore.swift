import Favorites

#if !hasFeature(Embedded)
  /// A store that forgets everything when the program ends, for tests and previews.
  ///
  /// It follows the contract of a real store: changes exclude each other, and bytes that were set
  /// aside are kept and make `load()` throw until something is saved.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let store = InMemorySnapshotStore()
  /// try store.load()  // nil
  /// store.save([1, 2])
  /// try store.load()  // [1, 2]
  /// ```
  public final class InMemorySnapshotStore: SnapshotStore {
    private let memory: MemoryBytes

    /// Makes a store.
    ///
    /// - Parameter bytes: what is stored from the start; `nil` when nothing ever was.
    public init(_ bytes: [UInt8]? = nil) { memory = MemoryBytes(bytes) }

    /// The bytes that were set aside, oldest first.
    public var bytesSetAside: [[UInt8]] { memory.bytesSetAside }

    public func load() throws(SnapshotError) -> [UInt8]? {
      switch StoredSnapshot.Content(memory.content) {
      case .nothing: return nil
      case .bytes(let bytes): return bytes
      case .unreadable(let error): throw error
      }
    }

    /// Replaces what is stored; blocks the caller's thread during other changes.
    public func save(_ bytes: [UInt8]) { memory.save(bytes) }

    /// Changes what is stored; others wait until the change has returned.
    public nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredSnapshot) throws -> Answer
    ) async throws -> Answer {
      try await memory.update { [memory] content in
        var current = StoredSnapshot(StoredSnapshot.Content(content)) { memory.setAside() }
        let answer = try change(&current)
        return (answer, current.replacement)
      }
    }
  }

  extension StoredSnapshot.Content {
    fileprivate init(_ content: MemoryBytes.Content) {
      switch content {
      case .nothing: self = .nothing
      case .bytes(let bytes): self = .bytes(bytes)
      case .setAside(let place): self = .unreadable(SnapshotError(.setAside, value: place))
      }
    }
  }
#endif
