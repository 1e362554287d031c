// The bytes that a store keeps; Embedded Swift has no store.
#if !hasFeature(Embedded)
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
      var text = "{\"version\":\(Self.storedVersion)"
      if let limit { text += ",\"limit\":\(limit)" }
      text += ",\"favorites\":["
      var separator = ""
      for entry in entries {
        let id = entry.id.description
        text += separator + "{\"id\":" + (Self.hasNumericIDs ? id : quoted(id))
        if let note = entry.note { text += ",\"note\":" + quoted(note) }
        text += "}"
        separator = ","
      }
      return Array((text + "]}").utf8)
    }

    /// Reads the bytes that a store kept, and refuses wrong ones whole.
    ///
    /// - Parameter bytes: a JSON text in the form that `storedForm` writes; unknown names are passed
    ///   over.
    /// - Throws: `FavoriteError` that tells bytes that end too early, bytes that are no list, a later
    ///   version, a duplicate and a list over its limit from each other.
    public init(storedForm bytes: some Sequence<UInt8>) throws(FavoriteError) {
      let bytes = Array(bytes)
      let value: JSONValue
      do {
        value = try JSONReader.read(bytes)
      } catch {
        switch error {
        case .endedEarly: throw FavoriteError(.truncated, value: "after \(bytes.count) bytes")
        case .wrong(let offset): throw FavoriteError(.malformed, value: "byte \(offset)")
        }
      }
      guard case .object(let members) = value else {
        throw FavoriteError(.malformed, value: "not an object")
      }
      try Self.checkVersion(members["version"])
      guard case .array(let elements)? = members["favorites"] else {
        throw FavoriteError(.malformed, value: "no array \"favorites\"")
      }
      var entries: [Entry] = []
      entries.reserveCapacity(elements.count)
      for (offset, element) in elements.enumerated() {
        entries.append(try Self.entry(element, at: offset))
      }
      try self.init(entries: entries, limit: Self.limit(members["limit"]))
    }

    private static var hasNumericIDs: Bool { ID.self is any BinaryInteger.Type }

    private static func checkVersion(_ value: JSONValue?) throws(FavoriteError) {
      guard case .number(let digits)? = value, let version = Int(digits), version > 0 else {
        throw FavoriteError(.malformed, value: "no number \"version\"")
      }
      guard version <= storedVersion else {
        throw FavoriteError(.futureVersion, value: "\(version)")
      }
    }

    private static func limit(_ value: JSONValue?) throws(FavoriteError) -> Int? {
      switch value {
      case nil, .null?: return nil
      case .number(let digits)?:
        if let limit = Int(digits) { return limit }
        throw FavoriteError(.invalidLimit, value: digits)
      default: throw FavoriteError(.malformed, value: "\"limit\" is no number")
      }
    }

    private static func entry(_ value: JSONValue, at offset: Int) throws(FavoriteError) -> Entry {
      guard case .object(let members) = value else {
        throw FavoriteError(.malformed, value: "favourite \(offset) is no object")
      }
      let text: String? =
        switch members["id"] {
        case .number(let digits)? where hasNumericIDs: digits
        case .string(let text)? where !hasNumericIDs: text
        default: nil
        }
      guard let text, let id = ID(text) else {
        throw FavoriteError(.malformed, value: "favourite \(offset) has no identifier")
      }
      switch members["note"] {
      case nil, .null?: return Entry(id)
      case .string(let note)?: return Entry(id, note: note)
      default: throw FavoriteError(.malformed, value: "the note of favourite \(offset)")
      }
    }
  }
#endif
