import Foundation
import Hummingbird
import Logging
import MartHolidayKit
import MartStore

/// What the operator of the server looks at.
struct OperationRoutes {
  let server: Server

  func add(to table: RouteTable) {
    table.add("/health", [.get: { try await health($0, $1) }])
    table.add("/api/receipts", [.get: { request, _ in try await receipts(request) }])
    table.add("/metrics", [.get: { _, _ in try await metrics() }])
  }

  private struct Health: Encodable {
    let status: String
    let date: String
    let branches: Int
    let catalogVersion: Int
  }

  private func health(_ request: Request, _ context: MartContext) async throws -> Response {
    do {
      try await server.store.ping()
    } catch {
      context.logger.error("the database cannot be read", metadata: ["error": "\(error)"])
      throw ServerError.noDatabase(because: (error as? MartStoreError)?.code)
    }
    // A load balancer then sends the next requests to other servers.
    guard !server.settings.drain.hasBegun else { throw ServerError.ending }
    let image = try server.catalog.image()
    return try JSONAnswer.response(
      Health(
        status: "ok", date: image.today.description, branches: image.catalog.count,
        catalogVersion: image.version.number),
      headers: [.cacheControl: "no-store"])
  }

  /// What the last load of each source did.
  private func receipts(_ request: Request) async throws -> Response {
    try server.authorize(request)
    return try JSONAnswer.response(
      try await server.store.receipts(), headers: [.cacheControl: "no-store"])
  }

  private func metrics() async throws -> Response {
    let image = try server.catalog.image()
    server.metrics.set(
      branches: image.catalog.count, version: image.version.number,
      subscribers: try await server.store.subscriberCount(),
      linesLost: server.settings.logLinesLost())
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: server.metrics.text())))
  }
}
