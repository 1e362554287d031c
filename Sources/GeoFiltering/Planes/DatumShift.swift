/// A shift between two datums by seven numbers and the point around which they turn.
struct DatumShift: Sendable {
  private let pivot: EarthPoint
  private let offset: EarthPoint
  /// Turns of the coordinate frame, in radians.
  private let turns: EarthPoint
  private let scale: Double

  /// From Korean 1985 to WGS84, EPSG:5191, which is good to about a meter.
  ///
  /// The same seven numbers without the point, as they are found in many programs, are wrong by 13 to
  /// 28 m.
  static let korean1985 = DatumShift(
    pivot: EarthPoint(x: -3_159_521.31, y: 4_068_151.32, z: 3_748_113.85),
    offset: EarthPoint(x: -145.907, y: 505.034, z: 685.756),
    turns: EarthPoint(x: -1.162 * secondOfArc, y: 2.347 * secondOfArc, z: 1.592 * secondOfArc),
    scale: 1 + 6.342e-6)

  private static let secondOfArc = Double.pi / 648_000

  private init(pivot: EarthPoint, offset: EarthPoint, turns: EarthPoint, scale: Double) {
    self.pivot = pivot
    self.offset = offset
    self.turns = turns
    self.scale = scale
  }

  /// The same shift where longitudes are counted from another meridian.
  func from(meridian: Turn) -> DatumShift {
    func turned(_ point: EarthPoint) -> EarthPoint {
      EarthPoint(
        x: point.x * meridian.cosine + point.y * meridian.sine,
        y: point.y * meridian.cosine - point.x * meridian.sine, z: point.z)
    }
    return DatumShift(
      pivot: turned(pivot), offset: turned(offset), turns: turned(turns), scale: scale)
  }

  /// The point on the second datum.
  func applied(to point: EarthPoint) -> EarthPoint {
    let (x, y, z) = (point.x - pivot.x, point.y - pivot.y, point.z - pivot.z)
    return EarthPoint(
      x: scale * (x + turns.z * y - turns.y * z) + (pivot.x + offset.x),
      y: scale * (y - turns.z * x + turns.x * z) + (pivot.y + offset.y),
      z: scale * (z + turns.y * x - turns.x * y) + (pivot.z + offset.z))
  }

  /// The point on the first datum.
  func undone(from point: EarthPoint) -> EarthPoint {
    let inverse = 1 / scale
    let x = (point.x - (pivot.x + offset.x)) * inverse
    let y = (point.y - (pivot.y + offset.y)) * inverse
    let z = (point.z - (pivot.z + offset.z)) * inverse
    return EarthPoint(
      x: x - turns.z * y + turns.y * z + pivot.x, y: y + turns.z * x - turns.x * z + pivot.y,
      z: z - turns.y * x + turns.x * y + pivot.z)
  }
}
