import Foundation
import MartCatalog
import MartModels
import MartTestSupport
import Testing

/// Queries and names of any scalars. A long run:
///
///     SEARCH_QUERIES=5000000 swift test -c release --filter AnyUnicodeSearchTests
@Suite("Searches of any Unicode")
struct AnyUnicodeSearchTests {
  static let queries =
    ProcessInfo.processInfo.environment["SEARCH_QUERIES"].flatMap { Int($0) } ?? 4_000

  @Test(
    "No query traps, and what is highlighted lies in the text, in order and apart",
    arguments: 1...4 as ClosedRange<UInt64>)
  func anyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let marts: [Mart] = [
      .emart, .homeplusExpress, .costco, Mart(serverName: ""), Mart(serverName: "ㄱ-"),
    ]
    var asked = 0
    while asked < Self.queries / 4 {
      let branches = (0..<20).map { id in
        Branch(
          id: id, mart: marts[Int.random(in: marts.indices, using: &random)],
          name: text(using: &random),
          address: Bool.random(using: &random) ? text(using: &random) : nil)
      }
      let search = BranchSearch(branches)
      for _ in 0..<100 {
        asked += 1
        let query = Bool.random(using: &random) ? text(using: &random) : part(of: branches, &random)
        for match in search.matches(query) {
          let isRight =
            isRight(match.nameRanges, in: match.branch.displayName)
            && isRight(match.addressRanges, in: match.branch.address ?? "")
          if !isRight || match.nameRanges.isEmpty && match.addressRanges.isEmpty {
            Issue.record("seed \(seed): \(query.unicodeScalars.map(\.value)) in \(match.branch)")
          }
        }
      }
    }
  }

  private func isRight(_ ranges: [Range<String.Index>], in text: String) -> Bool {
    var last: String.Index?
    for range in ranges {
      guard last.map({ range.lowerBound > $0 }) ?? true, range.upperBound <= text.endIndex,
        !range.isEmpty,
        text.indices.contains(range.lowerBound),
        range.upperBound == text.endIndex || text.indices.contains(range.upperBound)
      else { return false }
      last = range.upperBound
    }
    return true
  }

  private static let alphabets: [ClosedRange<UInt32>] = [
    0xAC00...0xD7A3, 0x3131...0x3163, 0x1100...0x11FF, 0x20...0x7E, 0xFF01...0xFFDC, 0xA0...0x24F,
    0x2000...0x206F, 0x2460...0x2793, 0x300...0x36F, 0x4E00...0x4E40, 0x1F300...0x1F64F,
    0...0x10FFFF,
    0xAC00...0xAC40, 0x20...0x20, 0xFE00...0xFE0F,
  ]

  private func text(using random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let alphabet = Self.alphabets[Int.random(in: Self.alphabets.indices, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: alphabet, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Some scalars of a name that is there.
  private func part(of branches: [Branch], _ random: inout SplitMix64) -> String {
    let name = Array(
      branches[Int.random(in: branches.indices, using: &random)].displayName.unicodeScalars)
    guard !name.isEmpty else { return "" }
    let start = Int.random(in: name.indices, using: &random)
    let end = Int.random(in: start..<name.count, using: &random)
    return String(String.UnicodeScalarView(name[start...end]))
  }
}
