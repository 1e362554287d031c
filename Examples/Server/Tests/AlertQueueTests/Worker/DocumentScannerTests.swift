import Foundation
import MartHolidayKit
import MartTestSupport
import Testing

@testable import AlertQueue

@Suite("The scanner reads what the coder reads, or leaves it to the coder")
struct DocumentScannerTests {
  private func decoded(_ document: String) -> AlertSubscriber? {
    do {
      return try JSONDecoder().decode(AlertSubscriber.self, from: Data(document.utf8))
    } catch {
      return nil
    }
  }

  @Test("Whatever the encoder writes of a plain subscriber", arguments: 0..<50 as Range<UInt64>)
  func written(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let leads: [LeadDays?] = [nil, [], [1], [3, 1], [31, 0]]
    let subscriber = AlertSubscriber(
      id: "token-\(seed)",
      favorites: (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Int.random(in: -20...20_000, using: &random)
      },
      leads: leads[Int.random(in: leads.indices, using: &random)],
      notBefore: Bool.random(using: &random)
        ? TimeOfDay(minutes: Int.random(in: 0..<1_440, using: &random)) : nil,
      language: Bool.random(using: &random) ? .korean : .english)
    let document = String(decoding: try JSONEncoder().encode(subscriber), as: UTF8.self)
    #expect(DocumentScanner.subscriber(document, id: subscriber.id) == subscriber)
  }

  @Test("Documents with a letter changed, taken out or put in", arguments: 0..<40 as Range<UInt64>)
  func broken(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let document = Array(
      #"{"id":"a","favorites":[1001,7],"leads":[3,1],"minuteOfDay":660,"language":"en"}"#.utf8)
    let letters = Array(#"{}[]",:-.0123eE+ \aidlrn"#.utf8) + [0, 0x0A, 0xED, 0x95]
    for _ in 0..<500 {
      var bytes = document
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let letter = letters[Int.random(in: letters.indices, using: &random)]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = letter
        case 1: bytes.remove(at: place)
        default: bytes.insert(letter, at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let scanned = DocumentScanner.subscriber(text, id: "row") else { continue }
      var expected = decoded(text)
      expected?.id = "row"
      #expect(scanned == expected, "seed \(seed): \(text)")
    }
  }

  @Test(
    "Every other form is left to the coder",
    arguments: [
      "", "{}", "null", #"{"favorites":[1]}"#, #"{"id":"a" }"#, #"{"id":"\u0061"}"#, #"{"id":"토"}"#,
      #"{"id":"a","id":"b"}"#, #"{"id":"a","sent":[]}"#, #"{"id":"a","favorites":null}"#,
      #"{"id":"a","favorites":[1.0]}"#, #"{"id":"a","favorites":[01]}"#,
      #"{"id":"a","favorites":[9223372036854775808]}"#, #"{"id":"a","leads":[32]}"#,
      #"{"id":"a","minuteOfDay":1440}"#, #"{"id":"a","language":"fr"}"#, #"{"id":"a"},{"id":"b"}"#,
    ])
  func left(document: String) {
    #expect(DocumentScanner.subscriber(document, id: "a") == nil)
  }
}
