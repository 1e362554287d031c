import HTTPTypes
import HummingbirdTesting
import MartHolidayKit
import MartStore
import Testing

/// A request that no honest client sends, and the status that it deserves.
struct BadRequest: Sendable, CustomTestStringConvertible {
  var method = HTTPRequest.Method.get
  let uri: String
  var body: String?
  var headers: HTTPFields = [:]
  let status: Int

  var testDescription: String {
    "\(method) \(uri.prefix(60)) \(body?.prefix(60) ?? "") → \(status)"
  }
}

private let subscriber = "/api/subscribers/token-A"
private let texts = "/api/marts/1/closing-texts"
private let schedule = "/api/marts/1/schedule"

private let badReads: [BadRequest] = [
  BadRequest(uri: "/api/marts/types/hongmart", status: 400),
  BadRequest(uri: "/api/marts/types/", status: 404),
  BadRequest(uri: "/api/marts/abc", status: 400),
  BadRequest(uri: "/api/marts/99999999999999999999", status: 400),
  BadRequest(uri: "/api/marts/404", status: 404),
  BadRequest(uri: "/api/marts/-1", status: 404),
  BadRequest(uri: "/api/marts?ids=1,x", status: 400),
  BadRequest(uri: "/api/marts?ids=1;5", status: 400),
  BadRequest(uri: "/api/marts?latitude=37.5", status: 400),
  BadRequest(uri: "/api/marts?longitude=127", status: 400),
  BadRequest(uri: "/api/marts?latitude=91&longitude=127", status: 400),
  BadRequest(uri: "/api/marts?latitude=37&longitude=181", status: 400),
  BadRequest(uri: "/api/marts?latitude=north&longitude=127", status: 400),
  BadRequest(uri: "/api/marts?latitude=nan&longitude=inf", status: 400),
  BadRequest(uri: "/api/marts?latitude=37&longitude=127&distance=0", status: 400),
  BadRequest(uri: "/api/marts?latitude=37&longitude=127&distance=51", status: 400),
  BadRequest(uri: "/api/marts?latitude=37&longitude=127&distance=2.5", status: 400),
  BadRequest(uri: "/api/marts?ids=%zz", status: 400),
  BadRequest(uri: "/api/closings/2026-02-30", status: 400),
  BadRequest(uri: "/api/closings/tomorrow", status: 400),
  BadRequest(uri: "/api/feeds/marts.ics", status: 400),
  BadRequest(uri: "/api/feeds/marts.ics?ids=404", status: 404),
  BadRequest(uri: "/api/subscribers/nobody/feed.ics", status: 404),
  BadRequest(uri: "/api/nothing", status: 404),
  BadRequest(uri: "/api/../etc/passwd", status: 400),
  BadRequest(uri: "/api/%2e%2e/etc/passwd", status: 400),
  BadRequest(uri: "/api/marts/%2E", status: 400),
  BadRequest(uri: "/api/marts/1%00", status: 400),
  BadRequest(uri: "/api/marts/1%2F2", status: 400),
  BadRequest(uri: "/api/marts/%ff%fe", status: 400),
  BadRequest(uri: "//api//marts", status: 404),
  BadRequest(uri: "/api/marts/", status: 404),
  BadRequest(uri: "/api/" + String(repeating: "a", count: 3_000), status: 414),
  BadRequest(method: .delete, uri: "/api/marts", status: 405),
  BadRequest(method: .post, uri: "/api/marts/1", status: 405),
  BadRequest(method: .put, uri: "/health", status: 405),
]

private let badWrites: [BadRequest] = [
  BadRequest(method: .put, uri: subscriber, body: "", status: 400),
  BadRequest(method: .put, uri: subscriber, body: "{", status: 400),
  BadRequest(method: .put, uri: subscriber, body: "[]", status: 400),
  BadRequest(method: .put, uri: subscriber, body: "{}", status: 400),
  BadRequest(method: .put, uri: subscriber, body: #"{"favorites":["1"]}"#, status: 400),
  BadRequest(method: .put, uri: subscriber, body: #"{"favorites":[1],"leads":[1]}"#, status: 400),
  BadRequest(method: .put, uri: subscriber, body: #"{"id":"other","favorites":[]}"#, status: 400),
  BadRequest(
    method: .put, uri: subscriber, body: #"{"id":"token-A","leads":[99]}"#, status: 400),
  BadRequest(
    method: .put, uri: subscriber, body: #"{"id":"token-A","minuteOfDay":1440}"#, status: 400),
  BadRequest(
    method: .put, uri: subscriber, body: #"{"id":"token-A","favorites":[1,1]}"#, status: 400),
  BadRequest(
    method: .put, uri: subscriber,
    body: #"{"id":"token-A","favorites":\#(Array(1...101))}"#, status: 400),
  BadRequest(
    method: .put, uri: subscriber, body: #"{"favorites":[1]}"#,
    headers: [.contentType: "text/plain"], status: 415),
  BadRequest(
    method: .put, uri: subscriber, body: String(repeating: " ", count: 70_000), status: 413),
  BadRequest(method: .delete, uri: "/api/subscribers/nobody", status: 404),
  BadRequest(method: .put, uri: "/api/subscribers/a%0Ab", body: "{}", status: 400),
  BadRequest(method: .post, uri: texts, body: #"{"text":5}"#, status: 400),
  BadRequest(method: .post, uri: texts, body: #"{"text":"  "}"#, status: 400),
  BadRequest(method: .post, uri: texts, body: #"{"text":"휴무","asOf":"now"}"#, status: 400),
  BadRequest(method: .post, uri: texts, body: #"{"text":"휴무","asOf":"1999-01-01"}"#, status: 400),
  BadRequest(method: .post, uri: texts, body: #"{"text":"a\u0000b"}"#, status: 400),
  BadRequest(method: .post, uri: texts, body: #"{"text":"휴무","kind":"column"}"#, status: 400),
  BadRequest(
    method: .post, uri: texts,
    body: #"{"text":"\#(String(repeating: "휴", count: 10_001))"}"#, status: 400),
  BadRequest(
    method: .post, uri: "/api/marts/404/closing-texts", body: #"{"text":"연중무휴"}"#, status: 404),
  BadRequest(method: .put, uri: schedule, body: #"{"rules":[{"rule":"사월"}]}"#, status: 400),
  BadRequest(
    method: .put, uri: schedule,
    body: #"{"published":[{"month":"2026-11","closed":[31]}]}"#, status: 400),
  BadRequest(method: .put, uri: "/api/marts/404/schedule", body: "{}", status: 404),
]

@Suite("Bad input")
struct BadInputTests {
  @Test("A bad request is answered with its status and an error that the library reads")
  func badRequests() async throws {
    #expect(badReads.count + badWrites.count >= 60)
    try await serve { served in
      for request in badReads {
        check(request, try await served.send(request.method, request.uri, request.headers))
      }
      for request in badWrites {
        check(
          request,
          try await served.write(request.method, request.uri, request.body, request.headers))
      }
      // None of it has left anything behind.
      #expect(try await served.store.subscriberCount() == 0)
      #expect(try await served.store.version().number == 2)
      #expect(try await served.get("/api/marts").catalog().rows.count == catalogue.count)
    }
  }

  private func check(_ request: BadRequest, _ answer: TestResponse) {
    let name: Comment = "\(request.testDescription)"
    #expect(answer.status.code == request.status, name)
    do {
      let error = try answer.error()
      #expect(error.code.rawValue != "OK", name)
      #expect(error.message?.isEmpty == false, name)
      guard case .fields? = error.info else {
        Issue.record("no object in info: \(name)")
        return
      }
    } catch {
      Issue.record("\(name): \(answer.text)")
    }
  }

  @Test("The words are those of the original server")
  func words() async throws {
    try await serve { served in
      let mart = try await served.get("/api/marts/types/hongmart").error()
      #expect(mart.code == .badParameter)
      #expect(mart.message == "잘못된 마트입니다. [value : hongmart]")
      #expect(mart.info?["martTypes"]?.text?.hasPrefix("EMART, EMART_TRADERS, NOBRAND") == true)
      let place = try await served.get("/api/marts?latitude=95&longitude=1&distance=x").error()
      #expect(place.message == "잘못된 요청파라미터입니다.")
      #expect(
        place.info?.fieldErrors.map { "\($0.field): \($0.message)" } == [
          "latitude: 위도는 -90과 90 사이여야 합니다.", "distance: Integer 타입만 가능합니다.",
        ])
      let half = try await served.get("/api/marts?latitude=37").error()
      #expect(half.message == "경도(longitude)가 필요합니다.")
      #expect(try await served.get("/api/marts/404").error().code == .notFound)
      #expect(try await served.get("/api/marts/abc").error().code == .badRequest)
    }
  }

  @Test("A path that has other methods says which")
  func allow() async throws {
    try await serve { served in
      let answer = try await served.send(.delete, "/api/marts/1/schedule")
      #expect(answer.headers[.allow] == "GET, HEAD, PUT")
      let head = try await served.send(.head, "/api/marts/1")
      #expect(head.status == .ok)
      #expect(head.text.isEmpty)
    }
  }
}
