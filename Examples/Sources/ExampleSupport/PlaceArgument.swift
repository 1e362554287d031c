import Foundation
import MartHolidayKit

/// A place that is an argument of a program.
public enum PlaceArgument {
  /// The place of a text such as `37.4979,127.0276`.
  ///
  /// - Throws: `ExampleFailure` that says why a text is no place in Korea.
  public static func place(_ text: String) throws -> Coordinate {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      throw ExampleFailure(
        .usage, korean: "위도,경도가 아닙니다: \"\(text)\" (예: 37.4979,127.0276)",
        english: "not a latitude,longitude: \"\(text)\" (for example 37.4979,127.0276)")
    }
    switch LocationFilter().decide(LocationFix(latitude: latitude, longitude: longitude)) {
    case .search(let place): return place
    case .skip(let reason):
      throw ExampleFailure(
        .usage, korean: "\(reason.phrase(in: .korean)): \"\(text)\"",
        english: "\(reason.phrase(in: .english)): \"\(text)\"")
    }
  }
}
