/// An error that the server sent instead of branches, with all its details.
///
/// Decoding a `CatalogResponse` throws it, and it can be decoded on its own. The code is the
/// server's own; `status` is present if the body has it, as for unexpected errors of the original
/// server's framework.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
///
/// let body = #"{"code":"BAD_PARAMETER","message":"잘못된 마트입니다.","info":{"martTypes":"EMART"}}"#
/// do {
///   _ = try JSONDecoder().decode(CatalogResponse.self, from: Data(body.utf8))
/// } catch let error as CatalogError {
///   error.code  // .badParameter
///   error.info?["martTypes"]?.text  // "EMART"
/// }
/// ```
public struct CatalogError: Error, Hashable, Sendable {
  /// The server's code; there may be others.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as the server writes it, such as `BAD_PARAMETER`.
    public let rawValue: String

    /// Makes a code from the server's text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A parameter of the request is wrong; the info names it.
    public static let badParameter = Code(rawValue: "BAD_PARAMETER")
    /// The request is wrong as a whole.
    public static let badRequest = Code(rawValue: "BAD_REQUEST")
    /// The session has expired or there is none.
    public static let unauthorized = Code(rawValue: "UNAUTHORIZED")
    /// There is no such branch or mart.
    public static let notFound = Code(rawValue: "NOT_FOUND")
    /// Too many requests; wait before the next one.
    public static let tooManyRequests = Code(rawValue: "TOO_MANY_REQUESTS")
    /// The server cannot answer now.
    public static let serverError = Code(rawValue: "SERVER_ERROR")
  }

  /// What is wrong, in the server's code.
  public let code: Code
  /// The server's words for people; `nil` when there are none.
  public let message: String?
  /// The server's further details; `nil` when there are none.
  public let info: CatalogInfo?
  /// The status in the body, such as 401; `nil` when it has none.
  public let status: Int?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: what is wrong.
  ///   - message: words for people.
  ///   - info: further details.
  ///   - status: the status of the answer.
  public init(_ code: Code, message: String? = nil, info: CatalogInfo? = nil, status: Int? = nil) {
    self.code = code
    self.message = message
    self.info = info
    self.status = status
  }
}

extension CatalogError.Code {
  /// The code of an answer whose body has only a status.
  init?(status: Int) {
    switch status {
    case 400: self = .badRequest
    case 401: self = .unauthorized
    case 404: self = .notFound
    case 429: self = .tooManyRequests
    case 400..<500: self.init(rawValue: "HTTP_\(status)")
    case 500..<600: self = .serverError
    default: return nil
    }
  }
}

#if !hasFeature(Embedded)
  extension CatalogError: CustomStringConvertible {
    /// One line with the code, the message and the info.
    public var description: String {
      var text = "the server answered " + code.rawValue
      if let message, !message.isEmpty { text += ": " + message }
      if let info { text += " (\(info))" }
      return text
    }
  }

  extension CatalogError: Codable {
    private enum Key: String, CodingKey { case code, message, info, status }

    /// Reads the body of an error.
    ///
    /// - Throws: `DecodingError` when the body has no error.
    public init(from decoder: any Decoder) throws {
      guard let error = EnvelopeHead(decoder).error else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "the body names no error"))
      }
      self = error
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(code.rawValue, forKey: .code)
      try container.encodeIfPresent(message, forKey: .message)
      try container.encodeIfPresent(info, forKey: .info)
      try container.encodeIfPresent(status, forKey: .status)
    }
  }
#endif
