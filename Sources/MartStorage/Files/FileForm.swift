import Favorites

/// The format of a file: one line that describes the bytes, and then the bytes.
///
/// The line has the version of the form, the number of bytes and their checksum, so that a cut,
/// overwritten or damaged file is recognized whatever the bytes mean.
struct FileForm {
  static let favorites = FileForm(
    magic: "MartFavorites ", subject: "favorites are", pronoun: "they are")
  static let snapshot = FileForm(magic: "MartSnapshot ", subject: "snapshot is", pronoun: "it is")

  private let magic: String
  private let version = 1
  /// What is kept, with its verb, for the errors.
  let subject: String
  let pronoun: String

  private init(magic: String, subject: String, pronoun: String) {
    self.magic = magic
    self.subject = subject
    self.pronoun = pronoun
  }

  /// The longest first line has a version and a count of 19 digits and the checksum.
  var longestHeader: Int { magic.utf8.count + 64 }

  /// What a file holds.
  enum Contents: Equatable {
    case payload([UInt8])
    case unreadable(FileFault.Code, String)
    case futureVersion(String)
  }

  func file(of payload: [UInt8]) -> [UInt8] {
    let header = "\(magic)\(version) \(payload.count) \(checksum(payload))\n"
    return Array(header.utf8) + payload
  }

  func contents(of bytes: consuming [UInt8]) -> Contents {
    guard !bytes.isEmpty else { return .unreadable(.emptyFile, "0 bytes") }
    let start = Array(magic.utf8)
    guard bytes.starts(with: start) else {
      if start.starts(with: bytes) { return .unreadable(.truncated, "after \(bytes.count) bytes") }
      return .unreadable(.malformed, "it does not begin with \"\(magic)\"")
    }
    let head = bytes[start.count...].prefix(longestHeader - start.count)
    let digits = head.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    // What a later version has after its number is not known here.
    if digits.endIndex < head.endIndex,
      case .later(let later)? = StoredVersion(digits, newest: version)
    {
      return .futureVersion(later)
    }
    guard let end = head.firstIndex(of: UInt8(ascii: "\n")) else {
      if head.count < longestHeader - start.count {
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
  private func number(_ text: Substring) -> Int? {
    guard let number = Int(text), String(number) == text else { return nil }
    return number
  }

  /// The 64-bit FNV-1a hash in hexadecimal.
  ///
  /// Source: the Internet draft "The FNV Non-Cryptographic Hash Algorithm".
  private func checksum(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
