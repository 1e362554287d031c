import KoreanCalendar
import KoreanText
public import MartModels

extension WidgetRow {
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
  /// The phrase says if a closing may still move; no phrase counts days, so each is right until the
  /// next entry.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for the row; `long` is for VoiceOver.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    style == .short ? words(language) : sentence(language)
  }

  private func words(_ language: PhraseLanguage) -> String {
    switch state {
    case .closedToday(let basis, _):
      let why = basis.certainty == .confirmed ? "" : " (\(basis.phrase(in: language)))"
      return language("오늘 휴무", "closed today") + why
    case .earlyClosingToday(let closes, let next):
      let early = language(
        "오늘 \(clock(closes, language))까지", "closes at \(clock(closes, language)) today")
      return early + (closesTomorrow ? ", " + outlook(next, language) : "")
    case .openToday(let next): return outlook(next, language)
    case .unknownToday(nil): return language("휴무일 모름", "closing days not known")
    case .unknownToday(let known?):
      return language("오늘 모름, ", "today not known, ") + shut(known, language)
    case .temporarilyClosed(let through):
      return StoreState.temporarilyClosed(from: date, through: through)
        .phrase(in: language, relativeTo: date)
    case .closedForGood:
      return StoreState.closedForGood(from: date).phrase(in: language, relativeTo: date)
    }
  }

  private func outlook(_ next: NextClosing, _ language: PhraseLanguage) -> String {
    switch next {
    case .closing(let closing): return shut(closing, language)
    case .state(let state): return state.phrase(in: language, relativeTo: date)
    case .never: return language("휴무 없음", "never closed")
    case .unknown(let from, let known):
      let day = from.phrase(in: language, relativeTo: date)
      let unknown = language("\(day)부터 모름", "not known from \(day)")
      return known.map { unknown + ", " + shut($0, language) } ?? unknown
    }
  }

  /// That the store is closed on a day, or from a day on if it goes out of business.
  private func shut(_ closing: Closing, _ language: PhraseLanguage) -> String {
    switch closing.basis.source {
    case .closedForGood:
      return StoreState.closedForGood(from: closing.date).phrase(in: language, relativeTo: date)
    case .temporarilyClosed:
      return StoreState.temporarilyClosed(from: closing.date, through: nil)
        .phrase(in: language, relativeTo: date)
    default:
      let isTomorrow = date.days(until: closing.date) == 1
      let day =
        isTomorrow
        ? language("내일", "tomorrow") : closing.date.phrase(in: language, relativeTo: date)
      let doubt = closing.isTentative ? " (\(closing.basis.phrase(in: language)))" : ""
      return language(
        "\(day) 휴무", isTomorrow ? "closed tomorrow" : "closed on \(day)") + doubt
    }
  }
}

// Sentences for VoiceOver.
extension WidgetRow {
  private func sentence(_ language: PhraseLanguage) -> String {
    let name = displayName(in: language)
    return language(
      KoreanParticle.topic.attached(to: name) + " " + koreanPredicate,
      name + " " + englishPredicate)
  }

  private var koreanPredicate: String {
    switch state {
    case .closedToday(let basis, _): return "오늘 " + koreanClosed(basis)
    case .earlyClosingToday(let closes, let next):
      return "오늘 \(clock(closes, .korean))까지 단축영업하고, " + koreanOutlook(next)
    case .openToday(let next): return "오늘 영업하고, " + koreanOutlook(next)
    case .unknownToday(let known):
      let first = "오늘 쉬는지 아직 알려지지 않았습니다."
      return known.map { first + " 알려진 것은 " + shut($0, .korean) + "입니다." } ?? first
    case .temporarilyClosed(let through):
      return StoreState.temporarilyClosed(from: date, through: through)
        .phrase(in: .korean, style: .long, relativeTo: date)
    case .closedForGood:
      return StoreState.closedForGood(from: date)
        .phrase(in: .korean, style: .long, relativeTo: date)
    }
  }

  private func koreanClosed(_ basis: HolidayStatus.Basis) -> String {
    basis.isTentative ? "쉴 예정이지만 바뀔 수 있습니다." : "쉽니다."
  }

  private func koreanOutlook(_ next: NextClosing) -> String {
    func text(_ day: CivilDate) -> String {
      day.phrase(in: .korean, style: .long, relativeTo: date)
    }
    switch next {
    case .closing(let closing):
      let day = closesTomorrow ? "내일 " : text(closing.date) + "에 "
      return day + koreanClosed(closing.basis)
    case .state(let state):
      return state.phrase(in: .korean, style: .long, relativeTo: date)
    case .never: return "쉬는 날이 없습니다."
    case .unknown(let from, nil): return text(from) + "부터는 휴무일이 아직 알려지지 않았습니다."
    case .unknown(let from, let known?):
      return text(from) + "부터는 아직 알려지지 않은 날이 있습니다. 알려진 것은 "
        + shut(known, .korean) + "입니다."
    }
  }

  private var englishPredicate: String {
    switch state {
    case .closedToday(let basis, _):
      return "is closed today" + (basis.isTentative ? ", which may still change." : ".")
    case .earlyClosingToday(let closes, let next):
      return "closes at \(clock(closes, .english)) today; " + englishOutlook(next)
    case .openToday(let next): return "is open today; " + englishOutlook(next)
    case .unknownToday(let known):
      let first = "may be open or closed today: it is not known yet."
      return known.map { first + " What is known: " + shut($0, .english) + "." } ?? first
    case .temporarilyClosed(let through):
      let end = through?.phrase(in: .english, style: .long, relativeTo: date)
      return "is temporarily closed" + (end.map { " through \($0)." } ?? "; no reopening is known.")
    case .closedForGood: return "has closed for good."
    }
  }

  private func englishOutlook(_ next: NextClosing) -> String {
    func text(_ day: CivilDate) -> String {
      day.phrase(in: .english, style: .long, relativeTo: date)
    }
    switch next {
    case .closing(let closing):
      let day = closesTomorrow ? "tomorrow" : "on " + text(closing.date)
      return "it is closed " + day
        + (closing.isTentative ? ", which may still change." : ".")
    case .state(.closedForGood(let from)): return "it closes for good on \(text(from))."
    case .state(.temporarilyClosed(let from, let through)):
      return "it is temporarily closed from \(text(from))"
        + (through.map { " through \(text($0))." } ?? "; no reopening is known.")
    case .never, .state(.operating): return "there is no closing day."
    case .unknown(let from, nil):
      return "from \(text(from)) on, no closing days are known yet."
    case .unknown(let from, let known?):
      return "from \(text(from)) on, some days are not known yet. What is known: "
        + shut(known, .english) + "."
    }
  }

  private func clock(_ minute: Int, _ language: PhraseLanguage) -> String {
    minute <= 1_440
      ? clockText(minute)
      : language("새벽 ", "") + clockText(minute - 1_440) + language("", " past midnight")
  }
}
