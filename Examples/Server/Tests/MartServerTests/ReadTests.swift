import Foundation
import HTTPTypes
import HummingbirdTesting
import MartHolidayKit
import MartServer
import Testing

@Suite("What was added to the original API")
struct ReadTests {
  private struct Closings: Decodable {
    struct Mart: Decodable {
      struct Region: Decodable {
        struct Entry: Decodable {
          let id: Int
          let displayName: String
          let basis: HolidayStatus.Basis
        }

        let region: String?
        let branches: [Entry]
      }

      let martType: String
      let regions: [Region]
    }

    let date: CivilDate
    let closedCount, openCount, unknownCount: Int
    let marts: [Mart]
  }

  @Test("Closed stores are answered by mart and region; without a day, those of today")
  func closings() async throws {
    try await serve { served in
      let answer = try await served.get("/api/closings/2026-12-13").content(Closings.self)
      #expect(answer.closedCount == 1)
      #expect(answer.openCount == 1)
      #expect(answer.unknownCount == 2)
      #expect(answer.marts.map(\.martType) == ["이마트"])
      #expect(answer.marts[0].regions[0].region == "서울")
      #expect(answer.marts[0].regions[0].branches.map(\.displayName) == ["이마트 가든5점"])
      #expect(answer.marts[0].regions[0].branches[0].basis == .rule)
      #expect(
        try await served.get("/api/closings").content(Closings.self).date
          == CivilDate(2026, 11, 22))
    }
  }

  @Test("A subscriber's feed has the favorites in the subscriber's language")
  func subscriberFeed() async throws {
    try await serve { served in
      let body = #"{"id":"token-A","favorites":[1,404],"language":"en"}"#
      _ = try await served.write(.put, "/api/subscribers/token-A", body)
      let answer = try await served.get("/api/subscribers/token-A/feed.ics")
      #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
      #expect(answer.headers[.cacheControl]?.contains("private") == true)
      #expect(answer.text.hasPrefix("BEGIN:VCALENDAR\r\n"))
      #expect(answer.text.contains("DTSTART;VALUE=DATE:20261122\r\n"))
      #expect(answer.text.contains(" closed"))
      #expect(!answer.text.contains("token-A"))
      let again = try await served.get("/api/subscribers/token-A/feed.ics")
      #expect(again.text == answer.text)
      let korean = try await served.get("/api/subscribers/token-A/feed.ics?language=ko").text
      #expect(korean.contains("휴무"))
    }
  }

  @Test("A feed of branches has these and no others")
  func branchFeed() async throws {
    try await serve { served in
      let text = try await served.get("/api/feeds/marts.ics?ids=1,7,404").text
      #expect(text.contains("가든5점"))
      #expect(!text.contains("성수점"))
    }
  }

  @Test("At midnight in Korea the answers are those of the new day")
  func midnight() async throws {
    let clock = TestClock()
    try await serve({ $0.now = { clock.now } }) { served in
      let before = try await served.get("/api/marts/1")
      #expect(try before.catalog().rows[0].listedDates.first == CivilDate(2026, 11, 22))
      clock.now = now.addingTimeInterval(15 * 3_600)
      let tag = try #require(before.headers[.eTag])
      let after = try await served.get("/api/marts/1", [.ifNoneMatch: tag])
      #expect(after.status == .ok)
      #expect(try after.catalog().rows[0].listedDates.first == CivilDate(2026, 12, 13))
    }
  }
}

/// A clock that stands still until it is set.
private final class TestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time = MartServerTests.now

  var now: Date {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }
}
