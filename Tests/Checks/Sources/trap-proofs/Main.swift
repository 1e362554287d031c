import Foundation

/// Calls everything public with values at the ends, and with what the calls returned.
///
/// `trap-proofs ROUNDS MOST MILLISECONDS PRECONDITIONS [NAME]` makes the calls of each entry in a
/// child process, and ends with 1 where one traps and no line of PRECONDITIONS says so. A later
/// round has the values that an earlier one returned; what no value was found for is written.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "growth" {
      let rest = arguments.dropFirst()
      Growth.measure(
        rest.first.flatMap { Int($0) } ?? 10_000, naming: rest.dropFirst().first ?? "")
      return
    }
    let numbers = arguments.prefix(3).compactMap { Int($0) }
    guard numbers.count == 3, arguments.count >= 4 else {
      print("usage: trap-proofs ROUNDS MOST MILLISECONDS PRECONDITIONS [NAME]")
      exit(64)
    }
    let rest = Array(arguments.dropFirst(3))
    var calls = Calls()
    calls.addAll()
    calls.addByHand()
    // What makes values comes first, so that there are some for the others.
    let entries =
      calls.entries.filter { $0.makesValues } + calls.entries.filter { !$0.makesValues }
    var proof = Proof(try Expectations(path: rest[0]))
    let wanted = rest.count > 1 ? rest[1] : nil
    for round in 1...numbers[0] {
      for start in stride(from: 0, to: entries.count, by: 16) {
        proof.run(
          entries[start..<min(start + 16, entries.count)], most: numbers[1],
          seconds: Double(numbers[2]) / 1_000, naming: wanted ?? "")
      }
      proof.end(round)
    }
    let isWhole = numbers[0] > 1 && wanted == nil
    exit(proof.passes(entries.map(\.name), isWhole: isWhole) ? 0 : 1)
  }
}

/// The calls that may trap, with the precondition that says so.
struct Expectations {
  private(set) var reasons: [String: String] = [:]

  /// A trap without words of the package is a defect, but for the index of a collection.
  func allows(_ failure: Trial.Failure, of name: String) -> Bool {
    reasons[name].map { failure.isSaid || $0.hasPrefix("an index") } ?? false
  }

  init(path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " | ")
      reasons[parts[0]] = parts.dropFirst().joined(separator: " | ")
    }
  }
}

struct Proof {
  private let expectations: Expectations
  private let pool = Pool()
  private var calls = 0
  private var trapped: Set<String> = []
  private var unexpected: [String: String] = [:]
  private var lacking: Set<String> = []

  init(_ expectations: Expectations) { self.expectations = expectations }

  mutating func run(
    _ entries: some Sequence<Calls.Entry>, most: Int, seconds: Double, naming part: String
  ) {
    var trials = entries.map { Trial($0, pool, most: most, seconds: seconds) }
    Trial.run(&trials)
    for trial in trials { note(trial, isSaid: part.isEmpty || trial.entry.name.contains(part)) }
    pool.release()
  }

  private mutating func note(_ trial: Trial, isSaid: Bool) {
    let name = trial.entry.name
    calls += trial.calls
    if trial.lacksValues { lacking.insert(name) } else { lacking.remove(name) }
    for failure in trial.failures {
      let text: String
      switch failure.end {
      case .slow: text = "takes more than 20 s of processor time"
      case .trap(let message): text = message
      }
      if case .trap = failure.end { trapped.insert(name) }
      if expectations.allows(failure, of: name) { continue }
      if unexpected[name] == nil, isSaid {
        print("\(name), turn \(failure.turn): \(text)")
        trial.show(failure.turn)
      }
      unexpected[name] = text
    }
  }

  mutating func end(_ round: Int) {
    print("round \(round): \(calls) calls, \(pool.values) values of \(pool.types) types")
    pool.renew()
  }

  /// Says what came of it.
  ///
  /// - Parameter isWhole: whether all calls were made with what earlier rounds returned; only then
  ///   are more calls without values than one of ten, or more than ten lines without a trap, which
  ///   depend on the values that were drawn, a failure.
  func passes(_ names: [String], isWhole: Bool) -> Bool {
    let unknown = expectations.reasons.keys.filter { !names.contains($0) }
    for name in unknown.sorted() { print("\(name) is listed and is nothing") }
    for name in lacking.sorted() where isWhole { print("no value for \(name)") }
    let stale = expectations.reasons.keys.filter { !trapped.contains($0) }
    for name in stale.sorted() where isWhole { print("\(name) is listed and did not trap") }
    print(
      "\(names.count) entries, \(calls) calls; \(trapped.count) entries trap, "
        + "\(unexpected.count) of them unexpectedly; \(lacking.count) lack values, "
        + "\(stale.count) lines did not trap")
    let isThin = isWhole && (lacking.count * 10 > names.count || stale.count > 10)
    return unexpected.isEmpty && unknown.isEmpty && !isThin
  }
}
