// Core Location is on Apple's systems only; elsewhere the file is parsed and holds nothing.
#if canImport(CoreLocation)
  public import CoreLocation
  public import Foundation
  public import GeoFiltering

  extension Coordinate {
    /// Makes a place from a Core Location coordinate.
    ///
    /// - Parameter coordinate: any coordinate, including the invalid one.
    /// - Returns: `nil` when it is not finite or out of range.
    public init?(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension LocationFix {
    /// Makes a fix from a Core Location position, with its accuracy and age.
    ///
    /// - Parameters:
    ///   - location: the position; an invalid one stays invalid, and the filter says so.
    ///   - now: the current time, for the age.
    public init(_ location: CLLocation, now: Date = Date()) {
      self.init(
        latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
        horizontalAccuracy: location.horizontalAccuracy,
        age: now.timeIntervalSince(location.timestamp))
    }
  }

  extension CLLocationCoordinate2D {
    /// Makes a Core Location coordinate from a place.
    public init(_ place: Coordinate) {
      self.init(latitude: place.latitude, longitude: place.longitude)
    }
  }
#endif
