import Foundation
import MartHolidayFoundation

/// Values of the library as the database stores them: JSON, the same for equal values.
enum Documents {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder.makeMartHolidayEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// - Throws: `MartStoreError` without the text, which may contain a secret name.
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
  /// It does not resist forgery: nobody who may write here gains from a collision.
  public init(of document: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in document.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    description = String(document.utf8.count, radix: 36) + "-" + String(hash, radix: 36)
  }
}

/// Whether a write may happen, given the tag of the present document, or `nil` for none.
public typealias WriteCondition = @Sendable (DocumentTag?) -> Bool
