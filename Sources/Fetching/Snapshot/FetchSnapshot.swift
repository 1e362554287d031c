/// An answer of a server: what was asked for, what came, when, and what has failed since.
///
/// The parts belong to one success and are replaced together or not at all, so a time never belongs
/// to the data of a different fetch. A failure changes none of them and is recorded in addition.
///
/// ```swift
/// import MartHolidayKit
///
/// let snapshot = FetchSnapshot(
///   ["맑음"], fetchedAt: 1_000, context: "마포구",
///   failure: FailedAttempt(FetchFailure(.timeout), at: 20_000))
/// snapshot.content    // ["맑음"]
/// snapshot.fetchedAt  // 1_000
/// snapshot.failure?.count  // 1
/// ```
public struct FetchSnapshot<Content: Sendable, Context: Hashable & Sendable>: Sendable {
  /// What was fetched.
  public let content: Content
  /// The time at which the attempt began, in seconds since 1970.
  ///
  /// It decides which of two answers is the newer one: a slow answer may tell of an earlier state
  /// than a quick one that came first.
  public let startedAt: Double
  /// The time of the success, in seconds since 1970.
  public let fetchedAt: Double
  /// What was asked for.
  public let scope: FetchScope
  /// The context of the fetch; `nil` when that was not known.
  public let context: Context?
  /// The version of the content's form; 1 or more.
  public let version: Int
  /// The last failed attempt since; `nil` when none has failed.
  public let failure: FailedAttempt<Context>?

  /// Makes a snapshot of a success.
  ///
  /// - Parameters:
  ///   - content: what was fetched.
  ///   - startedAt: the time at which the attempt began, in seconds since 1970; `nil` for the time
  ///     of the success.
  ///   - fetchedAt: the time of the success, in seconds since 1970.
  ///   - scope: what was asked for.
  ///   - context: the context of the fetch; `nil` when that was not known.
  ///   - version: the version of the content's form; 1 or more.
  ///   - failure: the last failed attempt since.
  /// - Precondition: the times are finite, and the version positive.
  public init(
    _ content: Content, startedAt: Double? = nil, fetchedAt: Double, scope: FetchScope = .all,
    context: Context? = nil, version: Int = 1, failure: FailedAttempt<Context>? = nil
  ) {
    precondition(fetchedAt.isFinite, "no moment: \(inWords(fetchedAt)) s")
    precondition(
      startedAt?.isFinite ?? true, "no moment of a start: \(inWords(startedAt ?? 0)) s")
    precondition(version > 0, "not a version: \(version)")
    self.content = content
    self.startedAt = startedAt ?? fetchedAt
    self.fetchedAt = fetchedAt
    self.scope = scope
    self.context = context
    self.version = version
    self.failure = failure
  }

  /// The same answer with other content and another failure.
  func with(_ content: Content, failure: FailedAttempt<Context>? = nil) -> FetchSnapshot {
    FetchSnapshot(
      content, startedAt: startedAt, fetchedAt: fetchedAt, scope: scope, context: context,
      version: version, failure: failure)
  }

  /// What a policy looks at.
  public var stamp: FetchStamp<Context> {
    FetchStamp(succeededAt: fetchedAt, context: context, failure: failure)
  }
}

extension FetchSnapshot: Equatable where Content: Equatable {}
extension FetchSnapshot: Hashable where Content: Hashable {}
