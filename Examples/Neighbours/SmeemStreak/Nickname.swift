import ExampleSupport
import Foundation

/// A name that somebody goes by; the text field and the model check it in the same way, here.
struct Nickname: Hashable {
  enum Problem: Error, Hashable {
    case empty, tooLong, leadingSpace, taken

    func phrase(in language: Language) -> String {
      switch self {
      case .empty: language("비어 있음", "empty")
      case .tooLong: language("\(longest)자를 넘음", "more than \(longest) characters")
      case .leadingSpace: language("빈칸으로 시작함", "begins with a space")
      case .taken: language("이미 쓰는 사람이 있음", "taken")
      }
    }
  }

  /// The most characters, spaces included.
  static let longest = 10

  let text: String

  /// Takes a name as it was typed, in composed letters and without spaces at its end.
  ///
  /// - Parameters:
  ///   - typed: what was typed.
  ///   - isTaken: whether somebody goes by a name; asked last, and only for one that is good.
  init(_ typed: String, isTaken: (String) -> Bool = { _ in false }) throws(Problem) {
    let composed = typed.precomposedStringWithCanonicalMapping
    guard let first = composed.first(where: { !$0.isWhitespace }) else { throw .empty }
    guard composed.first == first else { throw .leadingSpace }
    var text = composed[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    guard text.count <= Self.longest else { throw .tooLong }
    guard !isTaken(String(text)) else { throw .taken }
    self.text = String(text)
  }
}
