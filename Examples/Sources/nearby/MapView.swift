import ExampleSupport
import Foundation
import MartHolidayKit

/// Where a place is on the picture: Web Mercator, with all islands of South Korea in the frame.
struct MapView {
  let width = 900.0
  let height = 940.0

  private let west = 124.35
  private let east = 132.15
  private let south = 32.85

  var frame: (width: Double, height: Double) { (width, height) }

  /// The points of the picture for the whole turn of the Earth.
  private var world: Double { width / ((east - west) / 360) }

  func position(_ coordinate: Coordinate) -> (x: Double, y: Double) {
    position(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  func position(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
    let x = (longitude - west) / 360 * world
    let y = height - (Self.northing(latitude) - Self.northing(south)) * world
    return (x, y)
  }

  /// How long a distance on the ground is on the picture.
  func points(meters: Double, at coordinate: Coordinate) -> Double {
    meters / (2 * .pi * 6_378_137 * cos(coordinate.latitude * .pi / 180)) * world
  }

  private static func northing(_ latitude: Double) -> Double {
    log(tan(.pi / 4 + latitude * .pi / 360)) / (2 * .pi)
  }
}

/// Finds places for labels that cover neither a marker nor each other.
struct LabelPlacer {
  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func overlaps(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private let frame: Box
  private var taken: [Box] = []

  init(bounds: (width: Double, height: Double)) {
    frame = Box(left: 4, top: 84, right: bounds.width - 4, bottom: bounds.height - 4)
  }

  mutating func reserve(x: Double, y: Double, radius: Double) {
    taken.append(Box(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius))
  }

  /// Tries the right of a marker, its left, below and above.
  ///
  /// - Returns: where the text begins, or `nil` when there is no room.
  mutating func place(
    _ text: String, size: Double, x: Double, y: Double, offset: Double
  ) -> (x: Double, y: Double)? {
    let width = Self.width(text, size: size)
    let starts = [
      (x + offset, y + size * 0.35), (x - offset - width, y + size * 0.35),
      (x - width / 2, y + offset + size * 0.85), (x - width / 2, y - offset - size * 0.15),
    ]
    return starts.first { take($0, width, size) }
  }

  /// Tries to put a text over a point.
  mutating func placeCentered(_ text: String, size: Double, x: Double, y: Double) -> Bool {
    let width = Self.width(text, size: size)
    return take((x - width / 2, y + size * 0.35), width, size)
  }

  private mutating func take(
    _ start: (x: Double, y: Double), _ width: Double, _ size: Double
  ) -> Bool {
    let box = Box(
      left: start.x - 2, top: start.y - size * 0.9, right: start.x + width + 2,
      bottom: start.y + size * 0.3)
    guard box.left >= frame.left, box.right <= frame.right, box.top >= frame.top,
      box.bottom <= frame.bottom, !taken.contains(where: box.overlaps)
    else { return false }
    taken.append(box)
    return true
  }

  /// The width of a text in a usual typeface; a wide character is as wide as it is high.
  private static func width(_ text: String, size: Double) -> Double {
    Double(DisplayWidth.of(text)) * size * 0.52
  }
}
