public import Fetching

extension FetchFailure {
  /// Classifies an answer of the register's API that is not a page: an error as JSON or XML, even with
  /// the status 200.
  ///
  /// The API names its errors, and one number has several names, so the name decides.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let answer = "<returnAuthMsg>SERVICE_KEY_IS_NOT_REGISTERED_ERROR</returnAuthMsg>"
  /// FetchFailure(registerAnswer: answer)?.code  // .client
  /// FetchFailure(registerAnswer: "<html>점검 중</html>")?.code  // .undecodable
  /// FetchFailure(registerAnswer: "{}")  // nil
  /// ```
  ///
  /// - Parameter text: the body of the answer.
  /// - Returns: `nil` for a text that is neither an error nor a document of another kind; a
  ///   `RegisterPage` reads it.
  public init?(registerAnswer text: String) {
    let start = text.utf8.prefix(65_536)
    if let name = Self.registerErrors.first(where: { start.holds($0.name) }) {
      self.init(name.code, retryAfter: name.retryAfter, message: name.name)
      return
    }
    guard start.first(where: { $0 > 0x20 && $0 < 0x80 }) == 0x3C else { return nil }
    self.init(.undecodable, message: text.cut)
  }

  /// An error of the API by its name.
  init(registerError name: String) {
    guard let found = Self.registerErrors.first(where: { name.utf8.holds($0.name) }) else {
      self.init(.other, message: name.cut)
      return
    }
    self.init(found.code, retryAfter: found.retryAfter, message: found.name)
  }

  /// Source: the list of errors of data.go.kr.
  private static let registerErrors: [(name: String, code: Code, retryAfter: Double?)] = [
    // A name that contains another stands before it.
    ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR", .tooMany, 1),
    ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR", .tooMany, nil),
    ("SERVICE_KEY_IS_NOT_REGISTERED_ERROR", .client, nil), ("SERVICE_KEY_IS_NULL", .client, nil),
    ("PERMISSION_DENIED", .client, nil), ("SERVICE_ACCESS_DENIED_ERROR", .client, nil),
    ("DEADLINE_HAS_EXPIRED_ERROR", .client, nil), ("BLACKLIST_IP_ACCESS_ERROR", .client, nil),
    ("INVALID_REQUEST_PARAMETER_ERROR", .client, nil), ("NO_OPENAPI_SERVICE_ERROR", .client, nil),
    ("SERVICETIMEOUT_ERROR", .timeout, nil), ("APPLICATION_ERROR", .server, nil),
    ("HTTP_ERROR", .server, nil),
  ]
}

extension Collection<UInt8> {
  /// Whether a word stands in the text, in any case of Latin letters.
  fileprivate func holds(_ word: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      var place = rest.startIndex
      var isThere = true
      for byte in word.utf8 {
        guard place < endIndex else { return false }
        let own = self[place]
        guard (own &- 0x61 < 26 ? own - 0x20 : own) == byte else {
          isThere = false
          break
        }
        formIndex(after: &place)
      }
      if isThere { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
