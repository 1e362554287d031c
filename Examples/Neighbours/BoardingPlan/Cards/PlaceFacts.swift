import Foundation
import MartHolidayKit

/// What is known about the place of a card, field by field, each with who said it.
struct PlaceFacts: Hashable {
  enum Source: String { case photo, place, user }

  struct Field: Hashable {
    let text: String
    let source: Source
  }

  var coordinate: Coordinate?
  var name: Field?
  var country: Field?
  var city: Field?
  /// The minute at which the photo was taken.
  var time: WallTime?

  /// Whether a look-up can add something: a place without coordinates cannot be looked up.
  var needsLookUp: Bool { coordinate != nil && (name == nil || country == nil || city == nil) }

  /// Takes from an answer what is missing, and nothing else.
  mutating func fill(from answer: PlaceAnswer, source: Source = .place) {
    name = name ?? answer.name.map { Field(text: $0, source: source) }
    country = country ?? answer.country.map { Field(text: $0, source: source) }
    city = city ?? answer.city.map { Field(text: $0, source: source) }
  }
}

/// What a look-up of a place answered; every field may be missing on its own.
struct PlaceAnswer: Decodable, Hashable {
  var name: String?
  var country: String?
  var city: String?
  var vicinity: String?
  var overview: String?
  var reviews: [String]?

  private struct Geocode: Decodable {
    struct Result: Decodable {
      let formattedAddress: String
      let placeID: String
      enum CodingKeys: String, CodingKey {
        case formattedAddress = "formatted_address"
        case placeID = "place_id"
      }
    }
    let results: [Result]
  }

  private struct Details: Decodable { let result: PlaceAnswer }

  /// Asks for the place of a coordinate, then for the details of the first that is found.
  ///
  /// - Parameters:
  ///   - geocode: the answer of the geocoder.
  ///   - details: asks for the details of a place.
  /// - Returns: `nil` when there is no place.
  /// - Throws: `FetchFailure` with the code `undecodable` for an answer that cannot be read.
  static func lookUp(
    geocode: Data, details: (String) throws -> Data
  ) throws(FetchFailure) -> PlaceAnswer? {
    do {
      let found = try JSONDecoder().decode(Geocode.self, from: geocode).results.first
      return try found.map {
        var answer = try JSONDecoder().decode(Details.self, from: details($0.placeID)).result
        answer.vicinity = answer.vicinity ?? $0.formattedAddress
        return answer
      }
    } catch {
      throw FetchFailure(error) ?? FetchFailure(.other)
    }
  }
}
