/// What was fetched, when, for which context and in which version, and what has failed since.
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
  /// The time of the success, in seconds since 1970.
  public let fetchedAt: Double
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
  ///   - fetchedAt: the time of the success, in seconds since 1970.
  ///   - context: the context of the fetch; `nil` when that was not known.
  ///   - version: the version of the content's form; 1 or more.
  ///   - failure: the last failed attempt since.
  /// - Precondition: the time is finite, and the version positive.
  public init(
    _ content: Content, fetchedAt: Double, context: Context? = nil, version: Int = 1,
    failure: FailedAttempt<Context>? = nil
  ) {
    precondition(fetchedAt.isFinite, "no moment: \(inWords(fetchedAt)) s")
    precondition(version > 0, "not a version: \(version)")
    self.content = content
    self.fetchedAt = fetchedAt
    self.context = context
    self.version = version
    self.failure = failure
  }

  /// The same snapshot with a later failed attempt.
  func noting(_ attempt: FailedAttempt<Context>) -> FetchSnapshot {
    FetchSnapshot(
      content, fetchedAt: fetchedAt, context: context, version: version, failure: attempt)
  }

  /// What a policy looks at.
  public var stamp: FetchStamp<Context> {
    FetchStamp(succeededAt: fetchedAt, context: context, failure: failure)
  }
}

extension FetchSnapshot: Equatable where Content: Equatable {}
extension FetchSnapshot: Hashable where Content: Hashable {}

/// What is stored about fetching: the last success, or only that attempts have failed.
public enum StoredFetch<Content: Sendable, Context: Hashable & Sendable>: Sendable {
  /// Something was fetched.
  case snapshot(FetchSnapshot<Content, Context>)
  /// Nothing was ever fetched, and this attempt failed last.
  case failure(FailedAttempt<Context>)

  /// What was fetched; `nil` when nothing was ever fetched.
  public var snapshot: FetchSnapshot<Content, Context>? {
    if case .snapshot(let snapshot) = self { snapshot } else { nil }
  }

  /// What a policy looks at.
  public var stamp: FetchStamp<Context> {
    switch self {
    case .snapshot(let snapshot): snapshot.stamp
    case .failure(let attempt): FetchStamp(failure: attempt)
    }
  }
}

extension StoredFetch: Equatable where Content: Equatable {}
extension StoredFetch: Hashable where Content: Hashable {}
