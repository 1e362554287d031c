import Foundation

/// Whether the program was asked to stop.
public final class StopSignal: @unchecked Sendable {
  private let lock = NSLock()
  private var raised: ContinuousClock.Instant?

  public init() {}

  public var isRaised: Bool { lock.withLock { raised != nil } }

  /// Whether the program was asked to stop longer ago than the given time.
  public func wasRaised(before patience: Duration) -> Bool {
    lock.withLock { raised.map { ContinuousClock.now - $0 > patience } ?? false }
  }

  public func raise() { lock.withLock { raised = raised ?? .now } }
}
