import KoreanCalendar

// What a summary says after the name of the branch.
extension BranchSummary {
  var koreanPredicate: String {
    if state != .operating { return state.phrase(in: .korean, style: .long, relativeTo: date) }
    switch today {
    case .unknown: return nextClosing.unknownSentence(.korean, date) ?? "휴무일이 알려지지 않았습니다."
    case .open(let basis):
      let why = basis.isExpected ? " (\(basis.phrase(in: .korean)))" : ""
      return (basis.isExpected ? "오늘 영업할 예정이고\(why), " : "오늘 영업하고, ")
        + outlook(nextClosing, .korean, basis)
    case .closed(let basis):
      let day = date.phrase(in: .korean, style: .long, relativeTo: date)
      let today = "오늘 \(day)에 " + (basis.isExpected ? "쉴 예정" : "쉬")
      let why = " (\(basis.phrase(in: .korean)))"
      let joint = today + (basis.isExpected ? "이고" : "고") + why + ", "
      let rest = laterWords(.korean, basis)
      switch tomorrow {
      case .open(let next):
        guard let rest else { return joint + (next.isExpected ? "내일 영업할 예정입니다." : "내일 영업합니다.") }
        return joint + (next.isExpected ? "내일 영업할 예정이며, " : "내일 영업하며, ") + rest
      case .closed(let next):
        return joint + (next.isExpected ? "내일도 쉴 예정입니다." : "내일도 쉽니다.")
      case .unknown, nil:
        if let rest { return joint + rest }
        return "오늘 \(day)에 " + (basis.isExpected ? "쉴 예정입니다" : "쉽니다") + why + "."
      }
    }
  }

  var englishPredicate: String {
    switch (state, today) {
    case (.closedForGood, _): return "has closed for good."
    case (.temporarilyClosed(_, let through), _):
      let end = through?.phrase(in: .english, style: .long, relativeTo: date)
      return "is temporarily closed" + (end.map { " through \($0)." } ?? "; no reopening is known.")
    case (.operating, .unknown):
      return "may be open or closed today: "
        + (laterIsKnown ? "some days are not known yet." : "no closing days are known yet.")
    case (.operating, .open(let basis)):
      let today =
        basis.isExpected
        ? "is expected to be open today (\(basis.phrase(in: .english))); " : "is open today; "
      return today + outlook(nextClosing, .english, basis)
    case (.operating, .closed(let basis)):
      let day = date.phrase(in: .english, style: .long, relativeTo: date)
      let verb = basis.isExpected ? "is expected to be closed" : "is closed"
      let today = "\(verb) today, \(day) (\(basis.phrase(in: .english)))"
      let rest = laterWords(.english, basis).map { "; " + $0 } ?? "."
      switch tomorrow {
      case .open(let next):
        return today + (next.isExpected ? ", and to be open tomorrow" : ", and open tomorrow")
          + rest
      case .closed(let next):
        return today + ", and " + (next.isExpected ? "expected to be " : "")
          + "closed tomorrow as well."
      case .unknown, nil: return today + rest
      }
    }
  }

  /// Whether a closing is known after unknown days.
  private var laterIsKnown: Bool {
    if case .unknown(_, _?) = nextClosing { true } else { false }
  }

  /// The next closing after a closing day, as the rest of a sentence; `nil` when there is none to say.
  private func laterWords(
    _ language: PhraseLanguage, _ basis: HolidayStatus.Basis
  ) -> String? {
    switch laterClosing {
    case .closing(let closing):
      language(closing.laterSentence(.korean, date), closing.laterWords(date))
    case .never(let never):
      language("그 뒤로는 ", "after that ") + outlook(.never(basis: never), language, basis)
    case .unknown, .state: laterClosing.map { outlook($0, language, basis) }
    case nil: nil
    }
  }

  /// What comes after today, as the rest of a sentence.
  private func outlook(
    _ next: NextClosing, _ language: PhraseLanguage, _ basis: HolidayStatus.Basis
  ) -> String {
    if case .never(let never) = next, never.isExpected || basis.isExpected {
      return language("휴무 예정일이 없습니다.", "no closing day is expected.")
    }
    if language.isKorean {
      return next.unknownSentence(.korean, date)
        ?? next.phrase(in: .korean, style: .long, relativeTo: date)
    }
    func text(_ day: CivilDate) -> String {
      day.phrase(in: .english, style: .long, relativeTo: date)
    }
    switch next {
    case .closing(let closing):
      let day = closing.phrase(in: .english, style: .long, relativeTo: date)
      return closing.basis.isExpected
        ? "the next closing is expected \(day)." : "the next closing is \(day)."
    case .unknown(let from, let known):
      return "from \(text(from)) on, "
        + (known == nil ? "no closing days are known yet." : "some days are not known yet.")
    case .never: return StoreState.operating.englishOutlook(relativeTo: date)
    case .state(let state): return state.englishOutlook(relativeTo: date)
    }
  }
}

extension Closing {
  /// The closing as the answer to "and the next one?" on a closing day.
  package func laterSentence(_ language: PhraseLanguage, _ reference: CivilDate) -> String {
    guard language.isKorean else { return "The" + laterEnd(reference) }
    let text = phrase(in: .korean, style: .long, relativeTo: reference)
    return "그다음 \(noun)은 \(text)입니다."
  }

  /// The same in English, as the rest of a sentence.
  fileprivate func laterWords(_ reference: CivilDate) -> String { "the" + laterEnd(reference) }

  private func laterEnd(_ reference: CivilDate) -> String {
    " next closing after that is \(basis.isExpected ? "expected " : "")"
      + phrase(in: .english, style: .long, relativeTo: reference) + "."
  }
}
