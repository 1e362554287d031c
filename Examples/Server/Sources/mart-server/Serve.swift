import ArgumentParser
import Dispatch
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import MartServer
import MartStore
import ProgramSupport
import ServiceLifecycle

/// Serves until it is asked to stop.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve; SIGTERM ends it when the requests under way are answered.")

  @OptionGroup var store: StoreOptions
  @Option(help: "The address to listen on.") var host = "127.0.0.1"
  @Option(help: "The port to listen on; 0 for any.") var port = 8080
  @Option(help: "A file with the administrator's token; without it, MART_TOKEN in the environment.")
  var tokenFile: String?
  @Option(help: "The most bytes of a body.") var largestBody = ServerSettings().largestBody
  @Option(help: "Requests a second from one address; 0 for no limit.")
  var rate = ServerSettings().requestsPerSecond
  @Option(help: "Requests at once from one address.") var burst = ServerSettings().burst
  @Option(help: "Connections at a time.") var connections = ServerSettings().mostConnections
  @Option(help: "Connections of one address at a time.")
  var connectionsOfAddress = ServerSettings().mostConnectionsOfAddress
  @Option(help: "Seconds that a client has for the headers, the body and reading the answer, each.")
  var patience: Double?
  @Option(help: "The header in which a proxy names the client, such as X-Forwarded-For.")
  var clientAddressHeader: String?
  @Option(
    help: "The address of a proxy whose header counts; may be repeated. Without it, loopback.")
  var proxy: [String] = []
  @Option(help: "A name that the server answers for; may be repeated. Without it, any.")
  var hostName: [String] = []
  @Option(help: "How many devices may register from one address in a day; 0 for none.")
  var registrations = ServerSettings().registrationsPerDay
  @Option(help: "Seconds between SIGTERM, from which on /health is 503, and the end of listening.")
  var drain = 0.0
  @Option(help: "trace, debug, info, notice, warning, error or critical.")
  var logLevel = Logger.Level.info

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port is 0…65535") }
    guard largestBody > 0, connections > 0, connectionsOfAddress > 0, burst > 0 else {
      throw ValidationError("a limit is above 0")
    }
    guard rate >= 0, rate.isFinite else { throw ValidationError("--rate is 0 or more") }
    guard (patience ?? 1) > 0, (patience ?? 1) <= 3_600 else {
      throw ValidationError("--patience is above 0 and at most 3600")
    }
    guard (0...600).contains(drain) else { throw ValidationError("--drain is 0…600") }
    guard registrations >= 0 else { throw ValidationError("--registrations is 0 or more") }
    if let name = clientAddressHeader, HTTPField.Name(name) == nil {
      throw ValidationError("--client-address-header is no name of a header: \(name)")
    }
    if let wrong = proxy.first(where: { ClientAddress($0) == nil }) {
      throw ValidationError("--proxy is an address: \(wrong)")
    }
  }

  func run() async throws {
    LoggingSystem.bootstrap { JSONLines(label: $0) }
    var logger = Logger(label: "mart-server")
    logger.logLevel = logLevel
    let settings = try settings()
    if settings.token == nil { logger.warning("no token, so no administrator") }
    let store = try await store.open(patience: Self.patienceOfDatabase, logger)
    try store.check()
    let log = logger
    let application = try await MartApplication.make(
      store: store, settings: settings, logger: logger
    ) { channel in
      log.info("serving", metadata: ["address": "\(channel.localAddress.map { "\($0)" } ?? "")"])
    }
    try await run(application, settings.drain, logger)
    try store.close()
    logger.info("stopped")
  }

  /// How long a request waits for a database that is away.
  private static let patienceOfDatabase = Duration.seconds(5)

  /// Serves until a signal and through the drain, and then stops listening.
  private func run(
    _ application: some ApplicationProtocol, _ flag: Drain, _ logger: Logger
  ) async throws {
    let group = ServiceGroup(
      configuration: .init(services: [application], logger: logger))
    let seconds = drain
    let sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        flag.begin()
        Task {
          try await Task.sleep(for: .seconds(seconds))
          await group.triggerGracefulShutdown()
        }
      }
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    try await group.run()
  }

  private func settings() throws -> ServerSettings {
    var settings = ServerSettings()
    settings.host = host
    settings.port = port
    settings.token = try token()
    settings.largestBody = largestBody
    settings.requestsPerSecond = rate
    settings.burst = burst
    settings.mostConnections = connections
    settings.mostConnectionsOfAddress = connectionsOfAddress
    settings.clientAddressHeader = clientAddressHeader.flatMap { HTTPField.Name($0) }
    let proxies = proxy.isEmpty ? ["127.0.0.1", "::1"] : proxy
    settings.proxies = Set(proxies.compactMap { ClientAddress($0) })
    settings.hostNames = Set(hostName.map { $0.lowercased() })
    settings.registrationsPerDay = registrations
    settings.logLinesLost = { LineLog.standardError.linesLost }
    if let patience {
      settings.patience.headers = .seconds(patience)
      settings.patience.body = .seconds(patience)
      settings.patience.answer = .seconds(patience)
    }
    return settings
  }

  private func token() throws -> BearerToken? {
    let text: String
    if let tokenFile {
      text = String(decoding: try InputFile.content(of: tokenFile), as: UTF8.self)
    } else if let variable = ProcessInfo.processInfo.environment["MART_TOKEN"] {
      text = variable
    } else {
      return nil
    }
    guard let token = BearerToken(text) else {
      throw ValidationError("a token has at least \(BearerToken.shortest) bytes")
    }
    return token
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
