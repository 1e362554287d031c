import ArgumentParser
import Foundation
import Hummingbird
import Logging
import MartServer
import MartStore
import ProgramSupport

/// Serves until it is asked to stop.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve; SIGTERM ends it when the requests under way are answered.")

  @OptionGroup var file: DatabaseOption
  @Option(help: "The address to listen on.") var host = "127.0.0.1"
  @Option(help: "The port to listen on; 0 for any.") var port = 8080
  @Option(help: "A file with the token of those who may write, else MART_TOKEN in the environment.")
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
  }

  func run() async throws {
    LoggingSystem.bootstrap { JSONLines(label: $0) }
    var logger = Logger(label: "mart-server")
    logger.logLevel = logLevel
    let settings = try settings()
    if settings.token == nil { logger.warning("no token: all writes are refused") }
    let store = try MartStore(path: file.database)
    let log = logger
    let application = try await MartApplication.make(
      store: store, settings: settings, logger: logger
    ) { channel in
      log.info("serving", metadata: ["address": "\(channel.localAddress.map { "\($0)" } ?? "")"])
    }
    try await application.runService()
    try store.close()
    logger.info("stopped")
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
    settings.clientAddressHeader = clientAddressHeader
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
