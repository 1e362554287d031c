import Keeping

/// A clock that stands still until a test moves it, forward or backward.
///
/// ```swift
/// import MartTestSupport
///
/// let clock = FakeClock(1_795_258_950)
/// clock.advance(by: 60)
/// clock.now  // 1_795_259_010
/// clock.now = 0
/// clock()    // 0
/// ```
public final class FakeClock: @unchecked Sendable {
  // Every access to the variable holds the lock.
  private let lock = Lock()
  private var time: Double

  /// Makes a clock.
  ///
  /// - Parameter now: its time, in seconds since 1970.
  public init(_ now: Double = 0) { time = now }

  /// The current time, in seconds since 1970.
  public var now: Double {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }

  /// Moves it by a number of seconds.
  public func advance(by seconds: Double) { lock.withLock { time += seconds } }

  /// The current time, in seconds since 1970.
  public func callAsFunction() -> Double { now }
}
