import Fetching
import Foundation
import MartCatalog
import MartTestSupport
import Testing

@Suite("Reports to developers")
struct FailureReportTests {
  private let failure = FetchFailure(.server, status: 503, message: "서버 에러가 발생 중입니다.")

  @Test(
    "The original's report held the position and the ids of a person; a request is its shape",
    arguments: [
      (
        "https://api.example.com/api/marts?latitude=37.506872&longitude=126.867378&distance=3",
        "/api/marts?latitude=#&longitude=#&distance=#"
      ),
      ("https://api.example.com/api/marts?ids=1,5,1140", "/api/marts?ids=#"),
      ("https://user:pass@host:8080/api/marts/1140#part", "/api/marts/#"),
      ("/api/marts/types/emart_traders", "/api/marts/types/emart_traders"),
      ("/api/marts/types/hongmart?q=양재", "/api/marts/types/#?#=#"),
      ("/users/dXNlcg-token-of-somebody", "/#/#"), ("//host/api", "/api"), ("", "/"),
      ("api/marts?", "/api/marts"), ("https://37.5.127.1/1140", "/#"), ("https://host", "/"),
      ("/api/%31%31/marts?ids", "/api/#/marts?ids=#"),
      ("/api?latitude=37&latitude", "/api?latitude=#&latitude=#"),
    ])
  func request(address: String, shape: String) {
    let report = FailureReport(failure, request: address, keeping: CatalogRequest.words)
    #expect(report?.request == shape)
  }

  @Test(
    "A message keeps its words and loses its numbers, addresses and tokens",
    arguments: [
      ("서버 에러가 발생 중입니다.", "서버 에러가 발생 중입니다."),
      ("위도는 -90과 90 사이여야 합니다. [value : 37.5]", "위도는 # # 사이여야 합니다. [value : #"),
      ("user a@b.co of １１４０", "user # of #"), ("at https://x.y/z", "at #"),
      ("ids=1,5 failed", "# failed"), ("token abcdefghijklmnopqrstuvwxyz", "token #"),
      ("cannot resolve api.mart.kr for", "cannot resolve # for"), ("id:hong, x", "# x"),
      ("re-try, don't.", "re-try, don't."), ("٣٧ degrees", "# degrees"), ("a\u{0}b\nc", "a b c"),
      ("", ""),
    ])
  func message(text: String, redacted: String) {
    let report = FailureReport(FetchFailure(.client, status: 400, message: text))
    #expect(report?.message == redacted)
  }

  @Test("No digit of a random address or message is left, and a report is never long")
  func noDigits() {
    var random = SplitMix64(seed: 3)
    let alphabet = Array("/?&=#:.,-@% abzAZ가힣ㅏ0123456789１٣\"\\<>\n\u{1}".unicodeScalars)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      let report = FailureReport(
        FetchFailure(.other, message: String(text)), request: String(text))
      let line = (report?.request ?? "") + (report?.message ?? "")
      #expect(!line.unicodeScalars.contains { $0.properties.numericType != nil }, "\(String(text))")
      #expect(line.unicodeScalars.count < 600)
    }
  }

  @Test("Without words that are known to be harmless nothing of a request is left but its shape")
  func noWords() {
    let address = "https://host/api/marts?ids=1"
    #expect(FailureReport(failure, request: address)?.request == "/#/#?#=#")
    var limiter = ReportLimiter(keeping: ["marts"])
    #expect(limiter.report(failure, request: address, at: 0)?.request == "/#/marts?#=#")
  }

  @Test("No connection and an ended session are never reported")
  func never() {
    #expect(FailureReport(FetchFailure(.offline)) == nil)
    #expect(FailureReport(FetchFailure(.signedOut, status: 401)) == nil)
    var limiter = ReportLimiter()
    for minute in 0..<100 {
      #expect(limiter.report(FetchFailure(.offline), at: Double(minute) * 3_600) == nil)
    }
  }

  @Test("An outage is one report an hour for each kind, with how many were held back")
  func hourly() {
    var limiter = ReportLimiter()
    let sent = (0..<180).compactMap { minute in
      limiter.report(failure, request: "/api/marts/\(minute)", at: Double(minute) * 60)
    }
    #expect(sent.map(\.heldBack) == [0, 59, 59])
    #expect(limiter.report(FetchFailure(.undecodable), at: 10_800) != nil, "another kind")
  }

  @Test("An interval of more than a day is kept")
  func longInterval() {
    let (day, week) = (86_400.0, 604_800.0)
    var limiter = ReportLimiter(interval: week)
    #expect(limiter.report(failure, at: 0) != nil)
    for number in 1..<7 { #expect(limiter.report(failure, at: Double(number) * day) == nil) }
    #expect(limiter.report(failure, at: week) != nil)
  }

  @Test("All kinds together are ten a day, a day later there is room again")
  func daily() {
    var limiter = ReportLimiter()
    let sent = (400..<499).compactMap { status in
      limiter.report(FetchFailure(.client, status: status), at: Double(status))
    }
    #expect(sent.count == 10)
    #expect(limiter.report(FetchFailure(.server), at: 400 + 86_399) == nil)
    #expect(limiter.report(FetchFailure(.server), at: 400 + 86_400)?.heldBack == 1)
  }

  @Test("A clock that is set back does not silence reports for ever")
  func clock() {
    var limiter = ReportLimiter(limit: 1)
    #expect(limiter.report(failure, at: 1e9) != nil)
    #expect(limiter.report(failure, at: 1e9 + 1) == nil)
    #expect(limiter.report(failure, at: 0) != nil)
  }

  @Test("The payload is JSON that Foundation reads back, whatever is in the text")
  func json() throws {
    var random = SplitMix64(seed: 11)
    let scalars: [Unicode.Scalar] = [
      "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\u{2028}", "<", ">", "&",
      "가", "😋", "a", "{", "}",
    ]
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
      }
      let payload = Data(SlackMessage.payload(String(text)))
      let object = try JSONSerialization.jsonObject(with: payload) as? [String: String]
      #expect(object?.count == 1)
      let read = try #require(object?["text"])
      #expect(!read.contains("<") && !read.contains(">"))
      let plain = read.replacingOccurrences(of: "&lt;", with: "<")
        .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
      #expect(Array(plain.unicodeScalars) == Array(text))
    }
  }

  @Test("The text says kind, status, shape, message and what was held back")
  func text() {
    let report = FailureReport(failure, request: "/api/marts/1140", keeping: ["api", "marts"])
    #expect(
      report?.text
        == "fetch failed: server 503\nrequest: /api/marts/#\nmessage: 서버 에러가 발생 중입니다.")
    #expect(
      String(decoding: report?.slackPayload ?? [], as: UTF8.self)
        == #"{"text":"fetch failed: server 503\nrequest: /api/marts/#\nmessage: 서버 에러가 발생 중입니다."}"#)
  }
}
