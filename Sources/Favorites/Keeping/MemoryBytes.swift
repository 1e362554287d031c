#if !hasFeature(Embedded)
  /// Bytes in memory, kept by the contract of a store, whatever they mean.
  ///
  /// It is for in-memory stores what a file is for durable ones: each store passes in its own
  /// errors and words.
  package final class MemoryBytes: @unchecked Sendable {
    /// What is stored.
    package enum Content {
      case nothing
      case bytes([UInt8])
      case setAside(place: String)
    }

    // Every access to the variables holds the lock; a change also needs the right to change.
    private let lock = Lock()
    private let right = WaitingLine()
    private var stored: [UInt8]?
    private var aside: [[UInt8]] = []

    package init(_ bytes: [UInt8]?) { stored = bytes }

    /// The bytes that were set aside, oldest first.
    package var bytesSetAside: [[UInt8]] { lock.withLock { aside } }

    package var content: Content {
      lock.withLock {
        if let stored { return .bytes(stored) }
        return aside.isEmpty ? .nothing : .setAside(place: Self.place(aside.count))
      }
    }

    /// Replaces what is stored; blocks the caller's thread during other changes.
    package func save(_ bytes: [UInt8]) {
      right.enterBlocking()
      defer { right.leave() }
      lock.withLock { stored = bytes }
    }

    /// Changes what is stored; others wait until the change has returned.
    ///
    /// - Parameter change: receives what is stored, and returns what to store instead, or `nil` to
    ///   keep it.
    package nonisolated(nonsending) func update<Answer>(
      _ change: (Content) throws -> (answer: Answer, replacement: [UInt8]?)
    ) async throws -> Answer {
      try await right.enter()
      defer { right.leave() }
      let (answer, replacement) = try change(content)
      if let replacement { lock.withLock { stored = replacement } }
      return answer
    }

    /// Sets aside what is stored, and says where it is; `nil` when nothing was ever stored.
    package func setAside() -> String? {
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
