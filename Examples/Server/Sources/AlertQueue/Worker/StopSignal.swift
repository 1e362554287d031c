import Foundation

/// Whether the program was asked to stop.
public final class StopSignal: @unchecked Sendable {
  private let lock = NSLock()
  private var wasRaised = false

  public init() {}

  public var isRaised: Bool { lock.withLock { wasRaised } }

  public func raise() { lock.withLock { wasRaised = true } }
}
