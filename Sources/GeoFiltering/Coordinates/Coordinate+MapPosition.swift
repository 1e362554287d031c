extension Coordinate {
  /// The place on the square world map of Web Mercator, 0…1 from the west and from the north.
  ///
  /// The map ends at 85.0511° of latitude; places beyond are drawn on its edge.
  package var mapPosition: (x: Double, y: Double) {
    let (sine, _) = Trigonometry.sineAndCosine(
      degrees: min(max(latitude, -85.051_128_779_806_6), 85.051_128_779_806_6))
    let northward = Trigonometry.logarithm((1 + sine) / (1 - sine)) / (4 * .pi)
    return (longitude / 360 + 0.5, min(max(0.5 - northward, 0), 1))
  }
}
