import KoreanCalendar
import KoreanText

extension BranchSummary {
  /// The summary as the text of a row, or as one sentence to be read aloud.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// let summary = BranchSummary(branch, on: CivilDate(2026, 11, 21))
  /// summary.phrase(in: .korean, style: .long)
  /// // "코스트코 양재점은 오늘 영업하고, 다음 휴무일은 내일, 11월 22일 일요일 (규칙 예상)입니다."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` is the row without the name: today, tomorrow, the next closing; `long` is a
  ///     sentence with the name.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    style == .short ? row(language) : sentence(language)
  }

  /// Whether the branch is open at the minute of the summary, or `nil` when only a date was asked about.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for a row, `long` a sentence about now.
  public func openingPhrase(
    in language: PhraseLanguage, style: PhraseStyle = .short
  ) -> String? {
    guard let time else { return nil }
    return opening?.phrase(in: language, style: style, relativeTo: time)
  }

  /// Text that the branch shuts early on the date, or `nil` when it does not.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00 (명절 전일 20:00까지)",
  ///   schedule: HolidaySchedule(rule: .never))
  /// BranchSummary(branch, on: CivilDate(2026, 9, 24)).earlyClosingPhrase(in: .korean)
  /// // "오늘 20:00까지 단축영업"
  /// ```
  public func earlyClosingPhrase(in language: PhraseLanguage) -> String? {
    guard let earlyClosing else { return nil }
    let isNextDay = earlyClosing > 1_440
    let clock = clockText(isNextDay ? earlyClosing - 1_440 : earlyClosing)
    let end = language((isNextDay ? "내일 " : "") + clock, clock + (isNextDay ? " tomorrow" : ""))
    return language("오늘 \(end)까지 단축영업", "closes early today, at \(end)")
  }

  private func row(_ language: PhraseLanguage) -> String {
    var parts = [language("오늘 ", "today ") + today.phrase(in: language)]
    if let tomorrow { parts.append(language("내일 ", "tomorrow ") + tomorrow.phrase(in: language)) }
    var next = nextClosing.phrase(in: language, relativeTo: date)
    if let countdown = nextClosing.countdownPhrase(in: language, relativeTo: date) {
      next += " " + countdown
    }
    // Being out of business is not a closing day.
    if case .state = nextClosing { return (parts + [next]).joined(separator: ", ") }
    parts.append(language("다음 휴무 ", "next closing ") + next)
    return parts.joined(separator: ", ")
  }

  private func sentence(_ language: PhraseLanguage) -> String {
    language.isKorean
      ? KoreanParticle.topic.attached(to: name) + " " + koreanPredicate
      : displayName(in: .english) + " " + englishPredicate
  }

  private var koreanPredicate: String {
    if state != .operating { return state.phrase(in: .korean, style: .long, relativeTo: date) }
    switch today {
    case .unknown: return nextClosing.unknownSentence(.korean, date) ?? "휴무일이 알려지지 않았습니다."
    case .open:
      return "오늘 영업하고, "
        + (nextClosing.unknownSentence(.korean, date)
          ?? nextClosing.phrase(in: .korean, style: .long, relativeTo: date))
    case .closed(let basis):
      let day = date.phrase(in: .korean, style: .long, relativeTo: date)
      let why = basis.phrase(in: .korean)
      return switch tomorrow {
      case .open: "오늘 \(day)에 쉬고 (\(why)), 내일 영업합니다."
      case .closed: "오늘 \(day)에 쉬고 (\(why)), 내일도 쉽니다."
      case .unknown, nil: "오늘 \(day)에 쉽니다 (\(why))."
      }
    }
  }

  private var englishPredicate: String {
    switch (state, today) {
    case (.closedForGood, _): return "has closed for good."
    case (.temporarilyClosed(_, let through), _):
      let end = through?.phrase(in: .english, style: .long, relativeTo: date)
      return "is temporarily closed" + (end.map { " through \($0)." } ?? "; no reopening is known.")
    case (.operating, .unknown):
      return "may be open or closed today: "
        + (laterIsKnown ? "some days are not known yet." : "no closing days are known yet.")
    case (.operating, .open): return "is open today; " + englishOutlook
    case (.operating, .closed(let basis)):
      let day = date.phrase(in: .english, style: .long, relativeTo: date)
      let today = "is closed today, \(day) (\(basis.phrase(in: .english)))"
      return switch tomorrow {
      case .open: today + ", and open tomorrow."
      case .closed: today + ", and closed tomorrow as well."
      case .unknown, nil: today + "."
      }
    }
  }

  /// Whether a closing is known after unknown days.
  private var laterIsKnown: Bool {
    if case .unknown(_, _?) = nextClosing { true } else { false }
  }

  /// What comes after today, for a branch that is open today.
  private var englishOutlook: String {
    func text(_ day: CivilDate) -> String {
      day.phrase(in: .english, style: .long, relativeTo: date)
    }
    return switch nextClosing {
    case .closing(let closing):
      "the next closing is "
        + closing.phrase(in: .english, style: .long, relativeTo: date) + "."
    case .unknown(let from, _):
      "from \(text(from)) on, "
        + (laterIsKnown ? "some days are not known yet." : "no closing days are known yet.")
    case .never, .state(.operating): "there is no closing day."
    case .state(.closedForGood(let from)): "it closes for good on \(text(from))."
    case .state(.temporarilyClosed(let from, let through)):
      "it is temporarily closed from \(text(from))"
        + (through.map { " through \(text($0))." } ?? "; no reopening is known.")
    }
  }
}
