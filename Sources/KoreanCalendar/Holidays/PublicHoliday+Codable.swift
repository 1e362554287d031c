// The stored form of a public holiday; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension PublicHoliday.Kind: Codable {
    /// Reads the kind from its raw value, such as `substitute`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { PublicHoliday.Kind(rawValue: $0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(rawValue, to: encoder) }
  }

  extension PublicHoliday: Codable {
    private enum CodingKeys: String, CodingKey {
      case date, kind, koreanName, englishName, substitutedDate, isComputed
    }

    /// Reads a holiday from an object with the names of the properties as keys.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when a substitute does not name the day that it
    ///   stands for, when that day is not before it, or when another kind names one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let date = try container.decode(CivilDate.self, forKey: .date)
      let kind = try container.decode(Kind.self, forKey: .kind)
      let substituted = try container.decodeIfPresent(CivilDate.self, forKey: .substitutedDate)
      guard substituted.map({ kind == .substitute && $0 < date }) ?? (kind != .substitute) else {
        throw DecodingError.dataCorruptedError(
          forKey: .substitutedDate, in: container,
          debugDescription: "\(date) is \(kind.rawValue) and stands for "
            + (substituted?.description ?? "no day"))
      }
      self.init(
        unchecked: date, kind: kind,
        koreanName: try container.decode(String.self, forKey: .koreanName),
        englishName: try container.decode(String.self, forKey: .englishName),
        substitutedDate: substituted,
        isComputed: try container.decodeIfPresent(Bool.self, forKey: .isComputed) ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(date, forKey: .date)
      try container.encode(kind, forKey: .kind)
      try container.encode(koreanName, forKey: .koreanName)
      try container.encode(englishName, forKey: .englishName)
      try container.encodeIfPresent(substitutedDate, forKey: .substitutedDate)
      if isComputed { try container.encode(true, forKey: .isComputed) }
    }
  }
#endif
