/// What the page is told: a small tree that becomes one JSON text.
///
/// Embedded Swift has no `Codable`, and the page needs nothing of JSON but texts, whole numbers,
/// truth values and what holds them.
public enum Answer: Sendable {
  case nothing
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([Answer])
  case record([Field])

  /// One value of a record with its name; the names are in the order in which they are written.
  public struct Field: Sendable {
    let name: StaticString
    let value: Answer
  }
}

extension Answer: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral fields: (StaticString, Answer)...) {
    self = .record(fields.map { Field(name: $0, value: $1) })
  }
}

extension Answer: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Answer {
  /// A text, or nothing where there is none.
  static func optional(_ text: String?) -> Answer { text.map { .text($0) } ?? .nothing }

  /// The record with one more value at its end.
  func adding(_ name: StaticString, _ value: Answer) -> Answer {
    guard case .record(let fields) = self else { return self }
    return .record(fields + [Field(name: name, value: value)])
  }
}
