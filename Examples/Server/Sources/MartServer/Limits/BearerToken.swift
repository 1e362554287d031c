/// The administrator's secret.
public struct BearerToken: Sendable {
  private let bytes: [UInt8]

  /// The fewest bytes of a token; a shorter one can be guessed.
  public static let shortest = 16

  /// Makes a token from a text, without the blanks and line ends around it.
  ///
  /// - Returns: `nil` for fewer than 16 bytes.
  public init?(_ text: String) {
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let trimmed = text.utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard trimmed.count >= Self.shortest else { return nil }
    bytes = Array(trimmed)
  }

  /// Whether a text is the token; the time it takes does not tell where they differ.
  public func matches(_ text: String) -> Bool {
    let other = Array(text.utf8)
    var difference = UInt8(truncatingIfNeeded: other.count == bytes.count ? 0 : 1)
    for index in bytes.indices {
      difference |= bytes[index] ^ (index < other.count ? other[index] : 0)
    }
    return difference == 0
  }
}

extension BearerToken: CustomStringConvertible, CustomReflectable {
  /// Never the token.
  public var description: String { "a token" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
