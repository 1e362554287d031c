import Foundation

/// A file that a person names, as data or read as JSON, with one line for what is wrong with it.
public struct InputFile: Sendable {
  /// Where it is; `-` for standard input.
  public let path: String
  private let korean: String
  private let english: String

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
  /// - Throws: `ExampleFailure` when it cannot be read.
  public func data() throws -> Data {
    do {
      return path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ExampleFailure(
        .noInput, korean: "\(korean) 파일을 읽을 수 없습니다: \(path)",
        english: "cannot read the \(english): \(path)")
    }
  }

  /// The value that the file holds as JSON.
  ///
  /// - Throws: `ExampleFailure` that names the place in the file and what is wrong there.
  public func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let data = try data()
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw malformed(Self.reason(error))
    }
  }

  /// That the file is not what it should be.
  public func malformed(_ reason: String) -> ExampleFailure {
    ExampleFailure(
      .badData, korean: "\(korean) 파일의 형식이 잘못되었습니다: \(path): \(reason)",
      english: "malformed \(english): \(path): \(reason)")
  }

  /// What a decoding error says, in one line, behind the place of what it is about.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return oneLine("\(error)") }
    switch error {
    case .keyNotFound(let key, let context): return place(context) + "no \"\(key.stringValue)\""
    case .typeMismatch(let type, let context): return place(context) + "not \(words(for: type))"
    case .valueNotFound(let type, let context):
      return place(context) + "null, and not \(words(for: type))"
    case .dataCorrupted(let context): return place(context) + oneLine(context.debugDescription)
    @unknown default: return oneLine("\(error)")
    }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
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
