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
}

/// Adds routes, and to each path the refusal of the methods that it does not have.
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
  /// Lets only those write who have the token.
  func authorize(_ request: Request) throws {
    guard let token = settings.token else { throw ServerError.writesAreOff }
    let scheme = "bearer "
    guard let field = request.headers[.authorization], field.lowercased().hasPrefix(scheme) else {
      throw ServerError.noToken
    }
    guard token.matches(String(field.dropFirst(scheme.count))) else {
      throw ServerError.wrongToken
    }
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
  /// The values of a query parameter, decoded.
  func query(_ name: String) throws -> String? {
    guard let value = uri.queryParameters[Substring(name)] else { return nil }
    return String(value).replacing("+", with: " ")
  }

  /// The language of words for people.
  func language() throws -> PhraseLanguage {
    try query("language").map { PhraseLanguage(languageTag: $0) } ?? .korean
  }
}
