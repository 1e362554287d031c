@_exported import AppleFoundation
@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDistance = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { stub() }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { stub() }
}

open class CLLocation: NSObject, @unchecked Sendable {
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { stub() }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) { stub() }

  open var coordinate: CLLocationCoordinate2D { stub() }
  open var horizontalAccuracy: CLLocationAccuracy { stub() }
  open var timestamp: Date { stub() }
}
