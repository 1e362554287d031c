import KoreanCalendar
import MartModels

// How readings print: each property that has a value, with its name.

extension HolidayText: CustomStringConvertible {
  /// What was read in one line, such as `rule: 매월 넷째 일요일; unread: missingDay at 0..<6: "휴무"`.
  public var description: String {
    var parts = general.parts
    for notice in branchNotices + facilityNotices { parts.append(notice.description) }
    if !unread.isEmpty {
      parts.append("unread: " + unread.map { $0.description }.joined(separator: ", "))
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

extension HolidayText.Notice: CustomStringConvertible {
  /// The names and what is said about them, such as `일산점 (openDates: 2019-02-13)`.
  public var description: String {
    let said = parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    return names.isEmpty ? said : "\(names.joined(separator: ", ")) (\(said))"
  }

  /// The properties that have a value, each with its name.
  fileprivate var parts: [String] { facts.map { $0.label } }
}

extension HolidayText.Closure: CustomStringConvertible {
  /// The first and the last day, such as `2026-12-01~2026-12-20`, or only the last: `~2026-12-20`.
  public var description: String { "\(from.map { $0.description } ?? "")~\(through)" }
}

extension HolidayText.Condition: CustomStringConvertible {
  /// The days, what they must be among and what follows: `매주 월요일 & 공휴일: movesToNextDay`.
  public var description: String {
    "\(days.map { "\($0) & " } ?? "")\(test): \(outcome.rawValue)"
  }
}

extension HolidayText.Condition.Outcome: CustomStringConvertible {
  /// The stable name of the outcome.
  public var description: String { rawValue }
}
