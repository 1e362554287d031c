// The tokens that a server may have, for a registration.
extension FavoritesSync {
  /// Every token under which the server may have data, smallest first.
  package var tokensOnServer: [String] { tokens.sorted() }

  /// Whether the server may have any data.
  package var hasTokens: Bool { !tokens.isEmpty }

  /// The token whose favorites the server acknowledged last, or `nil`.
  package var currentToken: String? { acknowledgedToken }

  /// Whether something was asked for that the server has not acknowledged.
  package var isUncertain: Bool { lastNumber > acknowledgedNumber }

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

  /// Records that the server may have forgotten tokens, so that there is something to send until a
  /// later message is acknowledged.
  package mutating func distrust() { lastNumber += 1 }

  /// What a device wrote to the server, `{"favorites":[…]}` with or without its settings.
  package struct Body: Sendable {
    /// The favorites in the user's order.
    package var favorites: [Int] = []
    /// How many days ahead, or `nil` when the body does not say.
    package var leads: [Int]?
    /// The minute of the day, or `nil` when the body does not say.
    package var minuteOfDay: Int?
    /// The tag of the language, or `nil` when the body does not say.
    package var language: String?
  }

  /// Reads a body that `Message.body` or a `PushRegistration` wrote.
  ///
  /// - Parameter bytes: the bytes of the body; other keys are ignored.
  /// - Returns: `nil` for bytes that are not such a body.
  package static func body(_ bytes: [UInt8]) -> Body? {
    var scanner = JSONScanner(bytes)
    var body = Body()
    var favorites: [Int]?
    var isWrong = false
    do throws(JSONScanner.Failure) {
      guard try scanner.next() == UInt8(ascii: "{") else { return nil }
      try scanner.members { (scanner, name) throws(JSONScanner.Failure) in
        if scanner.says(name, "favorites") {
          favorites = try numbers(&scanner)
        } else if scanner.says(name, "leads") {
          body.leads = try numbers(&scanner)
          isWrong = isWrong || body.leads == nil
        } else {
          let isMinute = scanner.says(name, "minuteOfDay")
          let isLanguage = scanner.says(name, "language")
          let value = try scanner.value()
          if isMinute {
            body.minuteOfDay = value.kind == .number ? Int(scanner.text(of: value)) : nil
            isWrong = isWrong || body.minuteOfDay == nil
          } else if isLanguage {
            let isText = value.kind == .string || value.kind == .escapedString
            body.language = isText ? scanner.text(of: value) : nil
            isWrong = isWrong || body.language == nil
          }
        }
      }
      try scanner.end()
    } catch {
      return nil
    }
    guard let favorites, !isWrong else { return nil }
    body.favorites = favorites
    return body
  }

  /// Reads an array of whole numbers; `nil` for any other value.
  private static func numbers(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> [Int]? {
    guard try scanner.next() == UInt8(ascii: "[") else {
      _ = try scanner.value()
      return nil
    }
    var list: [Int]? = []
    try scanner.elements { (scanner) throws(JSONScanner.Failure) in
      let value = try scanner.value()
      let number = value.kind == .number ? Int(scanner.text(of: value)) : nil
      if let number { list?.append(number) } else { list = nil }
    }
    return list
  }
}
