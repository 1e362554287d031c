// The printed and stored forms of a decision; Embedded Swift prints no numbers and has no Codable.
#if !hasFeature(Embedded)
  extension LocationDecision: CustomStringConvertible {
    /// The decision as written in code, such as `.skip(.nullIsland)`.
    public var description: String {
      switch self {
      case .search(let coordinate): ".search(\(coordinate))"
      case .skip(let reason): ".skip(.\(reason))"
      }
    }
  }

  extension LocationDecision.Reason: Codable {}

  extension LocationDecision: Codable {
    private enum Key: String, CodingKey { case search, skip }

    /// Reads a decision: `search` with a coordinate, or `skip` with a reason.
    ///
    /// - Throws: `DecodingError` when it is neither or both.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let coordinate = try container.decodeIfPresent(Coordinate.self, forKey: .search)
      let reason = try container.decodeIfPresent(Reason.self, forKey: .skip)
      switch (coordinate, reason) {
      case (let coordinate?, nil): self = .search(coordinate)
      case (nil, let reason?): self = .skip(reason)
      default:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "a decision is either search or skip"))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .search(let coordinate): try container.encode(coordinate, forKey: .search)
      case .skip(let reason): try container.encode(reason, forKey: .skip)
      }
    }
  }
#endif
