import Fetching
import Foundation
import Keeping
import MartTestSupport
import Testing

/// Two processes that share a store, and the plainest account of what it should hold.
private final class World {
  struct Entry {
    var start: Double
    var end: Double
    var scope: FetchScope
    var context: String
    var facts: Facts
    var isCovered = false
  }

  struct Running {
    let task: Task<SnapshotAnswer<Facts, String>, any Error>
    let start: Double
    let number: Int
  }

  static let stale = 1_000.0
  let clock = FakeClock(100_000)
  let store = InMemoryByteStore()
  let desk = Desk()
  /// Whether the clock may be set while somebody waits for an answer; nobody can tell the order of
  /// starts then, and only the account by the recorded times counts.
  let isWild: Bool
  /// Whether the scopes are so many that answers must be joined, which the account does not do.
  let isWide: Bool
  var random: SplitMix64
  var keepers: [SnapshotKeeper<Facts, String>] = []
  var running: [Int: Running] = [:]
  var number = 0
  var entries: [Entry] = []
  var delivered: [Entry] = []
  /// The answer that was taken in this step.
  var taken: Entry?
  var last = Facts()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    isWild = seed % 3 == 1
    isWide = seed % 3 == 2
    keepers = [keeper(0), keeper(1)]
  }

  func keeper(_ place: Int) -> SnapshotKeeper<Facts, String> {
    let (clock, desk) = (clock, desk)
    return SnapshotKeeper(
      store: store, form: Facts.form,
      policy: FreshnessPolicy(staleAfter: Self.stale, backOff: .none), merge: Facts.merge,
      now: { clock() }, fetch: { try await desk.wait(place, $0, $1) })
  }

  var scope: FetchScope {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return .all
    case 2, 3:
      let ids = (1...4).filter { _ in Bool.random(using: &random) }
      return FetchScope("branches", (ids.isEmpty ? [1] : ids).map { "\($0)" })
    default:
      return FetchScope("near", at: "\(Int.random(in: 0..<(isWide ? 40 : 2), using: &random))")
    }
  }

  var month: String { Int.random(in: 0..<4, using: &random) == 0 ? "12" : "11" }

  /// What the server says of a scope; a list may be empty because it could not be read.
  func facts(for scope: FetchScope, number: Int) -> Facts {
    let ids: [Int]
    if let members = scope.members(of: "branches") {
      ids = members.compactMap { Int($0) }
    } else if scope == .all {
      ids = (1...6).filter { _ in Int.random(in: 0..<12, using: &random) > 0 }
    } else {
      ids = (1...6).filter { _ in Bool.random(using: &random) }
    }
    if Int.random(in: 0..<10, using: &random) == 0 { return Facts() }
    var facts = Facts()
    for id in ids {
      let isUnread = Int.random(in: 0..<4, using: &random) == 0
      let listed = isUnread ? [] : (1...5).filter { _ in Bool.random(using: &random) }
      facts.days[id] = Dictionary(uniqueKeysWithValues: listed.map { ($0, number) })
    }
    return facts
  }

  // MARK: The account

  /// Adds an answer to the account; `false` when it changes nothing.
  func record(_ new: Entry) -> Bool {
    let now = clock()
    delivered.append(new)
    // A start in the future says nothing about the order.
    let start = new.start > now ? -Double.infinity : new.start
    func isLater(_ entry: Entry) -> Bool { entry.start > start && entry.start <= now }
    let live = entries.indices.filter { !entries[$0].isCovered }
    if live.contains(where: { isLater(entries[$0]) && entries[$0].scope.covers(new.scope) }) {
      return false
    }
    let place = (live.last { !isLater(entries[$0]) } ?? -1) + 1
    for index in 0..<place where new.scope.covers(entries[index].scope) {
      entries[index].isCovered = true
    }
    entries.insert(new, at: place)
    taken = new
    return true
  }

  /// What holds: the last word on each day, from the first answer to the last.
  var expected: Facts {
    var all: [Int: [Int: Int]] = [:]
    for entry in entries {
      if entry.scope == .all, !entry.facts.days.isEmpty {
        all = all.filter { entry.facts.days[$0.key] != nil }
      }
      for (branch, days) in entry.facts.days {
        for (day, number) in days { all[branch, default: [:]][day] = number }
        if all[branch] == nil { all[branch] = [:] }
      }
    }
    return Facts(days: all)
  }

  func expectedVerdict(for scope: FetchScope, in month: String) -> FreshnessVerdict<String> {
    guard let entry = entries.last(where: { !$0.isCovered && $0.scope.covers(scope) }) else {
      return .missing
    }
    if entry.context != month { return .contextChanged(from: entry.context, to: month) }
    let age = clock() - entry.end
    return age < 0 ? .expired : age < Self.stale ? .fresh : .stale
  }

  // MARK: Steps

  /// Does something, and answers what is wrong then.
  func step() async throws -> String? {
    let place = Int.random(in: 0..<2, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: if running[place] == nil { return try await ask(place) }
    case 4...7: if running[place] != nil { return try await end(place) }
    case 8: clock.advance(by: Double(Int.random(in: 0...3, using: &random) * 150))
    default:
      if running[place] == nil { keepers[place] = keeper(place) }
      if isWild || running.isEmpty {
        clock.advance(by: [-5_000, -700, 700, 5_000].randomElement(using: &random) ?? 0)
      }
    }
    return try await check()
  }

  private func ask(_ place: Int) async throws -> String? {
    let (scope, month, byHand) = (scope, month, Bool.random(using: &random))
    let keeper = keepers[place]
    // Of two that start at one moment the order is not known.
    clock.advance(by: 1)
    let due = expectedVerdict(for: scope, in: month).isFetchDue || byHand
    let ended = Ended()
    let start = clock()
    let task = Task {
      defer { ended.set() }
      return try await keeper.refreshed(in: month, for: scope, byHand: byHand)
    }
    while desk.call(at: place) == nil, !ended.value { await Task.yield() }
    if desk.call(at: place) != nil {
      number += 1
      running[place] = Running(task: task, start: start, number: number)
    }
    if !isWide, due != (running[place] != nil) { return "a fetch is due: \(due)" }
    return try await check()
  }

  private func end(_ place: Int) async throws -> String? {
    guard let call = desk.call(at: place), let run = running.removeValue(forKey: place) else {
      return "nobody asks"
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      desk.answer(place, .failure(FetchFailure(.server)))
      let answer = try await run.task.value
      if answer.failure == nil { return "a failure that nobody is told" }
      return try await check()
    }
    let facts = facts(for: call.scope, number: run.number)
    let isTaken = record(
      Entry(
        start: run.start, end: clock(), scope: call.scope, context: call.context ?? "",
        facts: facts))
    desk.answer(place, .success(facts))
    let answer = try await run.task.value
    if answer.storingFailed != nil { return "not stored" }
    if !isWide, isTaken, answer.content != expected { return "the asker is shown something else" }
    if !isTaken, answer.content != facts, answer.content != last { return "shown out of nowhere" }
    return try await check()
  }

  private func check() async throws -> String? {
    let stored = try store.load().map { try Facts.form.read($0) }
    let answer = await keepers[0].answer(in: "11")
    let held = answer.content ?? Facts()
    if let other = await keepers[1].answer(in: "11").content, other != held { return "two views" }
    if (stored?.answers.count ?? 0) > 16 { return "\(stored?.answers.count ?? 0) answers" }
    if !isWide, held != expected { return "\(held) is not \(expected)" }
    // Nothing is lost, and no older word takes the place of a newer one.
    let whole = taken.flatMap { $0.scope == .all && !$0.facts.days.isEmpty ? $0.facts : nil }
    taken = nil
    for (branch, days) in last.days {
      // It was gone when everything was asked for, so a newer word on it begins anew.
      if let whole, whole.days[branch] == nil { continue }
      guard let now = held.days[branch] else { return "branch \(branch) is lost" }
      for (day, number) in days {
        guard let new = now[day] else { return "branch \(branch), day \(day) is lost" }
        if !isWild, new < number { return "branch \(branch), day \(day): \(new) over \(number)" }
      }
    }
    last = held
    return await checkVerdict()
  }

  private func checkVerdict() async -> String? {
    let (scope, month) = (scope, month)
    let verdict = await keepers[1].answer(in: month, for: scope).verdict
    if !isWide, verdict != expectedVerdict(for: scope, in: month) {
      return "\(verdict) for \(scope) is not \(expectedVerdict(for: scope, in: month))"
    }
    let now = clock()
    let isFresh = delivered.contains {
      $0.scope.covers(scope) && $0.context == month && $0.end <= now && now < $0.end + Self.stale
    }
    return verdict == .fresh && !isFresh ? "fresh for \(scope), which nobody asked for" : nil
  }

  func stop() async {
    for (place, run) in running {
      desk.answer(place, .failure(FetchFailure(.offline)))
      _ = await run.task.result
    }
  }
}

@Suite("An app and its widget that share what they fetch", .timeLimit(.minutes(30)))
struct SnapshotModelTests {
  /// A short run in every build; `MART_LONG_PROOFS=1` runs 60,000 steps.
  static let runs = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] == nil ? 30 : 600

  @Test("Whatever ends in whatever order, the newest word on each day stands, and nothing is lost")
  func interleavings() async throws {
    for seed in 0..<UInt64(Self.runs) {
      let world = World(seed: seed)
      for step in 0..<100 {
        if let problem = try await world.step() {
          Issue.record("seed \(seed), step \(step): \(problem)")
          await world.stop()
          return
        }
      }
      await world.stop()
    }
  }
}
