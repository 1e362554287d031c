import Foundation
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

/// The 402 branches of autumn 2026, with the closing days that they published.
struct BranchTable {
  struct Row {
    let brand: String
    let branch: Branch
    let published: [YearMonth: Set<CivilDate>]
  }

  let rows: [Row]
  var branches: [Branch] { rows.map(\.branch) }

  static func load() throws -> BranchTable {
    var rows: [Row] = []
    for (index, fields) in try table("branches").enumerated() {
      var published: [YearMonth: Set<CivilDate>] = [:]
      for (month, field) in [(10, fields[4]), (11, fields[5])] where !field.isEmpty {
        published[YearMonth(2026, month)] = Set(
          try field.split(separator: ";").map { try #require(CivilDate(String($0))) })
      }
      rows.append(
        Row(
          brand: fields[0],
          branch: Branch(
            id: index + 1, mart: Mart(recognizing: fields[0]) ?? Mart(serverName: fields[0]),
            name: fields[1], region: fields[2].isEmpty ? nil : fields[2],
            address: fields[3].isEmpty ? nil : fields[3]),
          published: published))
    }
    return BranchTable(rows: rows)
  }

  /// The rows of a table in `Resources`, without the lines that begin with a hash.
  static func table(_ name: String) throws -> [[String]] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Resources"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

extension BranchMatches {
  /// The ids of the results that fit, without working out what to highlight.
  var fittingIDs: [Int] { fitting.indices.map { branch(at: $0).id } }
}
