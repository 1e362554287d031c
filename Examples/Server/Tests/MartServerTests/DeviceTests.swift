import Foundation
import HTTPTypes
import HummingbirdTesting
import MartHolidayKit
import MartServer
import MartStore
import Testing

@Suite("Devices register themselves")
struct DeviceTests {
  private struct Given: Decodable {
    let id: String
    let writeKey: String
    let feedKey: String
    let feed: String
  }

  private static let json: HTTPFields = [.contentType: "application/json"]

  private func register(_ served: Served, _ body: String = #"{"favorites":[1]}"#) async throws
    -> Given
  {
    let answer = try await served.send(.post, "/api/subscribers", Self.json, body: body)
    #expect(answer.status == .created)
    return try answer.content(Given.self)
  }

  private func key(_ text: String) -> HTTPFields { Self.json + [.authorization: "Bearer " + text] }

  @Test("A device changes and deletes its own registration, and nobody else does")
  func own() async throws {
    try await serve { served in
      let (one, other) = (try await register(served), try await register(served))
      #expect(Set([one.id, one.writeKey, one.feedKey, other.id, other.writeKey]).count == 5)
      let uri = "/api/subscribers/\(one.id)"
      for wrong in [other.writeKey, one.feedKey, one.id, "", String(repeating: "x", count: 9_000)] {
        for method in [HTTPRequest.Method.get, .put, .delete] {
          let answer = try await served.send(method, uri, key(wrong), body: #"{"favorites":[]}"#)
          #expect([401, 403].contains(answer.status.code))
        }
      }
      let nobody = "/api/subscribers/d-nobody"
      let refused = try await served.send(.get, nobody, key(one.writeKey))
      #expect(refused.status == .forbidden)
      let put = try await served.send(.put, uri, key(one.writeKey), body: #"{"favorites":[5]}"#)
      #expect(put.status == .ok)
      #expect(try await served.store.subscriber(one.id)?.subscriber.favorites == [5])
      #expect(try await served.send(.delete, uri, key(one.writeKey)).status == .noContent)
      #expect(try await served.store.device(of: one.id) == nil)
      #expect(try await served.store.subscriberCount() == 1)
    }
  }

  @Test(
    "The calendar of a device needs its feed key; that of an administrator's subscriber does not")
  func feeds() async throws {
    try await serve { served in
      let given = try await register(served)
      #expect(try await served.get(given.feed).status == .ok)
      let path = "/api/subscribers/\(given.id)/feed.ics"
      for query in ["", "?key=", "?key=\(given.writeKey)", "?key=\(given.feedKey)x"] {
        #expect(try await served.get(path + query).status == .notFound)
      }
      _ = try await served.write(.put, "/api/subscribers/token-A", #"{"favorites":[1]}"#)
      #expect(try await served.get("/api/subscribers/token-A/feed.ics").status == .ok)
    }
  }

  @Test("Devices register on a server without a token, but not with registrations turned off")
  func settings() async throws {
    try await serve({ $0.token = nil }) { served in
      let given = try await register(served)
      let uri = "/api/subscribers/\(given.id)"
      #expect(try await served.send(.get, uri, key(given.writeKey)).status == .ok)
      #expect(try await served.send(.get, uri, key("another-key-of-somebody")).status == .forbidden)
    }
    try await serve({ $0.registrationsPerDay = 0 }) { served in
      let answer = try await served.send(
        .post, "/api/subscribers", Self.json, body: #"{"favorites":[]}"#)
      #expect(answer.status == .forbidden)
    }
  }
}
