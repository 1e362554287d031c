/// The coasts of the country as paths of SVG.
struct MapOutline {
  let land: String
  let north: String

  init() {
    land = ([KoreaOutline.mainland] + KoreaOutline.islands).map { Self.path($0) }.joined()
    north = Self.path(KoreaOutline.north)
  }

  private static func path(_ points: [(Double, Double)]) -> String {
    var path = ""
    for (latitude, longitude) in points {
      path += path.isEmpty ? "M" : "L"
      path += "\(MapView.x(longitude)) \(MapView.y(latitude))"
    }
    return path + "Z"
  }
}
