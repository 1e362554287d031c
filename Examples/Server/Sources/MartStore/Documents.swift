import Foundation
import MartHolidayFoundation

/// How values of the library stand in the database: JSON that is the same for the same value.
enum Documents {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder.makeMartHolidayEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// - Throws: `MartStoreError` without what stands there, which may be a name that nobody is to see.
  static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    do {
      return try JSONDecoder.makeMartHolidayDecoder().decode(type, from: Data(text.utf8))
    } catch is DecodingError {
      throw MartStoreError(.damagedFile, "a document that is no \(type)")
    }
  }
}

/// The tag that tells two documents apart, as an HTTP entity tag has it between its quotes.
public struct DocumentTag: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The tag of a document: its length and FNV-1a over its bytes.
  ///
  /// It tells the honest from the honest; nobody may write here who could gain from a collision.
  public init(of document: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in document.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    description = String(document.utf8.count, radix: 36) + "-" + String(hash, radix: 36)
  }
}

/// What has to hold for a write: asked with the tag of what is there, `nil` for nothing.
public typealias WriteCondition = @Sendable (DocumentTag?) -> Bool
