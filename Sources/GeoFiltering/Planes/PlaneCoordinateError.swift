/// A plane coordinate that is not a place in South Korea, with the grids in which it would be one.
public struct PlaneCoordinateError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The numbers are a place in South Korea only on another grid.
    public static let otherGrid = Code(rawValue: "otherGrid")
    /// The numbers are not a place in South Korea on any known grid, or 0,0 or degrees.
    public static let outsideKorea = Code(rawValue: "outsideKorea")
  }

  /// What is wrong.
  public let code: Code
  /// The numbers as given, with the grid that they were said to be in.
  public let plane: PlaneCoordinate
  /// The grids in which the same numbers are a place in South Korea, those of Korea 2000 first.
  ///
  /// Several grids differ so little that a single place fits all of them.
  public let fittingGrids: [KoreanGrid]

  init(_ plane: PlaneCoordinate, fittingGrids: [KoreanGrid]) {
    code = fittingGrids.isEmpty ? .outsideKorea : .otherGrid
    self.plane = plane
    self.fittingGrids = fittingGrids
  }
}

#if !hasFeature(Embedded)
  extension PlaneCoordinateError: CustomStringConvertible {
    /// One line that names the numbers and the grids.
    public var description: String {
      let numbers = "not in South Korea: \(plane)"
      guard !fittingGrids.isEmpty else { return numbers }
      return numbers + "; it would be in "
        + fittingGrids.map { $0.description }.joined(separator: ", ")
    }
  }
#endif
