import ExampleSupport
import MartHolidayKit

/// Whose fault a failure is; of several failures, the one whose case comes first here is told.
enum Fault: Int {
  case user, client, server

  init(_ failure: FetchFailure) {
    switch failure.code {
    case .offline, .timeout: self = .user
    case .server: self = .server
    default: self = .client
    }
  }

  /// The failure to tell a person of; `nil` when nothing failed.
  static func worst(_ failures: [FetchFailure]) -> FetchFailure? {
    failures.min { Fault($0).rawValue < Fault($1).rawValue }
  }
}

/// Where a launch leads.
enum LaunchOutcome: Hashable {
  case updateForced, signIn, home
  /// The session is still valid; the person is told of the failure and may try again.
  case retry(FetchFailure)

  /// Starts the app: first the version, then the session, then the first page.
  ///
  /// - Parameters:
  ///   - update: what the app is to do about its version.
  ///   - session: the session of whoever is signed in.
  ///   - home: asks for the first page.
  static func launch(
    _ update: AppVersion.Verdict, _ session: SessionKeeper,
    home: @Sendable (AccessToken) async throws -> Void
  ) async -> LaunchOutcome {
    guard update != .updateForced else { return .updateForced }
    do {
      try await session.call(home)
      return .home
    } catch {
      let failure = FetchFailure(error) ?? FetchFailure(.other, message: "cancelled")
      return await session.verdict == .signIn ? .signIn : .retry(failure)
    }
  }
}

/// Somebody who signs up: the tokens count once the terms are accepted.
struct SignUp {
  static let defaultGoal = WeeklyGoal(days: 5)

  private let tokens: SessionTokens
  var terms = Consent(boxes: 3, required: 2)
  var goal = defaultGoal

  init(_ tokens: SessionTokens) { self.tokens = tokens }

  /// Signs in if the required terms are accepted; otherwise changes nothing and returns `false`.
  func complete(_ session: SessionKeeper) async -> Bool {
    guard terms.isEnough else { return false }
    await session.signIn(tokens)
    return true
  }
}

/// Leaving for good.
enum Withdrawal {
  enum Reason: String, CaseIterable { case instability, lack, bother, comparison, etc }
  enum Step: String, CaseIterable { case unlinkSignIn, deleteAccount, clearTokens }
  enum Outcome: Hashable {
    case nothingChanged, reasonMissing, done, stopped(at: Step, FetchFailure)
  }

  static func withdraw(
    _ reason: Reason, text: String = "", confirmed: Bool, _ steps: inout OrderedSteps<Step>,
    take: (Step) async throws(FetchFailure) -> Void
  ) async -> Outcome {
    guard reason != .etc || !text.allSatisfy(\.isWhitespace) else { return .reasonMissing }
    guard confirmed else { return .nothingChanged }
    return switch await steps.run(take) {
    case .done: .done
    case .stopped(let step, let failure): .stopped(at: step, failure)
    }
  }
}

/// The numbers of a page about somebody, each of which may fail by itself.
struct Summary {
  enum Part: String, CaseIterable, Sendable { case visits, diaries, streak, badges }

  let numbers: [Result<Int, FetchFailure>]

  static func load(_ ask: @escaping @Sendable (Part) async throws -> Int) async throws -> Summary {
    Summary(numbers: try await Gathering.outcomes(of: Part.allCases, ask: ask))
  }

  /// The numbers in their order, and what to say of those that are missing.
  var shown: (numbers: [Int?], failure: FetchFailure?) {
    (numbers.map(\.success), Fault.worst(numbers.compactMap(\.failure)))
  }
}
