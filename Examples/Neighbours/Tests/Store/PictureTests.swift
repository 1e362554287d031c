import ExampleSupport
import MartHolidayKit
import Testing

@testable import StoreSections

/// A cache in memory, which may refuse to keep a picture as if one of that name were there.
final class MemoryCache: PictureCache, @unchecked Sendable {
  // Only one task at a time uses it in these tests.
  private var pictures: [String: [UInt8]]
  private let refuses: Bool
  private let appearsLater: [UInt8]?
  private var reads = 0

  init(_ pictures: [String: [UInt8]] = [:], refuses: Bool = false, appearsLater: [UInt8]? = nil) {
    self.pictures = pictures
    self.refuses = refuses
    self.appearsLater = appearsLater
  }

  func picture(named name: String) -> [UInt8]? {
    reads += 1
    return pictures[name] ?? (reads > 1 ? appearsLater : nil)
  }

  func keep(_ picture: [UInt8], named name: String) -> Bool {
    if !refuses { pictures[name] = picture }
    return !refuses
  }
}

@Suite("Pictures and orders of store-sections")
struct PictureTests {
  private func loader(
    _ cache: MemoryCache = MemoryCache(), isOffline: Bool = false, failure: FetchFailure? = nil
  ) -> PictureLoader {
    PictureLoader(cache: cache, isOffline: isOffline) { url in
      if let failure { throw failure }
      return Array(url.utf8)
    }
  }

  @Test("Pictures are asked for once all three sections have arrived, in the order of the rows")
  func beginning() {
    var screen = StoreScreen()
    for section in [StoreSection.side, .main] {
      _ = screen.arrive(section, SourcedContent(items(section, 1), from: .server))
      #expect(screen.pictures == nil)
    }
    _ = screen.arrive(.soup, SourcedContent([], from: .server))
    let names = ["main0", "side0"].map { "https://example.com/\($0)/t.jpg" }
    #expect(screen.pictures == names)
  }

  @Test("Two addresses with one last part have names of their own")
  func names() {
    let urls = [
      "https://a.example/1/t.jpg", "https://a.example/2/t.jpg", "https://a.example/1_t.jpg",
    ]
    let names = urls.map(PictureLoader.name)
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { !$0.contains("/") })
  }

  @Test("A kept picture is shown, also offline, and offline nothing is downloaded")
  func cached() async throws {
    let cache = MemoryCache([PictureLoader.name(of: "u"): [1]])
    let failing = loader(cache, isOffline: true, failure: FetchFailure(.server))
    #expect(try await failing.picture("u") == [1])
    await #expect(throws: FetchFailure(.offline)) { try await failing.picture("v") }
  }

  @Test("A picture that is kept already is as good as one that was moved there")
  func alreadyThere() async throws {
    let there = loader(MemoryCache(refuses: true, appearsLater: [7]))
    #expect(try await there.picture("u") == [7])
    let nowhere = loader(MemoryCache(refuses: true))
    #expect(try await nowhere.picture("u") == Array("u".utf8))
  }

  @Test("After a failed download what is kept is shown, and without it there is a failure to retry")
  func failedDownload() async throws {
    let failure = FetchFailure(.server, status: 503)
    let kept = loader(MemoryCache(appearsLater: [7]), failure: failure)
    #expect(try await kept.picture("u") == [7])
    await #expect(throws: failure) { try await loader(failure: failure).picture("u") }
  }

  @Test("A status that is no success is an answer, so the gallery is complete")
  func statusWithoutError() async throws {
    var notices = FetchNotices()
    let failing = loader(failure: FetchFailure(statusCode: 404))
    let (pictures, notice) = try await failing.gallery(["a", "b"], notices: &notices)
    #expect(pictures == [nil, nil])
    #expect(notice?.count == 2)
  }

  @Test("Pictures come in the order of their addresses, once, and none for one that failed")
  func gallery() async throws {
    for slow in ["a", "b", "c"] {
      let loader = PictureLoader(cache: MemoryCache(), isOffline: false) { url in
        if url == slow { try await Task.sleep(for: .milliseconds(5)) }
        if url == "b" { throw FetchFailure(.timeout) }
        return Array(url.utf8)
      }
      var notices = FetchNotices()
      let (pictures, notice) = try await loader.gallery(["a", "b", "c"], notices: &notices)
      #expect(pictures == [Array("a".utf8), nil, Array("c".utf8)])
      #expect(notice?.count == 1)
    }
  }

  @Test("No address is a gallery that is complete at once")
  func noAddress() async throws {
    var notices = FetchNotices()
    let (pictures, notice) = try await loader().gallery([], notices: &notices)
    #expect(pictures.isEmpty && notice == nil)
  }

  @Test("Leaving cancels the gallery: it is never complete, no failure and no notice")
  func leaving() async {
    let task = Task {
      var notices = FetchNotices()
      let loader = PictureLoader(cache: MemoryCache(), isOffline: false) { _ in
        try await Task.sleep(for: .seconds(60))
        return []
      }
      return try await loader.gallery(["a", "b"], notices: &notices).pictures.count
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Ten failed pictures are one notice, and the next comes after a success or a try by hand")
  func oneNotice() async throws {
    var notices = FetchNotices()
    let urls = (0..<10).map { "\($0)" }
    let failing = loader(failure: FetchFailure(.server, status: 500))
    #expect(try await failing.gallery(urls, notices: &notices).notice?.count == 10)
    #expect(try await failing.gallery(urls, notices: &notices).notice == nil)
    notices.retriedByHand()
    #expect(try await failing.gallery(urls, notices: &notices).notice != nil)
    #expect(try await loader().gallery(urls, notices: &notices).notice == nil)
    #expect(try await failing.gallery(urls, notices: &notices).notice != nil)
  }

  @Test("A late picture does not land in a row that shows another one by now")
  func latePicture() {
    var slot = PictureSlot()
    slot.turn(to: "a")
    slot.turn(to: "b")
    let late = slot.take([1], of: "a")
    #expect(!late && slot.picture == nil)
    let right = slot.take([2], of: "b")
    #expect(right && slot.picture == [2])
    slot.turn(to: "c")
    #expect(slot.picture == nil)
  }

  @Test("A picture of the cache comes as a later one does, so nothing waits for itself")
  func noDeadlock() async throws {
    let cache = MemoryCache([PictureLoader.name(of: "u"): [1]])
    let (kept, loaded) = (loader(cache), loader())
    #expect(try await [kept.picture("u"), loaded.picture("u")] == [[1], Array("u".utf8)])
  }

  @Test(
    "The particle 을 or 를 follows the sound of the last word",
    arguments: [
      "골뱅이무침 195g을", "명란감자국 630ml를", "육개장 1팩(600g)을", "연근고기조림을", "된장찌개를", "김 3을",
      "김 4를", "콜라 1.5L를", "잡채 2kg을", "주스 100%를", "반찬 N을", "반찬 A를", "漢字을(를)",
    ])
  func particles(expected: String) throws {
    let title = expected.hasSuffix("을(를)") ? expected.dropLast(4) : expected.dropLast()
    let report = try #require(OrderReport(item("a", title: String(title)), in: .korean))
    #expect(report.text == "새 주문: \(expected) 1,000원에 구매했습니다.")
  }

  @Test("What stands in a title is no markup in the report of an order")
  func escaped() throws {
    let report = try #require(OrderReport(item("a", title: "<국> & \"찌개\""), in: .english))
    let body = String(decoding: report.body, as: UTF8.self)
    #expect(body == #"{"text":"New order: &lt;국&gt; &amp; \"찌개\" for 1,000원."}"#)
  }

  @Test("An order is told once, and a refusal and a missing connection are told from each other")
  func orders() async throws {
    let report = try #require(OrderReport(item("a"), in: .korean))
    var book = OrderBook()
    let outcomes = [
      await book.tell(report, order: "1") { _ in 403 },
      await book.tell(report, order: "1") { _ in throw FetchFailure(.offline) },
      await book.tell(report, order: "1") { _ in throw FetchFailure(.timeout) },
      await book.tell(report, order: "1") { _ in 200 },
      await book.tell(report, order: "1") { _ in 200 },
      await book.tell(report, order: "2") { _ in 204 },
    ]
    #expect(outcomes == [.refused(status: 403), .offline, .failed, .sent, .toldBefore, .sent])
  }
}
