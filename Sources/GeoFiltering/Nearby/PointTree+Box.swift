extension PointTree {
  /// A box in meters along the axes of a frame.
  struct Box: Sendable {
    var low: EarthPoint
    var high: EarthPoint

    init(_ point: EarthPoint) {
      low = point
      high = point
    }

    init(low: EarthPoint, high: EarthPoint) {
      self.low = low
      self.high = high
    }

    mutating func extend(to box: Box) {
      low = EarthPoint(
        x: min(low.x, box.low.x), y: min(low.y, box.low.y), z: min(low.z, box.low.z))
      high = EarthPoint(
        x: max(high.x, box.high.x), y: max(high.y, box.high.y), z: max(high.z, box.high.z))
    }

    func contains(_ point: EarthPoint) -> Bool {
      point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
        && point.z >= low.z && point.z <= high.z
    }

    func widened(by margin: Double) -> Box {
      Box(
        low: EarthPoint(x: low.x - margin, y: low.y - margin, z: low.z - margin),
        high: EarthPoint(x: high.x + margin, y: high.y + margin, z: high.z + margin))
    }

    func overlaps(_ other: Box) -> Bool {
      low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
        && other.low.y <= high.y && low.z <= other.high.z && other.low.z <= high.z
    }

    /// The square of the distance to the nearest place in the box, never more than to its points.
    func squaredDistance(to point: EarthPoint) -> Double {
      let dx = max(low.x - point.x, point.x - high.x, 0)
      let dy = max(low.y - point.y, point.y - high.y, 0)
      let dz = max(low.z - point.z, point.z - high.z, 0)
      return dx * dx + dy * dy + dz * dz
    }
  }
}

extension PointTree {
  /// Three axes at right angles.
  struct Frame: Sendable {
    private let east: EarthPoint
    private let north: EarthPoint
    private let up: EarthPoint

    /// Makes the frame whose third axis points up from the middle of some points.
    init(levelBelow points: [Point]) {
      var (x, y, z) = (0.0, 0.0, 0.0)
      for point in points {
        x += point.at.x
        y += point.at.y
        z += point.at.z
      }
      let axial = (x * x + y * y).squareRoot()
      let length = (x * x + y * y + z * z).squareRoot()
      // Points all around the Earth, or at a pole, have no such middle; any frame is right for them.
      guard axial > 0, length > 0 else {
        east = EarthPoint(x: 1, y: 0, z: 0)
        north = EarthPoint(x: 0, y: 1, z: 0)
        up = EarthPoint(x: 0, y: 0, z: 1)
        return
      }
      let (sine, cosine) = (z / length, axial / length)
      let (eastward, prime) = (y / axial, x / axial)
      east = EarthPoint(x: -eastward, y: prime, z: 0)
      north = EarthPoint(x: -sine * prime, y: -sine * eastward, z: cosine)
      up = EarthPoint(x: cosine * prime, y: cosine * eastward, z: sine)
    }

    func turned(_ point: EarthPoint) -> EarthPoint {
      EarthPoint(
        x: east.x * point.x + east.y * point.y + east.z * point.z,
        y: north.x * point.x + north.y * point.y + north.z * point.z,
        z: up.x * point.x + up.y * point.y + up.z * point.z)
    }

    /// A box along the axes of the frame that covers one along the axes of the Earth.
    func turned(_ box: Box) -> Box {
      var result: Box?
      for x in [box.low.x, box.high.x] {
        for y in [box.low.y, box.high.y] {
          for z in [box.low.z, box.high.z] {
            let corner = Box(turned(EarthPoint(x: x, y: y, z: z)))
            if result?.extend(to: corner) == nil { result = corner }
          }
        }
      }
      return result ?? box
    }
  }
}
