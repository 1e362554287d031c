#if !hasFeature(Embedded)
  extension Coordinate: CustomStringConvertible, LosslessStringConvertible {
    /// The coordinate as `latitude,longitude`, such as `37.4979,127.0276`.
    ///
    /// The numbers are the shortest that read back to the same value.
    public var description: String { "\(latitude),\(longitude)" }

    /// Reads exactly the form that `description` prints, `latitude,longitude`.
    ///
    /// Spaces, unnecessary signs and missing numbers are refused. For a coordinate that a person
    /// typed, use a more tolerant reader.
    ///
    /// ```swift
    /// import MartHolidayKit
    ///
    /// Coordinate("37.4979,127.0276")?.longitude  // 127.0276
    /// Coordinate("37.4979, 127.0276")  // nil
    /// ```
    ///
    /// - Parameter text: two numbers in degrees with a comma between them.
    /// - Returns: `nil` for any other form, and for a place out of range.
    public init?(_ text: String) {
      guard let comma = text.firstIndex(of: ","),
        let latitude = Double(text[..<comma]),
        let longitude = Double(text[text.index(after: comma)...]),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude),
        coordinate.description == text
      else { return nil }
      self = coordinate
    }
  }
#endif
