import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartStore

/// The rows of the original server, as JSON.
enum BranchRows {
  /// The row of each branch by its number.
  ///
  /// The library writes them; only the two times, which it does not know, are added here.
  static func rows(of branches: [StoredBranch], today: CivilDate) throws -> [Int: [UInt8]] {
    let response = CatalogResponse(
      branches.map { CatalogRow($0.branch, listing: closings(of: $0.branch, today)) })
    let answer = try JSONSerialization.jsonObject(with: JSONAnswer.encoder.encode(response))
    let list = (answer as? [String: Any])?["data"] as? [[String: Any]] ?? []
    let stored = Dictionary(uniqueKeysWithValues: branches.map { ($0.id, $0) })
    var rows: [Int: [UInt8]] = [:]
    for var row in list {
      guard let id = row["id"] as? Int, let branch = stored[id] else { continue }
      row["createdDate"] = time(branch.createdAt)
      row["modifiedDate"] = time(branch.modifiedAt)
      rows[id] = [UInt8](
        try JSONSerialization.data(
          withJSONObject: row, options: [.sortedKeys, .withoutEscapingSlashes]))
    }
    return rows
  }

  /// The closings that a row lists, as the original server lists them.
  ///
  /// They run from today through the next month, or through the last published month if that is
  /// later. The list ends before the first unknown day: a reader takes every other day up to there
  /// for open, and must not be told more than is known.
  static func closings(of branch: Branch, _ today: CivilDate) -> [CivilDate] {
    let schedule = branch.schedule
    let nextMonth = today.yearMonth.adding(months: 1)
    let last = max(nextMonth, schedule.published.last?.month ?? nextMonth).lastDay
    let unknown = schedule.firstUnknown(in: today...last)
    return schedule.closings(in: today...last).map { $0.date }
      .filter { date in unknown.map { date < $0 } ?? true }
  }

  /// A row with the distance of a search by place, in kilometres.
  ///
  /// Inside a text every quotation mark follows a backslash, so the key is not found there.
  static func row(_ row: [UInt8], kilometers: Double) -> [UInt8] {
    let key = Array(#""location":{"#.utf8)
    guard let place = row.firstRange(of: key) else { return row }
    var row = row
    row.insert(contentsOf: Array("\"distance\":\(kilometers),".utf8), at: place.upperBound)
    return row
  }

  private static func time(_ seconds: Int) -> String {
    let text = WallTime(inKoreaAt: Date(timeIntervalSince1970: TimeInterval(seconds))).description
    let second = ((seconds % 60) + 60) % 60
    return text.replacingOccurrences(of: "T", with: " ") + (second < 10 ? ":0" : ":") + "\(second)"
  }
}
