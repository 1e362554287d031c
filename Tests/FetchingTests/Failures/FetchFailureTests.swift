import Fetching
import Foundation
import MartTestSupport
import Testing

@Suite("Classes of failures")
struct FetchFailureTests {
  @Test(
    "A status is of one class",
    arguments: [
      (200, nil), (204, nil), (299, nil), (304, nil),
      (400, FetchFailure.Code.client), (401, .signedOut), (402, .client), (403, .client),
      (404, .client), (408, .timeout), (409, .client), (428, .client), (429, .tooMany),
      (430, .client), (499, .client), (500, .server), (503, .server), (504, .timeout),
      (599, .server), (600, .server), (199, .server), (100, .server), (302, .server), (0, .server),
      (-1, .server), (.max, .server),
    ] as [(Int, FetchFailure.Code?)])
  func status(status: Int, code: FetchFailure.Code?) {
    let failure = FetchFailure(statusCode: status)
    #expect(failure?.code == code)
    #expect(failure?.status == (code == nil ? nil : status))
  }

  @Test("An error of decoding cannot be read, a cancellation is none, anything else is other")
  func errors() throws {
    struct Row: Decodable { var id: Int }
    let decoding = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Row].self, from: Data(#"[{"id":"1140 secret"}]"#.utf8))
    }
    let failure = FetchFailure(try #require(decoding))
    #expect(failure?.code == .undecodable)
    #expect(failure?.message == "undecodable at 0.id", "no value of the answer")
    #expect(FetchFailure(CancellationError()) == nil)
    let own = FetchFailure(.tooMany, retryAfter: 3)
    #expect(FetchFailure(own) == own)
    struct Strange: Error {}
    #expect(FetchFailure(Strange())?.code == .other)
  }

  /// 1994-11-06 08:49:37 GMT, the example of RFC 9110.
  static let example = 784_111_777.0

  @Test(
    "Retry-After is read in every form of HTTP",
    arguments: [
      ("120", 120), ("0", 0), (" 5 ", 5), ("999999999999999999999999", 1e15),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sunday, 06-Nov-94 08:49:37 GMT", 37),
      ("Sun Nov  6 08:49:37 1994", 37), ("Sun, 06 Nov 1994 08:48:00 GMT", 0),
    ] as [(String, Double)])
  func retryAfter(header: String, seconds: Double) {
    let now = Self.example - 37
    #expect(FetchFailure(statusCode: 503, retryAfter: header, at: now)?.retryAfter == seconds)
  }

  @Test(
    "What is no Retry-After is not said",
    arguments: [
      "", "soon", "-5", "1.5", "１２", "5 minutes", "Sun, 31 Feb 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49:37", "06 Nov 1994 08:49:37 GMT",
      "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun Nov  6 08:49:37 99994",
    ])
  func noRetryAfter(header: String) {
    let failure = FetchFailure(statusCode: 429, retryAfter: header, at: Self.example)
    #expect(failure?.code == .tooMany)
    #expect(failure?.retryAfter == nil)
  }

  @Test("A date needs a clock, and two digits are of the nearest century")
  func dates() {
    let text = "Sun, 06 Nov 1994 08:49:37 GMT"
    #expect(FetchFailure(statusCode: 503, retryAfter: text)?.retryAfter == nil)
    let in2026 = 1_795_258_950.0
    // 94 is 1994 in 2026, and 70 is 2070.
    #expect(
      FetchFailure(statusCode: 503, retryAfter: "Sunday, 06-Nov-94 08:49:37 GMT", at: in2026)?
        .retryAfter == 0)
    let far = FetchFailure(
      statusCode: 503, retryAfter: "Thursday, 06-Nov-70 08:49:37 GMT", at: in2026)?.retryAfter
    #expect((far ?? 0) > 43 * 365 * 86_400)
    // A year that is exactly 50 years ahead is not a past one.
    let farthest = FetchFailure(
      statusCode: 503, retryAfter: "Friday, 06-Nov-76 08:49:37 GMT", at: in2026)?.retryAfter
    #expect((farthest ?? 0) > 49 * 365 * 86_400)
    let past = FetchFailure(
      statusCode: 503, retryAfter: "Sunday, 06-Nov-77 08:49:37 GMT", at: in2026)?.retryAfter
    #expect(past == 0)
  }

  @Test("A leap second is the first second of the day after it")
  func leapSecond() {
    let newYear2017 = 1_483_228_800.0
    let failure = FetchFailure(
      statusCode: 503, retryAfter: "Sat, 31 Dec 2016 23:59:60 GMT", at: newYear2017 - 10)
    #expect(failure?.retryAfter == 10)
    let none = FetchFailure(
      statusCode: 503, retryAfter: "Sat, 31 Dec 2016 23:59:61 GMT", at: newYear2017 - 10)
    #expect(none?.retryAfter == nil)
  }

  @Test(
    "A date is read by the server's own clock, however wrong the one here is",
    arguments: [
      FetchFailureTests.example - 37, FetchFailureTests.example + 21 * 86_400,
      FetchFailureTests.example + 1e8,
    ])
  func serverClock(now: Double) {
    let sent = [
      "Sun, 06 Nov 1994 08:49:00 GMT", "Sunday, 06-Nov-94 08:49:00 GMT", "Sun Nov  6 08:49:00 1994",
    ]
    for date in sent {
      let failure = FetchFailure(
        statusCode: 503, retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT", date: date, at: now)
      #expect(failure?.retryAfter == 37, "\(date)")
    }
    #expect(FetchFailure(statusCode: 503, retryAfter: "9", date: sent[0], at: now)?.retryAfter == 9)
    let unreadable = FetchFailure(
      statusCode: 503, retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT", date: "now", at: now)
    #expect(unreadable?.retryAfter == max(0, Self.example - now))
  }

  @Test("The server's own date is enough to read another one")
  func serverClockAlone() {
    let failure = FetchFailure(
      statusCode: 503, retryAfter: "Sun Nov  6 08:49:37 1994",
      date: "Sun, 06 Nov 1994 08:49:00 GMT")
    #expect(failure?.retryAfter == 37)
  }

  @Test("Dates agree with Foundation, for any moment")
  func oracle() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    var random = SplitMix64(seed: 8)
    for _ in 0..<500 {
      let now = Double(Int.random(in: 0..<4_000_000_000, using: &random))
      let wait = Double(Int.random(in: 0..<1_000_000, using: &random))
      for form in [
        "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
        "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
      ] {
        formatter.dateFormat = form
        let text = formatter.string(from: Date(timeIntervalSince1970: now + wait))
        #expect(
          FetchFailure(statusCode: 503, retryAfter: text, at: now)?.retryAfter == wait, "\(text)")
      }
    }
  }

  @Test("Advice follows the class, and the server's time comes first")
  func advice() {
    #expect(FetchFailure(statusCode: 503, retryAfter: "9")?.advice == .after(9))
    #expect(FetchFailure(statusCode: 503, retryAfter: "0")?.advice == .later)
    #expect(FetchFailure(.server).advice == .later)
    #expect(FetchFailure(.tooMany).advice == .later)
    #expect(FetchFailure(.timeout).advice == .later)
    #expect(FetchFailure(.undecodable).advice == .later)
    #expect(FetchFailure(.offline).advice == .whenOnline)
    #expect(FetchFailure(.signedOut).advice == .renewSession)
    #expect(FetchFailure(statusCode: 401, retryAfter: "60")?.advice == .renewSession)
    #expect(FetchFailure(.client).advice == .notAgain)
    #expect(FetchFailure(.server, retryAfter: -4).retryAfter == 0)
    #expect(FetchFailure(.server, retryAfter: .nan).retryAfter == nil)
    #expect(FetchFailure(.server, retryAfter: .infinity).retryAfter == nil)
  }
}
