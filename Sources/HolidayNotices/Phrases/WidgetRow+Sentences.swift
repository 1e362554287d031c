import KoreanCalendar
import KoreanText
import MartModels

// Sentences for VoiceOver.
extension WidgetRow {
  func sentence(_ language: PhraseLanguage) -> String {
    let name = displayName(in: language)
    return language(
      KoreanParticle.topic.attached(to: name) + " " + koreanPredicate,
      name + " " + englishPredicate)
  }

  private var koreanPredicate: String {
    switch state {
    case .closedToday(let basis, let next):
      return "오늘 " + basis.korean("쉽니다.", "쉴 예정") + following(next, .korean)
    case .earlyClosingToday(let closes, let next):
      return "오늘 \(clock(closes, .korean))까지 단축영업"
        + korean(certain: "하고, ", expected: "할 예정이며", next)
    case .openToday(let next):
      return "오늘 영업" + korean(certain: "하고, ", expected: "할 예정이며", next)
    case .unknownToday(let known):
      let first = "오늘 쉬는지 아직 알려지지 않았습니다."
      return known.map { first + " 알려진 것은 " + knownLater($0, .korean) + "입니다." } ?? first
    case .temporarilyClosed(let through):
      return StoreState.temporarilyClosed(from: date, through: through)
        .phrase(in: .korean, style: .long, relativeTo: date)
    case .closedForGood:
      return StoreState.closedForGood(from: date)
        .phrase(in: .korean, style: .long, relativeTo: date)
    case .missing: return "지금 정보가 없습니다."
    }
  }

  /// How the sentence about an open day goes on, by whether that is certain.
  private func korean(certain: String, expected: String, _ next: NextClosing) -> String {
    guard let basis, basis.isExpected else { return certain + koreanOutlook(next) }
    return expected + " (\(basis.phrase(in: .korean))), " + koreanOutlook(next)
  }

  private func koreanOutlook(_ next: NextClosing) -> String {
    func text(_ day: CivilDate) -> String {
      day.phrase(in: .korean, style: .long, relativeTo: date)
    }
    switch next {
    case .closing(let closing):
      let day = closesTomorrow ? "내일 " : text(closing.date) + "에 "
      return day + closing.basis.korean("쉽니다.", "쉴 예정")
    case .state(let state):
      return state.phrase(in: .korean, style: .long, relativeTo: date)
    case .never(let never):
      return never.isExpected || isExpected ? "휴무 예정일이 없습니다." : "휴무일이 없습니다."
    case .unknown(let from, nil): return text(from) + "부터는 휴무일이 아직 알려지지 않았습니다."
    case .unknown(let from, let known?):
      return text(from) + "부터는 아직 알려지지 않은 날이 있습니다. 알려진 것은 "
        + knownLater(known, .korean) + "입니다."
    }
  }

  /// The next closing after that of today, in a sentence of its own; empty when there is none to say.
  private func following(_ next: NextClosing, _ language: PhraseLanguage) -> String {
    switch next {
    case .closing(let closing):
      let day = closing.date.phrase(in: language, style: .long, relativeTo: date)
      guard date.days(until: closing.date) > 1 else {
        return language(
          " 내일도 " + closing.basis.korean("쉽니다.", "쉴 예정"),
          closing.basis.isExpected
            ? ". It is expected to be closed tomorrow as well." : ". It is closed tomorrow as well."
        )
      }
      let why = " (\(closing.basis.phrase(in: language)))"
      return closing.basis.isExpected
        ? language(" 그다음 휴무 예정일은 \(day)\(why)입니다.", ". The next one is expected on \(day)\(why).")
        : language(" 그다음 휴무일은 \(day)입니다.", ". The next one is on \(day).")
    case .state, .never, .unknown:
      return language(" " + koreanOutlook(next), "; " + englishOutlook(next))
    }
  }

  private var englishPredicate: String {
    switch state {
    case .closedToday(let basis, let next):
      return
        (basis.isExpected
        ? "is expected to be closed today (\(basis.phrase(in: .english)))" : "is closed today")
        + following(next, .english)
    case .earlyClosingToday(let closes, let next):
      return english("closes", "is expected to close", "at \(clock(closes, .english)) today", next)
    case .openToday(let next):
      return english("is open", "is expected to be open", "today", next)
    case .unknownToday(let known):
      let first = "may be open or closed today: it is not known yet."
      return known.map { first + " What is known: " + knownLater($0, .english) + "." } ?? first
    case .temporarilyClosed(let through):
      let end = through?.phrase(in: .english, style: .long, relativeTo: date)
      return "is temporarily closed" + (end.map { " through \($0)." } ?? "; no reopening is known.")
    case .closedForGood: return "has closed for good."
    case .missing: return "has no data now."
    }
  }

  private func english(
    _ certain: String, _ expected: String, _ rest: String, _ next: NextClosing
  ) -> String {
    guard let basis, basis.isExpected else {
      return "\(certain) \(rest); " + englishOutlook(next)
    }
    return "\(expected) \(rest) (\(basis.phrase(in: .english))); " + englishOutlook(next)
  }

  private func englishOutlook(_ next: NextClosing) -> String {
    func text(_ day: CivilDate) -> String {
      day.phrase(in: .english, style: .long, relativeTo: date)
    }
    switch next {
    case .closing(let closing):
      let day = closesTomorrow ? "tomorrow" : "on " + text(closing.date)
      return closing.basis.isExpected
        ? "it is expected to be closed \(day) (\(closing.basis.phrase(in: .english)))."
        : "it is closed \(day)."
    case .state(let state): return state.englishOutlook(relativeTo: date)
    case .never(let never):
      return never.isExpected || isExpected
        ? "no closing day is expected." : "there is no closing day."
    case .unknown(let from, nil):
      return "from \(text(from)) on, no closing days are known yet."
    case .unknown(let from, let known?):
      return "from \(text(from)) on, some days are not known yet. What is known: "
        + knownLater(known, .english) + "."
    }
  }
}

extension HolidayStatus.Basis {
  /// A Korean sentence end for what is certain, or one for what is only expected, with the reason.
  func korean(_ certain: String, _ expected: String) -> String {
    isExpected ? expected + "입니다 (\(phrase(in: .korean)))." : certain
  }
}
