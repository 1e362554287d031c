import KoreanCalendar
public import MartModels

/// A server's answer: branches with their listed closing days, and issues for what is wrong.
///
/// It reads the envelope of the original server, the bare array of its early days, and the answer
/// for a single branch. What can be read in a row is kept; unreadable fields and rows without a
/// branch are in `issues`. An error of the server is thrown as a `CatalogError`.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
///
/// let json = """
///   {"code":"OK","message":"요청이 성공했습니다.","data":[
///     {"id":1,"martType":"이마트","branchName":"성수점","holidays":["2026-11-22 (일)","2026-12-13 (월)"]},
///     {"martType":"코스트코","branchName":"양재점","holidays":[]}]}
///   """
/// let response = try JSONDecoder().decode(CatalogResponse.self, from: Data(json.utf8))
/// response.branches.map(\.displayName)  // ["이마트 성수점"]
/// response.issues.map(\.reason)  // [.wrongWeekday, .missing]
/// ```
///
/// It decodes what is written and concludes nothing; `BranchCatalog(_:asOf:)` does that. It is
/// written back in the form in which it was read. Two responses are equal when their content is
/// equal: the issues belong to one reading and are not compared.
public struct CatalogResponse: Sendable {
  /// The forms in which the server answers.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// An object with `code`, `message` and the rows in `data`.
    case envelope
    /// The same with one row in `data`, as for a single branch.
    case envelopeOfOne
    /// The rows alone, as the server sent them in 2018.
    case bareArray
  }

  /// The form in which it was read and is written.
  public let form: Form
  /// The server's code, such as `OK`; `nil` when there is none.
  public let code: String?
  /// The server's message for people; `nil` when there is none.
  public let message: String?
  /// The server's further details; `nil` when there are none.
  public let info: CatalogInfo?
  /// The rows with a branch, in order, each number once.
  public let rows: [CatalogRow]
  /// What is wrong, in the order of the rows.
  public let issues: [CatalogIssue]

  package init(
    form: Form, code: String?, message: String?, info: CatalogInfo?, rows: [CatalogRow],
    issues: [CatalogIssue]
  ) {
    assert(form != .envelopeOfOne || rows.count <= 1, "\(rows.count) rows in the place of one")
    self.form = form
    self.code = code
    self.message = message
    self.info = info
    self.rows = rows
    self.issues = issues
  }

  /// Makes an answer from rows, for your own server or a test.
  ///
  /// - Parameter rows: the rows; a repeated number is left out and reported.
  public init(_ rows: some Sequence<CatalogRow>) {
    var kept: [CatalogRow] = []
    var issues: [CatalogIssue] = []
    var ids = Set<Int>()
    for (index, row) in rows.enumerated() {
      if let issue = Self.issue(ofID: row.id, row: index, seen: &ids) {
        issues.append(issue)
      } else {
        kept.append(row)
      }
    }
    self.init(
      form: .envelope, code: "OK", message: nil, info: nil, rows: kept, issues: issues)
  }

  /// The branches of the rows, in order; see `CatalogRow.branch` for their closings.
  public var branches: [Branch] { rows.map { $0.branch } }

  /// The issues, including those of dates outside the window, given by the index of their kept row.
  func issues(withDatesOutside outside: [Int: [CivilDate]]) -> [CatalogIssue] {
    guard !outside.isEmpty else { return issues }
    let lost = Set(issues.lazy.filter { $0.isRowLost }.map { $0.row })
    var all = issues
    var index = -1
    for position in rows.indices {
      repeat { index += 1 } while lost.contains(index)
      for date in outside[position] ?? [] {
        all.append(
          CatalogIssue(
            row: index, id: rows[position].id, field: "holidays", reason: .outsideWindow,
            value: date.description))
      }
    }
    return all.enumerated().sorted { ($0.element.row, $0.offset) < ($1.element.row, $1.offset) }
      .map { $0.element }
  }

  /// What is wrong with a number that was read, or `nil` when it is new.
  static func issue(ofID id: Int, row: Int, seen ids: inout Set<Int>) -> CatalogIssue? {
    let reason: CatalogIssue.Reason
    if id < 0 {
      reason = .reservedID
    } else if !ids.insert(id).inserted {
      reason = .duplicateID
    } else {
      return nil
    }
    return CatalogIssue(row: row, field: "id", reason: reason, value: "\(id)")
  }
}

extension CatalogResponse: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.form == rhs.form && lhs.code == rhs.code && lhs.message == rhs.message
      && lhs.info == rhs.info && lhs.rows == rhs.rows
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(info)
    hasher.combine(rows)
  }
}
