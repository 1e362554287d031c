#if !hasFeature(Embedded)
  /// The right to change something, for one at a time.
  ///
  /// A task that waits holds no thread. The right is never reserved for somebody who is not
  /// running: a task that is woken tries again, because all threads that it could run on may be
  /// waiting for the same right.
  package final class WaitingLine: @unchecked Sendable {
    // Every access to the variables holds the lock.
    private let lock = Lock()
    private var isTaken = false
    private var waiting: [Ticket<Void>] = []

    package init() {}

    /// Waits for the right; its owner calls `leave()` before being suspended.
    ///
    /// - Throws: `CancellationError` when the task is canceled while it waits.
    package nonisolated(nonsending) func enter() async throws {
      while let ticket = takeOrWait() { try await ticket.value() }
    }

    /// Takes the right, or joins the line.
    private func takeOrWait() -> Ticket<Void>? {
      lock.withLock {
        guard isTaken else {
          isTaken = true
          return nil
        }
        let ticket = Ticket<Void>()
        waiting.append(ticket)
        return ticket
      }
    }

    /// Releases the right, and wakes the task that has waited longest.
    package func leave() {
      lock.withLock { isTaken = false }
      // A canceled task needs no waking, so the next one is woken instead.
      while let next = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) {
        if next.resolve(.success(())) { return }
      }
    }
  }
#endif
