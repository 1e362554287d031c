import Favorites
import Foundation
import MartTestSupport
import Testing

@Suite("The stored form of favorites")
struct FavoriteCodingTests {
  @Test("The stored form is JSON with a version, and Foundation writes the same")
  func form() throws {
    var list = try FavoriteList([7, 3])
    list.setNote("우유 \"1+1\"\n", for: 3)
    let text = #"{"version":1,"limit":3,"favorites":[{"id":7},{"id":3,"note":"우유 \"1+1\"\n"}]}"#
    #expect(String(decoding: list.storedForm, as: UTF8.self) == text)
    let foundation = try JSONDecoder().decode(FavoriteList<Int>.self, from: Data(text.utf8))
    #expect(foundation == list)
  }

  @Test("Identifiers that are text are stored as text, also when they look like numbers")
  func textIdentifiers() throws {
    let list = try FavoriteList(["123", "a\"b", "\u{0}"], limit: nil)
    #expect(try FavoriteList<String>(storedForm: list.storedForm) == list)
    #expect(
      try JSONDecoder().decode(FavoriteList<String>.self, from: Data(list.storedForm)) == list)
    #expect(throws: FavoriteError.self) { try FavoriteList<Int>(storedForm: list.storedForm) }
  }

  /// Each wrong text with the code that both readers must give.
  static let wrong: [(String, FavoriteError.Code)] = [
    (#"{"version":1,"limit":3,"favorites":[{"id":7},{"id":7}]}"#, .duplicate),
    (#"{"version":1,"limit":3,"favorites":[{"id":7},{"id":8},{"id":7}]}"#, .duplicate),
    (#"{"version":1,"limit":1,"favorites":[{"id":7},{"id":8}]}"#, .overLimit),
    (#"{"version":1,"limit":-1,"favorites":[]}"#, .invalidLimit),
    (#"{"version":2,"limit":3,"favorites":"anything"}"#, .futureVersion),
    (#"{"favorites":[{"key":7}],"version":2}"#, .futureVersion),
    (#"{"version":0,"favorites":[]}"#, .malformed),
    (#"{"version":99999999999999999999,"favorites":[]}"#, .futureVersion),
    (#"{"version":2.0,"favorites":[]}"#, .futureVersion),
    (#"{"version":1.5,"favorites":[]}"#, .futureVersion),
    (#"{"version":2e3,"favorites":[]}"#, .futureVersion),
    (#"{"version":0.5,"favorites":[]}"#, .malformed),
    (#"{"version":-2,"favorites":[]}"#, .malformed),
  ]

  @Test("The version is a number, however it is written", arguments: ["1", "1.0", "1e0", "0.1e+1"])
  func version(text: String) throws {
    let stored = "{\"version\":\(text),\"favorites\":[{\"id\":7}]}"
    #expect(try Array(FavoriteList<Int>(storedForm: stored.utf8)) == [7])
    #expect(
      try Array(JSONDecoder().decode(FavoriteList<Int>.self, from: Data(stored.utf8))) == [7])
  }

  @Test(
    "A version that is none, and later ones that no machine can count",
    arguments: [
      ("1e99999999999999999999", FavoriteError.Code.futureVersion),
      ("0.00001e99", .futureVersion), ("1.0000000000000000000000000001", .futureVersion),
      ("1e-99999999999999999999", .malformed), ("0e9", .malformed), ("0.0", .malformed),
      ("99999e-9", .malformed), ("-1e99", .malformed), ("1e1", .futureVersion),
    ])
  func oddVersion(text: String, code: FavoriteError.Code) {
    let stored = "{\"version\":\(text),\"favorites\":[]}"
    let error = #expect(throws: FavoriteError.self) {
      try FavoriteList<Int>(storedForm: stored.utf8)
    }
    #expect(error?.code == code)
  }

  @Test("A list that breaks its own rules is an error, never a shorter list", arguments: wrong)
  func breaksRules(text: String, code: FavoriteError.Code) throws {
    let own = #expect(throws: FavoriteError.self) {
      try FavoriteList<Int>(storedForm: text.utf8)
    }
    #expect(own?.code == code)
    let foundation = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FavoriteList<Int>.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = foundation else {
      Issue.record("another decoding error: \(String(describing: foundation))")
      return
    }
    #expect((context.underlyingError as? FavoriteError)?.code == code)
  }

  @Test(
    "What is no list is malformed",
    arguments: [
      "[]", "1", "null", "true", "false", #""text""#, "{}", #"{"version":1}"#,
      #"{"version":"1","favorites":[]}"#, #"{"version":1,"favorites":{}}"#,
      #"{"version":1,"favorites":[7]}"#, #"{"version":1,"favorites":[{"id":"7"}]}"#,
      #"{"version":1,"favorites":[{"id":7.5}]}"#, #"{"version":1,"favorites":[{"id":1e2}]}"#,
      #"{"version":1,"favorites":[{"id":99999999999999999999}]}"#,
      #"{"version":1,"favorites":[{}]}"#, #"{"version":1,"favorites":[{"id":7,"note":8}]}"#,
      #"{"version":1,"limit":"3","favorites":[]}"#, #"{"version":1,"favorites":[]} x"#,
      #"{"version":1,"version":1,"favorites":[]}"#, #"{"version":01,"favorites":[]}"#,
      #"{"version":1,"favorites":[],}"#, #"{"version":1,"favorites":[,]}"#, "{'version':1}",
      #"{"version":1,"favorites":[{"id":7,"note":"\ud800x"}]}"#, #"{"a":"\q"}"#,
      #"{"version":1,"favorites":[{"id":7,"note":"\ud800\ue000"}]}"#,
      #"{"a":"\u12G4"}"#, #"{"a":-}"#, #"{"a":1.}"#, #"{"a":1e}"#, "{\"a\":\"\u{1}\"}",
      "garbage", "\u{FEFF}{}", #"{"a":nul}"#, #"{"a":1,"a":2,"version":1,"favorites":[]}"#,
      #"{"x":{"a":1,"\u0061":2},"version":1,"favorites":[]}"#,
      #"{"x":{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"\u0064":1},"version":1,"favorites":[]}"#,
      #"{"version":1,"favorites":[{"id":7,"id":8}]}"#,
      #"{"version":1,"favorites":[{"id":"7","note":"\udc00"}]}"#,
    ])
  func malformed(text: String) {
    let error = #expect(throws: FavoriteError.self) {
      try FavoriteList<Int>(storedForm: text.utf8)
    }
    #expect(error?.code == .malformed)
  }

  @Test("Space, unknown names, a null note and every escape are read")
  func tolerant() throws {
    let text = """
       { "future" : [1, -2.5e+3, {"x": [true, false, null]}] , "version" : 1,\r
      \t"favorites":[ {"id": 7 , "note" : "\\u00e9\\ud83d\\ude00\\/\\b\\f\\r\\t\\n\\\\\\"" },
      {"id":8,"note":null} ], "limit":null }
      """
    let list = try FavoriteList<Int>(storedForm: text.utf8)
    #expect(list.note(for: 7) == "é😀/\u{8}\u{C}\r\t\n\\\"")
    #expect(list.note(for: 8) == nil)
    #expect(list.limit == nil)
    #expect(try JSONDecoder().decode(FavoriteList<Int>.self, from: Data(text.utf8)) == list)
  }

  @Test("Cut anywhere, it is truncated, and nothing else")
  func truncated() throws {
    var list = try FavoriteList([1140, 7])
    list.setNote("주말 \" \\ \u{2}", for: 7)
    let bytes = list.storedForm
    for count in 0..<bytes.count {
      let error = #expect(throws: FavoriteError.self) {
        try FavoriteList<Int>(storedForm: bytes[..<count])
      }
      #expect(error?.code == .truncated, "cut after \(count) bytes")
    }
  }

  @Test("Damaged bytes never trap and never give favorites that were not there")
  func damaged() throws {
    var random = SplitMix64(seed: 11)
    let bytes = try FavoriteList([1140, 7, 88]).storedForm
    for _ in 0..<5_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      do {
        let list = try FavoriteList<Int>(storedForm: damaged)
        #expect(list.count <= 3)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test("Deep nesting is refused and not followed", arguments: ["[", "{\"a\":"])
  func deep(opening: String) {
    let text = String(repeating: opening, count: 1_000_000)
    let error = #expect(throws: FavoriteError.self) {
      try FavoriteList<Int>(storedForm: text.utf8)
    }
    #expect(error?.code == .malformed)
  }

  @Test("Objects and arrays are read to a depth of 32")
  func depth() {
    for (depth, isRead) in [(31, true), (32, false)] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let text = "{\"version\":1,\"later\":\(nested),\"favorites\":[]}"
      do {
        #expect(try FavoriteList<Int>(storedForm: text.utf8).isEmpty && isRead)
      } catch {
        #expect(!isRead && error.code == .malformed)
      }
    }
  }

  @Test("Every control character is written as an escape, and Foundation reads it")
  func controlCharacters() throws {
    for value in UInt8(0)..<0x20 {
      var list = try FavoriteList([7])
      list.setNote(String(Unicode.Scalar(value)), for: 7)
      #expect(list.storedForm.allSatisfy { $0 >= 0x20 }, "\(value)")
      #expect(try FavoriteList<Int>(storedForm: list.storedForm) == list)
      #expect(try JSONDecoder().decode(FavoriteList<Int>.self, from: Data(list.storedForm)) == list)
    }
  }

  @Test("Of several wrong favorites the first is named")
  func firstWrong() {
    let text = #"{"version":1,"favorites":[{"id":7},{"id":"a"},{"id":8.5},9]}"#
    #expect(throws: FavoriteError(.malformed, value: "favorite 1 has no identifier")) {
      try FavoriteList<Int>(storedForm: text.utf8)
    }
  }

  @Test(
    "Text that is not UTF-8 is malformed",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidUTF8(wrong: [UInt8]) {
    let bytes = Array(#"{"version":1,"favorites":[{"id":7,"note":"?"}]}"#.utf8)
      .flatMap { $0 == UInt8(ascii: "?") ? wrong : [$0] }
    let error = #expect(throws: FavoriteError.self) { try FavoriteList<Int>(storedForm: bytes) }
    #expect(error?.code == .malformed)
  }

  @Test("An error is one line that names the value and what remains")
  func description() {
    let error = FavoriteError(.malformed, value: "byte 3", remains: "the store is unchanged")
    #expect(
      error.description
        == "what is stored is no list of favorites: byte 3; the store is unchanged")
    #expect(FavoriteError(.init(rawValue: "odd"), value: "x").description == "odd: x")
  }
}
