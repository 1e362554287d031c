/// How long to wait after failed attempts to fetch, or to renew a session.
///
/// The wait after the first failure is `first`; it doubles with each further one in a row, up to
/// `longest`. A time from the server can only lengthen that, up to a week: `Retry-After: 0`, or the
/// date of a server whose clock is behind, does not turn waiting off.
///
/// ```swift
/// import MartHolidayKit
///
/// (1...8).map { BackOff.doubling.wait(afterFailures: $0) / 60 }
/// // [1, 2, 4, 8, 16, 32, 60, 60]
/// ```
public struct BackOff: Hashable, Sendable {
  /// The seconds after the first failure.
  public let first: Double
  /// The maximum seconds after any number of failures, and the seconds after a 429 without a time.
  public let longest: Double

  /// The maximum seconds that a server may ask for, a week; an absurd time would end all fetching.
  static let longestStated: Double = 604_800

  /// One minute, doubled with each failure up to an hour.
  public static let doubling = BackOff(first: 60, longest: 3_600)
  /// No wait unless the server names one; for calls that something else already delays.
  public static let none = BackOff(first: 0, longest: 0)

  /// Makes a back-off.
  ///
  /// - Parameters:
  ///   - first: the seconds after the first failure, 0 or more.
  ///   - longest: the maximum seconds after any number of failures, not less than `first`.
  /// - Precondition: 0 ≤ `first` ≤ `longest`.
  public init(first: Double, longest: Double) {
    precondition(
      0 <= first && first <= longest, "no back-off: \(inWords(first)) s, then \(inWords(longest)) s"
    )
    self.first = first
    self.longest = longest
  }

  /// The seconds after a number of failures in a row; 0 for none.
  public func wait(afterFailures count: Int) -> Double {
    guard count > 0 else { return 0 }
    var wait = first
    var rest = count - 1
    while rest > 0, wait > 0, wait < longest {
      wait *= 2
      rest -= 1
    }
    return min(wait, longest)
  }

  /// The seconds after an attempt: by the number of failures, or as the server says if that is
  /// more.
  ///
  /// A 429 without a time waits `longest`. What a server says counts up to `longestStated`.
  public func wait<Context>(after attempt: FailedAttempt<Context>) -> Double {
    let failure = attempt.failure
    let isPlain429 = failure.code == .tooMany && failure.retryAfter == nil
    let doubled = isPlain429 ? longest : wait(afterFailures: attempt.count)
    return max(doubled, min(failure.retryAfter ?? 0, Self.longestStated))
  }

  /// When a wait after an attempt ends; `nil` when nobody has to wait.
  ///
  /// A different context may ask at once. If that fails too, all contexts wait, so contexts that take
  /// turns do not ask again and again. An attempt in the future was recorded before the clock was
  /// set back, and delays nothing.
  ///
  /// - Parameters:
  ///   - attempt: the last failed attempt.
  ///   - now: the time, in seconds since 1970.
  ///   - context: the context that is needed; `nil` when that is not known yet.
  func end<Context>(
    after attempt: FailedAttempt<Context>, at now: Double, in context: Context?
  ) -> Double? {
    guard attempt.isAfterChange || !attempt.isForAnother(context) else { return nil }
    let wait = wait(after: attempt)
    let passed = now - attempt.time
    return passed >= 0 && passed < wait ? attempt.time + wait : nil
  }
}

/// A number of seconds in words for an error; Embedded Swift cannot print it.
func inWords(_ seconds: Double) -> String {
  #if hasFeature(Embedded)
    "a number of"
  #else
    "\(seconds)"
  #endif
}
