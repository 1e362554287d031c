// The stored forms of the date types; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension CivilDate: Codable {
    /// Reads the date from a string `yyyy-MM-dd`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { CivilDate($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension YearMonth: Codable {
    /// Reads the month from a string `yyyy-MM`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { YearMonth($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension MonthDay: Codable {
    /// Reads the month day from a string `MM-dd`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { MonthDay($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension Weekday: Codable {
    /// Reads the weekday from its English name in lower case, such as `sunday`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { text in
        Weekday.allCases.first { $0.englishName.lowercased() == text }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      try encodeText(englishName.lowercased(), to: encoder)
    }
  }

  extension DaySet: Codable {
    /// Reads the set from an array of days.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the first day outside 1…31.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        try self.init(validating: container.decode([Int].self))
      } catch let error as CalendarError {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: error.description)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Array(self))
    }
  }

  /// Decodes a value from one string with a failable reader.
  package func decodeText<Value>(
    from decoder: any Decoder, _ read: (String) -> Value?
  ) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = read(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a \(Value.self): \"\(text)\"")
    }
    return value
  }

  /// Encodes one string.
  package func encodeText(_ text: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
#endif
