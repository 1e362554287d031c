import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels

extension SampleAnswer {
  /// Three branches in an envelope, with the closing days that a server lists.
  public static let good = SampleAnswer(
    "good", text: #"{"code":"OK","data":[\#(listedTexts)]}"#,
    outcome: .response(CatalogResponse(listedRows)))

  /// The same branches in a bare array, as the server answered at first.
  public static let bareArray = SampleAnswer(
    "bareArray", text: "[\(listedTexts)]",
    outcome: .response(
      CatalogResponse(
        form: .bareArray, code: nil, message: nil, info: nil, rows: listedRows, issues: [])))

  /// No branches, which is a success.
  public static let empty = SampleAnswer(
    "empty", text: #"{"code":"OK","data":[]}"#, outcome: .response(CatalogResponse([])))

  /// Two branches among defects: a row without a number, a place off the Earth, a wrong weekday, and a
  /// number that comes twice.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// SampleAnswer.defective.issues.map(\.reason)
  /// // [.missing, .noSuchPlace, .wrongWeekday, .duplicateID]
  /// guard case .response(let response) = SampleAnswer.defective.outcome else { return }
  /// response.branches.map(\.id)  // [2, 3]
  /// ```
  public static let defective = SampleAnswer(
    "defective",
    text: #"""
      {"code":"OK","data":[
      {"martType":"이마트","branchName":"번호없는점","holidays":[]},
      \#(text(of: ruledRow)),
      {"id":3,"martType":"롯데마트","branchName":"게시점","holidays":["2026-11-22 (월)"],
      "location":{"latitude":137.5,"longitude":126.9}},
      {"id":2,"martType":"이마트","branchName":"둘째점","holidays":[]}]}
      """#,
    outcome: .response(CatalogResponse([ruledRow, untrustedRow])),
    issues: [
      CatalogIssue(row: 0, field: "id", reason: .missing),
      CatalogIssue(row: 2, id: 3, field: "location", reason: .noSuchPlace, value: "137.5, 126.9"),
      CatalogIssue(
        row: 2, id: 3, field: "holidays", reason: .wrongWeekday, value: "2026-11-22 (월)"),
      CatalogIssue(row: 3, field: "id", reason: .duplicateID, value: "2"),
    ])

  private static let ruledRow = CatalogRow(
    SampleBranch.ruled.branch, listing: [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13)])

  private static let listedRows = [
    ruledRow,
    CatalogRow(
      SampleBranch.published.branch,
      listing: [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13), CivilDate(2026, 12, 27)]),
    CatalogRow(
      SampleBranch.moved.branch, listing: [CivilDate(2026, 11, 25), CivilDate(2026, 12, 13)]),
  ]

  private static var untrustedRow: CatalogRow {
    var row = BranchRow(Branch(id: 3, mart: .lotteMart, name: "게시점"))
    row.untrusted = [.text("2026-11-22 (월)")]
    return CatalogRow(row)
  }

  private static var listedTexts: String { listedRows.map(text(of:)).joined(separator: ",") }

  /// A row as the original server writes it.
  private static func text(of row: CatalogRow) -> String {
    let branch = row.branch
    let texts: [(String, String?)] = [
      ("martType", branch.mart.serverName), ("branchName", branch.name),
      ("region", branch.region), ("phoneNumber", branch.phone), ("address", branch.address),
      ("openingHours", branch.openingHours), ("url", branch.pageURL),
    ]
    let days = row.listedDates.map { "\"\($0.listedText)\"" }.joined(separator: ",")
    return "{\"id\":\(row.id),\"createdDate\":\"2026-11-20 05:55:54\","
      + texts.map { "\"\($0)\":\"\($1 ?? "")\"," }.joined() + "\"holidays\":[\(days)]"
      + (branch.coordinate.map {
        ",\"location\":{\"latitude\":\($0.latitude),\"longitude\":\($0.longitude)}"
      } ?? "") + "}"
  }
}
