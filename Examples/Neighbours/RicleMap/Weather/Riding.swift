import ExampleSupport
import MartHolidayKit

/// How much dust is in the air.
enum DustGrade: Int, CaseIterable {
  case good, ordinary, bad, veryBad

  private static let pm10 = table(31, 51, 101)
  private static let pm25 = table(16, 26, 51)

  private static func table(_ ordinary: Double, _ bad: Double, _ veryBad: Double)
    -> StepTable<DustGrade>
  {
    StepTable([(0, .good), (ordinary, .ordinary), (bad, .bad), (veryBad, .veryBad)])
  }

  /// The grade of coarse dust, in micrograms in a cubic metre.
  ///
  /// - Returns: `nil` for a negative number and for NaN.
  init?(pm10: Double) {
    guard let grade = Self.pm10.value(at: pm10) else { return nil }
    self = grade
  }

  /// The grade of fine dust, in micrograms in a cubic metre.
  ///
  /// - Returns: `nil` for a negative number and for NaN.
  init?(pm25: Double) {
    guard let grade = Self.pm25.value(at: pm25) else { return nil }
    self = grade
  }

  func name(in language: Language) -> String {
    switch self {
    case .good: language("좋음", "good")
    case .ordinary: language("보통", "ordinary")
    case .bad: language("나쁨", "bad")
    case .veryBad: language("매우 나쁨", "very bad")
    }
  }
}

/// What the weather means for somebody on a bicycle.
enum Riding: Int {
  case good, care, slippery, danger

  /// Judges a kind of weather.
  ///
  /// - Parameter main: the kind, in the words of the service.
  /// - Returns: `nil` for an empty word.
  init?(main: String) {
    switch main {
    case "": return nil
    case "Clear", "Clouds": self = .good
    case "Snow", "Rain", "Drizzle": self = .slippery
    case "Thunderstorm", "Tornado", "Squall": self = .danger
    default: self = .care
    }
  }

  /// The name of the picture for a kind of weather.
  static func icon(main: String) -> String {
    switch main {
    case "Clear", "Clouds", "Snow", "Rain", "Drizzle", "Thunderstorm": main
    default: "Atmosphere"
    }
  }

  func name(in language: Language) -> String {
    switch self {
    case .good: language("타기 좋음", "good for riding")
    case .care: language("조심", "take care")
    case .slippery: language("미끄러움", "slippery")
    case .danger: language("위험", "dangerous")
    }
  }
}

/// Weather and dust together; the worse of them is what counts, and both are named.
struct RidingAdvice {
  /// From 0, good, to 3; `nil` when something is not known and nothing known is 2 or more.
  let severity: Int?
  private let riding: Riding?
  private let dust: DustGrade?

  /// Judges the weather.
  ///
  /// - Parameter record: the weather; `nil` when there is none, which does not count as good.
  init(_ record: WeatherRecord?) {
    riding = record.flatMap { Riding(main: $0.main) }
    let grades = record.map { [DustGrade(pm10: $0.pm10), DustGrade(pm25: $0.pm25)] } ?? [nil, nil]
    dust = grades.contains(nil) ? nil : grades.compactMap { $0 }.max { $0.rawValue < $1.rawValue }
    let known = ([riding?.rawValue] + grades.map { $0?.rawValue }).compactMap { $0 }
    let worst = known.max() ?? 0
    severity = known.count == grades.count + 1 || worst >= 2 ? worst : nil
  }

  func phrase(in language: Language) -> String {
    let unknown = language("모름", "not known")
    return language("주행 ", "riding: ") + (riding?.name(in: language) ?? unknown)
      + language(", 먼지 ", ", dust: ") + (dust?.name(in: language) ?? unknown)
  }
}
