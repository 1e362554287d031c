import KoreanCalendar
import MartModels

// How answers print, so that a failed expectation is readable.

extension CatalogResponse: CustomStringConvertible {
  /// The rows and the issues, one line each.
  public var description: String {
    let head = [code, message].compactMap { $0 }.joined(separator: " ")
    let lines = rows.map { $0.description } + issues.map { $0.description }
    return ([head.isEmpty ? "\(rows.count) rows" : head + ", \(rows.count) rows"] + lines)
      .joined(separator: "\n")
  }
}

extension CatalogRow: CustomStringConvertible {
  /// The branch and the days that the row lists, such as `이마트 성수점 (7) [2026-11-22]`.
  public var description: String {
    if hasSchedule { return "\(branch) with a schedule" }
    let days = listedDates.map { $0.description } + untrustedDates.map { "?" + $0 }
    return "\(branch) [" + days.joined(separator: ", ") + "]"
  }
}
