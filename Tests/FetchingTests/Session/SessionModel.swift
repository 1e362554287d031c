import Fetching

/// What a session is to do, written from its promises and sharing no code with it.
struct SessionModel {
  enum Outcome: Hashable { case answer, canceled, failure(FetchFailure.Code) }

  /// What the server answers; the serial makes new tokens different from all others, unless the
  /// server gives the one of the sign-in again.
  struct Reply: Hashable {
    enum Kind: CaseIterable {
      case good, goodAndRotated, goodAndSame, refused, broken, busy, busyForHours, offline
    }

    var kind: Kind
    var serial: Int

    var failure: FetchFailure? {
      switch kind {
      case .good, .goodAndRotated, .goodAndSame: nil
      case .refused: FetchFailure(.signedOut, status: 401)
      case .broken: FetchFailure(.server, status: 500)
      case .busy: FetchFailure(.tooMany, status: 429, retryAfter: 0)
      case .busyForHours: FetchFailure(.tooMany, status: 429, retryAfter: 7_200)
      case .offline: FetchFailure(.offline)
      }
    }

    /// What a renewal with a refresh token gives.
    func renewal(of refresh: String) -> SessionKeeper.Renewal {
      let number = kind == .goodAndSame ? 0 : serial
      let rest = "\(SessionModel.person(of: refresh) ?? -1).\(number)"
      return .init(
        access: AccessToken("a" + rest),
        refresh: kind == .goodAndRotated ? RefreshToken("r" + rest) : nil)
    }
  }

  private struct Call {
    var person: Int
    /// The number of the token that it sent last.
    var issue = 0
    var isSecond = false
    var isNew = false
    var isCanceled = false
  }

  private struct Renewal {
    var person: Int
    var old: SessionTokens
    var waiting: [Int] = []
  }

  var now = 1e9
  private(set) var person = 0
  private(set) var tokens: SessionTokens?
  private(set) var seen = HeldRequests.Seen()
  private var calls: [Int: Call] = [:]
  private var renewals: [String: Renewal] = [:]
  private var failed: (count: Int, until: Double, from: Double, issue: Int)?
  /// The number of tokens so far, though two may have the same text.
  private var issues = 0

  /// Whose token it is: the number before the dot.
  static func person(of token: String) -> Int? {
    Int(token.drop { !$0.isNumber }.prefix { $0 != "." })
  }

  var running: [Int] { calls.keys.sorted() }

  mutating func change(isSignIn: Bool) {
    person += 1
    failed = nil
    tokens =
      isSignIn
      ? SessionTokens(
        access: AccessToken("a\(person).0"), refresh: RefreshToken("r\(person).0"), issuedAt: now)
      : nil
  }

  mutating func begin(_ call: Int) {
    seen.begun += 1
    calls[call] = Call(person: person)
    guard let tokens, now - tokens.refreshIssuedAt < 14 * 86_400 else {
      return end(call, .failure(.signedOut))
    }
    calls[call]?.isNew = !(0..<7_200).contains(now - tokens.accessIssuedAt)
    if calls[call]?.isNew == true { renew(for: call) } else { send(call) }
  }

  mutating func cancel(_ call: Int) { calls[call]?.isCanceled = true }

  private mutating func end(_ call: Int, _ outcome: Outcome) {
    calls[call] = nil
    seen.ended[call] = outcome
  }

  private mutating func send(_ call: Int) {
    guard let tokens else { return end(call, .failure(.signedOut)) }
    calls[call]?.issue = issues
    seen.held.insert(.init(call: call, token: tokens.access.text))
  }

  private mutating func renew(for call: Int) {
    guard let tokens else { return end(call, .failure(.signedOut)) }
    let refresh = tokens.refresh.text
    if renewals[refresh] == nil {
      if let failed, failed.from <= now, now < failed.until {
        return end(call, .failure(code ?? .other))
      }
      renewals[refresh] = Renewal(person: person, old: tokens)
      seen.held.insert(.init(call: nil, token: refresh))
    }
    renewals[refresh]?.waiting.append(call)
  }

  // MARK: Answers

  /// The code of the last failure, which a call throws during the wait.
  private var code: FetchFailure.Code?

  private mutating func fail(_ failure: FetchFailure, _ issue: Int) {
    let count = (failed?.count ?? 0) + 1
    let doubled = count > 6 ? 3_600.0 : Double(60 << (count - 1))
    failed = (count, now + max(doubled, failure.retryAfter ?? 0), now, issue)
    code = failure.code
  }

  mutating func answer(_ request: HeldRequests.Request, _ reply: Reply) {
    seen.held.remove(request)
    if let call = request.call { answer(call: call, reply) } else { answer(request.token, reply) }
  }

  private mutating func answer(call number: Int, _ reply: Reply) {
    guard let call = calls[number] else { return }
    guard call.person == person else { return end(number, .canceled) }
    guard let failure = reply.failure else {
      if failed?.issue != call.issue { failed = nil }
      return end(number, .answer)
    }
    if call.isCanceled { return end(number, .canceled) }
    seen.classified += 1
    guard reply.kind == .refused else {
      if failure.status != nil, failed?.issue != call.issue { failed = nil }
      return end(number, .failure(failure.code))
    }
    let isRenewed = tokens != nil && issues != call.issue
    if call.isSecond || (call.isNew && !isRenewed) {
      if failed?.issue != call.issue { fail(failure, call.issue) }
      return end(number, .failure(.signedOut))
    }
    calls[number]?.isSecond = true
    if isRenewed { send(number) } else { renew(for: number) }
  }

  private mutating func answer(_ refresh: String, _ reply: Reply) {
    guard let renewal = renewals.removeValue(forKey: refresh) else { return }
    let isHere = renewal.person == person
    if isHere {
      if let failure = reply.failure {
        seen.classified += 1
        if reply.kind == .refused { tokens = nil }
        fail(failure, issues)
      } else {
        let new = reply.renewal(of: refresh)
        issues += 1
        tokens = SessionTokens(
          access: new.access, issuedAt: now, refresh: new.refresh ?? renewal.old.refresh,
          refreshIssuedAt: new.refresh == nil ? renewal.old.refreshIssuedAt : now)
      }
    }
    for call in renewal.waiting {
      if !isHere || calls[call]?.isCanceled == true {
        end(call, .canceled)
      } else if let failure = reply.failure {
        end(call, .failure(failure.code))
      } else {
        send(call)
      }
    }
  }
}
