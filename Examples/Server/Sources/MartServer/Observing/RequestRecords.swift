import CoreMetrics
import HTTPTypes
import Hummingbird
import Logging

/// Answers errors in one form, and records every request with its route, and never with its path:
/// a path may hold the name of a subscriber.
struct RequestRecords: RouterMiddleware {
  typealias Context = MartContext

  let metrics: ServerMetrics
  let addressing: ClientAddressing

  func handle(
    _ request: Request, context: MartContext,
    next: (Request, MartContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    metrics.requestsUnderWay.increment()
    defer { metrics.requestsUnderWay.decrement() }
    var context = context
    context.client = addressing.client(of: request.headers, from: context.client)
    var response: Response
    do {
      response = try await next(request, context)
    } catch {
      response = answer(to: error, request, context)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    record(request, response, context, seconds: (ContinuousClock.now - start) / .seconds(1))
    return response
  }

  private func answer(
    to error: any Error, _ request: Request, _ context: MartContext
  ) -> Response {
    if let error = ServerError(error) { return error.response(from: request, context: context) }
    // A client that went away is nobody's mistake; the answer is read by nobody.
    if !(error is CancellationError) {
      context.logger.error(
        "failed", metadata: ["route": "\(route(context))", "error": "\(type(of: error)): \(error)"])
    }
    return ServerError.failed.response(from: request, context: context)
  }

  private func record(
    _ request: Request, _ response: Response, _ context: MartContext, seconds: Double
  ) {
    let route = route(context)
    let status = response.status.code
    metrics.record(request.method.rawValue, route, status, seconds)
    context.logger.log(
      level: status >= 500 ? .error : .info, "request",
      metadata: [
        "method": "\(request.method.rawValue)", "route": "\(route)", "status": "\(status)",
        "milliseconds": "\((seconds * 1e5).rounded() / 100)",
        "client": "\(context.client.description)",
      ])
  }

  private func route(_ context: MartContext) -> String {
    context.endpointPath ?? "NotFound"
  }
}
