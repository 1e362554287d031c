import Foundation
import MartHolidayFoundation
import MartHolidayKit

/// Says whether the library reads a document.
enum DocumentReader {
  /// Why a document is refused that no reader throws at.
  struct Refusal: Error { let reason: String }

  static func verdict(_ line: String) -> String {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2 else { return "no form and document: \(line)" }
    do {
      try read(String(parts[0]), Data(parts[1].utf8))
      return "read"
    } catch {
      return "refused\t\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  private static func read(_ form: String, _ data: Data) throws {
    switch form {
    case "rule": try decode(HolidayRule.self, data)
    case "rule-text":
      guard HolidayRule(try JSONDecoder().decode(String.self, from: data)) != nil else {
        throw Refusal(reason: "not a canonical text")
      }
    case "schedule": try decode(HolidaySchedule.self, data)
    case "branch": try decode(Branch.self, data)
    case "catalogue":
      let response = try JSONDecoder().decode(CatalogResponse.self, from: data)
      guard response.issues.isEmpty else { throw Refusal(reason: "\(response.issues)") }
    case "favorites": try readList(data)
    case "text": try decode(HolidayText.self, data)
    case "snapshot":
      let text = try JSONDecoder().decode(String.self, from: data)
      _ = try SnapshotForm<CatalogResponse, YearMonth>.json().read(Array(text.utf8))
    case "subscriber": try decode(AlertSubscriber.self, data)
    case "favorites-body":
      guard AlertSubscriber(id: "token-A", favoritesBody: Array(data)) != nil else {
        throw Refusal(reason: "no body")
      }
    default: throw Refusal(reason: "the library reads no \(form)")
    }
  }

  private static func decode(_ type: (some Decodable).Type, _ data: Data) throws {
    _ = try JSONDecoder().decode(type, from: data)
  }

  /// Both readers of a list have to agree, whatever identifies its favorites.
  private static func readList(_ data: Data) throws {
    do {
      try readList(FavoriteList<Int>.self, data)
    } catch {
      do { try readList(FavoriteList<String>.self, data) } catch is DecodingError { throw error }
    }
  }

  private static func readList<ID: Codable & LosslessStringConvertible>(
    _ type: FavoriteList<ID>.Type, _ data: Data
  ) throws {
    let decoded = Result { try JSONDecoder().decode(type, from: data) }
    let read = Result { try FavoriteList<ID>(storedForm: data) }
    switch (decoded, read) {
    case (.success(let one), .success(let other)) where one == other: return
    case (.failure(let error), .failure): throw error
    default: throw Refusal(reason: "the readers disagree: \(decoded), \(read)")
    }
  }
}
