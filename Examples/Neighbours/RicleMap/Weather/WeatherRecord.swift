import ExampleSupport
import Foundation
import MartHolidayFoundation
import MartHolidayKit

/// The weather of a district, made of all three answers of one refresh.
struct WeatherRecord: Codable, Hashable, Sendable {
  /// What kind of weather it is, in the words of the service.
  let main: String
  /// In kelvins.
  let temperature: Double
  /// In meters a second.
  let wind: Double
  /// How probable rain is, in percent.
  let rain: Double
  /// Micrograms in a cubic metre.
  let pm10, pm25: Double

  var temperatureText: String { String(format: "%.1fº", temperature - 273.15) }
  var rainText: String { "\(Int(min(max(rain, 0), 100).rounded()))%" }
  var windText: String { "\(wind)m/s" }

  /// The form in which records are stored; in version 1, rain was a whole number.
  ///
  /// The original calls versions 1 and 2 the schemas 0 and 1.
  static var form: SnapshotForm<WeatherRecord, String> {
    .json(version: 2) { data, _ in
      let old = try JSONDecoder().decode(FirstWeatherRecord.self, from: data)
      return WeatherRecord(
        main: old.main, temperature: old.temperature, wind: old.wind, rain: Double(old.rain),
        pm10: old.pm10, pm25: old.pm25)
    }
  }
}

/// What the first version stored.
struct FirstWeatherRecord: Codable, Sendable {
  let main: String
  let temperature, wind: Double
  let rain: Int
  let pm10, pm25: Double
}

/// What one refresh asks for.
enum WeatherPart: String, CaseIterable { case weather, forecast, airPollution }

/// Asks for the three parts of the weather and puts them together, or fails as a whole.
enum WeatherService {
  private struct Now: Decodable {
    struct Kind: Decodable { let main: String }
    struct Numbers: Decodable { let temp: Double }
    struct Wind: Decodable { let speed: Double }
    let weather: [Kind]
    let main: Numbers
    let wind: Wind
  }

  private struct List<Entry: Decodable>: Decodable { let list: [Entry] }
  private struct Rain: Decodable { let pop: Double }
  private struct Air: Decodable {
    struct Components: Decodable {
      let pm10, pm25: Double
      enum CodingKeys: String, CodingKey {
        case pm10
        case pm25 = "pm2_5"
      }
    }
    let components: Components
  }

  static func record(
    _ ask: @escaping @Sendable (WeatherPart) async throws -> Data
  ) async throws -> WeatherRecord {
    let parts = try await Gathering.outcomes(of: WeatherPart.allCases, ask: ask)
      .map { try $0.get() }
    let now = try JSONDecoder().decode(Now.self, from: parts[0])
    let rain = try JSONDecoder().decode(List<Rain>.self, from: parts[1]).list.first
    let air = try JSONDecoder().decode(List<Air>.self, from: parts[2]).list.first
    // A missing number must not become a zero.
    guard let kind = now.weather.first, let rain, let air else {
      throw FetchFailure(.undecodable, message: "a list without an entry")
    }
    return WeatherRecord(
      main: kind.main, temperature: now.main.temp, wind: now.wind.speed, rain: rain.pop * 100,
      pm10: air.components.pm10, pm25: air.components.pm25)
  }
}

extension FreshnessPolicy {
  /// The policy for weather: it is fetched again after three hours, or for another district.
  static var weather: FreshnessPolicy { FreshnessPolicy(staleAfter: 10_800) }
}
