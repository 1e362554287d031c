/// A value of a row that is not what its field should hold, kept so that it is written back as it
/// came.
///
/// Without JSON there are only texts.
package enum WrittenValue: Hashable, Sendable {
  /// A text.
  case text(String)
  #if !hasFeature(Embedded)
    case null
    case flag(Bool)
    /// A whole number, which a fraction of a double would round.
    case integer(Int64)
    /// A whole number above those with a sign.
    case unsigned(UInt64)
    case number(Double)
    case list([WrittenValue])
    case fields([String: WrittenValue])
    /// A value in place of a list.
    indirect case noList(WrittenValue)
  #endif
}

#if hasFeature(Embedded)
  extension WrittenValue {
    package var untrusted: String {
      switch self {
      case .text(let text): text
      }
    }
  }
#else
  extension WrittenValue {
    /// The value in as many words as a report needs.
    package var words: String {
      switch self {
      case .text(let text): text
      case .null: "null"
      case .flag(let flag): "\(flag)"
      case .integer(let number): "\(number)"
      case .unsigned(let number): "\(number)"
      case .number(let number): number.written
      case .list: "[…]"
      case .fields: "{…}"
      case .noList(let value): value.words
      }
    }

    /// The words as a list of dates has them, where they must not look like a date.
    package var untrusted: String {
      if case .noList(.text(let text)) = self { "\"\(text)\"" } else { words }
    }
  }

  extension Double {
    /// The number as JSON has it: a whole one without a fraction.
    package var written: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
  }

  extension WrittenValue: Codable {
    /// What is nested deeper than this is left out; a value that is not wanted is seldom nested.
    private static let deepest = 16

    package init(from decoder: any Decoder) throws { try self.init(decoder, depth: 0) }

    private init(_ decoder: any Decoder, depth: Int) throws {
      do {
        self = try Self.single(decoder.singleValueContainer())
      } catch {
        do {
          let container = try decoder.container(keyedBy: AnyKey.self)
          var fields: [String: WrittenValue] = [:]
          for key in container.allKeys where depth < Self.deepest {
            fields[key.stringValue] = try WrittenValue(
              container.superDecoder(forKey: key), depth: depth + 1)
          }
          self = .fields(fields)
        } catch DecodingError.typeMismatch {
          var container = try decoder.unkeyedContainer()
          var list: [WrittenValue] = []
          while !container.isAtEnd, depth < Self.deepest {
            list.append(try WrittenValue(container.superDecoder(), depth: depth + 1))
          }
          self = .list(list)
        }
      }
    }

    /// A value of which only the words are asked, so that it is not read to its last part.
    struct Words: Decodable {
      let words: String

      init(from decoder: any Decoder) throws {
        words = try WrittenValue(decoder, depth: WrittenValue.deepest).words
      }
    }

    private static func single(_ value: any SingleValueDecodingContainer) throws -> WrittenValue {
      if value.decodeNil() { return .null }
      if let text = read(String.self, value) { return .text(text) }
      if let number = read(Int64.self, value) { return .integer(number) }
      if let number = read(UInt64.self, value) { return .unsigned(number) }
      if let number = read(Double.self, value) { return .number(number) }
      return .flag(try value.decode(Bool.self))
    }

    /// The value as a type, or `nil`; what a decoder throws where a number does not fit is its own.
    private static func read<Value: Decodable>(
      _: Value.Type, _ container: any SingleValueDecodingContainer
    ) -> Value? {
      do { return try container.decode(Value.self) } catch { return nil }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .null: try container.encodeNil()
      case .flag(let flag): try container.encode(flag)
      case .integer(let number): try container.encode(number)
      case .unsigned(let number): try container.encode(number)
      case .number(let number): try container.encode(number)
      case .list(let list): try container.encode(list)
      case .fields(let fields): try container.encode(fields)
      case .noList(let value): try container.encode(value)
      }
    }
  }

  /// A key of an object whose fields are not known.
  package struct AnyKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
  }
#endif
