import Foundation
import HTTPTypes
import Hummingbird
import Logging
import MartHolidayKit
import MartStore
import NIOCore

/// What the routes share.
struct Server: Sendable {
  let store: MartStore
  let catalog: CatalogKeeper
  let settings: ServerSettings
  let metrics: ServerMetrics
  let registrations: RateLimiter?
}

/// Adds routes, and answers 405 to the other methods of their paths.
struct RouteTable {
  typealias Handler = @Sendable (Request, MartContext) async throws -> Response

  let router: Router<MartContext>

  private static let methods: [HTTPRequest.Method] = [.get, .put, .post, .delete, .patch, .options]

  func add(_ path: RouterPath, _ handlers: [HTTPRequest.Method: Handler]) {
    let names = handlers.keys.map { $0.rawValue } + (handlers[.get] == nil ? [] : ["HEAD"])
    let allowed = names.sorted().joined(separator: ", ")
    for method in Self.methods {
      if let handler = handlers[method] {
        router.on(path, method: method, use: handler)
      } else {
        router.on(path, method: method) { _, _ -> Response in
          throw ServerError.methodNotAllowed(allowed)
        }
      }
    }
  }
}

extension Server {
  /// Refuses a request without the administrator's token.
  func authorize(_ request: Request) throws {
    guard let token = settings.token else { throw ServerError.writesAreOff }
    guard let key = request.key else { throw ServerError.noToken }
    guard token.matches(key) else { throw ServerError.wrongToken }
  }

  /// The bytes of a body that has to be JSON.
  func body(of request: Request) async throws -> [UInt8] {
    let type = request.headers[.contentType]?.lowercased() ?? ""
    guard type.prefix(while: { $0 != ";" && $0 != " " }) == "application/json" else {
      throw ServerError.notJSON
    }
    do {
      let buffer = try await request.body.collect(upTo: settings.largestBody)
      return Array(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw ServerError.bodyTooLarge(settings.largestBody)
    }
  }

  /// The number of a branch in the path.
  func branchID(_ context: MartContext) throws -> Int {
    guard let text = context.part("id"), let id = Int(text) else {
      throw ServerError.badRequest
    }
    return id
  }
}

extension Request {
  /// What stands behind `Authorization: Bearer`.
  var key: String? {
    let scheme = "bearer "
    guard let field = headers[.authorization], field.lowercased().hasPrefix(scheme) else {
      return nil
    }
    return String(field.dropFirst(scheme.count))
  }

  /// The first value of a query parameter, decoded; `nil` if there is none.
  func query(_ name: String) throws -> String? {
    // `+` is a space and `%2B` a plus, so spaces are put in before decoding.
    for part in (uri.query ?? "").split(separator: "&") {
      let (key, value) =
        part.firstIndex(of: "=").map {
          (part[..<$0], part[part.index(after: $0)...])
        } ?? (part, "")
      guard String(key).removingPercentEncoding == name else { continue }
      return value.replacing("+", with: " ").removingPercentEncoding
    }
    return nil
  }

  /// The language of words for people.
  func language() throws -> PhraseLanguage {
    try query("language").map { PhraseLanguage(languageTag: $0) } ?? .korean
  }
}
