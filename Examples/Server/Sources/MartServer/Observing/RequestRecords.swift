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
    let (method, route) = (request.method.rawValue, route(context))
    let status = response.status.code
    metrics.record(method, route, status, seconds)
    // Texts as they are: a line for every request is most of what the server writes.
    context.logger.log(
      level: status >= 500 ? .error : .info, "request",
      metadata: [
        "method": .string(method), "route": .string(route), "status": .string(String(status)),
        "milliseconds": .string(Self.milliseconds(seconds)),
        "client": .string(context.client.description),
      ])
  }

  /// A time with two digits behind the point, without the search for the shortest number.
  private static func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 1e5).rounded())
    let rest = hundredths % 100
    return String(hundredths / 100) + (rest < 10 ? ".0" : ".") + String(rest)
  }

  private func route(_ context: MartContext) -> String {
    context.endpointPath ?? "NotFound"
  }
}
