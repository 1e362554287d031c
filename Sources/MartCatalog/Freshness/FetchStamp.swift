/// An attempt to fetch that failed, after how many others, when and for what.
public struct FailedAttempt<Context: Hashable & Sendable>: Hashable, Sendable {
  /// Why it failed.
  public let failure: FetchFailure
  /// The moment, in seconds since 1970.
  public let time: Double
  /// How many attempts have failed in a row, this one included; 1 or more.
  public let count: Int
  /// For what it was made; `nil` when that was not known.
  public let context: Context?

  /// Makes a record of an attempt.
  ///
  /// - Parameters:
  ///   - failure: why it failed.
  ///   - time: the moment, in seconds since 1970.
  ///   - count: how many have failed in a row, this one included; 1 or more.
  ///   - context: for what it was made; `nil` when that was not known.
  /// - Precondition: the count is positive.
  public init(_ failure: FetchFailure, at time: Double, count: Int = 1, context: Context? = nil) {
    precondition(count > 0, "a failed attempt is one at least, not \(count)")
    self.failure = failure
    self.time = time
    self.count = count
    self.context = context
  }

  /// Whether this attempt says nothing about another context, because both are known and differ.
  func isForAnother(_ other: Context?) -> Bool {
    guard let context, let other else { return false }
    return context != other
  }
}

/// When something was fetched last, for what, and what has failed since.
///
/// It is all that a policy looks at. The time is that of the last **success**: a failure changes
/// neither it nor the context.
public struct FetchStamp<Context: Hashable & Sendable>: Hashable, Sendable {
  /// The moment of the last success in seconds since 1970; `nil` when there was none.
  public let succeededAt: Double?
  /// For what it was fetched; `nil` when that was not known.
  public let context: Context?
  /// The last failed attempt since; `nil` when none has failed.
  public let failure: FailedAttempt<Context>?

  /// Makes a stamp; all parts left out is the one of something that was never asked for.
  ///
  /// - Parameters:
  ///   - succeededAt: the moment of the last success in seconds since 1970.
  ///   - context: for what it was fetched.
  ///   - failure: the last failed attempt since.
  public init(
    succeededAt: Double? = nil, context: Context? = nil, failure: FailedAttempt<Context>? = nil
  ) {
    self.succeededAt = succeededAt
    self.context = context
    self.failure = failure
  }
}
