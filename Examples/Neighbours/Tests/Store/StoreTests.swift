import ExampleSupport
import Foundation
import MartHolidayKit
import MartTestSupport
import Testing

@testable import StoreSections

/// A dish with defaults for everything that a test is not about.
func item(
  _ id: String, alt: String = "alt", title: String = "title", normal: String? = nil,
  sale: String? = "1,000원", badges: [String]? = nil, delivery: [String] = []
) -> StoreItem {
  StoreItem(
    id: id, image: "https://example.com/\(id)/t.jpg", alt: alt, title: title, description: "",
    deliveryTypes: delivery, normalPrice: normal, salePrice: sale, badgeNames: badges)
}

func items(_ section: StoreSection, _ count: Int) -> [StoreItem] {
  (0..<count).map { item("\(section)\($0)") }
}

@Suite("Sections of store-sections")
struct StoreTests {
  @Test("There are always three sections in one order, also without a row")
  func sections() {
    let screen = StoreScreen()
    #expect(screen.list.sections.map(\.section) == [.main, .soup, .side])
    #expect(Set(StoreSection.allCases.map { $0.title(in: .korean) }).count == 3)
  }

  @Test("Sections that arrive in any order, with more rows or fewer, never break a table")
  func arrivals() throws {
    let orders: [[StoreSection]] = [
      [.main, .soup, .side], [.main, .side, .soup], [.soup, .main, .side], [.soup, .side, .main],
      [.side, .main, .soup], [.side, .soup, .main],
    ]
    for order in orders {
      for (old, new) in [(8, 5), (8, 10), (8, 0), (0, 8), (8, 8)] {
        var screen = StoreScreen()
        var table = SimulatedTable(showing: screen.list.visibleRows)
        for section in order + order {
          let isSecond = screen.shown[section] != nil
          let rows = items(section, section == .main ? (isSecond ? new : old) : 8)
          try table.apply(screen.arrive(section, SourcedContent(rows, from: .server)))
          try table.verify(shows: screen.list.visibleRows)
        }
        #expect(table.sections.map(\.cells.count) == [new, 8, 8])
      }
    }
  }

  @Test("An answer replaces its own section and no other")
  func otherSections() {
    var screen = StoreScreen()
    _ = screen.arrive(.soup, SourcedContent(items(.soup, 3), from: .server))
    let changes = screen.arrive(.main, SourcedContent(items(.main, 2), from: .server))
    #expect(changes.stages.flatMap(\.insertions).map(\.section) == [0, 0])
    #expect(changes.stages.allSatisfy { $0.removals.isEmpty && $0.reloads.isEmpty })
  }

  @Test("Rows with the same hash are shown, each as a row of its own")
  func sameHash() {
    var screen = StoreScreen()
    let changes = screen.arrive(.main, SourcedContent([item("x"), item("x")], from: .server))
    #expect(changes.result.count == 2)
  }

  private func answer(_ json: String) throws -> SectionAnswer {
    try JSONDecoder().decode(SectionAnswer.self, from: Data(json.utf8))
  }

  @Test("The server comes first, then what was stored, then what the app brought along")
  func sources() async throws {
    let failed = try answer(#"{"section":"main","status":503}"#)
    let (stored, brought) = (items(.main, 2), items(.main, 1))
    let fromCache = try await failed.rows(over: nil, cached: stored, bundled: brought)
    #expect(fromCache.used == SourcedContent(stored, from: .cache))
    let fromBundle = try await failed.rows(over: nil, bundled: brought)
    #expect(fromBundle.used == SourcedContent(brought, from: .bundled))
    #expect(fromBundle.skipped.map(\.source) == [.server, .cache])
  }

  @Test("An answer that cannot be read does not empty its section, though its status is 200")
  func unreadableAnswer() async throws {
    let shown = SourcedContent(items(.main, 8), from: .server)
    for body in [#""maintenance""#, "{}", #"[{"detail_hash":1}]"#, "null"] {
      let bad = try answer(#"{"section":"main","status":200,"items":\#(body)}"#)
      let result = try await bad.rows(over: shown, bundled: items(.main, 1))
      #expect(result.used == shown)
      let failure = FetchFailure(.undecodable)
      guard case .failed(let found)? = result.skipped.first?.reason else {
        Issue.record("\(result)")
        continue
      }
      #expect(found.code == failure.code)
    }
  }

  @Test(
    "Going offline after data of the server changes no row, and their source is still the server")
  func goingOffline() {
    var screen = StoreScreen()
    _ = screen.arrive(.main, SourcedContent(items(.main, 8), from: .server))
    let changes = screen.arrive(.main, SourcedContent(items(.main, 5), from: .bundled))
    #expect(changes.isEmpty)
    #expect(screen.shown[.main]?.source == .server)
    #expect(screen.shown[.main]?.content.count == 8)
  }

  @Test(
    "A price is whole won with commas in their places, and the word 원 may be left out",
    arguments: [
      ("7,000", 7_000), ("6,300원", 6_300), ("12000", 12_000), ("1,234,567원", 1_234_567),
      ("", nil), ("원", nil), ("1,00", nil), ("1234,567", nil), ("값은 전화로", nil), ("-1", nil),
      ("7,000 원", nil), (",000", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func price(text: String, amount: Int?) {
    #expect(Won(text)?.amount == amount)
  }

  @Test("Both prices are shown, the normal one first, and an order costs the last")
  func prices() {
    #expect(
      item("a", normal: "7,000", sale: "6,300원").prices.map(\.description) == ["7,000원", "6,300원"])
    #expect(item("a", normal: "7,000", sale: "6,300원").orderPrice == Won("6300"))
    #expect(item("a", normal: "7,000", sale: nil).orderPrice == Won("7000"))
    #expect(item("a", sale: nil).orderPrice == nil)
    #expect(OrderReport(item("a", sale: "값은 전화로"), in: .korean) == nil)
  }

  @Test("An empty normal price shows the price of its own row, and none of another")
  func emptyNormalPrice() {
    #expect(item("a", normal: "", sale: "900원").prices == [Won("900")].compactMap { $0 })
  }

  @Test("Badges are purple, yellow or none, in the order of the row, and no row keeps another's")
  func badges() {
    let rows: [([String]?, [String])] = [
      (["론칭특가"], ["purple"]), (["이벤트특가"], ["yellow"]), (nil, []), ([], []),
      (["이벤트특가", "론칭특가"], ["yellow", "purple"]), (["모르는특가"], []),
    ]
    for (names, colors) in rows {
      #expect(item("a", badges: names).badges.compactMap(\.color) == colors)
    }
    let delivery = item("a", delivery: ["전국택배", "새벽배송", "퀵"]).badges
    #expect(delivery == [.nation, .dawn])
    #expect(Badge.events.shadowed.isEmpty && Badge.deliveries.shadowed.isEmpty)
  }

  @Test("A row is read with its hash, whatever its badges and prices are")
  func row() throws {
    let json = """
      {"detail_hash":"H","image":"i","alt":"a","delivery_type":[],"title":"t","description":"d",
      "s_price":"1원"}
      """
    let row = try JSONDecoder().decode(StoreItem.self, from: Data(json.utf8))
    #expect(row.id == "H" && row.alt == "a" && row.title == "t")
    #expect(row.badges.isEmpty && row.prices.count == 1)
  }

  @Test("A detail belongs to its dish, and one that has not arrived cannot be reached")
  func details() throws {
    let json = """
      {"top_image":"t","thumb_images":["1"],"product_description":"d","point":"p",
      "delivery_info":"i","delivery_fee":"f","prices":["1원"],"detail_section":["s"]}
      """
    let detail = try JSONDecoder().decode(StoreDetail.self, from: Data(json.utf8))
    var pages = DetailPages()
    #expect(pages.detail(of: "a") == nil)
    pages.arrive(detail, of: "a")
    #expect(pages.detail(of: "a") == detail)
    #expect(pages.detail(of: "b") == nil)
  }

  @Test("A tap says the alternative text and what an order costs")
  func toast() {
    #expect(item("a", alt: "무침", normal: "7,000", sale: "6,300원").toast == "무침\n6,300원")
    #expect(item("a", alt: "무침", sale: nil).toast == "무침")
  }

  @Test("A lamp has a color for each state of the connection and blinks where there is one")
  func lamp() {
    #expect(ConnectionLamp.allCases.map(\.color) == ["blue", "sky blue", "red", "yellow"])
    #expect(ConnectionLamp.allCases.map(\.blinks) == [true, true, false, false])
  }
}
