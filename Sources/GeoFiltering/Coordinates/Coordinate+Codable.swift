// The stored form of a coordinate; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Coordinate: Codable {
    private enum CodingKeys: String, CodingKey { case latitude, longitude }

    /// Reads the coordinate from an object with the keys `latitude` and `longitude`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names both numbers when they are not a
    ///   coordinate, and the decoder's own error for a missing key or a value that is not a number.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let latitude = try container.decode(Double.self, forKey: .latitude)
      let longitude = try container.decode(Double.self, forKey: .longitude)
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "no coordinate: latitude \(latitude), longitude \(longitude)"))
      }
      self = coordinate
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(latitude, forKey: .latitude)
      try container.encode(longitude, forKey: .longitude)
    }
  }
#endif
