#if !hasFeature(Embedded)
  /// Something that a task waits for, once; no thread is held meanwhile.
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
      waiting?.resume(with: result)
      return isFirst
    }

    /// Waits without a thread; a task that is canceled stops waiting and throws.
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
  }
#endif
