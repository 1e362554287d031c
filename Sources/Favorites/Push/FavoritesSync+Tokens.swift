// What a registration has to know about the tokens that a server may have.
extension FavoritesSync {
  /// Every token under which the server may have data, smallest first.
  package var tokensOnServer: [String] { tokens.sorted() }

  /// Whether the server may have any data.
  package var hasTokens: Bool { !tokens.isEmpty }

  /// The token whose favorites the server acknowledged last, or `nil`.
  package var currentToken: String? { acknowledgedToken }

  /// Records that the server no longer has data under some tokens.
  ///
  /// Once all are gone, the acknowledgment of an earlier message no longer counts.
  package mutating func forget(_ gone: [String]) {
    tokens.subtract(gone)
    if tokens.isEmpty { acknowledgedNumber = lastNumber }
    guard let acknowledgedToken, gone.contains(acknowledgedToken) else { return }
    self.acknowledgedToken = nil
    acknowledgedFavorites = []
  }

  /// Records that the server was asked to forget tokens and may have done so; until a message is
  /// acknowledged there is something to send.
  package mutating func distrust() {
    if lastNumber == acknowledgedNumber { lastNumber += 1 }
  }

  /// The favorites in a body that `Message.body` wrote.
  ///
  /// - Parameter body: the bytes of the body.
  /// - Returns: `nil` for bytes that are not such a body.
  package static func favorites(inBody body: [UInt8]) -> [Int]? {
    var scanner = JSONScanner(body)
    var favorites: [Int]?
    do throws(JSONScanner.Failure) {
      guard try scanner.next() == UInt8(ascii: "{") else { return nil }
      try scanner.members { (scanner, name) throws(JSONScanner.Failure) in
        guard scanner.says(name, "favorites"), try scanner.next() == UInt8(ascii: "[") else {
          _ = try scanner.value()
          return
        }
        var list: [Int]? = []
        try scanner.elements { (scanner) throws(JSONScanner.Failure) in
          let value = try scanner.value()
          let number = value.kind == .number ? Int(scanner.text(of: value)) : nil
          if let number { list?.append(number) } else { list = nil }
        }
        favorites = list
      }
      try scanner.end()
    } catch {
      return nil
    }
    return favorites
  }
}
