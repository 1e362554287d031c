import Hummingbird
import Logging

/// One route that answers with a given number of bytes, for the proofs to compare with.
@main
struct BareRoute {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard arguments.count == 2 else { fatalError("usage: bare-route PORT BYTES") }
    let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: arguments[1])
    let router = Router()
    router.get("/") { _, _ in
      Response(status: .ok, body: ResponseBody(byteBuffer: body))
    }
    var logger = Logger(label: "bare-route")
    logger.logLevel = .error
    let application = Application(
      router: router,
      // As many connections may wait as at the server that it is compared with.
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: arguments[0]), backlog: 1_024),
      logger: logger)
    try await application.runService()
  }
}
