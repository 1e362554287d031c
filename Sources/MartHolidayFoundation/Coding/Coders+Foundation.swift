public import Foundation

extension JSONEncoder {
  /// Makes an encoder for the stored forms of the library.
  ///
  /// Its keys are sorted and its slashes not escaped, so that equal values give equal bytes; an
  /// app's own `Date` is written as ISO 8601.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// let data = try JSONEncoder.makeMartHolidayEncoder().encode([Mart.costco: CivilDate(2026, 11, 22)])
  /// String(decoding: data, as: UTF8.self)  // "{\"코스트코\":\"2026-11-22\"}"
  /// ```
  public static func makeMartHolidayEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}

extension JSONDecoder {
  /// Makes a decoder for the output of the encoder of the same name.
  public static func makeMartHolidayDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}
