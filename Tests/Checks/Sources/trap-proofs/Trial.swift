import Forks
import Foundation

/// Makes the calls of one entry in child processes, so that a trap ends only the child.
struct Trial {
  let entry: Calls.Entry
  let pool: Pool
  let most: Int
  /// Longer than this no entry takes, in processor time.
  let seconds: Double

  enum End {
    case trap(String)
    case slow
  }

  struct Failure {
    let turn: Int
    let end: End

    /// Whether a precondition of the package says what was wrong with the arguments.
    var isSaid: Bool {
      guard case .trap(let message) = end, message.contains(".swift:") else { return false }
      return !message.contains("Swift/")
    }
  }

  private(set) var calls = 0
  private(set) var failures: [Failure] = []
  private(set) var lacksValues = false
  private let picks: Picks

  /// Where a child says how far it has come.
  nonisolated(unsafe) private static let numbers: UnsafeMutablePointer<Int> = {
    guard let numbers = shared_numbers() else { fatalError("no memory is shared") }
    return UnsafeMutablePointer(mutating: numbers)
  }()

  static let errors = NSTemporaryDirectory() + "trap-proofs-errors-\(getpid())"

  init(_ entry: Calls.Entry, _ pool: Pool, most: Int, seconds: Double) {
    self.entry = entry
    self.pool = pool
    self.most = most
    self.seconds = seconds
    picks = Picks(pool, of: entry.name)
  }

  /// Makes the calls of entries in one child after the other; most trap nowhere and share a child.
  static func run(_ trials: inout [Trial]) {
    var next = 0
    while next < trials.count {
      next = runTogether(&trials, from: next)
      if next < trials.count { trials[next].run() }
      next += 1
    }
  }

  /// Makes the calls of entries in one child.
  ///
  /// - Returns: the first entry with a call that ended the child.
  private static func runTogether(_ trials: inout [Trial], from first: Int) -> Int {
    let numbers = Self.numbers
    let (place, results) = (2, 3)
    numbers[place] = first
    fflush(nil)
    let child = run_on_in_child(Self.errors, 6 << 30)
    if child == 0 {
      for index in first..<trials.count {
        numbers[place] = index
        trials[index].makeCalls(from: 0)
        numbers[results + 2 * index] = numbers[0]
        numbers[results + 2 * index + 1] = numbers[1]
      }
      numbers[place] = trials.count
      leave(0)
    }
    _ = wait_for_child(child)
    for index in first..<numbers[place] {
      trials[index].calls = numbers[results + 2 * index]
      trials[index].lacksValues = numbers[results + 2 * index + 1] == 1
      trials[index].replay(0..<trials[index].calls)
    }
    return numbers[place]
  }

  /// Makes the calls, and goes on behind each one that ends a child.
  private mutating func run() {
    let numbers = Self.numbers
    var next = 0
    while failures.count < 24 {
      numbers[0] = next
      fflush(nil)
      let child = run_on_in_child(Self.errors, 6 << 30)
      if child == 0 {
        makeCalls(from: next)
        leave(0)
      }
      let end = wait_for_child(child)
      let reached = numbers[0]
      replay(next..<reached)
      guard end != 0 else {
        calls += reached - next
        lacksValues = numbers[1] == 1
        return
      }
      calls += reached - next + 1
      failures.append(
        Failure(
          turn: reached, end: end == SIGPROF || end == SIGALRM ? .slow : .trap(Self.message(end))))
      next = reached + 1
    }
  }

  /// Makes the calls in the child.
  private func makeCalls(from first: Int) {
    let numbers = Self.numbers
    let start = clock()
    picks.usesResults = false
    var turn = first
    numbers[0] = turn
    numbers[1] = 0
    while turn < most {
      end_after(20)
      picks.begin(turn)
      do {
        try entry.body(picks)
      } catch is NoValue {
        numbers[1] = 1
        break
      } catch {}
      turn += 1
      numbers[0] = turn
      guard turn < picks.enough else { break }
      guard Double(clock() - start) < seconds * Double(CLOCKS_PER_SEC) else { break }
    }
  }

  /// Makes calls that did not trap once more, for their results.
  private func replay(_ turns: Range<Int>) {
    guard !entry.isAsync else { return }
    let start = clock()
    picks.usesResults = true
    for turn in turns {
      picks.begin(turn)
      do { try entry.body(picks) } catch { picks.use(thrown: error) }
      guard Double(clock() - start) < seconds * Double(CLOCKS_PER_SEC) else { return }
    }
  }

  /// Writes the arguments of a call, and makes it.
  func show(_ turn: Int) {
    fflush(nil)
    let child = run_on_in_child("/dev/null", 6 << 30)
    if child == 0 {
      picks.usesResults = false
      picks.writes = true
      end_after(20)
      picks.begin(turn)
      do { try entry.body(picks) } catch {}
      leave(0)
    }
    _ = wait_for_child(child)
  }

  private static func message(_ end: Int32) -> String {
    let errors = FileManager.default.contents(atPath: Self.errors) ?? Data()
    let text = String(decoding: errors.prefix(2_000), as: UTF8.self)
    let line =
      text.split(whereSeparator: \.isNewline)
      .first { $0.contains("Fatal error") || $0.contains("Precondition failed") } ?? ""
    return "signal \(end) \(line.prefix(240))"
  }
}
