// The stored forms of the areas; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension BoundingBox: Codable {
    private enum CodingKeys: String, CodingKey { case southWest, northEast }

    /// Reads the box from an object with the keys `southWest` and `northEast`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when the southern edge is north of the northern one,
    ///   and the decoder's own error for a missing or invalid corner.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let southWest = try container.decode(Coordinate.self, forKey: .southWest)
      let northEast = try container.decode(Coordinate.self, forKey: .northEast)
      guard southWest.latitude <= northEast.latitude else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription:
              "the southern edge \(southWest.latitude) lies north of \(northEast.latitude)"))
      }
      self.init(southWest: southWest, northEast: northEast)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(southWest, forKey: .southWest)
      try container.encode(northEast, forKey: .northEast)
    }
  }

  extension ServiceArea: Codable {
    /// Reads the area from an array of boxes.
    ///
    /// - Throws: the error of the first invalid box.
    public init(from decoder: any Decoder) throws {
      try self.init(decoder.singleValueContainer().decode([BoundingBox].self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(boxes)
    }
  }
#endif
