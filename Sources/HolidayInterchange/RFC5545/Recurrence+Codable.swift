// The stored forms of recurrences: the lines of RFC 5545. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension RecurrenceRule: Codable {
    /// Reads the rule from its text, such as `FREQ=MONTHLY;BYDAY=2SU,4SU`.
    ///
    /// - Throws: `RecurrenceError` that names the part that cannot be read, or `DecodingError` for
    ///   anything but a text.
    public init(from decoder: any Decoder) throws {
      try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension RecurrenceSet: Codable {
    /// Reads the recurrences from their lines.
    ///
    /// - Throws: `RecurrenceError` that names the part that cannot be read, or `DecodingError` for
    ///   anything but a text.
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      // A set without recurrences is stored as the empty text, which the strict reader refuses.
      if text.isEmpty {
        self.init(recurrences: [])
      } else {
        try self.init(text)
      }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }
#endif
