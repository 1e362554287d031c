// The stored forms of marts and branches; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension Mart: Codable {
    /// Reads a mart from the name that the server uses, known or not.
    public init(from decoder: any Decoder) throws {
      self.init(serverName: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(serverName, to: encoder) }
  }

  extension Mart: CodingKeyRepresentable {
    /// The name that the server uses.
    public var codingKey: any CodingKey { TextKey(serverName) }

    /// Makes a mart from a key, known or not.
    public init?<Key: CodingKey>(codingKey: Key) { self.init(serverName: codingKey.stringValue) }
  }

  extension Branch: Codable {
    /// Reads a branch from a row of the original server, with or without a `schedule`.
    ///
    /// A row without a `schedule` has closing dates in `holidays`, as `2026-11-22 (일)`. It only
    /// says that the store is closed on these dates: the server lists some stores only a month
    /// ahead, and never says how far a list reaches. A catalog concludes more from the day of the
    /// fetch. If there is a `schedule`, the `holidays` are for older readers and are ignored. A
    /// blank text, a location without coordinates and a location at 0,0 are read as `nil`. The mart
    /// and the name are kept as they are, since a user's own branch may have been stored without.
    ///
    /// - Throws: `DecodingError` that names the field: a missing `id`, `martType` or `branchName`,
    ///   a date that does not exist, has the wrong weekday or has text after it, or facts in the
    ///   schedule that contradict each other.
    public init(from decoder: any Decoder) throws {
      guard let row = try BranchRow.read(from: decoder, { throw $0.error }) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "the row names no branch"))
      }
      self = row.branchWithListedDays
    }

    /// Writes a row of the original server with a `schedule`, and the published closings as
    /// `holidays` for older readers.
    public func encode(to encoder: any Encoder) throws {
      var row = BranchRow(self)
      row.source = .schedule
      try row.encode(to: encoder)
    }
  }
#endif
