import HolidayInterchange

/// The stored form of a value without the cost of JSON: the one string that it encodes as.
enum StoredText {
  struct NotOneText: Error {}

  static func encode(_ value: OpeningHoursExpression) throws -> String {
    let encoder = TextEncoder()
    try value.encode(to: encoder)
    guard let text = encoder.box.text else { throw NotOneText() }
    return text
  }

  static func decode(_ text: String) throws -> OpeningHoursExpression {
    try OpeningHoursExpression(from: TextDecoder(text: text))
  }
}

private final class Box {
  var text: String?
}

private struct TextEncoder: Encoder, SingleValueEncodingContainer {
  let box = Box()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    preconditionFailure("stored as one text")
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("stored as one text")
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  mutating func encodeNil() throws { throw StoredText.NotOneText() }
  mutating func encode(_ value: some Encodable) throws {
    guard let text = value as? String, box.text == nil else { throw StoredText.NotOneText() }
    box.text = text
  }
}

private struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw StoredText.NotOneText()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw StoredText.NotOneText() }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let value = text as? Value else { throw StoredText.NotOneText() }
    return value
  }
}
