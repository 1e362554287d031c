import Favorites

/// How the bytes of a list lie in a file: one line that describes them, and then the bytes.
///
/// The line has the version of the form, the number of bytes and their checksum, so that a file
/// that was cut, overwritten or damaged is known as such whatever the bytes mean.
enum FavoriteFileForm {
  private static let magic = "MartFavorites "
  private static let version = 1

  /// What a file holds.
  enum Contents: Equatable {
    case payload([UInt8])
    case unreadable(FavoriteError.Code, String)
    case futureVersion(Int)
  }

  static func file(of payload: [UInt8]) -> [UInt8] {
    let header = "\(magic)\(version) \(payload.count) \(checksum(payload))\n"
    return Array(header.utf8) + payload
  }

  static func contents(of file: [UInt8]) -> Contents {
    guard !file.isEmpty else { return .unreadable(.emptyFile, "0 bytes") }
    let start = Array(magic.utf8)
    guard file.starts(with: start) else {
      if start.starts(with: file) { return .unreadable(.truncated, "after \(file.count) bytes") }
      return .unreadable(.malformed, "it does not begin with \"\(magic)\"")
    }
    // The longest first line has a version of 19 digits, a count of 19 digits and the checksum.
    guard let end = file.prefix(start.count + 64).firstIndex(of: UInt8(ascii: "\n")) else {
      if file.count < start.count + 64 {
        return .unreadable(.truncated, "after \(file.count) bytes")
      }
      return .unreadable(.malformed, "its first line does not end")
    }
    let fields = String(decoding: file[start.count..<end], as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard let version = fields.first.flatMap({ number($0) }), version > 0 else {
      return .unreadable(.malformed, "its first line has no version")
    }
    guard version <= self.version else { return .futureVersion(version) }
    guard fields.count == 3, let count = number(fields[1]) else {
      return .unreadable(.malformed, "its first line has no number of bytes")
    }
    let payload = Array(file[(end + 1)...])
    guard payload.count >= count else {
      return .unreadable(.truncated, "after \(payload.count) of \(count) bytes")
    }
    guard payload.count == count else {
      return .unreadable(.damaged, "\(payload.count) bytes, not \(count)")
    }
    guard checksum(payload) == fields[2] else {
      return .unreadable(.damaged, "the checksum is not \(fields[2])")
    }
    return .payload(payload)
  }

  /// A number that is printed as it is read.
  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), String(number) == text else { return nil }
    return number
  }

  /// The 64-bit FNV-1a hash in hexadecimal.
  ///
  /// Source: the Internet draft "The FNV Non-Cryptographic Hash Algorithm".
  private static func checksum(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
