import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// What the page of a sample branch says at noon of the sample day.
struct DetailExpectation: Sendable, CustomStringConvertible {
  struct Outcome: Hashable, Sendable {
    var title: String
    var today: String
    var now: String
    var next: String
    var canCall = true
  }

  let sample: SampleBranch
  let expected: Outcome
  var description: String { sample.name }

  var outcome: Outcome {
    let screen = DetailScreen(sample.branch, at: WallTime(SampleBranch.today, 12, 0))
    let summary = screen.summary
    return Outcome(
      title: summary.displayName(in: .korean), today: summary.today.phrase(in: .korean),
      now: summary.openingPhrase(in: .korean) ?? "",
      next: summary.nextClosing.phrase(in: .korean, relativeTo: summary.date),
      canCall: screen.branch.phoneNumbers.map(\.telURL) == ["tel:0212344560"])
  }

  private init(
    _ sample: SampleBranch, _ title: String, today: String, now: String, next: String,
    canCall: Bool = true
  ) {
    self.sample = sample
    expected = Outcome(title: title, today: today, now: now, next: next, canCall: canCall)
  }

  static let all = [
    DetailExpectation(
      .unknown, "이마트 무소식점", today: "모름", now: "알 수 없음", next: "알 수 없음"),
    DetailExpectation(
      .ruled, "이마트 규칙점", today: "휴무", now: "내일 10:00에 영업 시작", next: "11월 22일 (일)"),
    DetailExpectation(
      .published, "롯데마트 게시점", today: "휴무", now: "내일 10:00에 영업 시작", next: "11월 22일 (일)"),
    DetailExpectation(
      .tentative, "홈플러스 예정점", today: "휴무 예정", now: "내일 10:00에 영업 시작 예정 (변경 가능)",
      next: "11월 22일 (일)"),
    DetailExpectation(
      .moved, "코스트코 변경점", today: "영업", now: "23:00까지 영업", next: "11월 25일 (수)"),
    DetailExpectation(
      .temporarilyClosed, "홈플러스 휴업점", today: "휴무", now: "12월 16일 (수) 10:00에 영업 시작",
      next: "12월 15일 (화)까지 임시 휴점"),
    DetailExpectation(
      .closedUntilFurtherNotice, "홈플러스EX 무기한점", today: "휴무", now: "지금 영업하지 않음", next: "임시 휴점"),
    DetailExpectation(
      .closedForGood, "롯데마트 폐점", today: "휴무", now: "폐점", next: "폐점"),
    DetailExpectation(
      .announced, "이마트 공지점", today: "영업", now: "23:00까지 영업", next: "11월 29일 (일)"),
    DetailExpectation(
      .municipal, "노브랜드 조례점", today: "휴무 예정", now: "내일 10:00에 영업 시작 예정 (매장 확인 전)",
      next: "11월 22일 (일)"),
    DetailExpectation(
      .neverCloses, "트레이더스 무휴점", today: "영업", now: "23:00까지 영업", next: "없음"),
    DetailExpectation(
      .festive, "킴스클럽 명절점", today: "영업", now: "23:00까지 영업", next: "2027년 2월 7일 (일)"),
    DetailExpectation(
      .closesEarly, "이마트 단축점", today: "영업", now: "22:00까지 영업", next: "2027년 2월 7일 (일)"),
    DetailExpectation(
      .partial, "하나로마트 수영장점", today: "영업", now: "23:00까지 영업", next: "12월 7일 (월)"),
    DetailExpectation(
      .unheardOf, "표본마트 새점", today: "휴무", now: "지금 영업하지 않음", next: "11월 22일 (일)", canCall: false),
  ]
}
