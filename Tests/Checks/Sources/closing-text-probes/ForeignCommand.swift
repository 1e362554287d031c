import Foundation
import KoreanCalendar
import MartModels

/// `closing-text-probes foreign [--held-out] [--every N] [--verbose]`: a line that has nothing to do with closings, before or behind a
/// text that is read right, closes no day, opens none, and makes hardly any text less certain.
struct ForeignCommand {
  var isVerbose = false
  /// Whether the lines are those that were written before the reader had seen any of them.
  var isHeldOut = false
  /// Of how many pairs of a line and a text one is tried.
  var every = 1

  /// How many of a hundred texts may turn less certain.
  private static let knownLosses = 2.0

  private struct Lines: Decodable {
    struct Line: Decodable {
      var kind: String
      var text: String
    }
    var lines: [Line]
    var heldOut: [Line]
  }

  /// A text that is read right, and what is known of the days around it.
  private struct Sample {
    var row: ProbeRow
    var answers: String
    var saysHours: Bool
    /// Whether it is one line that says nothing, of which more may be meant than of a line among others.
    var isLoneLine: Bool
  }

  /// Whether a pair is one of the sample, which a text that is added leaves as it is.
  private func isDrawn(_ line: String, _ id: String) -> Bool {
    // FNV-1a, for an answer that is the same everywhere.
    let digest = (line + id).utf8.reduce(14_695_981_039_346_656_037 as UInt64) { digest, byte in
      (digest ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return digest % UInt64(every) == 0
  }

  /// - Returns: whether no line adds a certainty, and few take one away.
  func run() throws -> Bool {
    let data = try Data(contentsOf: Folder.file("foreign-lines.json"))
    let all = try JSONDecoder().decode(Lines.self, from: data)
    let lines = isHeldOut ? all.heldOut : all.lines
    let samples = try samples()
    var tried = 0
    var (wrong, less) = (0, 0)
    var losses: [String: Int] = [:]
    for sample in samples {
      for line in lines where isDrawn(line.text, sample.row.id) {
        for isBefore in [true, false] {
          tried += 1
          let text =
            isBefore ? line.text + "\n" + sample.row.text : sample.row.text + "\n" + line.text
          switch outcome(of: text, sample) {
          case .right: break
          case .less:
            less += 1
            losses[line.text, default: 0] += 1
            if isVerbose {
              print("less: \(line.text) \(isBefore ? "before" : "behind") \(sample.row.id)")
            }
          case .wrong:
            wrong += 1
            print("WRONG: \(line.text) \(isBefore ? "before" : "behind") \(sample.row.id)")
          }
        }
      }
    }
    for (line, count) in losses.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(
      isVerbose ? 200 : 12)
    {
      print("  \(line): \(count) less")
    }
    print(
      "\(samples.count) texts, \(lines.count) lines: of \(tried) pairs \(wrong) wrong, \(share(less, tried)) less"
    )
    // A sample may have more by chance: two standard errors of its size, which are next to nothing for all pairs.
    let share = Self.knownLosses / 100
    let allowed = share * Double(tried) + 2 * (share * (1 - share) * Double(tried)).squareRoot()
    return wrong == 0 && Double(less) <= allowed
  }

  /// The texts of all tables that are read right.
  private func samples() throws -> [Sample] {
    try ProbeTable.all.flatMap { name in
      try ProbeTable.load(name).rows.filter(\.hasClosingWord).compactMap { row in
        let result = RowResult(row)
        return result.verdict == .right
          ? Sample(
            row: row, answers: result.read.answers,
            saysHours: result.read.reading.whole.hours != nil,
            isLoneLine: !row.text.contains("\n") && result.read.reading.whole.rule == nil
              && result.read.reading.whole.closedDates.isEmpty) : nil
      }
    }
  }

  private func outcome(of text: String, _ sample: Sample) -> Verdict {
    var row = sample.row
    row.text = text
    let result = RowResult(row)
    // A doubt about days that hours leave out goes where the line makes the hours unclear.
    let losesHours = sample.saysHours && result.read.reading.whole.hours == nil
    if result.verdict == .wrong
      || !losesHours && !sample.isLoneLine
        && result.read.answers.isMoreCertain(than: sample.answers)
    {
      return .wrong
    }
    return result.read.answers == sample.answers ? result.verdict : .less
  }
}

extension String {
  /// Whether the letter of a day is a certainty that another text does not give.
  fileprivate func isMoreCertain(than other: String) -> Bool {
    zip(self, other).contains { $0 != $1 && $0.isUppercase }
  }
}
