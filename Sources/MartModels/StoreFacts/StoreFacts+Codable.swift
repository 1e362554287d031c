// The stored forms of a store's facts; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension WallTime: Codable {
    /// Reads the wall time from a string `yyyy-MM-ddTHH:mm`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { WallTime($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension TimeOfDay: Codable {
    /// Reads the time from a string `HH:mm`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { TimeOfDay($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension OpeningHours: Codable {
    /// Reads the hours from the text that the store wrote.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names a text without readable hours.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { OpeningHours($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(text, to: encoder) }
  }

  extension PhoneNumber: Codable {
    /// Reads the number from a string in any form that the initializer reads.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { PhoneNumber($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension PostalAddress: Codable {
    /// Reads the address from its text.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { PostalAddress($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(text, to: encoder) }
  }
#endif
