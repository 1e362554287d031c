import Keeping
import Testing

@Suite("Whose bytes are stored")
struct StoredKindTests {
  @Test(
    "A list is known by its member, wherever it stands and even when it is cut off",
    arguments: [
      #"{"version":1,"limit":3,"favorites":[]}"#, " \n{\t\"favorites\" : 7}", #"{"favorites":"#,
      #"{"a":{"b":["}","\""]},"favorites":[{"id":7}"#,
    ])
  func list(_ text: String) { #expect(StoredKind(Array(text.utf8)) == .favorites) }

  @Test("A snapshot is known by its first line", arguments: ["MartFetch 1\n", "MartFetch 2"])
  func snapshot(_ text: String) { #expect(StoredKind(Array(text.utf8)) == .snapshot) }

  @Test(
    "Anything else is nobody's",
    arguments: [
      "", "{", "{}", "[]", "favorites", "MartFetch", #"["favorites"]"#, #"{"a":{"favorites":1}}"#,
      #"{"a":"favorites"}"#, #"{"a":"\"favorites\":1"}"#, #"{}"favorites":1"#,
      #"{}{"favorites":1}"#, #"{"favorites"}"#, #"["favorites":1"#, #"{"Favorites":1}"#, "\u{0}",
    ])
  func nobody(_ text: String) { #expect(StoredKind(Array(text.utf8)) == nil) }

  @Test("Any beginning of stored bytes is judged without a trap")
  func beginnings() {
    let whole = Array(#"{"a":"\\","b":["\""],"favorites":[{"id":7,"note":"\u0041"}]}"#.utf8)
    let known = whole.indices.filter { StoredKind(Array(whole[..<$0])) == .favorites }
    let end = #"{"a":"\\","b":["\""],"favorites":"#.utf8.count
    #expect(known == Array(end..<whole.count))
  }
}
