import Foundation
import HTTPTypes
import Hummingbird

/// Refuses what no honest client sends, before a route looks at it.
struct RequestRules: RouterMiddleware {
  typealias Context = MartContext

  let largestBody: Int
  let hostNames: Set<String>
  let limiter: RateLimiter?

  private static let longestPath = 2_048
  private static let host = HTTPField.Name("Host")

  func handle(
    _ request: Request, context: MartContext,
    next: (Request, MartContext) async throws -> Response
  ) async throws -> Response {
    if let limiter, let seconds = limiter.secondsToWait(context.client.description) {
      throw ServerError.tooManyRequests(seconds)
    }
    try checkHost(request.head)
    try check(request.head.path ?? "")
    if let text = request.headers[.contentLength] {
      guard let length = Int(text), length >= 0 else { throw ServerError.badRequest }
      guard length <= largestBody else { throw ServerError.bodyTooLarge(largestBody) }
    }
    return try await next(request, context)
  }

  /// Refuses a request without exactly one host, or with one that the server does not answer for.
  private func checkHost(_ head: HTTPRequest) throws {
    // The first `Host` became the authority; one that is left among the fields is a second one.
    guard let authority = head.authority, !authority.isEmpty, !authority.contains("@"),
      Self.host.map({ head.headerFields[$0] == nil }) ?? true
    else { throw ServerError.badRequest }
    guard !hostNames.isEmpty else { return }
    let host =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    guard hostNames.contains(host.lowercased()) else { throw ServerError.otherHost }
  }

  /// Refuses a path that would have to be resolved, such as one with `..` or an escaped slash.
  private func check(_ target: String) throws {
    guard target.utf8.count <= Self.longestPath else { throw ServerError.pathTooLong }
    let path = target.prefix { $0 != "?" }
    let percent = UInt8(ascii: "%")
    guard path.hasPrefix("/"), !target.contains("#") else { throw ServerError.badRequest }
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let decoded = part.utf8.contains(percent) ? part.removingPercentEncoding : String(part)
      guard let name = decoded, name != ".", name != "..",
        !name.contains("/"), !name.contains("\\"), !name.unicodeScalars.contains(where: \.isControl)
      else { throw ServerError.badRequest }
      if name.isEmpty && path != "/" { throw ServerError.notFound }
    }
    let query = target[path.endIndex...]
    if query.utf8.contains(percent), query.removingPercentEncoding == nil {
      throw ServerError.badRequest
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
