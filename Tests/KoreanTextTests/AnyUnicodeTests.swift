import Foundation
import KoreanText
import MartTestSupport
import Testing

/// Texts of any scalars. A long run, which takes about a minute for a million texts:
///
///     KOREAN_TEXT_INPUTS=1000000 swift test -c release --filter AnyUnicodeTests
@Suite("Any Unicode")
struct AnyUnicodeTests {
  static let inputs =
    ProcessInfo.processInfo.environment["KOREAN_TEXT_INPUTS"].flatMap { Int($0) } ?? 4_000

  @Test(
    "Any text is read without a trap, once and for all, and every place is one of the text",
    arguments: 1...4 as ClosedRange<UInt64>)
  func anyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.inputs / 4 {
      let text = text(using: &random)
      guard let problem = problem(with: text) else { continue }
      Issue.record("seed \(seed): \(problem): \(text.unicodeScalars.map { $0.value })")
    }
  }

  private func problem(with text: String) -> String? {
    let normalized = NormalizedText(text)
    var bounds = [Bool](repeating: false, count: text.utf8.count + 1)
    var offset = 0
    bounds[0] = true
    for scalar in text.unicodeScalars {
      offset += UTF8.width(scalar)
      bounds[offset] = true
    }
    var last = 0
    for cell in normalized.cells {
      let range = Int(cell.start)..<Int(cell.end)
      guard range.lowerBound >= last, range.upperBound <= text.utf8.count, !range.isEmpty else {
        return "places overlap"
      }
      guard bounds[range.lowerBound], bounds[range.upperBound] else { return "a scalar is cut" }
      last = range.upperBound
    }
    guard NormalizedText(normalized.string).cells.map(\.scalar) == normalized.cells.map(\.scalar)
    else { return "not idempotent" }
    var next = 0
    for token in KoreanScanner.tokens(of: normalized) {
      while normalized.scalar(next) == " " { next += 1 }
      guard token.cells.lowerBound == next, !token.cells.isEmpty else { return "a cell is lost" }
      next = token.cells.upperBound
      _ = text.part(utf8: normalized.utf8Range(token.cells))
    }
    let tokens = KoreanLexer.tokens(of: normalized)
    for (token, next) in zip(tokens, tokens.dropFirst())
    where token.cells.upperBound > next.cells.lowerBound || token.cells.isEmpty {
      return "tokens overlap"
    }
    var parser = KoreanParser(tokens)
    while parser.current != nil {
      let start = parser.at
      _ = parser.dayList()
      if parser.at == start { parser.at += 1 }
    }
    if KoreanParticle.topic.form(after: text).isEmpty { return "no particle" }
    let letters = Hangul.keyLetters(of: text)
    if letters.unicodeScalars.contains(where: \.isHangulSyllable) { return "a syllable is left" }
    if Hangul.keyLetters(of: letters) != letters { return "letters come apart twice" }
    if Hangul.chosung(of: text).unicodeScalars.contains(where: \.isHangulSyllable) {
      return "a syllable among initial consonants"
    }
    return nil
  }

  private func text(using random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3: append(0...0x10_FFFF, to: &text, using: &random)
      case 3: append(0xAC00...0xD7A3, to: &text, using: &random)
      case 4: append(0x1100...0x11FF, to: &text, using: &random)
      case 5: append(0x20...0x7E, to: &text, using: &random)
      case 6: append(0x3000...0x33FF, to: &text, using: &random)
      case 7: append(0xFE00...0xFFFF, to: &text, using: &random)
      default: text.append(contentsOf: randomText(using: &random).unicodeScalars.prefix(4))
      }
    }
    return String(text)
  }

  private func append(
    _ range: ClosedRange<UInt32>, to text: inout String.UnicodeScalarView,
    using random: inout SplitMix64
  ) {
    if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.append(scalar) }
  }
}
