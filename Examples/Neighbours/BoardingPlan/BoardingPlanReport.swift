import ExampleSupport
import MartHolidayKit

/// A plan, the cards that it speaks of, and what happened to them.
package struct BoardingPlanReport: DatedSampleReport {
  package static let program = SampleProgram(
    "boarding-plan",
    does: (
      "여행 계획을 카드와 메모로 보여 줍니다.", "Shows a travel plan with its cards and memos."
    ),
    korean: "여행 계획", english: "travel plan")

  package var today: CivilDate
  let plans: [TripPlan]
  let cards: [TravelCard]
  /// The cards that are known to be deleted; one that is only missing keeps its place.
  let deleted: [String]
  let names: [String: String]
  let blocked: Set<String>
  let me: String
  /// The HTTP statuses of the steps of a withdrawal that fail, by step.
  let withdrawal: [String: Int]

  package func lines(in language: Language) async throws -> [String] {
    var lines = TripPlan.listed(plans).flatMap { self.lines(of: $0, language) }
    lines += feedLines(language)
    lines += accountLines(language)
    lines += await withdrawalLines(language)
    return lines
  }

  private func lines(of plan: TripPlan, _ language: Language) -> [String] {
    var plan = plan
    let cards = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    let run = plan.run.phrase(in: language, relativeTo: today)
    var lines = ["\(plan.title) · \(plan.place) · \(run) · \(plan.run.first.dDay(on: today))"]
    for number in 1...plan.run.count {
      lines.append(language("  \(number)일째", "  day \(number)"))
      let gone = plan.change(day: number) { $0.removeDeleted(deleted) } ?? []
      if !gone.isEmpty {
        lines.append(language("    삭제됨: ", "    deleted: ") + gone.joined(separator: ", "))
      }
      let (rows, missing) = plan.days[number - 1].rows { cards[$0] }
      lines += rows.map { row in
        "    \(row.number). \(row.card.place ?? row.card.title)"
          + (row.memo.map { ": " + $0 } ?? "")
      }
      if !missing.isEmpty {
        lines.append(
          language("    찾지 못함: ", "    not found: ") + missing.joined(separator: ", "))
      }
    }
    return lines + [""]
  }

  private func feedLines(_ language: Language) -> [String] {
    let feed = Feed(cards, blocked: blocked, names: names)
    let now = 86_400 * Double(today.dayNumber + 1) - 9 * 3_600
    let rows = feed.cards.map { card in
      let author = feed.author(of: card) ?? language("모르는 사람", "somebody")
      let time = RelativeTime.phrase(card.writtenAt, at: now, in: language)
      return "  \(card.title) · \(author) · \(time) · ♥\(card.likes)"
    }
    let places = PlaceRanking(feed.cards).rows.map { row in
      "\(row.city?.city ?? language("전 세계", "the world")) \(row.count)"
    }
    return [language("소식", "Feed")] + rows + ["  " + places.joined(separator: ", "), ""]
  }

  private func accountLines(_ language: Language) -> [String] {
    let own = cards.filter { $0.author == me }
    let mileage = Mileage(own)
    var levels = TravelLevels()
    for card in own { levels.write(in: card.category) }
    let level = levels.shown.map { "\($0.rawValue) \(levels.text($0))" }.joined(separator: ", ")
    return [
      language("마일리지", "Mileage") + " \(mileage.total) (\(mileage.parts))",
      language("레벨", "Levels") + " " + level, "",
    ]
  }

  private func withdrawalLines(_ language: Language) async -> [String] {
    var steps = OrderedSteps<WithdrawalStep>()
    let outcome = await steps.run { step throws(FetchFailure) in
      if let failure = withdrawal[step.rawValue].flatMap({ FetchFailure(statusCode: $0) }) {
        throw failure
      }
    }
    switch outcome {
    case .done: return [language("탈퇴: 모두 마침", "Withdrawal: done")]
    case .stopped(let step, let failure):
      let name = step.name(in: language)
      return [
        language(
          "탈퇴: \(name)에서 멈춤, 계정은 그대로", "Withdrawal: stopped at \(name), the account is still there"),
        "  " + failure.phrase(in: language, style: .long),
      ]
    }
  }
}
