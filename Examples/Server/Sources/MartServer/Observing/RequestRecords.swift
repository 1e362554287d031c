import CoreMetrics
import HTTPTypes
import Hummingbird
import Logging

/// Answers errors in one form, and records every request.
///
/// A record has the route and never the path, which may contain the name of a subscriber.
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
    // A client that went away is no error, and nobody reads the answer.
    if !(error is CancellationError) {
      context.logger.error(
        "failed", metadata: ["route": "\(route(context))", "error": "\(type(of: error)): \(error)"])
    }
    return ServerError.failed.response(from: request, context: context)
  }

  private func record(
    _ request: Request, _ response: Response, _ context: MartContext, seconds: Double
  ) {
    let (method, route) = (request.method.rawValue, route(context))
    let status = response.status.code
    metrics.record(method, route, status, seconds)
    // Plain strings, which cost least: this line is written for every request.
    context.logger.log(
      level: status >= 500 ? .error : .info, "request",
      metadata: [
        "method": .string(method), "route": .string(route), "status": .string(String(status)),
        "milliseconds": .string(Self.milliseconds(seconds)),
        "client": .string(context.client.description),
      ])
  }

  /// Milliseconds with two decimals, which is quicker than printing a `Double`.
  private static func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 1e5).rounded())
    let rest = hundredths % 100
    return String(hundredths / 100) + (rest < 10 ? ".0" : ".") + String(rest)
  }

  private func route(_ context: MartContext) -> String {
    context.endpointPath ?? "NotFound"
  }
}
