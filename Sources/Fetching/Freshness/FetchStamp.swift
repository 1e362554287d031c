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
  /// Whether the context has changed since the first of the failed attempts in a row.
  ///
  /// Then no further context may ask at once.
  public let isAfterChange: Bool

  /// Makes a record of an attempt.
  ///
  /// - Parameters:
  ///   - failure: why it failed.
  ///   - time: the moment, in seconds since 1970.
  ///   - count: the number of failed attempts in a row, including this one; 1 or more.
  ///   - context: the context of the attempt; `nil` when that was not known.
  ///   - isAfterChange: whether the context has changed since the first of them.
  /// - Precondition: the count is positive.
  public init(
    _ failure: FetchFailure, at time: Double, count: Int = 1, context: Context? = nil,
    isAfterChange: Bool = false
  ) {
    precondition(count > 0, "a failed attempt is one at least, not \(count)")
    self.failure = failure
    self.time = time
    self.count = count
    self.context = context
    self.isAfterChange = isAfterChange
  }

  /// Makes the record of the next attempt in a row.
  ///
  /// The first attempt in a different context keeps the count, because nobody has waited for it.
  ///
  /// - Parameters:
  ///   - failure: why it failed.
  ///   - time: the moment, in seconds since 1970.
  ///   - last: the last failed attempt since the last success; `nil` when there was none.
  ///   - context: the context of the attempt; `nil` when that was not known.
  public init(
    _ failure: FetchFailure, at time: Double, after last: FailedAttempt?, in context: Context?
  ) {
    guard let last else {
      self.init(failure, at: time, context: context)
      return
    }
    let isChange = last.isForAnother(context)
    let isFirstChange = isChange && !last.isAfterChange
    // A count that was read from a file may be as great as a number can be.
    self.init(
      failure, at: time, count: isFirstChange ? last.count : min(last.count, .max - 1) + 1,
      context: context, isAfterChange: isChange || last.isAfterChange)
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
