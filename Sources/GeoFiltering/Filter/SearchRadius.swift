/// How far around a place to search, in whole kilometers from 1 to 50.
///
/// The server refuses 0 and more than 50 with an error, so neither can be expressed. For a slider
/// that starts at 0 there is a clamping initializer.
///
/// ```swift
/// import MartHolidayKit
///
/// SearchRadius(kilometers: 0)  // nil
/// SearchRadius(clamping: 0).kilometers  // 1
/// SearchRadius(kilometers: 3)?.originalMapZoom  // 11
/// ```
public struct SearchRadius: Hashable, Sendable {
  /// The radius in kilometers, 1…50.
  public let kilometers: Int

  /// The radii that the server accepts, in kilometers.
  public static let range = 1...50

  /// Makes a radius.
  ///
  /// - Parameter kilometers: 1…50.
  /// - Returns: `nil` outside that range.
  public init?(kilometers: Int) {
    guard Self.range.contains(kilometers) else { return nil }
    self.kilometers = kilometers
  }

  /// Makes the allowed radius nearest to a number.
  ///
  /// - Parameter kilometers: any number, as from a slider that begins at 0.
  public init(clamping kilometers: Int) {
    self.kilometers = min(max(kilometers, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The radius in meters, 1,000…50,000.
  public var meters: Double { Double(kilometers) * 1_000 }
}

extension SearchRadius: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.kilometers < rhs.kilometers }
}

extension SearchRadius: CustomStringConvertible {
  /// The radius with its unit, such as `3 km`.
  public var description: String { "\(kilometers) km" }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SearchRadius: Codable {
    /// Reads the radius from a whole number of kilometers.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names a number outside 1…50.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let kilometers = try container.decode(Int.self)
      guard let radius = SearchRadius(kilometers: kilometers) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a radius in 1…50 km: \(kilometers)")
      }
      self = radius
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(kilometers)
    }
  }
#endif
