import MartHolidayKit
import MartTestSupport
import MartViewModels

/// What the main screen shows after some visits.
public struct MainListExpectation: Sendable, CustomStringConvertible {
  public enum Visit: Hashable, Sendable {
    /// The screen comes up some days after the visit before.
    case appear(daysLater: Int)
    /// The user pulls the list.
    case pull
  }

  public struct Outcome: Hashable, Sendable {
    var content: MainListModel.Content
    /// The rows before any is opened: the number of a branch and a closing day.
    var rows: [String] = []
    var missing: [Int] = []
    var notice: FetchFailure.Code?
    var age: String?
    var requests = 1
  }

  public let description: String
  var favorites = [2, 5, 3]
  var answers: [SampleAnswer]
  var visits: [Visit] = [.appear(daysLater: 0)]
  public let expected: Outcome

  public func outcome() async throws -> Outcome {
    let world = try await World(favorites, answers: answers)
    for visit in visits {
      switch visit {
      case .appear(let days):
        world.clock.advance(days: days)
        await world.mainList.appear()
      case .pull: await world.mainList.refresh(byHand: true)
      }
    }
    let model = world.mainList
    return await Outcome(
      content: model.content,
      rows: model.list.visibleRows.sections.flatMap { section in
        section.rows.map { "\(section.section.id): \($0.row.date)" }
      },
      missing: model.missing, notice: model.notice?.failure.code, age: model.age,
      requests: world.server.requests.count)
  }

  private static let november = ["2: 2026-11-22", "5: 2026-11-25", "3: 2026-11-22"]
  private static let december = ["2: 2026-12-13", "5: 2026-12-13", "3: 2026-12-13"]

  public static let all = [
    MainListExpectation(
      description: "a good answer", answers: [.good],
      expected: Outcome(content: .list, rows: november)),
    MainListExpectation(
      description: "no favorites", favorites: [], answers: [.good],
      expected: Outcome(content: .noFavorites)),
    MainListExpectation(
      description: "a favorite that the answer leaves out", favorites: [2, 7, 3],
      answers: [.defective],
      expected: Outcome(content: .list, rows: ["2: 2026-11-22"], missing: [7])),
    MainListExpectation(
      description: "only favorites that are missing", favorites: [7], answers: [.good],
      expected: Outcome(content: .list, missing: [7])),
    MainListExpectation(
      description: "nothing stored and the server down", answers: [.serverError],
      expected: Outcome(
        content: .failed(
          FetchFailure(.server, status: 500, message: "서버 에러가 발생 중입니다.")),
        notice: .server)),
    MainListExpectation(
      description: "an expired session", answers: [.signedOut],
      expected: Outcome(
        content: .failed(FetchFailure(.signedOut, status: 401, message: "세션이 만료되었습니다.")),
        notice: .signedOut)),
    MainListExpectation(
      description: "an answer that is cut off", answers: [.cutOff],
      expected: Outcome(content: .failed(FetchFailure(.undecodable)), notice: .undecodable)),
    MainListExpectation(
      description: "the next day, when nothing is due", answers: [.good, .serverError],
      visits: [.appear(daysLater: 0), .appear(daysLater: 1)],
      expected: Outcome(
        content: .list, rows: ["2: 2026-12-13", "5: 2026-11-25", "3: 2026-12-13"])),
    MainListExpectation(
      description: "another month with the server down", answers: [.good, .serverError],
      visits: [.appear(daysLater: 0), .appear(daysLater: 15)],
      expected: Outcome(
        content: .list, rows: december, notice: .server, age: "15일 전 자료", requests: 2)),
    MainListExpectation(
      description: "another month with a new answer", answers: [.serverError, .good],
      visits: [.appear(daysLater: 0), .appear(daysLater: 15)],
      expected: Outcome(content: .list, rows: december, requests: 2)),
    MainListExpectation(
      description: "a pull with the server down", answers: [.good, .serverError],
      visits: [.appear(daysLater: 0), .pull],
      expected: Outcome(content: .list, rows: november, notice: .server, requests: 2)),
    MainListExpectation(
      description: "a failure is said once", answers: [.serverError],
      visits: [.appear(daysLater: 0), .appear(daysLater: 1)],
      expected: Outcome(
        content: .failed(FetchFailure(.server, status: 500, message: "서버 에러가 발생 중입니다.")),
        requests: 2)),
    MainListExpectation(
      description: "a pull is answered again", answers: [.serverError],
      visits: [.appear(daysLater: 0), .pull],
      expected: Outcome(
        content: .failed(FetchFailure(.server, status: 500, message: "서버 에러가 발생 중입니다.")),
        notice: .server, requests: 2)),
  ]
}
