#if hasFeature(Embedded)
  // Embedded Swift cannot check at run time whether a type is a number, so the two kinds are
  // distinguished at compile time.
  extension FavoriteList where ID: FixedWidthInteger & LosslessStringConvertible {
    /// The list as the bytes of a JSON text.
    public var storedForm: [UInt8] { written(asNumbers: true) { $0.description } }

    /// Reads the bytes of a stored list, and refuses invalid ones as a whole.
    public init(storedForm bytes: some Sequence<UInt8>) throws(FavoriteError) {
      self = try StoredFormReader.list(Array(bytes), areNumbers: true) { ID($0) }
    }
  }

  extension FavoriteList where ID == String {
    /// The list as the bytes of a JSON text.
    public var storedForm: [UInt8] { written(asNumbers: false) { $0 } }

    /// Reads the bytes of a stored list, and refuses invalid ones as a whole.
    public init(storedForm bytes: some Sequence<UInt8>) throws(FavoriteError) {
      self = try StoredFormReader.list(Array(bytes), areNumbers: false) { $0 }
    }
  }
#else
  extension FavoriteList where ID: LosslessStringConvertible {
    /// The list as the bytes of a JSON text, in the same form that `Codable` gives with `Int` or
    /// `String` identifiers.
    ///
    /// The module writes JSON itself because it imports nothing. An identifier is a JSON number
    /// when its type is an integer, and otherwise a string.
    ///
    /// ```swift
    /// import MartHolidayKit
    ///
    /// var list = try FavoriteList([7, 3])
    /// list.setNote("near work", for: 3)
    /// let text = String(decoding: list.storedForm, as: UTF8.self)
    /// text == #"{"version":1,"limit":3,"favorites":[{"id":7},{"id":3,"note":"near work"}]}"#  // true
    /// ```
    public var storedForm: [UInt8] {
      written(asNumbers: Self.hasNumericIDs) { $0.description }
    }

    /// Reads the bytes that a store kept, and refuses invalid ones as a whole.
    ///
    /// It needs memory for the resulting list and almost nothing else.
    ///
    /// - Parameter bytes: a JSON text in the form that `storedForm` writes; unknown names are
    ///   ignored.
    /// - Throws: `FavoriteError` with different codes for bytes that end too early, bytes that are
    ///   not a list, a later version, a duplicate and a list over its limit.
    public init(storedForm bytes: some Sequence<UInt8>) throws(FavoriteError) {
      self = try StoredFormReader.list(Array(bytes), areNumbers: Self.hasNumericIDs) { ID($0) }
    }

    private static var hasNumericIDs: Bool { ID.self is any BinaryInteger.Type }
  }
#endif

extension FavoriteList {
  /// The version of the stored form that this library writes, and the last one that it reads.
  static var storedVersion: Int { 1 }

  func written(asNumbers areNumbers: Bool, _ text: (ID) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48 + count * 20)
    bytes += "{\"version\":".utf8
    bytes += String(Self.storedVersion).utf8
    if let limit {
      bytes += ",\"limit\":".utf8
      bytes += String(limit).utf8
    }
    bytes += ",\"favorites\":[".utf8
    var isFirst = true
    for entry in entries {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      bytes += "{\"id\":".utf8
      if areNumbers {
        bytes += text(entry.id).utf8
      } else {
        appendQuoted(text(entry.id), to: &bytes)
      }
      if let note = entry.note {
        bytes += ",\"note\":".utf8
        appendQuoted(note, to: &bytes)
      }
      if let lastKnown = entry.lastKnown {
        bytes += ",\"name\":".utf8
        appendQuoted(lastKnown.name, to: &bytes)
        bytes += ",\"mart\":".utf8
        appendQuoted(lastKnown.mart, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
    bytes += "]}".utf8
    return bytes
  }
}
