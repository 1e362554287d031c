// The stored forms of grids and plane coordinates; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension KoreanGrid: Codable {
    /// Reads a grid from its number in the EPSG dataset.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for the number of anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let code = try container.decode(Int.self)
      guard let grid = KoreanGrid(epsgCode: code) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no grid of Korean authorities: EPSG:\(code)")
      }
      self = grid
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(epsgCode)
    }
  }

  extension PlaneCoordinate: Codable {
    private enum CodingKeys: String, CodingKey { case x, y, grid = "epsg" }

    /// Reads a plane coordinate from an object with the keys `x`, `y` and `epsg`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a number that is not finite, and for the number of
    ///   an unknown grid.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let x = try container.decode(Double.self, forKey: .x)
      let y = try container.decode(Double.self, forKey: .y)
      let grid = try container.decode(KoreanGrid.self, forKey: .grid)
      guard let plane = PlaneCoordinate(x: x, y: y, in: grid) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "no plane coordinate: \(x), \(y)"))
      }
      self = plane
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(x, forKey: .x)
      try container.encode(y, forKey: .y)
      try container.encode(grid, forKey: .grid)
    }
  }

  extension PlaneCoordinate: CustomStringConvertible {
    /// The easting, the northing and the grid, such as `198000.0,451900.0 EPSG:5174`.
    public var description: String { "\(x),\(y) \(grid)" }
  }
#endif
