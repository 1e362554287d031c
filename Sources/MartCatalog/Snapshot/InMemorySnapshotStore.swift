import Favorites

#if !hasFeature(Embedded)
  /// A store that forgets everything when the program ends, for tests and previews.
  ///
  /// It keeps the contract of a real one: changes exclude each other, and bytes that were set aside
  /// are kept and make `load()` throw until something is saved.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let store = InMemorySnapshotStore()
  /// try store.load()  // nil
  /// store.save([1, 2])
  /// try store.load()  // [1, 2]
  /// ```
  public final class InMemorySnapshotStore: SnapshotStore, @unchecked Sendable {
    // Every access to the variables holds the lock; whoever changes them also has the right to.
    private let lock = Lock()
    private let right = WaitingLine()
    private var stored: [UInt8]?
    private var aside: [[UInt8]] = []

    /// Makes a store.
    ///
    /// - Parameter bytes: what is stored from the start; `nil` when nothing ever was.
    public init(_ bytes: [UInt8]? = nil) { stored = bytes }

    /// The bytes that were set aside, oldest first.
    public var bytesSetAside: [[UInt8]] { lock.withLock { aside } }

    public func load() throws(SnapshotError) -> [UInt8]? {
      switch content {
      case .nothing: return nil
      case .bytes(let bytes): return bytes
      case .unreadable(let error): throw error
      }
    }

    /// Replaces what is stored; the thread of the caller waits while somebody changes it.
    public func save(_ bytes: [UInt8]) {
      right.enterBlocking()
      defer { right.leave() }
      lock.withLock { stored = bytes }
    }

    /// Changes what is stored; others wait until the change has returned.
    public nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredSnapshot) throws -> Answer
    ) async throws -> Answer {
      try await right.enter()
      defer { right.leave() }
      var current = StoredSnapshot(content) { self.setAside() }
      let answer = try change(&current)
      if let bytes = current.replacement { lock.withLock { stored = bytes } }
      return answer
    }

    private var content: StoredSnapshot.Content {
      lock.withLock {
        if let stored { return .bytes(stored) }
        return aside.isEmpty
          ? .nothing : .unreadable(SnapshotError(.setAside, value: Self.place(aside.count)))
      }
    }

    private func setAside() -> String? {
      lock.withLock {
        if let bytes = stored {
          stored = nil
          aside.append(bytes)
        }
        return aside.isEmpty ? nil : Self.place(aside.count)
      }
    }

    private static func place(_ count: Int) -> String { "in memory, copy \(count)" }
  }
#endif
