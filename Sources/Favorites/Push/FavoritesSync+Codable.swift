// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension FavoritesSync: Codable {
    private enum CodingKeys: String, CodingKey {
      case version, lastNumber, acknowledgedNumber, acknowledgedToken, acknowledgedFavorites, tokens
    }

    /// Reads what was stored.
    ///
    /// - Throws: `DecodingError` for an unknown version, for numbers that contradict each other, and
    ///   for a number of messages above 2³⁰.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      lastNumber = try container.decode(Int.self, forKey: .lastNumber)
      acknowledgedNumber = try container.decode(Int.self, forKey: .acknowledgedNumber)
      acknowledgedToken = try container.decodeIfPresent(String.self, forKey: .acknowledgedToken)
      acknowledgedFavorites = Set(try container.decode([Int].self, forKey: .acknowledgedFavorites))
      tokens = Set(try container.decode([String].self, forKey: .tokens))
      guard version == 1, acknowledgedNumber >= 0, acknowledgedNumber <= lastNumber,
        lastNumber <= Self.greatestNumber,
        acknowledgedToken == nil ? acknowledgedFavorites.isEmpty : acknowledgedNumber > 0
      else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "version \(version), message \(acknowledgedNumber) of \(lastNumber)"))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(1, forKey: .version)
      try container.encode(lastNumber, forKey: .lastNumber)
      try container.encode(acknowledgedNumber, forKey: .acknowledgedNumber)
      try container.encodeIfPresent(acknowledgedToken, forKey: .acknowledgedToken)
      try container.encode(acknowledgedFavorites.sorted(), forKey: .acknowledgedFavorites)
      try container.encode(tokens.sorted(), forKey: .tokens)
    }
  }
#endif
