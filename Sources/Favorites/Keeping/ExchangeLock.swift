#if !hasFeature(Embedded)
  /// A lock for short sections, made of nothing but the standard library.
  ///
  /// The package supports systems without the `Mutex` of the standard library, and this module
  /// imports no other. A stream that buffers one element hands back the element that a new one
  /// replaces, under its own lock: an atomic exchange, which is all that a spinning lock needs.
  package final class ExchangeLock: Sendable {
    private let gate: (stream: AsyncStream<Bool>, continuation: AsyncStream<Bool>.Continuation)

    package init() {
      gate = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
      gate.continuation.yield(false)
    }

    /// Puts a mark in the buffer and takes out the one that was there.
    private func exchange(_ mark: Bool) -> Bool {
      guard case .dropped(let before) = gate.continuation.yield(mark) else {
        preconditionFailure("the gate of a lock lost its element")
      }
      return before
    }

    package func withLock<Answer, Failure: Error>(
      _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      while exchange(true) {}
      defer { _ = exchange(false) }
      return try body()
    }
  }
#endif
