import Foundation
import MartHolidayKit
import MartTestSupport
import MartViewModels

/// What the search lists for a text.
public struct SearchExpectation: Sendable, CustomStringConvertible {
  public enum Outcome: Hashable, Sendable {
    case list([Int])
    case results([Int])
    case nothing(similar: [Int])
  }

  public let text: String
  public var mart: Mart?
  public let expected: Outcome
  public var description: String { "\"\(text)\" in \(mart?.displayName ?? "all marts")" }

  public var outcome: Outcome {
    var model = SearchModel(SampleCatalog.catalog)
    model.text = text
    model.mart = mart
    return switch model.content {
    case .list(let branches): .list(branches.map(\.id))
    case .results(let branches): .results(branches.map(\.id))
    case .nothing(let similar): .nothing(similar: similar.map(\.id))
    }
  }

  public static let all = [
    SearchExpectation(
      text: "", expected: .list([3, 9, 2, 13, 12, 7, 1, 11, 5, 15, 14, 4, 10, 8, 6])),
    SearchExpectation(
      text: "  ", expected: .list([3, 9, 2, 13, 12, 7, 1, 11, 5, 15, 14, 4, 10, 8, 6])),
    SearchExpectation(text: "", mart: .emart, expected: .list([9, 2, 13, 1])),
    SearchExpectation(text: "", mart: .topMart, expected: .list([])),
    SearchExpectation(text: "규칙", expected: .results([2])),
    SearchExpectation(text: "ㄱㅊ", expected: .results([2])),
    SearchExpectation(text: "rbclr", expected: .results([2])),
    SearchExpectation(text: "규칙점".decomposedStringWithCanonicalMapping, expected: .results([2])),
    SearchExpectation(text: "코스트코", expected: .results([5])),
    SearchExpectation(text: "규칙", mart: .costco, expected: .nothing(similar: [2])),
  ]
}
