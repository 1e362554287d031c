/// A distance as people say it; MartModels adds the unit, by language.
package struct DistanceWords: Hashable, Sendable {
  /// The number, such as `850`, `1.2` or `27`.
  package let number: String
  /// Whether the number counts kilometers, and meters otherwise.
  package let isInKilometers: Bool

  /// Rounds a distance: to 10 m below 995 m, to 100 m below 9.95 km, to 1 km beyond.
  ///
  /// - Parameter meters: the distance.
  /// - Returns: `nil` when it is negative, not finite or longer than the circumference of the
  ///   Earth.
  package init?(meters: Double) {
    guard meters >= 0, meters <= 40_100_000 else { return nil }
    if meters < 995 {
      number = "\(Int(meters / 10 + 0.5) * 10)"
      isInKilometers = false
    } else if meters < 9_950 {
      let tenths = Int(meters / 100 + 0.5)
      number = "\(tenths / 10).\(tenths % 10)"
      isInKilometers = true
    } else {
      number = "\(Int(meters / 1_000 + 0.5))"
      isInKilometers = true
    }
  }
}
