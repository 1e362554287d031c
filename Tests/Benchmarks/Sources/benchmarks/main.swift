import BenchmarkHarness
import Foundation

/// Every module's measurements, in the order of the table.
let suites: [BenchmarkSuite] = [
  koreanCalendarBenchmarks,
  lunarAndHolidayBenchmarks,
  martModelsBenchmarks,
  closingTextBenchmarks,
  interchangeBenchmarks,
  catalogBenchmarks,
  registerBenchmarks,
  searchBenchmarks,
  holidayNoticesBenchmarks,
  geoFilteringBenchmarks,
  expandableListStateBenchmarks,
  favoritesBenchmarks,
  favoritesStorageBenchmarks,
]

let usage = """
  usage: benchmarks [--filter TEXT]... [--seconds S] [--json] [--list] [--strict]
    --filter TEXT  only measurements whose module or name contains the text
    --seconds S    the time for each measurement, with its peer; 1 unless told
    --json         one JSON object a line
    --list         the names only
    --strict       exit 1 when a target is missed
  """

struct Options {
  var filters: [String] = []
  var seconds = 1.0
  var json = false
  var list = false
  var strict = false

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--filter":
        guard let text = rest.next() else { throw UsageError("--filter needs a text") }
        filters.append(text.lowercased())
      case "--seconds":
        guard let text = rest.next(), let value = Double(text), value > 0, value <= 3_600 else {
          throw UsageError("--seconds needs a number of seconds up to 3600")
        }
        seconds = value
      case "--json": json = true
      case "--list": list = true
      case "--strict": strict = true
      default: throw UsageError("unknown argument \(argument)")
      }
    }
  }

  func selects(_ suite: BenchmarkSuite, _ measurement: Benchmark) -> Bool {
    let name = (suite.name + " " + measurement.name).lowercased()
    return filters.isEmpty || filters.contains { name.contains($0) }
  }
}

struct UsageError: Error {
  var message: String
  init(_ message: String) { self.message = message }
}

func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

var isOptimized = true
assert({ isOptimized = false }() == ())
if !isOptimized {
  complain("benchmarks: built without optimisation; run with: swift run -c release")
  exit(2)
}

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  complain("benchmarks: \(error.message)\n\(usage)")
  exit(2)
}

var outcomes: [Outcome] = []
var selected = 0
if !options.json, !options.list { print(Table.header) }
for suite in suites {
  let chosen = suite.benchmarks.filter { options.selects(suite, $0) }
  selected += chosen.count
  if chosen.isEmpty { continue }
  if !options.json { print(suite.name) }
  for measurement in chosen {
    if options.list {
      print("  " + measurement.name)
      continue
    }
    do {
      let outcome = try measurement.run(
        in: suite.name, effort: Effort(seconds: options.seconds))
      outcomes.append(outcome)
      if options.json {
        print(try outcome.jsonLine())
      } else {
        Table.rows(for: outcome).forEach { print($0) }
      }
    } catch {
      complain("benchmarks: \(suite.name), \(measurement.name): \(error)")
      exit(1)
    }
  }
}
if selected == 0 {
  complain("benchmarks: no measurement matches; --list prints their names")
  exit(2)
}
let judged = outcomes.compactMap(\.meetsTarget)
if !options.json, !options.list {
  print(
    """
    Medians of up to \(Effort(seconds: 1).batches) batches, ours and the peer's in turn; \
    ratio = peer / ours; al = allocations.
    \(judged.filter { $0 }.count) of \(judged.count) targets met.
    """)
}
if options.strict, judged.contains(false) { exit(1) }
