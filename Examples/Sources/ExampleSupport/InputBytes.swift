import Foundation

/// The bytes of an open file, read up to a limit.
enum InputBytes {
  /// Why a file was not read.
  enum Failure: Error {
    /// The number of the system's error.
    case system(Int32)
    /// It has more bytes than the limit.
    case tooLong
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: where it is; `-` for standard input.
  ///   - limit: how many bytes it may have.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard path != "-" else { return try read(STDIN_FILENO, limit: limit) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    return try read(file, limit: limit)
  }

  /// Reads a piece and adds it to some bytes.
  ///
  /// - Returns: how many bytes were added; none at the end of the file.
  static func read(
    _ file: Int32, piece: Int, onto bytes: inout [UInt8]
  ) throws(Failure) -> Int {
    var number: Int32 = 0
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: piece) { buffer, filled in
      repeat {
        count = Foundation.read(file, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      number = errno
      filled = max(0, count)
    }
    guard count >= 0 else { throw .system(number) }
    bytes += piece
    return count
  }

  private static func read(_ file: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while try read(file, piece: 1 << 16, onto: &bytes) > 0 {
      guard bytes.count <= limit else { throw .tooLong }
    }
    return bytes
  }
}
