/// What is stored about fetching: the answers that count, and the last failed attempt since.
///
/// A newer answer for everything replaces all others. An answer for less is kept beside them, so that
/// each part keeps its own age.
public struct FetchRecord<Content: Sendable, Context: Hashable & Sendable>: Sendable {
  /// The answers, at most 16, each folded over those before it; empty when nothing was ever fetched.
  ///
  /// None has a `failure` of its own.
  public let answers: [FetchSnapshot<Content, Context>]
  /// The last failed attempt since; `nil` when none has failed.
  public let failure: FailedAttempt<Context>?

  init(
    _ answers: [FetchSnapshot<Content, Context>], failure: FailedAttempt<Context>? = nil
  ) {
    self.answers = answers
    self.failure = failure
  }

  /// One answer, with what has failed since.
  public static func snapshot(_ snapshot: FetchSnapshot<Content, Context>) -> FetchRecord {
    FetchRecord([snapshot.with(snapshot.content)], failure: snapshot.failure)
  }

  /// Nothing was ever fetched, and this attempt failed last.
  public static func failure(_ attempt: FailedAttempt<Context>) -> FetchRecord {
    FetchRecord([], failure: attempt)
  }

  /// The latest of the answers with the widest scope; `nil` when nothing was ever fetched.
  public var snapshot: FetchSnapshot<Content, Context>? {
    let widest =
      answers.last { answer in
        answers.allSatisfy { !$0.scope.covers(answer.scope) || answer.scope.covers($0.scope) }
      } ?? answers.last
    return widest.map { $0.with($0.content, failure: failure) }
  }

  /// What a policy looks at when something is needed: the newest answer that covers it.
  ///
  /// - Parameter scope: what is needed.
  public func stamp(for scope: FetchScope = .all) -> FetchStamp<Context> {
    let answer = answer(for: scope)
    return FetchStamp(
      succeededAt: answer?.fetchedAt, context: answer?.context, failure: failure)
  }

  /// The newest answer that covers a scope.
  func answer(for scope: FetchScope) -> FetchSnapshot<Content, Context>? {
    answers.last { $0.scope.covers(scope) }
  }
}

extension FetchRecord: Equatable where Content: Equatable {}
extension FetchRecord: Hashable where Content: Hashable {}
