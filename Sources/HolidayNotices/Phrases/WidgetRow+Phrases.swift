import KoreanCalendar
public import MartModels

extension WidgetRow: Phrasable {
  /// What the row says next to the name, or a sentence with the name to be read aloud.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// WidgetRow(branch, on: CivilDate(2026, 11, 20)).phrase(in: .korean)  // "11월 22일 (일) 휴무"
  /// WidgetRow(branch, on: CivilDate(2026, 11, 21)).phrase(in: .english)  // "closed tomorrow"
  /// WidgetRow(branch, on: CivilDate(2026, 11, 21)).phrase(in: .korean, style: .long)
  /// // "코스트코 양재점은 오늘 영업하고, 내일 쉽니다."
  /// ```
  ///
  /// On a closing day it also names the next one. It says if a day is only expected, and why. No phrase
  /// counts days, so each stays true until the next entry.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for the row; `long` is for VoiceOver.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    style == .short ? words(language) : sentence(language)
  }

  private func words(_ language: PhraseLanguage) -> String {
    switch state {
    case .closedToday(let basis, let next):
      let today =
        basis.isExpected
        ? language("오늘 휴무 예정", "expected to be closed today") : language("오늘 휴무", "closed today")
      let why = basis.certainty == .confirmed ? "" : " (\(basis.phrase(in: language)))"
      return today + why + ", " + following(next, language)
    case .earlyClosingToday(let closes, let next):
      let why = isExpected ? " (\(today.basis?.phrase(in: language) ?? ""))" : ""
      let early = language(
        "오늘 \(clock(closes, language))까지",
        (isExpected ? "expected to close" : "closes") + " at \(clock(closes, language)) today")
      return early + (isExpected ? language(" 영업 예정", "") : "") + why
        + (closesTomorrow ? ", " + outlook(next, language) : "")
    case .openToday(let next): return outlook(next, language)
    case .unknownToday(nil): return language("휴무일 모름", "closing days not known")
    case .unknownToday(let known?):
      return language("오늘 모름, ", "today not known, ") + shut(known, language)
    case .temporarilyClosed(let through):
      return StoreState.temporarilyClosed(from: date, through: through)
        .phrase(in: language, relativeTo: date)
    case .closedForGood:
      return StoreState.closedForGood(from: date).phrase(in: language, relativeTo: date)
    case .missing: return language("매장 정보 없음", "no data for this store")
    }
  }

  /// Whether what the row says about today is only expected.
  var isExpected: Bool { basis?.isExpected ?? false }

  /// What comes after a closing day, next to the words for that day.
  private func following(_ next: NextClosing, _ language: PhraseLanguage) -> String {
    switch next {
    case .closing(let closing) where date.days(until: closing.date) == 1:
      return closing.basis.isExpected
        ? language("내일도 휴무 예정", "tomorrow expected too") : language("내일도 휴무", "tomorrow too")
    case .closing(let closing):
      let day = closing.date.phrase(in: language, relativeTo: date)
      return closing.basis.isExpected
        ? language("다음 \(day) 예정", "next expected \(day)") : language("다음 \(day)", "next \(day)")
    case .state(let state): return state.phrase(in: language, relativeTo: date)
    case .never(let never):
      return isExpected || never.isExpected
        ? language("다음 휴무 예정 없음", "no other closing expected")
        : language("다음 휴무 없음", "no other closing")
    case .unknown: return language("다음 휴무 모름", "next not known")
    }
  }

  private func outlook(_ next: NextClosing, _ language: PhraseLanguage) -> String {
    switch next {
    case .closing(let closing): return shut(closing, language)
    case .state(let state): return state.phrase(in: language, relativeTo: date)
    case .never(let never):
      let least = basis.map { min($0, never) } ?? never
      guard least.isExpected else { return language("휴무 없음", "no closing days") }
      return language("휴무 예정 없음", "no closing expected") + " (\(least.phrase(in: language)))"
    case .unknown(let from, let known):
      let day = from.phrase(in: language, relativeTo: date)
      let unknown = language("\(day)부터 모름", "not known from \(day)")
      return known.map { unknown + ", " + shut($0, language) } ?? unknown
    }
  }

  /// That the store is closed on a day, or from a day on if it goes out of business.
  private func shut(_ closing: Closing, _ language: PhraseLanguage) -> String {
    if let state = closing.beginningState { return state.phrase(in: language, relativeTo: date) }
    let isTomorrow = date.days(until: closing.date) == 1
    let day =
      isTomorrow ? language("내일", "tomorrow") : closing.date.phrase(in: language, relativeTo: date)
    let on = isTomorrow ? "tomorrow" : "on " + day
    guard closing.basis.isExpected else { return language("\(day) 휴무", "closed \(on)") }
    return language("\(day) 휴무 예정", "expected to be closed \(on)")
      + " (\(closing.basis.phrase(in: language)))"
  }

  func clock(_ minute: Int, _ language: PhraseLanguage) -> String {
    if minute == 1_440 { return language("24:00", "midnight") }
    return minute < 1_440
      ? clockText(minute)
      : language("새벽 ", "") + clockText(minute - 1_440) + language("", " past midnight")
  }

  /// What is known for certain after days that are not.
  func knownLater(_ closing: Closing, _ language: PhraseLanguage) -> String {
    shut(closing, language)
  }
}
