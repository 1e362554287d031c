import CoreMetrics
import Foundation
import MartHolidayKit
import NIOConcurrencyHelpers

/// What the server counts, through swift-metrics, and as the text that Prometheus reads.
public struct ServerMetrics: Sendable {
  private let registry: MetricsRegistry
  /// The counter and the timer of each kind of request, made once.
  private let requests = NIOLockedValueBox<
    [RequestKind: (count: Counter, time: CoreMetrics.Timer)]
  >([:])
  let requestsUnderWay: Meter
  private let branches: Gauge
  private let subscribers: Gauge
  private let version: Gauge
  private let memory: Gauge
  private let linesLost: Gauge
  private let texts: Counter
  private let unread: Counter

  /// - Parameter registry: where the values are; that of the process, or one of its own in a test.
  public init(_ registry: MetricsRegistry) {
    self.registry = registry
    requestsUnderWay = Meter(label: "http_requests_under_way", factory: registry)
    branches = Gauge(label: "mart_branches", factory: registry)
    subscribers = Gauge(label: "mart_subscribers", factory: registry)
    version = Gauge(label: "mart_catalogue_version", factory: registry)
    memory = Gauge(label: "process_resident_memory_bytes", factory: registry)
    linesLost = Gauge(label: "log_lines_lost", factory: registry)
    texts = Counter(label: "mart_closing_texts_total", factory: registry)
    unread = Counter(label: "mart_closing_texts_not_understood_total", factory: registry)
  }

  func record(_ method: String, _ route: String, _ status: Int, _ seconds: Double) {
    // An unknown method may be any text, and each would become a series of its own.
    let known = ["GET", "HEAD", "PUT", "POST", "DELETE", "PATCH", "OPTIONS"].contains(method)
    let kind = RequestKind(method: known ? method : "other", route: route, status: status)
    let (count, time) = requests.withLockedValue { requests in
      if let found = requests[kind] { return found }
      let made = (
        count: Counter(
          label: "http_requests_total",
          dimensions: [("method", kind.method), ("route", route), ("status", String(status))],
          factory: registry),
        time: CoreMetrics.Timer(
          label: "http_request_duration_seconds", dimensions: [("route", route)], factory: registry)
      )
      requests[kind] = made
      return made
    }
    count.increment()
    time.recordNanoseconds(Int64(seconds * 1e9))
  }

  private struct RequestKind: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  /// Counts a connection that is refused before its request reaches a route.
  func countRefusal(_ status: Int) {
    Counter(
      label: "http_connections_refused_total", dimensions: [("status", String(status))],
      factory: registry
    ).increment()
  }

  func count(_ reading: HolidayText) {
    texts.increment()
    if !reading.unread.isEmpty { unread.increment() }
  }

  func set(branches: Int, version: Int, subscribers: Int, linesLost: Int) {
    self.linesLost.record(linesLost)
    self.branches.record(branches)
    self.version.record(version)
    self.subscribers.record(subscribers)
    if let bytes = Self.residentBytes { memory.record(bytes) }
  }

  /// All values in the text form of Prometheus.
  func text() -> String { registry.text() }

  /// The resident memory of the process; `nil` on systems without `/proc`.
  private static var residentBytes: Int? {
    guard let text = FileManager.default.contents(atPath: "/proc/self/statm"),
      let pages = String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first
    else { return nil }
    return Int(pages).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }
}
