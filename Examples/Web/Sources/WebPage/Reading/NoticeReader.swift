import ClosingTexts
import KoreanCalendar
import MartModels

/// Reads notices of stores, in an engine that is loaded only when somebody pastes one.
public struct NoticeReader {
  private var clock = PageClock()
  private static let mostClosings = 6

  private var language: PhraseLanguage { clock.language }
  private var today: CivilDate { clock.today }

  /// Makes a reader that knows neither time nor language yet.
  public init() {}

  /// Answers one question: `clock`, `holidays` or `read`.
  ///
  /// - Parameter question: the name of the question and its values, a line each; see `Request`.
  /// - Returns: the answer as JSON; `null` for a question that does not exist.
  public mutating func answer(_ question: some Sequence<UInt8>) -> [UInt8] {
    let request = Request(question)
    let answer: Answer =
      switch request.name {
      case "clock": clock.set(request)
      case "holidays": clock.addHolidays(request.value)
      case "read": reading(of: request.value)
      default: .nothing
      }
    return answer.json
  }

  /// What a text of a store says, stage by stage, and what follows from it.
  private func reading(of text: String) -> Answer {
    if text.allSatisfy({ $0.isWhitespace }) { return .nothing }
    let notice = HolidayText(text, relativeTo: today)
    let explanation = HolidayText.explanation(of: text, relativeTo: today)
    return [
      "stages": .list(explanation.stages.map { stage($0, text) }),
      "conclusion": conclusion(of: notice),
      "unread": .list(notice.unread.map { .text($0.phrase(in: language)) }),
    ]
  }

  private func stage(_ stage: HolidayText.Explanation.Stage, _ text: String) -> Answer {
    [
      "name": .text(name(of: stage.name)),
      "lines": .list(
        stage.lines.map { line in
          [
            "text": .text(line.text),
            "depth": .number(line.depth),
            "words": .optional(line.range(in: text).map { String(text[$0]) }),
          ]
        }),
    ]
  }

  /// The closings that follow, as the library's schedule answers them.
  private func conclusion(of notice: HolidayText) -> Answer {
    let schedule = HolidaySchedule(reading: notice, asOf: today)
    let branch = Branch(
      id: 0, mart: Mart(serverName: ""), name: "", openingHours: notice.hours?.description,
      schedule: schedule)
    let summary = BranchSummary(branch, at: clock.now, calendar: clock.calendar)
    let last = clock.days(from: today, count: 93).last ?? today
    let closings = schedule.closings(in: today...last, calendar: clock.calendar).prefix(
      Self.mostClosings)
    return [
      "next": .text(summary.nextClosing.phrase(in: language, style: .long, relativeTo: today)),
      "opening": notice.hours == nil
        ? .nothing : .optional(summary.openingPhrase(in: language, style: .long)),
      "closings": .list(
        closings.map { .text($0.phrase(in: language, style: .long, relativeTo: today)) }),
    ]
  }

  private func name(of stage: String) -> String {
    let isKorean = language == .korean
    return switch stage {
    case "tokens": isKorean ? "낱말" : "Words"
    case "tree": isKorean ? "구조" : "Structure"
    case "statements": isKorean ? "진술" : "Statements"
    case "resolution": isKorean ? "결론" : "Conclusion"
    default: stage
    }
  }
}
