import KoreanCalendar
import KoreanText

extension BranchSummary: Phrasable {
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
  /// On a closing day it also names the next closing. An answer that is only expected says so.
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
    return opening?.phrase(in: language, style, relativeTo: time, restingOn: openingBasis)
  }

  /// Text that the branch shuts early on the date, or `nil` when it does not.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00 (명절 전일 20:00까지)",
  ///   schedule: try HolidaySchedule(overrides: [.open(CivilDate(2026, 9, 24))]))
  /// BranchSummary(branch, on: CivilDate(2026, 9, 24)).earlyClosingPhrase(in: .korean)
  /// // "오늘 20:00까지 단축영업"
  /// ```
  public func earlyClosingPhrase(in language: PhraseLanguage) -> String? {
    guard let earlyClosing else { return nil }
    let isNextDay = earlyClosing > 1_440
    let clock = clockText(isNextDay ? earlyClosing - 1_440 : earlyClosing)
    let end = language((isNextDay ? "내일 " : "") + clock, clock + (isNextDay ? " tomorrow" : ""))
    if let basis, basis.isExpected {
      let why = basis.phrase(in: language)
      return language(
        "오늘 \(end)까지 단축영업 예정 (\(why))", "expected to close early today, at \(end) (\(why))")
    }
    return language("오늘 \(end)까지 단축영업", "closes early today, at \(end)")
  }

  private func row(_ language: PhraseLanguage) -> String {
    func day(_ korean: String, _ english: String, _ status: HolidayStatus) -> String {
      let words = status.phrase(in: language)
      return language(korean + " " + words, words + " " + english)
    }
    var parts = [day("오늘", "today", today)]
    if let tomorrow { parts.append(day("내일", "tomorrow", tomorrow)) }
    // Being out of business is not a closing day.
    if case .state = nextClosing {
      return (parts + [upcoming(nextClosing, language)]).joined(separator: ", ")
    }
    let next = laterClosing ?? nextClosing
    switch next {
    case .state: parts.append(upcoming(next, language))
    case .never(let never):
      let isGuess = never.isExpected || basis?.isExpected ?? false
      parts.append(
        isGuess
          ? language("다음 휴무 예정 없음", "no closing expected") : language("다음 휴무 없음", "no closing days")
      )
    case .closing(let closing) where closing.basis.isExpected:
      parts.append(
        language("다음 휴무 예정 ", "next closing expected ") + upcoming(next, language)
          + " (\(closing.basis.phrase(in: language)))")
    case .closing, .unknown:
      parts.append(language("다음 휴무 ", "next closing ") + upcoming(next, language))
    }
    return parts.joined(separator: ", ")
  }

  /// A coming day and how far away it is.
  private func upcoming(_ next: NextClosing, _ language: PhraseLanguage) -> String {
    let words = next.phrase(in: language, relativeTo: date)
    guard let countdown = next.countdownPhrase(in: language, relativeTo: date) else { return words }
    return words + language(" ", ", ") + countdown
  }

  private func sentence(_ language: PhraseLanguage) -> String {
    language.isKorean
      ? KoreanParticle.topic.attached(to: name) + " " + koreanPredicate
      : displayName(in: .english) + " " + englishPredicate
  }
}
