public import Foundation
public import MartHolidayKit

/// The branches that the examples work with: the bundled ones or those of a file.
///
/// Both are in the wire format of the original server, an envelope or a bare array of rows, with a
/// `schedule` beside what the server sends. The examples are strict: a row that cannot be read is
/// an error with its place, never a shorter list.
public enum ExampleCatalog {
  /// The branches that come with the examples, in the order of their ids.
  ///
  /// - Throws: `ExampleFailure` when the installation has lost its catalogue.
  public static func bundled() throws -> [Branch] {
    guard
      let url = Bundle.module.url(
        forResource: "catalog", withExtension: "json", subdirectory: "Resources")
    else {
      throw ExampleFailure(
        .unavailable, korean: "포함된 매장 목록을 찾을 수 없습니다.",
        english: "the bundled catalogue is missing")
    }
    return try load(url.path)
  }

  /// The branches of a file.
  ///
  /// - Parameter path: where the file is.
  /// - Throws: `ExampleFailure` that names the file and what is wrong with it.
  public static func load(_ path: String) throws -> [Branch] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ExampleFailure(
        .noInput, korean: "매장 목록 파일을 읽을 수 없습니다: \(path)",
        english: "cannot read the catalogue: \(path)")
    }
    do {
      return try decode(data)
    } catch {
      throw ExampleFailure(
        .badData, korean: "매장 목록 파일의 형식이 잘못되었습니다: \(path): \(reason(error))",
        english: "malformed catalogue: \(path): \(reason(error))")
    }
  }

  /// The branches of a text in the wire format.
  ///
  /// - Throws: `DecodingError` with the row and the field, also for two rows with one id.
  public static func decode(_ data: Data) throws -> [Branch] {
    let branches = try JSONDecoder().decode(Response.self, from: data).branches
    var ids = Set<Int>()
    for branch in branches where !ids.insert(branch.id).inserted {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "two rows have the id \(branch.id)"))
    }
    return branches.sorted { $0.id < $1.id }
  }

  /// The envelope of the server, or the bare array of its early days.
  private struct Response: Decodable {
    let branches: [Branch]

    private enum Key: String, CodingKey { case data }

    init(from decoder: any Decoder) throws {
      do {
        branches = try decoder.container(keyedBy: Key.self).decode([Branch].self, forKey: .data)
      } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
        branches = try decoder.singleValueContainer().decode([Branch].self)
      }
    }
  }

  /// What a decoding error says, in one line.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return oneLine("\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
      return place(context.codingPath) + "no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return place(context.codingPath) + oneLine(context.debugDescription)
    @unknown default: return oneLine("\(error)")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text + ": "
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension ExampleCatalog {
  /// The three branches that an example shows when nobody has chosen any.
  ///
  /// - Parameter branches: a catalogue; where it lacks the samples, its first branches are taken.
  public static func sampleFavorites(in branches: [Branch]) -> [Branch] {
    let samples: [(mart: Mart, name: String)] = [
      (.costco, "양재점"), (.emart, "하남점"), (.emart, "제주점"),
    ]
    let found = samples.compactMap { sample in
      branches.first { $0.mart == sample.mart && $0.name == sample.name }
    }
    return found.count == samples.count ? found : Array(branches.prefix(samples.count))
  }
}
