import Fetching
import Foundation

/// A server that holds each request until a test answers it, and sees who sends what for whom.
final class HeldRequests: @unchecked Sendable {
  struct Request: Hashable, Comparable {
    /// The call that sends it; `nil` for a renewal.
    var call: Int?
    var token: String

    static func < (left: Request, right: Request) -> Bool {
      (left.call ?? -1, left.token) < (right.call ?? -1, right.token)
    }
  }

  enum Wrong: String, CaseIterable {
    case callWithAnothersToken = "a call sends the token of another person"
    case callForSomebodyGone = "a call sends something after its person has left"
    case renewalForSomebodyGone = "a renewal is sent after its person has left"
    case answerOfAnother = "a call hands out an answer after its person has left"
    case lostRenewal = "a renewed refresh token is lost"
    case storedForAnother = "the tokens of another person are stored"
    case unlikeTheModel = "it goes on unlike the model"
  }

  /// What can be waited for: all of it is written on the keeper's actor.
  struct Seen: Equatable {
    var held: Set<Request> = []
    var ended: [Int: SessionModel.Outcome] = [:]
    var begun = 0
    var classified = 0
  }

  // Every access to a variable holds the lock.
  private let lock = NSLock()
  private var seenSoFar = Seen()
  private var waiting: [Request: CheckedContinuation<SessionModel.Reply, Never>] = [:]
  private var person = 0
  private var persons: [Int: Int] = [:]
  private var newest: String?
  private var wrongs: [Wrong] = []

  var seen: Seen { lock.withLock { seenSoFar } }
  var wrong: [Wrong] { lock.withLock { wrongs } }

  /// Holds a request until it is answered.
  func hold(_ request: Request) async -> SessionModel.Reply {
    let owner = SessionModel.person(of: request.token)
    lock.withLock {
      if let call = request.call {
        if persons[call] != owner { wrongs.append(.callWithAnothersToken) }
        if persons[call] != person { wrongs.append(.callForSomebodyGone) }
      } else if owner != person {
        wrongs.append(.renewalForSomebodyGone)
      }
    }
    return await withCheckedContinuation { continuation in
      lock.withLock {
        waiting[request] = continuation
        seenSoFar.held.insert(request)
      }
    }
  }

  func answer(_ request: Request, _ reply: SessionModel.Reply) {
    let continuation = lock.withLock {
      seenSoFar.held.remove(request)
      return waiting.removeValue(forKey: request)
    }
    continuation?.resume(returning: reply)
  }

  func began(_ call: Int) {
    lock.withLock {
      persons[call] = person
      seenSoFar.begun += 1
    }
  }

  func ended(_ call: Int, _ outcome: SessionModel.Outcome) {
    lock.withLock {
      seenSoFar.ended[call] = outcome
      if outcome == .answer, persons[call] != person { wrongs.append(.answerOfAnother) }
    }
  }

  func classified() { lock.withLock { seenSoFar.classified += 1 } }

  /// Notes who is signed in from now on, with which refresh token.
  func changed(to person: Int, _ refresh: String?) {
    lock.withLock { (self.person, newest) = (person, refresh) }
  }

  /// Notes what a renewal for somebody came to, just before the keeper hears of it.
  func renewed(_ old: String, _ refresh: String?) {
    lock.withLock { if SessionModel.person(of: old) == person, let refresh { newest = refresh } }
  }

  /// Notes that the server has ended the session of a refresh token.
  func ended(_ refresh: String) {
    lock.withLock { if SessionModel.person(of: refresh) == person { newest = nil } }
  }

  /// Looks at what the keeper stores.
  func check(_ stored: SessionTokens?) {
    lock.withLock {
      if let newest, stored?.refresh.text != newest { wrongs.append(.lostRenewal) }
      if let stored, SessionModel.person(of: stored.refresh.text) != person {
        wrongs.append(.storedForAnother)
      }
    }
  }
}

extension SessionKeeper {
  /// Signs in or out, with what the server notes as one step.
  func change(to tokens: SessionTokens?, as person: Int, in held: HeldRequests) {
    held.changed(to: person, tokens?.refresh.text)
    if let tokens { signIn(tokens) } else { signOut() }
  }

  /// Makes a call, with what the server notes as one step with its begin and its end.
  func call(_ number: Int, in held: HeldRequests) async {
    held.began(number)
    do {
      try await call { token in
        let reply = await held.hold(.init(call: number, token: token.text))
        if let failure = reply.failure { throw failure }
      }
      held.ended(number, .answer)
    } catch {
      held.ended(number, (error as? FetchFailure).map { .failure($0.code) } ?? .canceled)
    }
  }

  func check(in held: HeldRequests) { held.check(tokens) }
}
