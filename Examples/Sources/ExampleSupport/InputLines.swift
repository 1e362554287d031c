import Foundation

/// The lines of standard input; none takes more memory than the longest allowed line.
public struct InputLines {
  /// One line.
  public enum Line {
    /// A line without its end.
    case text(String)
    /// A line that was passed over.
    case refused(Refusal)
  }

  /// Why a line is passed over.
  public enum Refusal {
    /// It is over the limit.
    case tooLong
    /// Its bytes are no UTF-8, so its words are not known.
    case notUTF8

    /// What is wrong with the line, as the end of a message.
    public func text(_ language: Language) -> String {
      switch self {
      case .tooLong: language("1 MiB보다 깁니다", "longer than 1 MiB")
      case .notUTF8: language("UTF-8이 아닙니다", "not UTF-8")
      }
    }
  }

  /// The longest line in bytes, without its end.
  public static let longestLine = 1 << 20
  /// Reading fails at a line of more bytes than this, which may never end.
  static let endlessLine = 16 << 20
  private static let pieceSize = 1 << 16

  private var piece: [UInt8] = []
  private var place = 0
  private var count = 0

  /// Begins with the first line.
  public init() {}

  /// The next line, or `nil` at the end of the input.
  ///
  /// - Throws: `ExampleFailure` when the input cannot be read, or when a line does not end.
  public mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var length = 0
    count += 1
    while true {
      if place == piece.count, try !fill() {
        return length > 0 ? Self.line(line, length) : nil
      }
      let end = piece.withUnsafeBytes { bytes -> Int? in
        guard let base = bytes.baseAddress,
          let found = memchr(base + place, 0x0A, bytes.count - place)
        else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
      }
      let part = piece[place..<(end ?? piece.count)]
      length += part.count
      // One byte more, for the carriage return of a line that is just short enough.
      if length <= Self.longestLine + 1 { line += part } else { line = [] }
      place = end.map { $0 + 1 } ?? piece.count
      if end != nil { return Self.line(line, length) }
      guard length <= Self.endlessLine else { throw endless() }
    }
  }

  private static func line(_ bytes: [UInt8], _ length: Int) -> Line {
    guard bytes.count == length else { return .refused(.tooLong) }
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    guard bytes.count <= longestLine else { return .refused(.tooLong) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? .text(text) : .refused(.notUTF8)
  }

  private func endless() -> ExampleFailure {
    let limit = Self.endlessLine >> 20
    return ExampleFailure(
      .badData, korean: "표준 입력 \(count)번째 줄이 \(limit) MiB를 넘어도 끝나지 않습니다.",
      english: "line \(count) of standard input does not end within \(limit) MiB")
  }

  private mutating func fill() throws -> Bool {
    piece.removeAll(keepingCapacity: true)
    place = 0
    do throws(InputBytes.Failure) {
      return try InputBytes.read(STDIN_FILENO, piece: Self.pieceSize, onto: &piece) > 0
    } catch {
      throw ExampleFailure(
        .noInput, korean: "표준 입력을 읽을 수 없습니다.", english: "cannot read standard input")
    }
  }
}
