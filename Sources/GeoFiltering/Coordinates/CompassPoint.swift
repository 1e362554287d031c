/// One of eight directions, as people use them for the way to a store.
public enum CompassPoint: Int, CaseIterable, Hashable, Sendable {
  /// 337.5°..<22.5°.
  case north
  /// 22.5°..<67.5°.
  case northeast
  /// 67.5°..<112.5°.
  case east
  /// 112.5°..<157.5°.
  case southeast
  /// 157.5°..<202.5°.
  case south
  /// 202.5°..<247.5°.
  case southwest
  /// 247.5°..<292.5°.
  case west
  /// 292.5°..<337.5°.
  case northwest

  /// Makes the direction nearest to a bearing.
  ///
  /// - Parameter bearing: degrees clockwise from north; up to a million turns either way.
  /// - Returns: `nil` beyond that, and for NaN.
  public init?(bearing: Double) {
    guard bearing.magnitude <= 360_000_000 else { return nil }
    let turn = bearing - Double(Int(bearing / 360)) * 360
    let eighth = Int(((turn < 0 ? turn + 360 : turn) + 22.5) / 45)
    self.init(rawValue: eighth & 7)
  }

  /// The Korean word, such as `북동쪽`.
  public var koreanName: String {
    switch self {
    case .north: "북쪽"
    case .northeast: "북동쪽"
    case .east: "동쪽"
    case .southeast: "남동쪽"
    case .south: "남쪽"
    case .southwest: "남서쪽"
    case .west: "서쪽"
    case .northwest: "북서쪽"
    }
  }

  /// The English word, such as `northeast`.
  public var englishName: String {
    switch self {
    case .north: "north"
    case .northeast: "northeast"
    case .east: "east"
    case .southeast: "southeast"
    case .south: "south"
    case .southwest: "southwest"
    case .west: "west"
    case .northwest: "northwest"
    }
  }

  /// The English abbreviation, such as `NE`.
  package var abbreviation: String {
    switch self {
    case .north: "N"
    case .northeast: "NE"
    case .east: "E"
    case .southeast: "SE"
    case .south: "S"
    case .southwest: "SW"
    case .west: "W"
    case .northwest: "NW"
    }
  }
}
