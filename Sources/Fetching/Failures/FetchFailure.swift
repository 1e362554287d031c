/// Why something could not be fetched.
///
/// ```swift
/// import MartHolidayKit
///
/// FetchFailure(statusCode: 503)?.code  // .server
/// FetchFailure(statusCode: 401)?.code  // .signedOut
/// FetchFailure(statusCode: 200)        // nil
/// FetchFailure(.offline).phrase(in: .korean)  // "인터넷에 연결되어 있지 않습니다"
/// ```
public struct FetchFailure: Error, Hashable, Sendable {
  /// The kind of a failure; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The server refuses the request: 400 to 499, except the codes below.
    public static let client = Code(rawValue: "client")
    /// The session is not accepted, 401, which does not mean that it has ended.
    public static let signedOut = Code(rawValue: "signedOut")
    /// Too many requests: 429.
    public static let tooMany = Code(rawValue: "tooMany")
    /// The server failed: 500 and above, a redirection, and any invalid status.
    public static let server = Code(rawValue: "server")
    /// There is no connection.
    public static let offline = Code(rawValue: "offline")
    /// No answer came in time, or the server says so: 408 and 504.
    public static let timeout = Code(rawValue: "timeout")
    /// The answer cannot be read.
    public static let undecodable = Code(rawValue: "undecodable")
    /// It failed in some other way.
    public static let other = Code(rawValue: "other")
  }

  /// The kind of the failure.
  public let code: Code
  /// The status of the answer; `nil` when none came.
  public let status: Int?
  /// The seconds after which the server accepts another request, 0 or more; `nil` when it does not
  /// say.
  public let retryAfter: Double?
  /// The message of the server or the system, for a log and not for a person.
  public let message: String?

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - code: the kind of the failure.
  ///   - status: the status of the answer.
  ///   - retryAfter: the seconds after which the server accepts another request; less than 0 counts
  ///     as 0, and NaN or an infinity as `nil`.
  ///   - message: the message of the server or the system.
  public init(
    _ code: Code, status: Int? = nil, retryAfter: Double? = nil, message: String? = nil
  ) {
    self.code = code
    self.status = status
    self.retryAfter = retryAfter.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.message = message
  }

  /// Classifies the status of an answer.
  ///
  /// - Parameters:
  ///   - status: the status from the server, any number.
  ///   - retryAfter: the unchanged header `Retry-After`, in any of its forms. That of a 401 does not
  ///     count, because it is a session that is missing and not time.
  ///   - date: the unchanged header `Date` of the same answer. A `Retry-After` that names a date
  ///     is read by that clock, so it does not matter how wrong the device's is.
  ///   - now: the time in seconds since 1970, for a header that names a date when there is no
  ///     `date`; without both such a header is ignored.
  ///   - message: the message of the server.
  /// - Returns: `nil` for a success, 200 to 299, and for 304, not modified.
  public init?(
    statusCode status: Int, retryAfter: String? = nil, date: String? = nil,
    at now: Double? = nil, message: String? = nil
  ) {
    let code: Code
    switch status {
    case 200..<300, 304: return nil
    case 401: code = .signedOut
    case 408, 504: code = .timeout
    case 429: code = .tooMany
    case 400..<500: code = .client
    default: code = .server
    }
    self.init(
      code, status: status,
      retryAfter: code == .signedOut
        ? nil : retryAfter.flatMap { RetryAfter.seconds($0, date: date, at: now) },
      message: message)
  }
}

extension FetchFailure: CustomStringConvertible {
  /// One line for a log, with the status.
  public var description: String {
    var text = code.rawValue
    if let status { text += " \(status)" }
    if let message { text += ": \(message)" }
    return text
  }
}

#if !hasFeature(Embedded)
  extension FetchFailure.Code: Codable {}
  extension FetchFailure: Codable {}
#endif
