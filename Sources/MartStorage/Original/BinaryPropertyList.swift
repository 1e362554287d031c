import Keeping

/// Reads single objects of a binary property list, without building the tree that they form.
///
/// The list is outside data. Names in it never create objects, references are followed only if the
/// caller asks, and every length is checked against the available bytes, so that cycles, depth and
/// huge counts cost nothing.
struct BinaryPropertyList {
  /// One object; what the archive of the original app never needs is `other`.
  enum Object {
    case integer(Int)
    case text(String)
    case reference(Int)
    case array(References)
    case dictionary(keys: References, values: References)
    case other
  }

  /// The numbers of the objects in a collection, read from the bytes one at a time.
  struct References {
    let count: Int
    fileprivate let start: Int
  }

  /// A text that is longer than any name in the archive is not read.
  private static let longestText = 256

  /// The dictionaries of the archive have at most four fields; names are not looked up in a huge one.
  private static let mostFields = 16

  private let bytes: [UInt8]
  private let count: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let offsets: Int
  /// The number of the object that holds all others.
  let top: Int

  init(_ bytes: [UInt8]) throws(StoreError) {
    guard bytes.starts(with: Array("bplist00".utf8)), bytes.count >= 8 + 32 else {
      throw StoreError(.malformed, value: "not a binary property list")
    }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, trailer + 8, 8),
      let top = Self.number(bytes, trailer + 16, 8),
      let offsets = Self.number(bytes, trailer + 24, 8),
      offsets >= 8, offsets <= trailer, count <= (trailer - offsets) / offsetSize, top < count
    else { throw StoreError(.malformed, value: "the trailer of the property list") }
    self.count = count
    self.top = top
    self.offsets = offsets
  }

  /// A big-endian number, or `nil` when it is not in the bytes or no `Int`.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  /// The object of a number.
  func object(_ number: Int) throws(StoreError) -> Object {
    guard number >= 0, number < count,
      let start = Self.number(bytes, offsets + number * offsetSize, offsetSize),
      start >= 8, start < offsets
    else { throw malformed(number) }
    let marker = bytes[start]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x1:
      guard low <= 3 else { return .other }
      return .integer(try integer(start + 1, size: 1 << low, of: number))
    case 0x5:
      let (length, body) = try length(at: start, low, of: number)
      guard length <= Self.longestText else { return .other }
      guard length <= offsets - body else { throw malformed(number) }
      return .text(String(decoding: bytes[body..<(body + length)], as: UTF8.self))
    case 0x6:
      // A text with a character outside of ASCII is UTF-16, and its length counts units.
      let (length, body) = try length(at: start, low, of: number)
      guard length <= Self.longestText else { return .other }
      guard length * 2 <= offsets - body else { throw malformed(number) }
      let units = (0..<length).map { unit in
        UInt16(bytes[body + 2 * unit]) << 8 | UInt16(bytes[body + 2 * unit + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    case 0x8:
      guard low < 8, low + 1 < offsets - start,
        let reference = Self.number(bytes, start + 1, low + 1)
      else {
        throw malformed(number)
      }
      return .reference(reference)
    case 0xA:
      let (length, body) = try length(at: start, low, of: number)
      return .array(try references(length, body, of: number))
    case 0xD:
      let (length, body) = try length(at: start, low, of: number)
      let keys = try references(length, body, of: number)
      let values = try references(length, body + length * referenceSize, of: number)
      return .dictionary(keys: keys, values: values)
    default: return .other
    }
  }

  /// The number of the object at a place in a collection.
  func member(_ place: Int, of references: References) throws(StoreError) -> Int {
    guard place < references.count,
      let number = Self.number(
        bytes, references.start + place * referenceSize, referenceSize)
    else { throw StoreError(.malformed, value: "member \(place)") }
    return number
  }

  /// The number of the object that a dictionary has for a key, or `nil`.
  func value(
    for key: String, keys: References, values: References
  ) throws(StoreError) -> Int? {
    guard keys.count <= Self.mostFields else {
      throw StoreError(.tooLarge, value: "\(keys.count) fields in one object")
    }
    for place in 0..<keys.count {
      if case .text(key) = try object(member(place, of: keys)) {
        return try member(place, of: values)
      }
    }
    return nil
  }

  /// An integer; one of eight bytes has a sign, a shorter one has none.
  ///
  /// One that does not fit an `Int` here was never stored by this library.
  private func integer(
    _ start: Int, size: Int, of number: Int
  ) throws(StoreError) -> Int {
    guard start + size <= offsets else { throw malformed(number) }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
    guard let integer = Int(exactly: Int64(bitPattern: value)) else { throw malformed(number) }
    return integer
  }

  /// A length, from the marker or from an integer after it, and where the counted content begins.
  private func length(
    at start: Int, _ low: Int, of number: Int
  ) throws(StoreError) -> (length: Int, body: Int) {
    guard low == 0x0F else { return (low, start + 1) }
    guard start + 1 < offsets, bytes[start + 1] >> 4 == 0x1 else { throw malformed(number) }
    let size = 1 << Int(bytes[start + 1] & 0x0F)
    guard size <= 8 else { throw malformed(number) }
    let length = try integer(start + 2, size: size, of: number)
    guard length >= 0 else { throw malformed(number) }
    return (length, start + 2 + size)
  }

  private func references(
    _ length: Int, _ body: Int, of number: Int
  ) throws(StoreError) -> References {
    guard body <= offsets, length <= (offsets - body) / referenceSize else {
      throw malformed(number)
    }
    return References(count: length, start: body)
  }

  private func malformed(_ number: Int) -> StoreError {
    StoreError(.malformed, value: "object \(number) of the property list")
  }
}
