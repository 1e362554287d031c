/// What the page asks: the name of a question and its values, each on a line.
///
/// The last value is all the rest, so that it may be a text of several lines.
struct Request {
  let name: String
  private let rest: String.UTF8View.SubSequence

  init(_ bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    let end = text.utf8.firstIndex(of: Self.newline) ?? text.utf8.endIndex
    name = Self.string(text.utf8[..<end])
    rest = end == text.utf8.endIndex ? text.utf8[end...] : text.utf8[end...].dropFirst()
  }

  /// All that follows the name.
  var value: String { Self.string(rest) }

  /// The values, empty texts for those that are missing; the last one may have several lines.
  func values(_ count: Int) -> [String] {
    var values = rest.split(
      separator: Self.newline, maxSplits: count - 1, omittingEmptySubsequences: false
    ).map { Self.string($0) }
    while values.count < count { values.append("") }
    return values
  }

  private static let newline = UInt8(ascii: "\n")

  private static func string(_ bytes: String.UTF8View.SubSequence) -> String {
    String(Substring(bytes))
  }
}
