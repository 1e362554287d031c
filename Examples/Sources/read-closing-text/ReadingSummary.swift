import ExampleSupport
import MartHolidayKit

/// What was not read, counted by reason with one example each, however many lines there are.
struct ReadingSummary {
  private struct Group {
    var count = 0
    var example: String
    var line: Int
  }

  private(set) var lines = 0
  private var wholeLines = 0
  private var silentLines = 0
  private(set) var refusedLines = 0
  private var groups: [HolidayText.Reason: Group] = [:]

  private static let longestExample = 40

  mutating func add(_ notice: HolidayText) {
    lines += 1
    if notice.unread.isEmpty { wholeLines += 1 }
    let parts = notice.branchNotices + notice.facilityNotices
    if !notice.statesDays, !parts.contains(where: { $0.statesDays }) { silentLines += 1 }
    for remainder in notice.unread {
      groups[
        remainder.reason,
        default: Group(example: String(remainder.text.prefix(Self.longestExample)), line: lines)
      ].count += 1
    }
  }

  /// Counts a line that was not read.
  mutating func addRefused() {
    lines += 1
    silentLines += 1
    refusedLines += 1
  }

  /// The message about the line that was refused last.
  func message(about reason: InputLines.Refusal, _ language: Language) -> String {
    language(
      "read-closing-text: \(lines)번째 줄을 읽지 않았습니다: \(reason.text(.korean))",
      "read-closing-text: line \(lines) was not read: \(reason.text(.english))")
  }

  /// The summary, then a line for each reason, the most frequent first.
  func text(_ language: Language) -> [String] {
    let head =
      language == .korean
      ? "\(lines)줄 가운데 \(wholeLines)줄을 모두 읽었고, \(silentLines)줄에는 휴무일이 없습니다."
      : "\(wholeLines) of \(lines) lines were read whole; \(silentLines) state no closing day."
    let sorted = groups.sorted {
      ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue)
    }
    return [head]
      + sorted.map { reason, group in
        let place =
          language == .korean ? "예: \(group.line)줄" : "for example line \(group.line)"
        return "  \(group.count) \(reason) (\(place) \"\(group.example)\")"
      }
  }
}
