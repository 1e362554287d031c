/// A failed attempt to fetch: why, when, for what, and after how many others.
public struct FailedAttempt<Context: Hashable & Sendable>: Hashable, Sendable {
  /// Why it failed.
  public let failure: FetchFailure
  /// The time, in seconds since 1970.
  public let time: Double
  /// The number of failed attempts in a row, including this one; 1 or more.
  public let count: Int
  /// The context of the attempt; `nil` when that was not known.
  public let context: Context?

  /// Makes a record of an attempt.
  ///
  /// - Parameters:
  ///   - failure: why it failed.
  ///   - time: the moment, in seconds since 1970.
  ///   - count: the number of failed attempts in a row, including this one; 1 or more.
  ///   - context: the context of the attempt; `nil` when that was not known.
  /// - Precondition: the count is positive.
  public init(_ failure: FetchFailure, at time: Double, count: Int = 1, context: Context? = nil) {
    precondition(count > 0, "a failed attempt is one at least, not \(count)")
    self.failure = failure
    self.time = time
    self.count = count
    self.context = context
  }

  /// Whether this attempt was for a different context, with both known.
  func isForAnother(_ other: Context?) -> Bool {
    guard let context, let other else { return false }
    return context != other
  }
}

/// When something was fetched last, for what, and what has failed since.
///
/// A policy needs nothing else. The time is that of the last **success**: a failure changes neither
/// it nor the context.
public struct FetchStamp<Context: Hashable & Sendable>: Hashable, Sendable {
  /// The moment of the last success in seconds since 1970; `nil` when there was none.
  public let succeededAt: Double?
  /// The context of the fetch; `nil` when that was not known.
  public let context: Context?
  /// The last failed attempt since; `nil` when none has failed.
  public let failure: FailedAttempt<Context>?

  /// Makes a stamp; without arguments, for something that was never fetched.
  ///
  /// - Parameters:
  ///   - succeededAt: the moment of the last success in seconds since 1970.
  ///   - context: the context of the fetch.
  ///   - failure: the last failed attempt since.
  public init(
    succeededAt: Double? = nil, context: Context? = nil, failure: FailedAttempt<Context>? = nil
  ) {
    self.succeededAt = succeededAt
    self.context = context
    self.failure = failure
  }
}
