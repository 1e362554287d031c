import Foundation
import HTTPTypes
import HummingbirdTesting
import InMemoryLogging
import Logging
import MartHolidayFoundation
import MartHolidayKit
import MartServer
import MartStore
import ProgramSupport
import Testing

@Suite("Operation")
struct OperationTests {
  @Test("No log at any level, no error and no metric has a push token or the secret")
  func noTokenInLogs() async throws {
    let name = "fcm-token-9f8e7d6c5b4a"
    try await serve { served in
      let uri = "/api/subscribers/\(name)"
      var told = ""
      for (method, body) in [
        (HTTPRequest.Method.put, #"{"id":"\#(name)","favorites":[1]}"#), (.get, nil),
        (.put, #"{"id":"another-\#(name)"}"#), (.put, #"{"id":"\#(name)","leads":["\#(name)"]}"#),
        (.delete, nil), (.delete, nil), (.patch, nil),
      ] as [(HTTPRequest.Method, String?)] {
        let answer = try await served.write(method, uri, body)
        if answer.status.code >= 400 { told += answer.text }
      }
      _ = try await served.send(.put, uri, body: "{}")
      _ = try await served.get(uri + "/feed.ics?x=\(name)")
      _ = try await served.get("/api/nothing/\(name)")
      _ = try await served.get(uri + "/%2e%2e")
      let metrics = try await served.get("/metrics").text
      let entries = served.logs.entries.map { "\($0.message) \($0.metadata)" }
      #expect(entries.count >= 11)
      #expect(entries.contains { $0.contains("/api/subscribers/{subscriber}") })
      for text in entries + [told, metrics] {
        #expect(!text.contains(name))
        #expect(!text.contains(secret))
      }
    }
  }

  @Test("A log line is one JSON object, whatever the message has in it")
  func jsonLines() throws {
    let lines = Lines()
    var logger = Logger(label: "test") {
      JSONLines(label: $0) { lines.add(String(decoding: $0, as: UTF8.self)) }
    }
    logger[metadataKey: "client"] = "127.0.0.1"
    logger.info("a \"b\"\nc", metadata: ["list": ["1", "2"]])
    logger.debug("not written")
    #expect(lines.all.count == 1)
    let line = try #require(lines.all.first)
    #expect(line.hasSuffix("}\n"))
    #expect(line.dropLast().contains("\n") == false)
    let fields = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(fields["message"] == "a \"b\"\nc")
    #expect(fields["client"] == "127.0.0.1")
    #expect(fields["level"] == "info")
    #expect(fields["time"]?.hasSuffix("Z") == true)
  }

  @Test("Health says what is served")
  func health() async throws {
    try await serve { served in
      let answer = try await served.get("/health")
      #expect(answer.status == .ok)
      #expect(answer.text.contains(#""branches":4"#))
      #expect(answer.headers[.cacheControl] == "no-store")
      try served.store.close()
      #expect(try await served.get("/health").status == .serviceUnavailable)
      // What is in memory is still served.
      #expect(try await served.get("/api/marts").status == .ok)
    }
  }

  @Test("Metrics count requests by route and status in the form of Prometheus")
  func metrics() async throws {
    try await serve { served in
      for id in [1, 5, 404] { _ = try await served.get("/api/marts/\(id)") }
      _ = try await served.write(
        .post, "/api/marts/7/closing-texts", #"{"text":"2,4째주 의무 휴업"}"#)
      let text = try await served.get("/metrics").text
      let lines = text.split(separator: "\n")
      let route = #"method="GET",route="/api/marts/{id}""#
      #expect(lines.contains(#"http_requests_total{\#(route),status="200"} 2.0"#))
      #expect(lines.contains(#"http_requests_total{\#(route),status="404"} 1.0"#))
      #expect(
        lines.contains(#"http_request_duration_seconds_count{route="/api/marts/{id}"} 3"#))
      #expect(lines.contains("mart_branches 4.0"))
      #expect(lines.contains("mart_closing_texts_not_understood_total 1.0"))
      #expect(lines.contains("http_requests_under_way 1.0"))
      #expect(lines.filter { $0 == "# TYPE http_requests_total counter" }.count == 1)
    }
  }

  @Test("An address that sends too much waits, and the others are served")
  func rate() async throws {
    try await serve(
      {
        $0.requestsPerSecond = 0.1
        $0.burst = 3
        $0.clientAddressHeader = HTTPField.Name("X-Forwarded-For")
        $0.proxies = [ClientAddress("127.0.0.1"), ClientAddress("::1")].reduce(into: []) {
          if let proxy = $1 { $0.insert(proxy) }
        }
      }, over: .live
    ) { served in
      let name = try #require(HTTPField.Name("X-Forwarded-For"))
      func status(_ address: String) async throws -> Int {
        try await served.get("/api/marts/1", [name: address]).status.code
      }
      for _ in 0..<3 { #expect(try await status("10.0.0.1") == 200) }
      let refused = try await served.get("/api/marts/1", [name: "10.0.0.1"])
      #expect(refused.status == .tooManyRequests)
      #expect(try refused.error().code == .tooManyRequests)
      #expect(refused.headers[.retryAfter].flatMap { Int($0) }.map { $0 > 0 && $0 <= 10 } == true)
      // What a client puts before the proxy's own entry changes nothing.
      #expect(try await status("1.2.3.4, 10.0.0.1") == 429)
      #expect(try await status("10.0.0.2") == 200)
    }
  }

  @Test("A bucket refills evenly and never above its size")
  func bucket() {
    let limiter = RateLimiter(rate: 2, burst: 2)
    let start = ContinuousClock.now
    #expect(limiter.secondsToWait("a", at: start) == nil)
    #expect(limiter.secondsToWait("a", at: start) == nil)
    #expect(limiter.secondsToWait("a", at: start) == 1)
    #expect(limiter.secondsToWait("a", at: start + .milliseconds(500)) == nil)
    #expect(limiter.secondsToWait("a", at: start + .milliseconds(500)) == 1)
    for _ in 0..<2 { #expect(limiter.secondsToWait("a", at: start + .seconds(60)) == nil) }
    #expect(limiter.secondsToWait("a", at: start + .seconds(60)) == 1)
    #expect(limiter.secondsToWait("a", at: start) == 1)
  }
}

/// What was written, from any thread.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
