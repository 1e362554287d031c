/// A time of the day as an argument has it.
public enum ClockArgument {
  /// The minute of the day of a text such as `20:00`, or `nil` without a text.
  ///
  /// - Throws: `ExampleFailure` that names a text which is no time.
  public static func minute(_ text: String?) throws -> Int? {
    guard let text else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else {
      throw ExampleFailure(
        .usage, korean: "시각이 아닙니다: \"\(text)\" (예: 20:00)",
        english: "not a time: \"\(text)\" (for example 20:00)")
    }
    return 60 * hour + minute
  }
}
