public import MartHolidayKit

/// A time of day that is given as an argument.
public enum ClockArgument {
  /// The time of a text such as `20:00`, or `nil` without a text.
  ///
  /// - Throws: `ExampleFailure` that names a text which is no time.
  public static func time(_ text: String?) throws -> TimeOfDay? {
    guard let text else { return nil }
    guard let time = TimeOfDay(text) else {
      throw ExampleFailure(
        .usage, korean: "시각이 아닙니다: \"\(text)\" (예: 20:00)",
        english: "not a time: \"\(text)\" (for example 20:00)")
    }
    return time
  }
}
