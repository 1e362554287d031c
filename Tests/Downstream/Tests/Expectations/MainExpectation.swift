import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// What the main screen and its widget show after some visits.
struct MainExpectation: Sendable, CustomStringConvertible {
  enum Visit: Hashable, Sendable {
    /// The screen comes up some days after the visit before.
    case appear(daysLater: Int)
    /// The user pulls the list.
    case pull
  }

  struct Outcome: Hashable, Sendable {
    var state: String
    var line: String?
    /// The rows as they are read: the name and the words of each favorite.
    var rows: [String] = []
    /// The closings below them before any is opened.
    var closings: [String] = []
    var notice: FetchFailure.Code?
    var requests = 1
    /// The rows of the widget, or why it has none.
    var widget: [String]
  }

  let description: String
  var favorites = [2, 5, 3]
  /// Favorites that were starred in the app, so that their names are kept.
  var starred: [Branch] = []
  var answers: [Result<CatalogResponse, FetchFailure>] = [SampleAnswer.good.result]
  var visits: [Visit] = [.appear(daysLater: 0)]
  let expected: Outcome

  @MainActor
  func outcome() async throws -> Outcome {
    var list = try FavoriteList(favorites)
    for branch in starred { list.push(branch) }
    let world = await World(list, answers: answers)
    for visit in visits {
      switch visit {
      case .appear(let days):
        world.clock.advance(days: days)
        await world.main.appear()
      case .pull: await world.main.refresh(byHand: true)
      }
    }
    let sections = world.main.list.visibleRows.sections
    let entry = world.main.widget.entries[0]
    return await Outcome(
      state: Self.name(world.main.state), line: world.main.line,
      rows: sections.map {
        $0.section.displayName(in: .korean) + ": " + $0.section.phrase(in: .korean)
      },
      closings: sections.flatMap { section in
        section.rows.map { "\(section.section.id): \($0.row.date)" }
      },
      notice: world.main.notice?.failure.code, requests: world.server.requests.count,
      widget: entry.emptyPhrase(in: .korean).map { [$0] }
        ?? entry.rows.map { $0.phrase(in: .korean) }
        + [entry.agePhrase(in: .korean)].compactMap { $0 })
  }

  static func name(_ state: ScreenState<CatalogResponse>) -> String {
    switch state {
    case .nothingYet: "nothing yet"
    case .loading: "loading"
    case .shown: "shown"
    case .failedShowing: "failed, with data"
    case .failed: "failed"
    }
  }

  private static let server = "서버에 문제가 생겼습니다"
  private static let three = [
    "이마트 규칙점: 오늘 휴무, 내일 영업, 다음 휴무 12월 13일 (일) D-21",
    "코스트코 변경점: 오늘 영업, 내일 영업, 다음 휴무 11월 25일 (수) D-3",
    "롯데마트 게시점: 오늘 휴무, 내일 영업, 다음 휴무 12월 13일 (일) D-21",
  ]
  private static let november = ["2: 2026-11-22", "5: 2026-11-25", "3: 2026-11-22"]
  private static let december = ["2: 2026-12-13", "5: 2026-12-13", "3: 2026-12-13"]
  private static let widget = [
    "오늘 휴무, 다음 12월 13일 (일)", "11월 25일 (수) 휴무", "오늘 휴무, 다음 12월 13일 (일)",
  ]
  private static let noData = ["휴무일 정보를 아직 받지 못했습니다."]
  private static func missing(_ names: String...) -> [String] { names.map { $0 + ": 매장 정보 없음" } }
  private static let ended = Branch(
    id: 40, mart: .homeplus, name: "가양점",
    schedule: HolidaySchedule(rule: .never).adding(closedForGoodFrom: CivilDate(2026, 6, 1)))
  private static let silent = [41, 42].map { Branch(id: $0, mart: .emart, name: "\($0)점") }

  static let all = [
    MainExpectation(
      description: "three favorites",
      expected: Outcome(state: "shown", rows: three, closings: november, widget: widget)),
    MainExpectation(
      description: "no favorites", favorites: [],
      expected: Outcome(state: "shown", widget: ["즐겨찾기를 추가하면 휴무일이 여기에 보입니다."])),
    MainExpectation(
      description: "missing ones, of a list stored before and starred in the app",
      favorites: [77, 2],
      starred: [Branch(id: 78, mart: .emart, name: "사라진점")],
      expected: Outcome(
        state: "shown",
        rows: missing("알 수 없는 매장") + [three[0]] + missing("이마트 사라진점"),
        closings: ["2: 2026-11-22"], widget: ["매장 정보 없음", widget[0], "매장 정보 없음"])),
    MainExpectation(
      description: "one that has ended", favorites: [40],
      answers: [.success(CatalogResponse([CatalogRow(ended)]))],
      expected: Outcome(
        state: "shown", rows: ["홈플러스 가양점: 폐점 (6월 1일 (월)부터)"], widget: ["폐점"])),
    MainExpectation(
      description: "all unknown", favorites: [41, 42],
      answers: [.success(CatalogResponse(silent.map { CatalogRow($0) }))],
      expected: Outcome(
        state: "shown",
        rows: silent.map { $0.displayName + ": 오늘 모름, 내일 모름, 다음 휴무 알 수 없음" },
        widget: ["휴무일 모름", "휴무일 모름"])),
    MainExpectation(
      description: "the first launch, offline", answers: [.failure(FetchFailure(.offline))],
      expected: Outcome(
        state: "failed", line: "인터넷에 연결되어 있지 않습니다. 연결을 확인해 주세요.",
        rows: missing("알 수 없는 매장", "알 수 없는 매장", "알 수 없는 매장"), notice: .offline,
        widget: noData)),
    MainExpectation(
      description: "an answer that is cut off", favorites: [],
      answers: [SampleAnswer.cutOff.result],
      expected: Outcome(
        state: "failed", line: "받은 자료를 읽을 수 없습니다. 잠시 뒤에 다시 시도해 주세요.",
        notice: .undecodable, widget: ["즐겨찾기를 추가하면 휴무일이 여기에 보입니다."])),
    MainExpectation(
      description: "another month with the server down",
      answers: [SampleAnswer.good.result, SampleAnswer.serverError.result],
      visits: [.appear(daysLater: 0), .appear(daysLater: 15)],
      expected: Outcome(
        state: "failed, with data", line: server + " (15일 전 자료)",
        rows: [
          "이마트 규칙점: 오늘 영업, 내일 영업, 다음 휴무 12월 13일 (일) D-6",
          "코스트코 변경점: 오늘 영업, 내일 영업, 다음 휴무 12월 13일 (일) D-6",
          "롯데마트 게시점: 오늘 영업, 내일 영업, 다음 휴무 12월 13일 (일) D-6",
        ], closings: december, notice: .server, requests: 2,
        widget: ["12월 13일 (일) 휴무", "12월 13일 (일) 휴무", "12월 13일 (일) 휴무", "15일 전 정보"])),
    MainExpectation(
      description: "a pull with the server down",
      answers: [SampleAnswer.good.result, SampleAnswer.serverError.result],
      visits: [.appear(daysLater: 0), .pull],
      expected: Outcome(
        state: "failed, with data", line: server + " (방금 받은 자료)", rows: three, closings: november,
        notice: .server, requests: 2, widget: widget + ["오늘 정보"])),
    MainExpectation(
      description: "a failure is said once", favorites: [],
      answers: [SampleAnswer.serverError.result],
      visits: [.appear(daysLater: 0), .appear(daysLater: 1)],
      expected: Outcome(
        state: "failed", line: server + ". 잠시 뒤에 다시 시도해 주세요.", requests: 2,
        widget: ["즐겨찾기를 추가하면 휴무일이 여기에 보입니다."])),
    MainExpectation(
      description: "a pull is answered again", favorites: [],
      answers: [SampleAnswer.serverError.result], visits: [.appear(daysLater: 0), .pull],
      expected: Outcome(
        state: "failed", line: server + ". 잠시 뒤에 다시 시도해 주세요.", notice: .server, requests: 2,
        widget: ["즐겨찾기를 추가하면 휴무일이 여기에 보입니다."])),
  ]
}
