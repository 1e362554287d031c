import Keeping

/// The format of a file: one line that describes the bytes, and then the bytes.
///
/// The line has the version of the form, the number of bytes and their checksum, so that a cut,
/// overwritten or damaged file is recognized whatever the bytes mean.
enum FileForm {
  private static let mark = "MartStore "
  /// The beginnings of files that are read; earlier versions of the library wrote the last two.
  private static let marks = [mark, "MartFavorites ", "MartSnapshot "]
  private static let version = 1

  /// The longest first line has a version and a count of 19 digits and the checksum.
  static let longestHeader = 80

  /// What a file holds.
  enum Contents: Equatable {
    case payload([UInt8])
    case unreadable(StoreError.Code, String)
    case futureVersion(String)
  }

  static func file(of payload: [UInt8]) -> [UInt8] {
    let header = "\(mark)\(version) \(payload.count) \(checksum(payload))\n"
    return Array(header.utf8) + payload
  }

  static func contents(of bytes: consuming [UInt8]) -> Contents {
    guard !bytes.isEmpty else { return .unreadable(.emptyFile, "0 bytes") }
    guard let start = marks.first(where: { bytes.starts(with: $0.utf8) })?.utf8.count else {
      if marks.contains(where: { $0.utf8.starts(with: bytes) }) {
        return .unreadable(.truncated, "after \(bytes.count) bytes")
      }
      return .unreadable(.malformed, "it does not begin with \"\(mark)\"")
    }
    let head = bytes[start...].prefix(longestHeader - start)
    let digits = head.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    // What a later version has after its number is not known here.
    if digits.endIndex < head.endIndex,
      case .later(let later)? = StoredVersion(digits, newest: version)
    {
      return .futureVersion(later)
    }
    guard let end = head.firstIndex(of: UInt8(ascii: "\n")) else {
      if head.count < longestHeader - start {
        return .unreadable(.truncated, "after \(bytes.count) bytes")
      }
      return .unreadable(.malformed, "its first line does not end")
    }
    let fields = String(decoding: head[..<end], as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard let first = fields.first, number(first) == version else {
      return .unreadable(.malformed, "its first line has no version")
    }
    guard fields.count == 3, let count = number(fields[1]) else {
      return .unreadable(.malformed, "its first line has no number of bytes")
    }
    // In place, because a copy would need the memory twice.
    bytes.removeSubrange(...end)
    guard bytes.count >= count else {
      return .unreadable(.truncated, "after \(bytes.count) of \(count) bytes")
    }
    guard bytes.count == count else {
      return .unreadable(.damaged, "\(bytes.count) bytes, not \(count)")
    }
    guard checksum(bytes) == fields[2] else {
      return .unreadable(.damaged, "the checksum is not \(fields[2])")
    }
    return .payload(bytes)
  }

  /// A number that is printed as it is read.
  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), String(number) == text else { return nil }
    return number
  }

  /// The hash in hexadecimal.
  private static func checksum(_ bytes: [UInt8]) -> String {
    let digits = String(StableHash(bytes).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
