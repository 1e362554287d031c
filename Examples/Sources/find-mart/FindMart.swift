import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Finds stores as people type them, from a place, and by the day.
struct FindMart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find-mart",
    abstract: "Finds stores: ㅇㅁㅌ 성수, dlakxm, 양재대로; by the day, or near a place.",
    discussion: """
      Without a query on a terminal, results narrow as one types; Esc or an empty line leaves.
      A query that nothing fits ends with exit code 1 and the names that are nearest in spelling.
      """)

  @Argument(help: "What to look for: initials, a part of a name, an address, several words.")
  var query: [String] = []

  @Option(help: "Only stores that are closed on a day, such as 2026-11-22.")
  var closedOn: String?

  @Option(help: "A place, latitude and longitude, such as 37.49,127.02; the nearest stores first.")
  var near: String?

  @Option(help: "Only stores that may be open at a time of the day, such as 12:00.")
  var openAt: String?

  @Option(help: "The day that counts as today, such as 2026-11-21.")
  var date: String?

  @Option(help: "Only the stores of a mart, by any of its names.")
  var mart: String?

  @Option(help: "Other stores than the bundled ones.")
  var catalog: String?

  @Option(help: "How many stores at most.")
  var limit = 20

  @Flag(help: "Speak English.")
  var english = false

  mutating func run() throws {
    let language: Language = english ? .english : .korean
    let today = try KoreaToday.parse(date)
    let closedOn = try closedOn.map { try KoreaToday.parse($0) }
    let origin = try near.map(Self.place)
    let time = try openAt.map { try Self.time($0, today) }
    guard limit > 0 else {
      throw ExampleFailure(
        .usage, korean: "개수는 1 이상입니다: \(limit)", english: "the limit is 1 or more: \(limit)")
    }
    let branches = try (catalog.map(ExampleCatalog.load) ?? ExampleCatalog.bundled())
      .map { $0.adding(MunicipalRules.korea) }
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
    var output = StandardOutput()
    for line in lines { try output.print(line) }
    try output.flush()
  }

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
    guard !matches.fitting.isEmpty else { throw search.noSuchBranch(.notFound, text) }
    let chosen = matches.fitting.filter { isAsked($0.branch, closedOn, time) }
    guard !chosen.isEmpty else { throw nothingLeft() }
    return chosen.prefix(limit).map { page.line($0, origin: origin) }
      + page.more(chosen.count - limit)
  }

  /// The stores without a query: the table of a day, or those near a place.
  private func everything(
    _ search: BranchSearch, _ page: ResultPage, _ closedOn: CivilDate?, _ origin: Coordinate?,
    _ time: WallTime?
  ) throws -> [String] {
    if let closedOn, origin == nil, time == nil {
      return [
        BranchCatalog(search.branches).closing(on: closedOn)
          .phrase(in: page.language, style: .long)
      ]
    }
    var chosen = search.branches.filter { isAsked($0, closedOn, time) }
    if let origin {
      chosen = NearbyBranches(
        around: origin, within: SearchRadius(clamping: SearchRadius.range.upperBound), of: chosen
      ).entries.map(\.branch)
    }
    guard !chosen.isEmpty else { throw nothingLeft() }
    return chosen.prefix(limit).map { page.line($0, origin: origin) }
      + page.more(chosen.count - limit)
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

  private static func place(_ text: String) throws -> Coordinate {
    let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else {
      throw ExampleFailure(
        .usage, korean: "위치가 아닙니다: \"\(text)\" (예: 37.49,127.02)",
        english: "not a place: \"\(text)\" (for example 37.49,127.02)")
    }
    return place
  }

  private static func time(_ text: String, _ date: CivilDate) throws -> WallTime {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1],
      let time = WallTime(date: date, hour: hour, minute: minute)
    else {
      throw ExampleFailure(
        .usage, korean: "시각이 아닙니다: \"\(text)\" (예: 12:00)",
        english: "not a time: \"\(text)\" (for example 12:00)")
    }
    return time
  }
}
