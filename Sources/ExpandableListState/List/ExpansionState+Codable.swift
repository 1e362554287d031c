// The stored form of what is expanded; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ExpansionState: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey {
      case version, expanded, repeated
    }

    private struct Repeated: Codable {
      var id: ID
      var occurrence: Int
    }

    /// Reads a state: `{"version": 1, "expanded": [ids]}`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an unknown version or an occurrence below 2.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "expansion state of version \(version); this reads version 1")
      }
      var keys = try container.decode([ID].self, forKey: .expanded).map { ListKey($0) }
      for repeated in try container.decodeIfPresent([Repeated].self, forKey: .repeated) ?? [] {
        guard repeated.occurrence >= 2 else {
          throw DecodingError.dataCorruptedError(
            forKey: .repeated, in: container,
            debugDescription: "occurrence \(repeated.occurrence) of a repeated id is below 2")
        }
        keys.append(ListKey(repeated.id, occurrence: repeated.occurrence))
      }
      self.init(keys: keys)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(1, forKey: .version)
      try container.encode(keys.filter { $0.occurrence == 1 }.map(\.id), forKey: .expanded)
      let repeated = keys.filter { $0.occurrence > 1 }
        .map { Repeated(id: $0.id, occurrence: $0.occurrence) }
      if !repeated.isEmpty { try container.encode(repeated, forKey: .repeated) }
    }
  }
#endif
