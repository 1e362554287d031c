import Keeping

/// Reads the stored form of a list in one walk over its bytes.
///
/// Errors are reported only after the whole text was read: a text that ends too early is truncated,
/// and one of a later version is of a later version, whatever else is wrong with it.
struct StoredFormReader<ID: Hashable & Sendable> {
  typealias Entry = FavoriteList<ID>.Entry

  private let areNumbers: Bool
  private let makeID: (String) -> ID?
  private var version: JSONScanner.Token?
  private var limit: JSONScanner.Token?
  private var entries: [Entry]?
  private var wrongEntry: FavoriteError?

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: the stored form.
  ///   - areNumbers: whether identifiers are JSON numbers and not strings.
  ///   - makeID: makes an identifier from its text.
  static func list(
    _ bytes: [UInt8], areNumbers: Bool, _ makeID: @escaping (String) -> ID?
  ) throws(FavoriteError) -> FavoriteList<ID> {
    var reader = StoredFormReader(areNumbers: areNumbers, makeID: makeID)
    var scanner = JSONScanner(bytes)
    let isObject: Bool
    do throws(JSONScanner.Failure) {
      isObject = try scanner.next() == UInt8(ascii: "{")
      if isObject { try reader.walk(&scanner) } else { _ = try scanner.value() }
      try scanner.end()
    } catch {
      switch error {
      case .endedEarly: throw FavoriteError(.truncated, value: "after \(bytes.count) bytes")
      case .wrong(let offset): throw FavoriteError(.malformed, value: "byte \(offset)")
      }
    }
    guard isObject else { throw FavoriteError(.malformed, value: "not an object") }
    try reader.checkVersion(scanner)
    guard let entries = reader.entries else {
      throw FavoriteError(.malformed, value: "no array \"favorites\"")
    }
    if let wrong = reader.wrongEntry { throw wrong }
    return try FavoriteList(entries: entries, limit: reader.limit(scanner))
  }

  private init(areNumbers: Bool, makeID: @escaping (String) -> ID?) {
    self.areNumbers = areNumbers
    self.makeID = makeID
  }

  private mutating func walk(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    var reader = self
    try scanner.members { (scanner, name) throws(JSONScanner.Failure) in
      if scanner.says(name, "favorites"), try scanner.next() == UInt8(ascii: "[") {
        try reader.walkEntries(&scanner)
      } else {
        let value = try scanner.value()
        if scanner.says(name, "version") { reader.version = value }
        if scanner.says(name, "limit") { reader.limit = value }
      }
    }
    self = reader
  }

  private mutating func walkEntries(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    var entries: [Entry] = []
    if scanner.rest.count > 4_096 {
      // Growing step by step would need twice the memory for a moment.
      let brackets = scanner.rest.reduce(into: 0) { $0 += $1 == UInt8(ascii: "{") ? 1 : 0 }
      entries.reserveCapacity(Swift.min(brackets, scanner.rest.count / 8))
    }
    var number = 0
    var wrong: FavoriteError?
    try scanner.elements { (scanner) throws(JSONScanner.Failure) in
      do throws(EntryFailure) {
        let entry = try self.entry(&scanner, number)
        if wrong == nil { entries.append(entry) }
      } catch {
        switch error {
        case .text(let failure): throw failure
        case .meaning(let error): if wrong == nil { wrong = error }
        }
      }
      number += 1
    }
    self.entries = entries
    wrongEntry = wrong
  }

  private func entry(
    _ scanner: inout JSONScanner, _ number: Int
  ) throws(EntryFailure) -> Entry {
    var id: JSONScanner.Token?
    var note: JSONScanner.Token?
    var name: JSONScanner.Token?
    var mart: JSONScanner.Token?
    let isObject: Bool
    do throws(JSONScanner.Failure) {
      isObject = try scanner.next() == UInt8(ascii: "{")
      if isObject {
        try scanner.members { (scanner, key) throws(JSONScanner.Failure) in
          let value = try scanner.value()
          if scanner.says(key, "id") { id = value }
          if scanner.says(key, "note") { note = value }
          if scanner.says(key, "name") { name = value }
          if scanner.says(key, "mart") { mart = value }
        }
      } else {
        _ = try scanner.value()
      }
    } catch {
      throw .text(error)
    }
    guard isObject else { throw meaning("favorite \(number) is no object") }
    guard let id, isText(id) != areNumbers, id.kind == .number || isText(id),
      let made = makeID(scanner.text(of: id))
    else { throw meaning("favorite \(number) has no identifier") }
    let shop = try text(mart, scanner, "mart", number)
    return Entry(
      made, note: try text(note, scanner, "note", number),
      lastKnown: try text(name, scanner, "name", number).map { FavoriteName($0, mart: shop ?? "") })
  }

  private func text(
    _ token: JSONScanner.Token?, _ scanner: JSONScanner, _ key: String, _ number: Int
  ) throws(EntryFailure) -> String? {
    guard let token, token.kind != .null else { return nil }
    guard isText(token) else { throw meaning("the \(key) of favorite \(number)") }
    return scanner.text(of: token)
  }

  private func isText(_ token: JSONScanner.Token) -> Bool {
    token.kind == .string || token.kind == .escapedString
  }

  private func meaning(_ value: String) -> EntryFailure {
    .meaning(FavoriteError(.malformed, value: value))
  }

  private func checkVersion(_ scanner: JSONScanner) throws(FavoriteError) {
    guard let version, version.kind == .number,
      let stored = StoredVersion(
        scanner.bytes[version.start..<version.end], newest: FavoriteList<ID>.storedVersion)
    else { throw FavoriteError(.malformed, value: "no number \"version\"") }
    if case .later(let number) = stored { throw FavoriteError(.futureVersion, value: number) }
  }

  private func limit(_ scanner: JSONScanner) throws(FavoriteError) -> Int? {
    guard let limit, limit.kind != .null else { return nil }
    guard limit.kind == .number else {
      throw FavoriteError(.malformed, value: "\"limit\" is no number")
    }
    let digits = scanner.text(of: limit)
    guard let number = Int(digits) else { throw FavoriteError(.invalidLimit, value: digits) }
    return number
  }
}

// Nested in the generic type, it crashes the optimizer of Swift 6.3.
private enum EntryFailure: Error {
  case text(JSONScanner.Failure)
  case meaning(FavoriteError)
}
