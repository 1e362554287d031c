import Foundation
public import MartHolidayKit

/// A file that a person names, as data or read as JSON, with one line for what is wrong with it.
public struct InputFile: Sendable {
  /// How many bytes a file may have.
  public static let longest = 16 << 20

  /// Where it is; `-` for standard input.
  public let path: String
  private let korean: String
  private let english: String

  /// What a message calls it.
  private func name(_ language: Language) -> String {
    path == "-" ? language("표준 입력", "standard input") : path
  }

  /// Names a file.
  ///
  /// - Parameters:
  ///   - path: where it is; `-` for standard input.
  ///   - korean: what is in it, such as `매장 목록`.
  ///   - english: what is in it, such as `catalogue`.
  public init(_ path: String, korean: String, english: String) {
    self.path = path
    self.korean = korean
    self.english = english
  }

  /// All that is in the file.
  ///
  /// - Throws: `ExampleFailure` when it cannot be read, or has more than 16 MiB.
  public func bytes() throws -> [UInt8] {
    if path == "-" {
      StandardError.say(
        waitingFor: "표준 입력에서 읽습니다: \(korean).", "Reads standard input: \(english).")
    }
    do throws(InputBytes.Failure) {
      return try InputBytes.read(path, limit: Self.longest)
    } catch .tooLong {
      let limit = Self.longest >> 20
      throw ExampleFailure(
        .badData, korean: "\(korean) 파일이 \(limit) MiB보다 깁니다: \(name(.korean))",
        english: "the \(english) is longer than \(limit) MiB: \(name(.english))")
    } catch {
      throw ExampleFailure(
        .noInput, korean: "\(korean) 파일을 읽을 수 없습니다: \(name(.korean))",
        english: "cannot read the \(english): \(name(.english))")
    }
  }

  /// The lines of the file with their numbers from 1, the empty ones too.
  ///
  /// - Throws: `ExampleFailure` when it cannot be read, or has more than 16 MiB.
  public func lines() throws -> [(number: Int, text: String)] {
    String(decoding: try bytes(), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { ($0.offset + 1, String($0.element)) }
  }

  /// The value that the file holds as JSON.
  ///
  /// - Throws: `ExampleFailure` that names the place in the file and what is wrong there.
  public func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let data = Data(try bytes())
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw malformed { Self.reason(error, $0) }
    }
  }

  /// The failure of a file whose contents are wrong.
  ///
  /// - Parameter reason: what is wrong with it, in a language.
  public func malformed(_ reason: (Language) -> String) -> ExampleFailure {
    ExampleFailure(
      .badData, korean: "\(korean) 파일의 형식이 잘못되었습니다: \(name(.korean)): \(reason(.korean))",
      english: "malformed \(english): \(name(.english)): \(reason(.english))")
  }
}

extension InputFile {
  /// The place and the reason of a decoding error, in one line.
  static func reason(_ error: any Error, _ language: Language) -> String {
    guard let error = error as? DecodingError else { return oneLine("\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
      return place(context)
        + language("\"\(key.stringValue)\" 값이 없습니다", "no \"\(key.stringValue)\"")
    case .typeMismatch(let type, let context):
      let words = words(for: type)
      return place(context) + language("\(words.korean) 아닙니다", "not \(words.english)")
    case .valueNotFound(let type, let context):
      let words = words(for: type)
      return place(context)
        + language("\(words.korean) 아니라 null입니다", "null, and not \(words.english)")
    case .dataCorrupted(let context):
      // Without a place, the decoder means that the text is not JSON.
      let text = oneLine(context.debugDescription)
      return place(context)
        + (context.codingPath.isEmpty && text.contains("valid JSON")
          ? language("JSON이 아닙니다", text) : language("잘못된 값입니다 (\(text))", text))
    @unknown default: return oneLine("\(error)")
    }
  }

  private static func words(for type: Any.Type) -> (korean: String, english: String) {
    switch type {
    case is String.Type: ("글이", "a text")
    case is Bool.Type: ("true나 false가", "true or false")
    case is any BinaryInteger.Type: ("정수가", "a whole number")
    case is any BinaryFloatingPoint.Type: ("숫자가", "a number")
    case is [Any].Type: ("목록이", "a list")
    default: ("객체가", "an object")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path + (path.isEmpty ? "" : ".") + key.stringValue
    }
    return path.isEmpty ? "" : oneLine(path) + ": "
  }

  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
