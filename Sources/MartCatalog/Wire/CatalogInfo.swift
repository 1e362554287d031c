/// Details of the server besides its code: a text, or an object with the refused fields.
///
/// The original server writes either, but its app could read only the text.
public indirect enum CatalogInfo: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number.
  case number(Double)
  /// A truth value.
  case flag(Bool)
  /// Values in order.
  case list([CatalogInfo])
  /// Values by name.
  case fields([String: CatalogInfo])
}

extension CatalogInfo {
  /// The text, or `nil` when it is something else.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value of a field, or `nil` when there is none.
  public subscript(field: String) -> CatalogInfo? {
    if case .fields(let fields) = self { fields[field] } else { nil }
  }

  /// A field of a request that the server refuses, with the server's words for people.
  public struct FieldError: Hashable, Sendable {
    /// The name of the field, such as `latitude`.
    public let field: String
    /// Why it is refused.
    public let message: String
  }

  /// The fields of a request that the server refuses, in its order; empty when it names none.
  public var fieldErrors: [FieldError] {
    guard case .list(let list)? = self["errors"] else { return [] }
    return list.compactMap { entry in
      guard let field = entry["field"]?.text, let message = entry["message"]?.text else {
        return nil
      }
      return FieldError(field: field, message: message)
    }
  }
}

#if !hasFeature(Embedded)
  import MartModels

  extension CatalogInfo: CustomStringConvertible {
    /// The values in one line, fields in the order of their names.
    public var description: String {
      switch self {
      case .text(let text): text
      case .number(let number): number.written
      case .flag(let flag): "\(flag)"
      case .list(let list): list.map { $0.description }.joined(separator: ", ")
      case .fields(let fields):
        fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
          .joined(separator: ", ")
      }
    }
  }

  extension CatalogInfo: Codable {
    /// Values nested deeper than this are left out; the server writes three levels.
    private static let deepest = 16

    /// Reads a value of any kind; null and values nested too deeply are left out.
    ///
    /// - Throws: `DecodingError` for a null.
    public init(from decoder: any Decoder) throws {
      guard let value = try Self.value(decoder, depth: 0) else {
        throw DecodingError.valueNotFound(
          CatalogInfo.self,
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no info"))
      }
      self = value
    }

    private static func value(_ decoder: any Decoder, depth: Int) throws -> CatalogInfo? {
      guard depth < deepest else { return nil }
      let single = try decoder.singleValueContainer()
      if single.decodeNil() { return nil }
      do { return .text(try single.decode(String.self)) } catch is DecodingError {}
      do { return .flag(try single.decode(Bool.self)) } catch is DecodingError {}
      do { return .number(try single.decode(Double.self)) } catch is DecodingError {}
      do {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var fields: [String: CatalogInfo] = [:]
        for key in container.allKeys {
          fields[key.stringValue] =
            try value(container.superDecoder(forKey: key), depth: depth + 1)
        }
        return .fields(fields)
      } catch DecodingError.typeMismatch {
        var container = try decoder.unkeyedContainer()
        var list: [CatalogInfo] = []
        while !container.isAtEnd {
          if let value = try value(container.superDecoder(), depth: depth + 1) {
            list.append(value)
          }
        }
        return .list(list)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      case .list(let list): try container.encode(list)
      case .fields(let fields): try container.encode(fields)
      }
    }
  }
#endif
