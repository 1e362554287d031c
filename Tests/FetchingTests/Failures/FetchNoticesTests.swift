import Fetching
import MartCatalog
import MartModels
import Testing

@Suite("Many failures, one notice")
struct FetchNoticesTests {
  private let server = FetchFailure(.server, status: 503)
  private let offline = FetchFailure(.offline)

  @Test("Ten failed pictures are one notice that says ten, as the shop's gallery did not")
  func tenPictures() {
    var notices = FetchNotices()
    let ten = Array(repeating: FetchFailure(.timeout), count: 10)
    let notice = notices.loadEnded(failures: ten)
    #expect(notice?.count == 10)
    #expect(notice?.failure.code == .timeout)
    #expect(notice?.phrase(in: .english) == "No answer came in time (10 times)")
    #expect(
      notice?.phrase(in: .korean, style: .long)
        == "제시간에 응답이 없었습니다 (10건). 잠시 뒤에 다시 시도해 주세요.")
  }

  @Test("The next notice comes after a success or a retry by hand, and not before")
  func next() {
    var notices = FetchNotices()
    #expect(notices.loadEnded(failures: [server]) != nil)
    #expect(notices.loadEnded(failures: [server]) == nil)
    #expect(notices.loadEnded(failures: [FetchFailure(.undecodable)]) == nil)
    notices.retriedByHand()
    #expect(notices.loadEnded(failures: [server]) != nil)
    #expect(notices.loadEnded(failures: []) == nil)
    #expect(notices.loadEnded(failures: [server]) != nil)
  }

  @Test("The map's bug: nothing is said while the network is unknown, at the first launch")
  func unknownAtFirst() {
    var notices = FetchNotices()
    #expect(notices.network == .unknown)
    #expect(notices.returned() == nil)
    #expect(notices.network(became: .unknown) == nil)
    #expect(notices.returned() == nil)
    #expect(notices.network(became: .online) == nil)
    #expect(notices.returned() == nil)
  }

  @Test("Five reports that there is no connection are one notice, and each return is one more")
  func fiveReports() {
    var notices = FetchNotices()
    let said = (0..<5).map { _ in notices.network(became: .offline) != nil }
    #expect(said == [true, false, false, false, false])
    #expect(notices.returned()?.failure.code == .offline, "back from the settings, still offline")
    #expect(notices.network(became: .offline) == nil)
    #expect(notices.returned() != nil)
    #expect(notices.network(became: .online) == nil)
    #expect(notices.returned() == nil, "back from the settings, and online")
    #expect(notices.network(became: .offline) != nil, "it went away again")
  }

  @Test("Loads that fail because there is no connection add nothing to its notice")
  func loadsOffline() {
    var notices = FetchNotices()
    #expect(notices.network(became: .offline) != nil)
    #expect(notices.loadEnded(failures: [offline, FetchFailure(.timeout)]) == nil)
    notices.retriedByHand()
    #expect(notices.loadEnded(failures: [offline]) != nil, "a person asked")
    #expect(notices.network(became: .offline) == nil)
  }

  @Test("A failure says it first when nobody reports the network")
  func withoutReports() {
    var notices = FetchNotices()
    #expect(notices.loadEnded(failures: [offline]) != nil)
    #expect(notices.loadEnded(failures: [offline]) == nil)
    #expect(notices.network(became: .offline) == nil, "it has been said")
    var other = FetchNotices()
    #expect(other.loadEnded(failures: [offline]) != nil)
    #expect(other.returned() == nil, "nobody knows whether it is still away")
    #expect(other.loadEnded(failures: [offline]) != nil, "now it is known")
    #expect(other.loadEnded(failures: []) == nil)
    #expect(other.loadEnded(failures: [offline]) != nil)
  }

  @Test("Only a report brings the connection back: what came without one says nothing about it")
  func answerWhileOffline() {
    var notices = FetchNotices()
    #expect(notices.network(became: .offline) != nil)
    #expect(notices.loadEnded(failures: []) == nil)
    #expect(notices.loadEnded(failures: [offline]) == nil, "it has been said")
  }

  @Test("The failure that explains most speaks for all, and a mixed load speaks once")
  func mixed() {
    var notices = FetchNotices()
    let notice = notices.loadEnded(failures: [FetchFailure(.client), server, offline])
    #expect(notice?.failure.code == .offline)
    #expect(notice?.count == 3)
    #expect(notices.loadEnded(failures: [server, offline]) == nil)
    var others = FetchNotices()
    #expect(
      others.loadEnded(failures: [FetchFailure(.client), server])?.failure.code == .server)
    var slow = FetchNotices()
    #expect(
      slow.loadEnded(failures: [FetchFailure(.timeout), server])?.failure.code == .server)
  }
}
