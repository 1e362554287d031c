import Foundation
import MartHolidayKit

/// Where a place is on the picture: Web Mercator, with all islands of South Korea in the frame.
struct MapView {
  let width = 700.0
  let height = 732.0

  private let west = 124.35
  private let east = 132.15
  private let south = 32.85

  /// How wide all 360 degrees of longitude would be, in points of the picture.
  private var world: Double { width / ((east - west) / 360) }

  func position(_ coordinate: Coordinate) -> MapPoint {
    position(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  func position(latitude: Double, longitude: Double) -> MapPoint {
    let x = (longitude - west) / 360 * world
    let y = height - (Self.northing(latitude) - Self.northing(south)) * world
    return MapPoint(x: x, y: y)
  }

  /// The coasts, each as the corners of a closed line.
  var coasts: [[MapPoint]] {
    ([KoreaOutline.north, KoreaOutline.mainland] + KoreaOutline.islands).map {
      $0.map { position(latitude: $0.0, longitude: $0.1) }
    }
  }

  /// How long a distance on the ground is in points of the picture.
  func points(meters: Double, at coordinate: Coordinate) -> Double {
    meters / (2 * .pi * 6_378_137 * cos(coordinate.latitude * .pi / 180)) * world
  }

  private static func northing(_ latitude: Double) -> Double {
    log(tan(.pi / 4 + latitude * .pi / 360)) / (2 * .pi)
  }
}

/// A point of the picture.
struct MapPoint {
  var x: Double
  var y: Double
}
