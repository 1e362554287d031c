#if !hasFeature(Embedded)
  /// Something that somebody waits for, once: as a task, which holds no thread, or as a thread.
  package final class Ticket<Value: Sendable>: @unchecked Sendable {
    // Every access to the variables holds the lock.
    private let lock = Lock()
    private var outcome: Result<Value, any Error>?
    private var continuation: CheckedContinuation<Value, any Error>?

    package init() {}

    /// Whether the wait has ended.
    package var isResolved: Bool { lock.withLock { outcome != nil } }

    /// Ends the wait.
    ///
    /// - Returns: `false` when it had ended already; whoever waited never sees this outcome.
    @discardableResult
    package func resolve(_ result: Result<Value, any Error>) -> Bool {
      let (isFirst, waiting) = lock.withLock {
        () -> (Bool, CheckedContinuation<Value, any Error>?) in
        guard outcome == nil else { return (false, nil) }
        outcome = result
        defer { continuation = nil }
        return (true, continuation)
      }
      if isFirst { lock.wake() }
      waiting?.resume(with: result)
      return isFirst
    }

    /// Waits without a thread; a task that is cancelled stops waiting and throws.
    package func value() async throws -> Value {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let known = lock.withLock { () -> Result<Value, any Error>? in
            if outcome == nil { self.continuation = continuation }
            return outcome
          }
          if let known { continuation.resume(with: known) }
        }
      } onCancel: {
        resolve(.failure(CancellationError()))
      }
    }

    /// Waits with the thread of the caller.
    package func valueBlocking() throws -> Value {
      var result: Result<Value, any Error>?
      lock.wait {
        result = outcome
        return result != nil
      }
      guard let result else { preconditionFailure("the wait ended without an outcome") }
      return try result.get()
    }
  }
#endif
