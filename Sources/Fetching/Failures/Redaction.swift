/// Removes what could tell where or who somebody is, and writes `#` instead.
///
/// Of a request it keeps what is known to be harmless, and of a message the words of letters alone; it
/// does not know names of persons and streets.
enum Redaction {
  static let longestText = 200
  private static let longestWord = 24

  /// The path and the query names of an address, without its host and values.
  ///
  /// - Parameter words: the parts of paths and the names in queries that are harmless.
  static func request(_ address: String, keeping words: Set<String>) -> String {
    var text = address[...]
    if let fragment = text.firstIndex(of: "#") { text = text[..<fragment] }
    var query: Substring?
    if let mark = text.firstIndex(of: "?") {
      query = text[text.index(after: mark)...]
      text = text[..<mark]
    }
    if let host = afterScheme(text) { text = host.drop { $0 != "/" } }
    var result = text.split(separator: "/").prefix(16)
      .reduce(into: "") { $0 += "/" + (words.contains(String($1)) ? String($1) : "#") }
    if result.isEmpty { result = "/" }
    guard let query else { return result }
    let names = query.split(separator: "&").prefix(16).map { pair in
      let name = String(pair.prefix { $0 != "=" })
      return (words.contains(name) ? name : "#") + "=#"
    }
    return names.isEmpty ? result : result + "?" + names.joined(separator: "&")
  }

  /// What follows `https://`, or `//`.
  private static func afterScheme(_ text: Substring) -> Substring? {
    let start = text.drop { $0 != "/" }
    guard start.hasPrefix("//") else { return nil }
    let scheme = text[..<start.startIndex]
    guard scheme.isEmpty || scheme.last == ":" else { return nil }
    return start.dropFirst(2)
  }

  /// The words of a message that consist only of letters, with punctuation before or after them.
  static func message(_ text: String) -> String {
    var result = ""
    var length = 0
    for word in text.unicodeScalars.split(whereSeparator: { $0.value <= 0x20 || $0.value == 0x3000 }
    ) {
      guard length + word.count < longestText else { return result + " …" }
      if !result.isEmpty { result += " " }
      result += isHarmless(word) ? String(String.UnicodeScalarView(word)) : "#"
      length += word.count + 1
    }
    return result
  }

  private static func isHarmless(_ word: Substring.UnicodeScalarView) -> Bool {
    guard word.count <= longestWord else { return false }
    // api.mart.kr and id:abc are no words: a sign in the middle is that of a hyphen only.
    var inner = word.drop { isSign($0) }
    while let last = inner.last, isSign(last) { inner.removeLast() }
    return inner.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "가"..."힣", "ㄱ"..."ㅣ", "'", "-": true
      default: false
      }
    }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "!", "?", ":", ";", "(", ")", "[", "]", "'", "\"", "-", "…": true
    default: false
    }
  }
}
