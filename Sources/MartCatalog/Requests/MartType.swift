import Keeping
public import MartModels

/// A mart as the server names it, so that a new one needs no app update.
public struct MartType: Identifiable, Hashable, Sendable {
  /// The name in requests, such as `emart_traders`.
  public let value: String
  /// The name in rows and for people, such as `이마트 트레이더스`.
  public let displayName: String

  /// Makes a mart type.
  ///
  /// - Parameters:
  ///   - value: the name in requests.
  ///   - displayName: the name in rows and for people.
  public init(value: String, displayName: String) {
    self.value = value
    self.displayName = displayName
  }

  /// The name in requests.
  public var id: String { value }

  /// The mart, known to the library or not.
  public var mart: Mart { Mart(serverName: displayName) }

  /// The logo of the mart.
  public var logo: MartAsset { MartAsset(.logo, of: value) }

  /// The license text of the mart's logo.
  public var license: MartAsset { MartAsset(.license, of: value) }
}

/// A file of a mart that changes now and then: its logo, or the license text of the logo.
///
/// An app shows its stored copy and asks for a newer one meanwhile; that one is kept only if it is
/// plausible. So the logo needs no network, and a bad answer replaces nothing.
///
/// ```swift
/// import MartHolidayKit
///
/// let logo = MartType(value: "emart", displayName: "이마트").logo
/// logo.key  // "logo-emart"
/// logo.content(stored: [1, 2], fetched: [])  // [1, 2]
/// logo.content(stored: nil, fetched: [3])  // [3]
/// ```
public struct MartAsset: Hashable, Sendable {
  /// What the file is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A picture.
    case logo
    /// A text.
    case license
  }

  /// What the file is.
  public let kind: Kind
  /// The key of the file in a store: lower-case ASCII letters, digits, `_` and `-`, at most 100.
  public let key: String

  /// The maximum size of a file, 100 KiB.
  private static let largestSize = 100 << 10

  init(_ kind: Kind, of value: String) {
    self.kind = kind
    key = kind.rawValue + "-" + Self.safeName(value)
  }

  /// The content to keep: the newer one if it is plausible, otherwise the stored one.
  ///
  /// - Parameters:
  ///   - stored: the copy that the app has.
  ///   - fetched: the fetched content; `nil` when there is none.
  /// - Returns: `nil` when there is neither.
  public func content(stored: [UInt8]?, fetched: [UInt8]?) -> [UInt8]? {
    guard let fetched, !fetched.isEmpty, fetched.count <= Self.largestSize else { return stored }
    return fetched
  }

  /// An outside name as a unique file name, with special path characters spelled out.
  private static func safeName(_ value: String) -> String {
    var name = ""
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39, 0x5F, 0x61...0x7A: name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "-" + String(byte, radix: 16)
      }
    }
    // Too long for a file name: use its beginning and a fixed hash of the whole.
    guard name.utf8.count > 80 else { return name }
    return String(name.prefix(60)) + "--" + String(StableHash(value.utf8).value, radix: 16)
  }
}
