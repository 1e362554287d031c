import NIOConcurrencyHelpers

/// Whether the server is about to end; it still answers, with `Connection: close`.
public final class Drain: Sendable {
  private let flag = NIOLockedValueBox(false)

  public init() {}

  public var hasBegun: Bool { flag.withLockedValue { $0 } }

  public func begin() { flag.withLockedValue { $0 = true } }
}
