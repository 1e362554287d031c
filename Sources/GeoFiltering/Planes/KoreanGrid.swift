/// A plane coordinate system in which Korean authorities publish places, as meters on a map.
///
/// Numbers alone do not say which one they are in: 5174, 2097 and 5181 differ by some 300 m, and a
/// store is then in the next street. The open register of large stores is in
/// `modifiedCentralBelt1985`; what is published today should be in `unified2002`.
///
/// ```swift
/// import MartHolidayKit
///
/// KoreanGrid(epsgCode: 5174)  // .modifiedCentralBelt1985
/// KoreanGrid(epsgCode: 4326)  // nil
/// ```
///
/// Source: the EPSG Geodetic Parameter Dataset; see Documentation/DataSources.md.
public struct KoreanGrid: Hashable, Sendable {
  /// The place among `all`.
  let index: UInt8

  private init(index: UInt8) { self.index = index }

  /// Makes the grid with a number of the EPSG dataset.
  ///
  /// - Parameter epsgCode: the number.
  /// - Returns: `nil` unless it is one of `all`.
  public init?(epsgCode: Int) {
    guard let grid = Self.all.first(where: { $0.epsgCode == epsgCode }) else { return nil }
    self = grid
  }

  /// The number of the system in the EPSG dataset, such as 5174.
  public var epsgCode: Int { GridProjection.all[Int(index)].epsgCode }

  // The numbers are the places in `GridProjection.all`.

  /// EPSG:5174, Korean 1985 with the central meridian moved by 10.405″: the register of large stores.
  public static var modifiedCentralBelt1985: KoreanGrid { KoreanGrid(index: 3) }
  /// EPSG:2097, Korean 1985, as its parameters were first published.
  public static var centralBelt1985: KoreanGrid { KoreanGrid(index: 4) }
  /// EPSG:5178, Korean 1985 on one grid for the whole country.
  public static var unified1985: KoreanGrid { KoreanGrid(index: 5) }
  /// EPSG:5179, Korea 2000 on one grid for the whole country, UTM-K.
  public static var unified2002: KoreanGrid { KoreanGrid(index: 0) }
  /// EPSG:5181, Korea 2000 in the central belt.
  public static var centralBelt2002: KoreanGrid { KoreanGrid(index: 2) }
  /// EPSG:5186, Korea 2000 in the central belt, with 600 km at its origin.
  public static var centralBelt2010: KoreanGrid { KoreanGrid(index: 1) }

  /// Every grid that is known, those of Korea 2000 first.
  public static let all = GridProjection.all.indices.map { KoreanGrid(index: UInt8($0)) }
}

extension KoreanGrid: CustomStringConvertible {
  /// The grid as `EPSG:5174`.
  public var description: String { "EPSG:\(epsgCode)" }
}
