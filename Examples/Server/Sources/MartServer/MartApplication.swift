import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import MartStore
import NIOCore

/// The server: the original API and what came beside it, on a store.
public enum MartApplication {
  /// Makes the application; running it serves until a signal asks it to stop, and then through the end
  /// of the requests that are under way.
  ///
  /// - Parameters:
  ///   - store: what is answered from and written to.
  ///   - settings: what the operator has chosen.
  ///   - logger: where requests and failures are written.
  ///   - registry: where the values of `/metrics` are.
  /// - Throws: what reading the store throws.
  public static func make(
    store: MartStore, settings: ServerSettings, logger: Logger,
    registry: MetricsRegistry = MetricsRegistry(),
    onRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
  ) async throws -> some ApplicationProtocol {
    let catalog = try await CatalogKeeper(store, settings, logger)
    let metrics = ServerMetrics(registry)
    let perDay = settings.registrationsPerDay
    let server = Server(
      store: store, catalog: catalog, settings: settings, metrics: metrics,
      registrations: perDay > 0 ? RateLimiter(rate: Double(perDay) / 86_400, burst: perDay) : nil)
    let counter = ConnectionCounter(mostOfAddress: settings.mostConnectionsOfAddress)
    let http = HTTP1Channel.Configuration(
      additionalChannelHandlers: [ConnectionGuard(settings, counter, metrics)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))
    return Application(
      router: router(server), server: .http1(configuration: http),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port), backlog: waitingConnections,
        availableConnectionsDelegate: MaximumAvailableConnections(settings.mostConnections)),
      services: [catalog], onServerRunning: onRunning, logger: logger)
  }

  /// How many clients the system lets wait while the server takes in others, at most as many as
  /// `net.core.somaxconn` says.
  ///
  /// Whoever comes beyond them has to try again, and waits for a second first: the usual 256 were too few
  /// for 512 who come at once.
  private static let waitingConnections = 1_024

  private static func router(_ server: Server) -> Router<MartContext> {
    let settings = server.settings
    let router = Router(context: MartContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
      middleware: RequestRecords(
        metrics: server.metrics,
        addressing: ClientAddressing(settings)))
    router.add(
      middleware: RequestRules(
        largestBody: settings.largestBody, hostNames: settings.hostNames,
        limiter: settings.requestsPerSecond > 0
          ? RateLimiter(rate: settings.requestsPerSecond, burst: settings.burst) : nil))
    let table = RouteTable(router: router)
    MartRoutes(server: server).add(to: table)
    ScheduleRoutes(server: server).add(to: table)
    TextRoutes(server: server).add(to: table)
    ClosingRoutes(server: server).add(to: table)
    SubscriberRoutes(server: server).add(to: table)
    FeedRoutes(server: server).add(to: table)
    OperationRoutes(server: server).add(to: table)
    return router
  }
}
