import Foundation

/// The lines of standard input, of which none takes more memory than the longest that is allowed.
public struct InputLines {
  /// One line.
  public enum Line {
    /// A line without its end.
    case text(String)
    /// A line over the limit, which was passed over.
    case tooLong
  }

  /// The longest line in bytes, without its end.
  public static let longestLine = 1 << 20
  private static let pieceSize = 1 << 16

  private var piece: [UInt8] = []
  private var place = 0

  /// Begins with the first line.
  public init() {}

  /// The next line, or `nil` at the end of the input.
  public mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var hasBegun = false
    while true {
      if place == piece.count {
        guard fill() else {
          return hasBegun ? Self.line(line, isTooLong) : nil
        }
      }
      hasBegun = true
      let rest = piece[place...]
      let end = rest.firstIndex(of: 0x0A)
      let part = rest[..<(end ?? rest.endIndex)]
      // One byte more, for the carriage return of a line that is just short enough.
      if line.count + part.count > Self.longestLine + 1 { isTooLong = true }
      if !isTooLong { line += part }
      place = (end ?? rest.endIndex - 1) + 1
      if end != nil { return Self.line(line, isTooLong) }
    }
  }

  private static func line(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    if isTooLong || bytes.count > longestLine { return .tooLong }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func fill() -> Bool {
    piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      var result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      while result < 0, errno == EINTR {
        result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      count = max(0, result)
    }
    place = 0
    return !piece.isEmpty
  }
}
