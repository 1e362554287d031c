#if !hasFeature(Embedded)
  /// Bytes in memory that are kept by the contract of a store, whatever they mean.
  ///
  /// It is to the stores that forget what a file is to those that keep: each of them gives it the
  /// errors and the words of its own kind.
  package final class MemoryBytes: @unchecked Sendable {
    /// What is stored.
    package enum Content {
      case nothing
      case bytes([UInt8])
      case setAside(place: String)
    }

    // Every access to the variables holds the lock; whoever changes them also has the right to.
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

    /// Replaces what is stored; the thread of the caller waits while somebody changes it.
    package func save(_ bytes: [UInt8]) {
      right.enterBlocking()
      defer { right.leave() }
      lock.withLock { stored = bytes }
    }

    /// Changes what is stored; others wait until the change has returned.
    ///
    /// - Parameter change: receives what is stored, and answers what is to be stored in its place,
    ///   `nil` when it is to stay.
    package nonisolated(nonsending) func update<Answer>(
      _ change: (Content) throws -> (answer: Answer, replacement: [UInt8]?)
    ) async throws -> Answer {
      try await right.enter()
      defer { right.leave() }
      let (answer, replacement) = try change(content)
      if let replacement { lock.withLock { stored = replacement } }
      return answer
    }

    /// Sets aside what is stored, and says where it is; `nil` when nothing ever was.
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
