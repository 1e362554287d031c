import Fetching
import Foundation
import MartTestSupport
import Testing

@Suite("A session among sign-ins, sign-outs, renewals, refusals and cancellations")
struct SessionModelTests {
  /// A short run in every build; `MART_LONG_PROOFS=1` runs 100,000 of each.
  static let isLong = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] == "1"
  static let runs = isLong ? 100_000 : 1_000

  @Test("Each step goes on like the model's, one after the other")
  func steps() async {
    await prove(isOneByOne: true)
  }

  @Test("Nobody's token serves another, also when everything happens at once")
  func atOnce() async {
    await prove(isOneByOne: false)
  }

  private func prove(isOneByOne: Bool) async {
    var found: [HeldRequests.Wrong: Int] = [:]
    var events = 0
    var first: UInt64?
    for seed in 0..<UInt64(Self.runs) {
      var interleaving = Interleaving(seed: seed, isOneByOne: isOneByOne)
      let wrong = Set(await interleaving.run())
      events += interleaving.events
      if !wrong.isEmpty { first = first ?? seed }
      for each in wrong { found[each, default: 0] += 1 }
    }
    let words = found.map { "\($0.value) times: \($0.key.rawValue)" }.sorted()
    if Self.isLong {
      print("\(Self.runs) interleavings, \(events) events, violations: \(words)")
    }
    #expect(found.isEmpty, "\(words), first with seed \(first ?? 0), one by one: \(isOneByOne)")
  }
}

/// One random sequence of events, told by its seed.
private struct Interleaving {
  private var random: SplitMix64
  private let isOneByOne: Bool
  private var model = SessionModel()
  private let held = HeldRequests()
  private let clock = FakeClock(1e9)
  private let keeper: SessionKeeper
  private var tasks: [Int: Task<Void, Never>] = [:]
  private(set) var events = 0

  init(seed: UInt64, isOneByOne: Bool) {
    random = SplitMix64(seed: seed)
    self.isOneByOne = isOneByOne
    let (held, clock) = (held, clock)
    keeper = SessionKeeper(
      nil,
      classifying: {
        held.classified()
        return FetchFailure($0)
      },
      now: { clock() },
      renewal: { refresh in
        let reply = await held.hold(.init(call: nil, token: refresh.text))
        if let failure = reply.failure {
          if reply.kind == .refused { held.ended(refresh.text) }
          throw failure
        }
        let renewal = reply.renewal(of: refresh.text)
        held.renewed(refresh.text, renewal.refresh?.text)
        return renewal
      })
  }

  mutating func run() async -> [HeldRequests.Wrong] {
    await change(isSignIn: true)
    for _ in 0..<Int.random(in: 6...24, using: &random) {
      await event()
      guard await isSettled() else { return held.wrong + [.unlikeTheModel] }
    }
    // All that is still held is answered, so that no task stays behind.
    while !tasks.isEmpty {
      if let request = held.seen.held.min() {
        answer(request)
        guard await isSettled() else { return held.wrong + [.unlikeTheModel] }
      } else if held.seen.ended.count == tasks.count {
        break
      }
      await Task.yield()
    }
    await keeper.check(in: held)
    return held.wrong
  }

  private mutating func event() async {
    events += 1
    let requests = held.seen.held.sorted()
    switch Int.random(in: 0..<20, using: &random) {
    case 0: await change(isSignIn: true)
    case 1: await change(isSignIn: false)
    case 2:
      guard let call = tasks.keys.sorted().randomElement(using: &random) else { return }
      model.cancel(call)
      tasks[call]?.cancel()
    case 3, 4:
      let steps: [Double] = [30, 70, 3_600, 7_200, -3_600, 21 * 86_400, -21 * 86_400]
      clock.advance(by: steps.randomElement(using: &random) ?? 0)
      model.now = clock.now
    case 5..<11:
      let (number, keeper, held) = (tasks.count, keeper, held)
      model.begin(number)
      tasks[number] = Task { await keeper.call(number, in: held) }
    default:
      if let request = requests.randomElement(using: &random) { answer(request) }
    }
  }

  private mutating func change(isSignIn: Bool) async {
    model.change(isSignIn: isSignIn)
    await keeper.change(to: model.tokens, as: model.person, in: held)
  }

  private mutating func answer(_ request: HeldRequests.Request) {
    // A refusal is what this is about, so it comes more often than the others.
    let kind =
      Bool.random(using: &random)
      ? .refused : SessionModel.Reply.Kind.allCases.randomElement(using: &random) ?? .good
    let reply = SessionModel.Reply(kind: kind, serial: events + 1)
    if isOneByOne { model.answer(request, reply) }
    held.answer(request, reply)
    events += 1
  }

  /// Waits until all that an event has led to is done, if events are to come one by one.
  private mutating func isSettled() async -> Bool {
    guard isOneByOne else {
      for _ in 0..<Int.random(in: 0...3, using: &random) { await Task.yield() }
      return true
    }
    for _ in 0..<20_000 {
      if held.seen == model.seen {
        // The keeper has done with what it wrote before it lets anybody else in.
        return await keeper.tokens == model.tokens && held.seen == model.seen
      }
      await Task.yield()
    }
    return false
  }
}
