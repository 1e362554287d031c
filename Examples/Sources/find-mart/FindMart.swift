import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Finds stores as people type them, from a place, and by the day.
struct FindMart: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "find-mart", "매장을 찾습니다: ㅇㅁㅌ 양재, dlakxm, 양재대로; 날짜나 위치로도.",
    "Finds stores: ㅇㅁㅌ 양재, dlakxm, 양재대로; by the day, or near a place.",
    details: (
      """
      터미널에서 검색어가 없으면 입력하는 대로 결과가 좁혀집니다. Esc나 빈 줄로 끝냅니다.
      매장을 가리키지 않는 말은 빼고 찾으며, 모두 맞는 매장이 없으면 일부만 맞는 매장을 맞지 않는 말과 함께 보입니다.
      맞는 매장이 없으면 비슷한 이름을 보이고 종료 코드 1로 끝납니다.
      """,
      """
      Without a query on a terminal, results narrow as one types; Esc or an empty line leaves.
      Words that name no store are set aside. If no store fits all the others, stores that fit \
      some of them are shown, with the words that they do not fit.
      A query that nothing fits ends with exit code 1 and the names that are nearest in spelling.
      """
    ))

  @Argument(
    help: .text(
      "찾을 말: 초성, 이름의 일부, 주소, 여러 낱말.",
      "What to look for: initials, a part of a name, an address, several words."))
  var query: [String] = []

  @Option(
    help: .text("이 날 쉬는 매장만.", "Only stores that are closed on a day.", valueName: "yyyy-MM-dd"))
  var closedOn: String?

  @Option(
    help: .text(
      "위도,경도, 예: 37.49,127.02; 가까운 매장부터.",
      "A place, latitude and longitude, such as 37.49,127.02; the nearest stores first."))
  var near: String?

  @Option(
    help: .text(
      "이 시각에 열려 있을 매장만, 예: 12:00.", "Only stores that may be open at a time, such as 12:00.",
      valueName: "HH:mm"))
  var openAt: String?

  @Option(
    help: .text(
      "오늘로 볼 날; 없으면 한국의 오늘.", "The day that counts as today; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: .text("한 마트의 매장만.", "Only the stores of a mart, by any of its names."))
  var mart: String?

  @Option(help: .catalog)
  var catalog: String?

  @Option(help: .text("보여 줄 매장의 최대 수; 없으면 20.", "How many stores at most; 20 when absent."))
  var limit: Int?

  @OptionGroup var languages: LanguageOptions

  mutating func run() throws {
    let language = Language.ofRun
    let today = try KoreaToday.parse(date)
    let closedOn = try closedOn.map { try KoreaToday.parse($0) }
    let origin = try near.map(PlaceArgument.place)
    let time = try ClockArgument.time(openAt).flatMap {
      WallTime(date: today, hour: $0.minutes / 60, minute: $0.minutes % 60)
    }
    if let limit, limit < 1 {
      throw ExampleFailure(
        .usage, korean: "개수는 1 이상입니다: \(limit)", english: "the limit is 1 or more: \(limit)")
    }
    let branches = try ExampleCatalog.branches(in: catalog)
      .map { $0.adding(municipal: .southKorea) }
    var search = BranchSearch(branches)
    if let mart { search = try search.limited(toMart: mart) }
    let page = ResultPage(language: language, today: today, time: time, style: .standardOutput())
    let text = query.joined(separator: " ")
    var lines: [String]
    if SearchQuery(text).isEmpty {
      if query.isEmpty, closedOn == nil, near == nil, time == nil {
        return try interactive(search, page)
      }
      guard query.isEmpty else { throw search.noSuchBranch(.notFound, text) }
      lines = try everything(search, page, closedOn, origin, time)
    } else {
      lines = try found(text, search, page, closedOn, origin, time)
    }
    try StandardOutput.show(lines)
  }

  /// How many stores are shown.
  private var most: Int { limit ?? 20 }

  private func interactive(_ search: BranchSearch, _ page: ResultPage) throws {
    guard let terminal = RawTerminal() else {
      throw ExampleFailure(
        .usage, korean: "검색어가 없습니다. 터미널에서는 입력하면서 찾을 수 있습니다.",
        english: "no query; on a terminal one can type it")
    }
    TypingSession(search: search, page: page, terminal: terminal).run()
  }

  /// The stores that a query means.
  private func found(
    _ text: String, _ search: BranchSearch, _ page: ResultPage, _ closedOn: CivilDate?,
    _ origin: Coordinate?, _ time: WallTime?
  ) throws -> [String] {
    let matches = search.matches(SearchQuery(text), BranchSearch.Options(origin: origin))
    let isPartial = matches.fitting.isEmpty && matches.first?.isPartial == true
    let found = isPartial ? matches[...] : matches.fitting
    guard !found.isEmpty else { throw search.noSuchBranch(.notFound, text) }
    let chosen = found.filter { isAsked($0.branch, closedOn, time) }
    guard !chosen.isEmpty else { throw nothingLeft() }
    return page.remarks(matches, isPartial: isPartial)
      + chosen.prefix(most).map { page.line($0, origin: origin) } + page.more(chosen.count - most)
  }

  /// The stores without a query: the table of a day, or those near a place.
  private func everything(
    _ search: BranchSearch, _ page: ResultPage, _ closedOn: CivilDate?, _ origin: Coordinate?,
    _ time: WallTime?
  ) throws -> [String] {
    if let closedOn, origin == nil, time == nil {
      // The table counts them all.
      if limit != nil { throw ExampleFailure.option("--limit", excludes: "--closed-on") }
      return [
        BranchCatalog(search.branches).closing(on: closedOn)
          .phrase(in: page.language, style: .long)
      ]
    }
    var chosen = search.branches.filter { isAsked($0, closedOn, time) }
    if let origin {
      chosen = NearbyBranches(
        around: origin, within: SearchRadius(clamping: SearchRadius.range.upperBound), of: chosen
      ).entries.map(\.element)
    }
    guard !chosen.isEmpty else { throw nothingLeft() }
    return chosen.prefix(most).map { page.line($0, origin: origin) }
      + page.more(chosen.count - most)
  }

  private func isAsked(_ branch: Branch, _ closedOn: CivilDate?, _ time: WallTime?) -> Bool {
    if let closedOn {
      guard case .closed = branch.schedule.status(on: closedOn) else { return false }
    }
    guard let time else { return true }
    switch branch.opening(at: time) {
    case .open, .openHoursUnknown: return true
    case .closed, .unknown: return false
    }
  }

  private func nothingLeft() -> ExampleFailure {
    ExampleFailure(
      .notFound, korean: "조건에 맞는 매장이 없습니다.", english: "no store meets the conditions")
  }
}
