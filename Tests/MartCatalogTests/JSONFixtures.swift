import Foundation
import KoreanCalendar
import MartCatalog
import MartModels

/// Reads an answer from JSON text.
func response(_ json: String) throws -> CatalogResponse {
  try JSONDecoder().decode(CatalogResponse.self, from: Data(json.utf8))
}

/// A row with one number and more fields.
func row(_ id: Int, _ more: String = "", mart: String = "이마트", name: String? = nil) -> String {
  #"{"id":\#(id),"martType":"\#(mart)","branchName":"\#(name ?? "\(id)점")""#
    + (more.isEmpty ? "" : "," + more) + "}"
}

/// A row that lists dates.
func row(_ id: Int, listing dates: [String]) -> String {
  row(id, #""holidays":[\#(dates.map { "\"\($0)\"" }.joined(separator: ","))]"#)
}

/// The catalog of one branch that lists dates as the server writes them.
func schedule(_ dates: [String], asOf date: CivilDate) throws -> HolidaySchedule {
  let catalog = BranchCatalog(try response("[\(row(1, listing: dates))]"), asOf: date)
  return catalog[1]?.schedule ?? HolidaySchedule(rule: .never)
}

extension CivilDate {
  /// The date as a row lists it, written without the library's own words.
  var listed: String {
    let symbols: [String] = ["일", "월", "화", "수", "목", "금", "토"]
    let place: Int = (Int(dayNumber) + 4 + 7 * 200_000) % 7
    return "\(self) (\(symbols[place]))"
  }
}
