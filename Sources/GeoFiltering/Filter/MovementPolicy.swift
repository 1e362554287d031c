extension LocationFilter {
  /// How far from the last searched place a position must be to count as movement.
  public struct Policy: Hashable, Sendable {
    enum Measure: Hashable, Sendable {
      case degrees
      case meters
    }

    let measure: Measure
    /// Degrees or meters.
    let threshold: Double
    /// The factor by which a reported accuracy raises a threshold in meters.
    let accuracyFactor: Double

    private init(measure: Measure, threshold: Double, accuracyFactor: Double) {
      self.measure = measure
      self.threshold = threshold
      self.accuracyFactor = accuracyFactor
    }

    /// Movement is a change of the latitude or of the longitude by at least some degrees.
    ///
    /// 0.0005° is 55 m from south to north and 44 m from west to east in Seoul. A change of exactly
    /// the threshold is movement.
    ///
    /// - Parameter threshold: degrees, 0…360.
    /// - Precondition: the threshold is in range.
    public static func degrees(_ threshold: Double) -> Policy {
      precondition(
        threshold >= 0 && threshold <= 360, "a threshold of \(threshold)° is not in 0…360")
      return Policy(measure: .degrees, threshold: threshold, accuracyFactor: 0)
    }

    /// Movement is a distance of at least some meters, or more if the position is uncertain.
    ///
    /// A phone lying still indoors reports positions that jump by its accuracy. With a factor of 2,
    /// a position with a reported accuracy of 40 m must be 80 m away. The factor is meant for an
    /// accuracy radius that contains 95 of 100 positions; if a platform reports the radius of 68,
    /// use 3.5.
    ///
    /// - Parameters:
    ///   - threshold: meters, not negative.
    ///   - accuracyFactor: the factor for the reported accuracy; 0 ignores it.
    /// - Precondition: both numbers are finite and not negative.
    public static func meters(_ threshold: Double, accuracyFactor: Double = 0) -> Policy {
      precondition(
        threshold >= 0 && threshold.isFinite, "a threshold of \(threshold) m is no distance")
      precondition(
        accuracyFactor >= 0 && accuracyFactor.isFinite,
        "an accuracy factor of \(accuracyFactor) is no factor")
      return Policy(measure: .meters, threshold: threshold, accuracyFactor: accuracyFactor)
    }
  }
}
