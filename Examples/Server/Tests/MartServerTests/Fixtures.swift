import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import MartHolidayFoundation
import MartHolidayKit
import MartServer
import MartStore
import NIOCore

let secret = "a-secret-of-the-test"

/// Sunday, 22 November 2026, 09:00 in Korea.
let now = Date(WallTime(CivilDate(2026, 11, 22), 9, 0))

/// The branches of the served catalogue.
let catalogue: [Branch] = [
  Branch(
    id: 1, mart: .emart, name: "가든5점", region: "서울", address: "서울특별시 송파구 충민로 10",
    phone: "02-411-1234", openingHours: "10:00~23:00",
    pageURL: "http://store.emart.com/branch/list.do?id=1140",
    coordinate: Coordinate(latitude: 37.47915561, longitude: 127.11836061),
    schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
  Branch(
    id: 5, mart: .emart, name: "성수점", region: "서울", address: "서울 \"location\":{ 379",
    coordinate: Coordinate(latitude: 37.539993, longitude: 127.053111),
    schedule: HolidaySchedule(rule: .never)),
  Branch(id: 7, mart: .traders, name: "고양점", region: "경기"),
  Branch(id: 9, mart: Mart(serverName: "새마트"), name: "첫점"),
]

/// A server on a database of its own that is there for one test.
struct Served {
  let client: any TestClientProtocol
  let store: MartStore
  let logs: InMemoryLogHandler

  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(.get, uri, headers)
  }

  func send(
    _ method: HTTPRequest.Method, _ uri: String, _ headers: HTTPFields = [:], body: String? = nil
  ) async throws -> TestResponse {
    try await client.execute(
      uri: uri, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
  }

  /// Sends a request with the administrator's token.
  func write(
    _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    let fields: HTTPFields = [
      .authorization: "Bearer " + secret, .contentType: "application/json",
    ]
    return try await send(method, uri, fields + headers, body: body)
  }
}

func + (one: HTTPFields, other: HTTPFields) -> HTTPFields {
  var sum = one
  for field in other { sum[field.name] = field.value }
  return sum
}

/// Runs a test against a server.
func serve(
  _ change: (inout ServerSettings) -> Void = { _ in }, over setup: TestingSetup = .router,
  _ test: @escaping @Sendable (Served) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "mart-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let store = try MartStore(path: folder.appending(path: "mart.sqlite").path)
  try await store.load(BranchCatalog(catalogue), at: Int(now.timeIntervalSince1970))
  var settings = ServerSettings()
  settings.token = BearerToken(secret)
  settings.now = { now }
  settings.requestsPerSecond = 0
  change(&settings)
  let logs = InMemoryLogHandler()
  var logger = Logger(label: "test") { _ in logs }
  logger.logLevel = .trace
  let application = try await MartApplication.make(store: store, settings: settings, logger: logger)
  try await application.test(setup) { client in
    try await test(Served(client: client, store: store, logs: logs))
  }
  try store.close()
}

extension TestResponse {
  var data: Data { Data(body.readableBytesView) }
  var text: String { String(buffer: body) }

  /// What the library reads from the body.
  func catalog() throws -> CatalogResponse {
    try JSONDecoder.makeMartHolidayDecoder().decode(CatalogResponse.self, from: data)
  }

  /// The error that the library reads from the body.
  func error() throws -> CatalogError {
    try JSONDecoder.makeMartHolidayDecoder().decode(CatalogError.self, from: data)
  }

  /// What stands in `data`.
  func content<Content: Decodable>(_ type: Content.Type) throws -> Content {
    try JSONDecoder.makeMartHolidayDecoder().decode(Envelope<Content>.self, from: data).data
  }
}

struct Envelope<Content: Decodable>: Decodable {
  let code: String
  let data: Content
}
