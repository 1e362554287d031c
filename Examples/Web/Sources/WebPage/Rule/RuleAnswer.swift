import KoreanCalendar
import MartModels

/// The smallest question: when a store with one rule closes next.
public enum RuleAnswer {
  /// Answers a question of two lines: the milliseconds since 1970, and a rule in its Korean words.
  ///
  /// - Returns: the date as 2026-12-13, `never` when there is none, or no bytes when the text is no
  ///   rule.
  public static func answer(_ question: some Sequence<UInt8>) -> [UInt8] {
    let request = Request(question)
    guard let moment = DecimalText.number(request.name),
      let now = WallTime.koreaStandardTime(at: moment / 1_000),
      let rule = HolidayRule(request.value)
    else { return [] }
    let next = HolidaySchedule(rule: rule).nextClosing(onOrAfter: now.date)
    return Array((next.date?.description ?? "never").utf8)
  }
}
