import Foundation
import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// What the search lists for a text.
struct SearchExpectation: Sendable, CustomStringConvertible {
  let text: String
  let expected: [Int]
  var description: String { "\"\(text)\"" }

  @MainActor
  var outcome: [Int] {
    let board = Board([], store: InMemoryByteStore(), in: .korean)
    board.catalog = SampleCatalog.catalog
    board.typed = text
    return board.found.map(\.id)
  }

  static let all = [
    SearchExpectation(text: "규칙", expected: [2]), SearchExpectation(text: "ㄱㅊ", expected: [2]),
    SearchExpectation(text: "rbclr", expected: [2]),
    SearchExpectation(text: "규칙점".decomposedStringWithCanonicalMapping, expected: [2]),
    SearchExpectation(text: "코스트코", expected: [5]), SearchExpectation(text: "없는곳", expected: []),
  ]
}
