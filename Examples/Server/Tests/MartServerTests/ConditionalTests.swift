import HTTPTypes
import HummingbirdTesting
import MartHolidayKit
import Testing

@Suite("Conditional requests")
struct ConditionalTests {
  @Test(
    "What the client has already is not sent again until it changes",
    arguments: [
      "/api/marts", "/api/marts/types", "/api/marts/types/emart", "/api/marts/1",
      "/api/closings/2026-11-22", "/api/feeds/marts.ics?ids=1", "/api/marts/1/schedule",
      "/api/subscribers/reader/feed.ics",
    ])
  func notModified(uri: String) async throws {
    try await serve { served in
      _ = try await served.write(.put, "/api/subscribers/reader", #"{"favorites":[1]}"#)
      let first = try await served.get(uri)
      #expect(first.status == .ok)
      let tag = try #require(first.headers[.eTag])
      for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let second = try await served.get(uri, [.ifNoneMatch: header])
        #expect(second.status == .notModified)
        #expect(second.text.isEmpty)
        #expect(second.headers[.eTag] == tag)
      }
      #expect(try await served.get(uri, [.ifNoneMatch: "\"other\""]).text == first.text)
      _ = try await served.write(.put, "/api/marts/1/schedule", "{}")
      let third = try await served.get(uri, [.ifNoneMatch: tag])
      #expect(third.status == .ok)
      #expect(third.headers[.eTag] != tag)
    }
  }

  @Test(
    "A write happens only to what the writer has seen",
    arguments: [
      ("/api/subscribers/token-A", #"{"favorites":[1]}"#, #"{"favorites":[5]}"#),
      ("/api/marts/1/schedule", #"{"rules":[{"rule":"never"}]}"#, "{}"),
    ])
  func writes(uri: String, first: String, second: String) async throws {
    try await serve { served in
      let tag = try #require(
        try await served.write(.put, uri, first).headers[.eTag])
      let stale = try await served.write(.put, uri, second, [.ifMatch: "\"old\""])
      #expect(stale.status == .preconditionFailed)
      #expect(try stale.error().code.rawValue == "PRECONDITION_FAILED")
      let there = try await served.write(.put, uri, second, [.ifNoneMatch: "*"])
      #expect(there.status == .preconditionFailed)
      let weak = try await served.write(.put, uri, second, [.ifMatch: "W/\(tag)"])
      #expect(weak.status == .preconditionFailed)
      let seen = try await served.write(.put, uri, second, [.ifMatch: "\"x\", \(tag)"])
      #expect(seen.status == .ok)
      #expect(seen.headers[.eTag] != tag)
      let again = try await served.write(.put, uri, first, [.ifMatch: tag])
      #expect(again.status == .preconditionFailed)
    }
  }

  @Test("What is not there matches no tag, and may be made under that condition")
  func making() async throws {
    try await serve { (served: Served) async throws in
      let uri = "/api/subscribers/token-B", body = #"{"favorites":[1]}"#
      let missing = try await served.write(.put, uri, body, [.ifMatch: "*"])
      #expect(missing.status == .preconditionFailed)
      #expect(try await served.write(.put, uri, body, [.ifNoneMatch: "*"]).status == .created)
      #expect(
        try await served.write(.delete, uri, nil, [.ifMatch: "\"x\""]).status
          == .preconditionFailed)
      #expect(try await served.write(.delete, uri, nil, [.ifMatch: "*"]).status == .noContent)
    }
  }
}
