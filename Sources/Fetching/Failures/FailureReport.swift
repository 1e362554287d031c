/// What the developers of an app are told about a failure, without personal data.
///
/// It has the kind, the status, the shape of the request and the words of the message. Every word
/// with a digit or a sign in it becomes `#`, as numbers, coordinates, hosts, addresses and most
/// identifiers have, and every word over 24 letters. A name of letters alone stays, so a server
/// should name nobody in its errors. The library knows no endpoint: the app sends the payload
/// wherever it wants.
///
/// ```swift
/// import MartHolidayKit
///
/// let failure = FetchFailure(.server, status: 503)
/// let report = FailureReport(
///   failure, request: "https://example.com/api/marts?latitude=37.5&longitude=127.1",
///   keeping: CatalogRequest.words)
/// report?.request  // "/api/marts?latitude=#&longitude=#"
/// FailureReport(FetchFailure(.offline)) == nil  // true
/// ```
public struct FailureReport: Hashable, Sendable {
  /// The kind of the failure.
  public let code: FetchFailure.Code
  /// The status of the answer; `nil` when none came.
  public let status: Int?
  /// The path and the names of the query; `nil` when the app did not say.
  public let request: String?
  /// The words of the message that are only letters; `nil` when there was none.
  public let message: String?
  /// The number of similar failures held back before.
  public internal(set) var heldBack = 0

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - failure: what happened.
  ///   - request: the requested address, or only its path; it is redacted.
  ///   - words: the parts of paths and the names in queries that say nothing about a person, such as
  ///     `CatalogRequest.words`; every other one becomes `#`.
  /// - Returns: `nil` for failures that no developer can fix: a missing connection and an expired
  ///   session.
  public init?(_ failure: FetchFailure, request: String? = nil, keeping words: Set<String> = []) {
    guard failure.code != .offline, failure.code != .signedOut else { return nil }
    code = failure.code
    status = failure.status
    self.request = request.map { Redaction.request($0, keeping: words) }
    message = failure.message.map { Redaction.message($0) }
  }

  /// The report as plain text, one line for each part.
  public var text: String {
    var lines = ["fetch failed: \(code.rawValue)" + (status.map { " \($0)" } ?? "")]
    if let request { lines.append("request: \(request)") }
    if let message, !message.isEmpty { lines.append("message: \(message)") }
    if heldBack > 0 { lines.append("held back before: \(heldBack)") }
    return lines.joined(separator: "\n")
  }

  /// The report as the JSON object for a Slack webhook, `{"text":"…"}`, in UTF-8.
  ///
  /// Source: Slack's documentation, "Formatting text for app surfaces": `&`, `<` and `>` are escaped.
  public var slackPayload: [UInt8] { SlackMessage.payload(text) }
}

/// A text as the payload for a Slack webhook; there is no endpoint here.
package enum SlackMessage: Sendable {
  /// The JSON object `{"text":"…"}` in UTF-8, with the text escaped for Slack and for JSON.
  ///
  /// - Parameter text: any text; nothing in it becomes a link or a mention.
  /// - Complexity: O(*n*) in the length of the text.
  package static func payload(_ text: String) -> [UInt8] {
    var bytes = Array("{\"text\":\"".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0..<0x20, 0x7F:
        bytes += "\\u00".utf8
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 0xF))
      default: bytes.append(byte)
      }
    }
    bytes += "\"}".utf8
    return bytes
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x61 + digit - 10
  }
}
