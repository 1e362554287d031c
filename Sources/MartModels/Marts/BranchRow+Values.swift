// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// A place as a row writes it.
  struct WrittenLocation: Decodable {
    let latitude: Double?
    let longitude: Double?
    let distance: Double?
  }

  /// A value of any type, in as many words as a report needs.
  enum FoundValue: Decodable {
    case string(String)
    case other(String)
    /// A text in place of a list.
    case noList(String)

    init(from decoder: any Decoder) throws {
      do {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
          self = .other("null")
          return
        }
        do {
          self = .string(try value.decode(String.self))
        } catch {
          do {
            self = .other("\(try value.decode(Double.self))")
          } catch {
            self = .other("\(try value.decode(Bool.self))")
          }
        }
      } catch {
        self = .other(Self.isObject(decoder) ? "{…}" : "[…]")
      }
    }

    private static func isObject(_ decoder: any Decoder) -> Bool {
      do {
        _ = try decoder.container(keyedBy: BranchRow.Key.self)
        return true
      } catch {
        return false
      }
    }

    var text: String {
      switch self {
      case .string(let text), .other(let text), .noList(let text): text
      }
    }

    /// The text as kept in a list of dates, where it must not look like a date.
    var untrusted: String {
      if case .noList(let text) = self { "\"\(text)\"" } else { text }
    }
  }

  extension String {
    /// The text without the blanks around it, or `nil` when nothing else is in it.
    package var withoutBlankEnds: String? {
      guard let first = first, let last = last else { return nil }
      // Nearly every text is as it should be and is not copied.
      if !first.isWhitespace, !last.isWhitespace { return self }
      guard let start = firstIndex(where: { !$0.isWhitespace }),
        let end = lastIndex(where: { !$0.isWhitespace })
      else { return nil }
      return String(self[start...end])
    }
  }

  extension DecodingError {
    /// What is wrong, without the path to it.
    var lines: String {
      switch self {
      case .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context), .dataCorrupted(let context):
        context.debugDescription
      @unknown default: "\(self)"
      }
    }
  }
#endif
