#if !hasFeature(Embedded)
  /// A store that forgets everything when the program ends, for tests and previews.
  ///
  /// It follows the contract of a real store: changes exclude each other, and bytes that were set
  /// aside are kept and make `load()` throw until something is saved.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let store = InMemoryByteStore()
  /// try store.load()  // nil
  /// try await store.save([1, 2])
  /// try store.load()  // [1, 2]
  /// ```
  public final class InMemoryByteStore: ByteStore, @unchecked Sendable {
    // Every access to the variables holds the lock; a change also needs the right to change.
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

    public func load() throws(StoreError) -> [UInt8]? {
      switch content {
      case .nothing: return nil
      case .bytes(let bytes): return bytes
      case .unreadable(let error): throw error
      }
    }

    /// Changes what is stored; others wait until the change has returned.
    public nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredBytes) throws -> Answer
    ) async throws -> Answer {
      try await right.enter()
      defer { right.leave() }
      var current = StoredBytes(content) { [self] in setAside() }
      let answer = try change(&current)
      if let bytes = current.replacement { lock.withLock { stored = bytes } }
      return answer
    }

    private var content: StoredBytes.Content {
      lock.withLock {
        if let stored { return .bytes(stored) }
        return lastPlace.map { .unreadable(StoreError(.setAside, value: $0)) } ?? .nothing
      }
    }

    private func setAside() -> String? {
      lock.withLock {
        if let bytes = stored {
          stored = nil
          aside.append(bytes)
        }
        return lastPlace
      }
    }

    /// Where the last bytes are that were set aside; whoever asks holds the lock.
    private var lastPlace: String? { aside.isEmpty ? nil : "in memory, copy \(aside.count)" }
  }
#endif
