/// What the version number of a stored form means to a reader.
///
/// A later version may count differently: 2.0 and 99999999999999999999 are later versions too, and
/// their data must not be treated as damaged.
package enum StoredVersion: Equatable, Sendable {
  /// A version that this library reads.
  case known(Int)
  /// A later version; the digits as they were stored.
  case later(String)

  /// Reads a number as JSON writes it, or answers `nil` when it is not a version.
  ///
  /// - Parameters:
  ///   - number: the digits, with or without a sign, a fraction or an exponent.
  ///   - newest: the last version that the reader knows, 1 or more.
  package init?(_ number: ArraySlice<UInt8>, newest: Int) {
    guard let value = Decimal(number) else { return nil }
    let newestDigits = Array(String(newest).utf8)
    if value.isGreater(than: newestDigits) {
      self = .later(String(decoding: number, as: UTF8.self))
    } else if let version = value.integer, version > 0 {
      self = .known(version)
    } else {
      return nil
    }
  }

  /// A number that is not negative: 0.*digits* times ten to the power of *exponent*.
  private struct Decimal {
    var digits: [UInt8] = []
    // It may be larger than what a text holds, or an `Int` of 32 bits.
    var exponent: Int64 = 0

    init?(_ number: ArraySlice<UInt8>) {
      var rest = number
      var isFraction = false
      var hasDigit = false
      while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
        rest.removeFirst()
        if byte == UInt8(ascii: ".") {
          guard hasDigit, !isFraction, rest.first != nil else { return nil }
          isFraction = true
          continue
        }
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        hasDigit = true
        if digits.isEmpty, byte == 0x30 {
          if isFraction { exponent -= 1 }
          continue
        }
        if !isFraction { exponent += 1 }
        digits.append(byte)
      }
      guard hasDigit else { return nil }
      while digits.last == 0x30 { digits.removeLast() }
      guard !rest.isEmpty else { return }
      // An exponent that does not fit makes the number larger or smaller than any version.
      let text = String(decoding: rest.dropFirst(), as: UTF8.self)
      let bound = Int64(1) << 40
      let power = Int64(text) ?? (text.utf8.first == UInt8(ascii: "-") ? -bound : bound)
      exponent += Swift.min(bound, Swift.max(-bound, power))
    }

    func isGreater(than whole: [UInt8]) -> Bool {
      guard !digits.isEmpty else { return false }
      if exponent != Int64(whole.count) { return exponent > Int64(whole.count) }
      for (mine, other) in zip(digits, whole) where mine != other { return mine > other }
      return digits.count > whole.count
    }

    /// The whole number, or `nil` when it has a fraction; only for small numbers.
    var integer: Int? {
      guard !digits.isEmpty else { return 0 }
      guard exponent >= Int64(digits.count), exponent <= 18 else { return nil }
      var value: Int64 = 0
      for place in 0..<Int(exponent) {
        value = value * 10 + (place < digits.count ? Int64(digits[place] - 0x30) : 0)
      }
      return Int(exactly: value)
    }
  }
}
