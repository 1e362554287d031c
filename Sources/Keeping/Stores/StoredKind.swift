/// Whose bytes these are, as far as their beginning tells.
///
/// Each keeper asks about bytes that it cannot read, so that it never sets aside those of another.
package enum StoredKind: Sendable {
  /// The JSON object of a list of favorites, whole or cut off.
  case favorites
  /// The first line of a snapshot.
  case snapshot

  /// How a snapshot begins.
  package static let snapshotMark = "MartFetch "

  /// - Returns: `nil` for bytes of no known keeper.
  /// - Complexity: O(*n*) in the number of bytes.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: Self.snapshotMark.utf8) {
      self = .snapshot
    } else if Self.hasMember("favorites", in: bytes) {
      self = .favorites
    } else {
      return nil
    }
  }

  /// The error of a keeper that finds what belongs to another one.
  package var error: StoreError {
    StoreError(
      .otherContent, value: self == .favorites ? "a list of favorites" : "a snapshot",
      remains: "the store is unchanged")
  }

  /// Whether JSON text begins with an object that has a member of this name, at its first level.
  private static func hasMember(_ name: String, in bytes: [UInt8]) -> Bool {
    var rest = bytes.drop(while: isSpace)
    guard rest.first == UInt8(ascii: "{") else { return false }
    var depth = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return false }
      case UInt8(ascii: "\""):
        let text = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        let isName = depth == 1 && text.elementsEqual(name.utf8)
        while let next = rest.popFirst(), next != UInt8(ascii: "\"") {
          if next == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        }
        if isName, rest.drop(while: isSpace).first == UInt8(ascii: ":") { return true }
      default: break
      }
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
