import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import MartStore
import NIOCore

/// The HTTP server: the original API and what was added to it, on a store.
public enum MartApplication {
  /// Makes the application, which serves until it is told to stop.
  ///
  /// It then answers the requests in progress before it ends.
  ///
  /// - Parameters:
  ///   - store: what is answered from and written to.
  ///   - settings: what the operator has chosen.
  ///   - logger: where requests and failures are written.
  ///   - registry: holds the values of `/metrics`.
  ///   - onRunning: is called with the listening channel when the server takes connections.
  /// - Throws: `MartStoreError` if the store cannot be read.
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

  /// How many new connections may wait until the server accepts them.
  ///
  /// The system allows at most `net.core.somaxconn`. A client beyond the limit tries again after a
  /// second; the usual 256 were too few for 512 clients at once.
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
