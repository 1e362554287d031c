import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// What the map shows at the end of a track.
struct NearbyExpectation: Sendable, CustomStringConvertible {
  struct Outcome: Hashable, Sendable {
    var requests: Int
    var markers: [Int]?
    var title: String?
    var skipped: LocationDecision.Reason?
    var notice: FetchFailure.Code?
  }

  var track: SampleTrack
  var answers: [SampleAnswer] = [.good]
  /// The seconds from one fix to the next.
  var pace = 1.0
  var kilometers = 2
  let expected: Outcome
  var description: String { "\(track), \(answers), \(kilometers) km" }

  @MainActor
  func outcome() async -> Outcome {
    let (model, server, clock) = await Self.model(answers)
    for fix in track.fixes {
      await model.receive(fix)
      clock.advance(by: pace)
    }
    await model.setRadius(SearchRadius(clamping: kilometers))
    return await Outcome(
      requests: server.requests.count, markers: model.search.markers.shown?.entries.map(\.id),
      title: model.search.markers.phrase(in: .korean), skipped: model.search.skipped,
      notice: model.search.notice?.failure.code)
  }

  /// A map with its server and its clock.
  @MainActor
  static func model(
    _ answers: [SampleAnswer]
  ) async -> (NearbyScreen, FakeServer<CatalogRequest, CatalogResponse>, FakeClock) {
    let clock = FakeClock(WallTime(SampleBranch.today, 12, 0))
    let server = FakeServer<CatalogRequest, CatalogResponse>()
    await server.answerNext(answers.map(\.result))
    let model = NearbyScreen(now: { clock() }, ask: { try await server.answer($0) })
    return (model, server, clock)
  }

  private static let failed = "새로 검색하지 못했습니다."
  private static let two = "반경 2킬로미터 이내에 매장이 2곳 있습니다."

  static let all = [
    NearbyExpectation(
      track: .standing,
      expected: Outcome(requests: 1, markers: [2, 3], title: two, skipped: .withinThreshold)),
    NearbyExpectation(
      track: .walk, expected: Outcome(requests: 9, markers: [2, 3], title: two)),
    NearbyExpectation(
      track: .wayBack, answers: [.good, .empty],
      expected: Outcome(requests: 9, markers: [], title: "반경 2킬로미터 이내에는 매장이 없습니다.")),
    NearbyExpectation(
      track: .indoors,
      expected: Outcome(requests: 1, markers: [2, 3], title: two, skipped: .withinThreshold)),
    NearbyExpectation(
      track: .broken, kilometers: 8, expected: Outcome(requests: 0, skipped: .inaccurate)),
    NearbyExpectation(
      track: .standing, kilometers: 8,
      expected: Outcome(
        requests: 2, markers: [2, 3, 5], title: "반경 8킬로미터 이내에 매장이 3곳 있습니다.")),
    NearbyExpectation(
      track: .standing, answers: [.serverError], pace: 60,
      expected: Outcome(requests: 5, title: failed)),
    NearbyExpectation(
      track: .standing, answers: [.tooMany], pace: 60,
      expected: Outcome(requests: 5, title: failed)),
    NearbyExpectation(
      track: .walk, answers: [.good, .serverError],
      expected: Outcome(
        requests: 2, markers: [2, 3], title: "\(failed) 이전 결과입니다: \(two)", notice: .server)),
  ]
}
