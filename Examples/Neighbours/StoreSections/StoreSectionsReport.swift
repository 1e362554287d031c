import ExampleSupport
import MartHolidayKit

/// The answers of a server in the order of arrival, and the rows that are in the app.
package struct StoreSectionsReport: SampleReport {
  package static let program = SampleProgram(
    "store-sections",
    does: (
      "따로 도착하는 가게의 세 목록입니다.", "The sections of a shop, which arrive one by one."
    ),
    korean: "가게 목록", english: "shop")

  let answers: [SectionAnswer]
  let bundled: [String: [StoreItem]]
  /// The HTTP statuses of pictures that the server does not send, by address.
  let pictures: [String: Int]
  /// The dishes that are ordered; the same one twice is a second tap.
  let orders: [StoreItem.ID]

  package func lines(in language: Language) async throws -> [String] {
    var screen = StoreScreen()
    var lines: [String] = []
    for answer in answers {
      let section = answer.section
      let result = try await answer.rows(
        over: screen.shown[section], bundled: bundled[section.rawValue])
      guard let used = result.used else { continue }
      let before = screen.list.visibleRows.count
      let changes = screen.arrive(section, used)
      let counts = StoreSection.allCases.map { "\(screen.shown[$0]?.content.count ?? 0)" }
      lines.append(
        "\(section.title(in: language)): \(before) → \(changes.result.count) [\(counts.joined(separator: ", "))]"
          + failures(result.skipped, language))
    }
    lines.append("")
    for section in StoreSection.allCases { lines += rows(of: section, screen, language) }
    lines += try await pictureLines(screen, language)
    return lines + (await orderLines(screen, language))
  }

  private func failures(_ skipped: [SkippedSource], _ language: Language) -> String {
    let words = skipped.compactMap { passed in
      if case .failed(let failure) = passed.reason { failure.phrase(in: language) } else { nil }
    }
    return words.isEmpty ? "" : " · " + words.joined(separator: ", ")
  }

  private func rows(
    of section: StoreSection, _ screen: StoreScreen, _ language: Language
  ) -> [String] {
    let shown = screen.shown[section]
    let source = shown.map { " (\(name(of: $0.source, language)))" } ?? ""
    let rows = (shown?.content ?? []).map { item in
      let prices = item.prices.map(\.description).joined(separator: " ")
      let badges = item.badges.map { $0.name(in: language) }.joined(separator: ", ")
      return "  \(item.title) · \(prices.isEmpty ? "-" : prices) · \(badges.isEmpty ? "-" : badges)"
    }
    return [section.title(in: language) + source] + rows
  }

  private func name(of source: DataSource, _ language: Language) -> String {
    switch source {
    case .server: language("서버", "from the server")
    case .cache: language("저장해 둔 것", "stored")
    case .bundled: language("앱에 든 것", "brought along")
    }
  }

  private func pictureLines(_ screen: StoreScreen, _ language: Language) async throws -> [String] {
    let statuses = pictures
    let loader = PictureLoader(cache: NoCache(), isOffline: false) { url in
      if let failure = statuses[url].flatMap({ FetchFailure(statusCode: $0) }) { throw failure }
      return Array(url.utf8)
    }
    var notices = FetchNotices()
    let urls = screen.pictures ?? []
    let (loaded, notice) = try await loader.gallery(urls, notices: &notices)
    let count = loaded.filter { $0 != nil }.count
    let words = language("사진 \(urls.count)장 중 \(count)장", "\(count) of \(urls.count) pictures")
    return ["", words] + (notice.map { ["  " + $0.phrase(in: language, style: .long)] } ?? [])
  }

  private func orderLines(_ screen: StoreScreen, _ language: Language) async -> [String] {
    let items = StoreSection.allCases.flatMap { screen.shown[$0]?.content ?? [] }
    var book = OrderBook()
    var lines: [String] = []
    for order in orders {
      guard let item = items.first(where: { $0.id == order }),
        let report = OrderReport(item, in: language)
      else {
        lines.append(language("주문할 수 없습니다: \(order)", "cannot be ordered: \(order)"))
        continue
      }
      let outcome = await book.tell(report, order: item.id) { _ in 200 }
      lines.append(report.text + " · " + outcome.phrase(in: language))
    }
    return lines
  }

  private struct NoCache: PictureCache {
    func picture(named name: String) -> [UInt8]? { nil }
    func keep(_ picture: [UInt8], named name: String) -> Bool { true }
  }
}
