import Foundation
import GeoFiltering
import MartTestSupport
import Testing

/// How often a phone that lies still indoors makes an app search.
///
/// One fix a second for an hour, with an independent error on each axis; every search succeeds, so
/// each becomes the reference of the next. The table is the one of the guide.
@Suite("A stationary user")
struct StationaryUserTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    var name: String
    var policy: LocationFilter.Policy
    /// The reported accuracy as a multiple of the error on an axis.
    var accuracy: Double
    /// Whether what the policy takes as the error holds nearly every position.
    var holdsStill = false
    var testDescription: String { name }
  }

  /// The radius that holds 95 and 68 of 100 positions: √(−2 ln 0.05) and √(−2 ln 0.32).
  static let radius95 = 2.447_746_830_7
  static let radius68 = 1.509_592_246_3

  static let settings = [
    Setting(name: "`.degrees(0.0005)`", policy: .degrees(0.0005), accuracy: radius95),
    Setting(name: "`.meters(50)`", policy: .meters(50), accuracy: radius95),
    Setting(
      name: "`.meters(50, accuracyFactor: 2)`", policy: .meters(50, accuracyFactor: 2),
      accuracy: radius95, holdsStill: true),
    Setting(
      name: "the same, accuracy as 68 %", policy: .meters(50, accuracyFactor: 2), accuracy: radius68
    ),
    Setting(
      name: "`.meters(50, accuracyFactor: 3.5)`, 68 %", policy: .meters(50, accuracyFactor: 3.5),
      accuracy: radius68, holdsStill: true),
  ]

  /// The searches of one hour.
  static func searches(_ setting: Setting, sigma: Double, seed: UInt64) throws -> Int {
    var random = SplitMix64(seed: seed)
    let home = try place(37.4979, 127.0276)
    let (north, east) = EarthPoint.metersOfDegree(atLatitude: home.latitude)
    var filter = LocationFilter(policy: setting.policy)
    var searches = 0
    for _ in 0..<3_600 {
      // Box and Muller: two independent normal numbers of two uniform ones.
      let uniform = Double.random(in: Double.leastNormalMagnitude...1, using: &random)
      let length = sigma * (-2 * Trigonometry.logarithm(uniform)).squareRoot()
      let angle = Trigonometry.sineAndCosine(degrees: .random(in: 0...360, using: &random))
      let fix = LocationFix(
        latitude: home.latitude + length * angle.cosine / north,
        longitude: home.longitude + length * angle.sine / east,
        horizontalAccuracy: sigma * setting.accuracy, age: 1)
      if case .search(let place) = filter.decide(fix) {
        searches += 1
        filter.markSearched(place)
      }
    }
    return searches
  }

  /// The mean searches of twenty hours.
  static func mean(_ setting: Setting, sigma: Double) throws -> Double {
    let hours = try (1...20).map { try searches(setting, sigma: sigma, seed: $0) }
    return Double(hours.reduce(0, +)) / 20
  }

  @Test(
    "The guide's table is what is simulated; with enough accuracy at most 0.5 % of fixes search",
    arguments: settings)
  func guide(setting: Setting) throws {
    let cells = try [20.0, 30, 65].map { sigma in
      let mean = try Self.mean(setting, sigma: sigma)
      if setting.holdsStill { #expect(mean <= 0.005 * 3_600, "σ \(sigma), seeds 1…20") }
      return String(format: "%.0f (%.2f %%)", mean, mean / 36)
    }
    let row = "| \(setting.name) | \(cells.joined(separator: " | ")) |"
    let guide = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/GeoFiltering/GeoFiltering.docc/Location.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    #expect(text.contains(row), "\(row)")
  }
}
