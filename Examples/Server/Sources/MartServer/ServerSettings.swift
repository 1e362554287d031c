import Foundation
public import HTTPTypes
import MartHolidayFoundation
import MartHolidayKit

/// What an operator may choose; the README has the table.
public struct ServerSettings: Sendable {
  public var host = "127.0.0.1"
  public var port = 8080
  /// The administrator's token; without one, only devices write, each its own registration.
  public var token: BearerToken?
  /// The most bytes of a body.
  public var largestBody = 64 << 10
  /// How many requests a second an address may send on average; 0 for no limit.
  public var requestsPerSecond = 50.0
  /// How many requests an address may send at once.
  public var burst = 200
  /// The most connections at a time.
  public var mostConnections = 1_000
  /// The most connections of one address at a time.
  public var mostConnectionsOfAddress = 250
  /// The header in which a proxy in front of the server names the client; `nil` without a proxy.
  public var clientAddressHeader: HTTPField.Name?
  /// The addresses of those proxies; the header of any other client is ignored.
  public var proxies: Set<ClientAddress> = []
  /// The host names in lower case that the server answers for; empty for any.
  public var hostNames: Set<String> = []
  /// How many devices may register from one address in a day; 0 for none.
  public var registrationsPerDay = 50
  /// Whether the server is about to end.
  public var drain = Drain()
  /// How long clients may take.
  public var patience = Patience()
  /// How many lines of the log were lost, for `/metrics`.
  public var logLinesLost: @Sendable () -> Int = { 0 }
  /// The current time; a test sets another one.
  public var now: @Sendable () -> Date = { Date() }

  public init() {}

  /// How long a client may take.
  public struct Patience: Sendable {
    /// From the connection, or the end of the last answer, through the headers of a request.
    public var headers: Duration = .seconds(15)
    /// From the headers of a request through the end of its body.
    public var body: Duration = .seconds(20)
    /// From the end of a request until its answer is read.
    public var answer: Duration = .seconds(30)

    public init() {}
  }

  var wallTime: WallTime { WallTime(inKoreaAt: now()) }
  var seconds: Int { Int(now().timeIntervalSince1970) }
}
