public import KoreanCalendar
import KoreanText

extension Closing {
  /// The day of the closing and how far away it is.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let closing = Closing(date: CivilDate(2026, 11, 25), basis: .published)
  /// closing.phrase(in: .korean, relativeTo: CivilDate(2026, 11, 21))  // "11월 25일 (수) D-4"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds the basis of the closing.
  ///   - reference: the date from which the days are counted, normally today.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo reference: CivilDate
  ) -> String {
    let day = date.phrase(in: language, style: style, relativeTo: reference)
    let countdown = date.countdownPhrase(in: language, style: style, relativeTo: reference)
    guard style == .long else { return day + language(" ", ", ") + countdown }
    return countdown + ", " + day + " (" + basis.phrase(in: language) + ")"
  }
}

extension NextClosing {
  /// The answer in words.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let (schedule, today) = (HolidaySchedule(rule: .nth([2, 4], .sunday)), CivilDate(2026, 11, 21))
  /// let next = schedule.nextClosing(onOrAfter: today)
  /// next.phrase(in: .korean, relativeTo: today)  // "11월 22일 (일)"
  /// next.phrase(in: .english, style: .long, relativeTo: today)
  /// // "The next closing is tomorrow, Sunday, 22 November (projected)."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` is the day, or why there is none, for a row; `long` is a sentence.
  ///   - reference: the date of the question, normally today.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo reference: CivilDate
  ) -> String {
    switch (self, style) {
    case (.closing(let closing), .short):
      closing.date.phrase(in: language, relativeTo: reference)
    case (.closing(let closing), .long): closing.nextSentence(language, reference)
    case (.state(let state), _): state.phrase(in: language, style: style, relativeTo: reference)
    case (.unknown, .short): language("알 수 없음", "not known")
    case (.unknown(_, let known), .long): unknownText(language, known, reference)
    case (.never(let basis), .short) where basis.isExpected:
      language("예정 없음", "none expected")
    case (.never(let basis), .long) where basis.isExpected:
      language("휴무 예정일이 없습니다", "No closing day is expected")
        + " (\(basis.phrase(in: language)))."
    case (.never, .short): language("없음", "none")
    case (.never, .long): language("휴무일이 없습니다.", "There is no closing day.")
    }
  }

  /// How far away the next closing or the first day of a future closure is.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` is `D-3`, `long` uses words.
  ///   - reference: the date from which the days are counted, normally today.
  /// - Returns: `nil` when no such day is known, and for a store that is out of business already.
  public func countdownPhrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo reference: CivilDate
  ) -> String? {
    let day: CivilDate
    switch self {
    case .closing(let closing): day = closing.date
    case .state(let state):
      guard let first = state.firstClosedDay, first > reference else { return nil }
      day = first
    case .unknown, .never: return nil
    }
    return day.countdownPhrase(in: language, style: style, relativeTo: reference)
  }

  /// The first unknown day, or `nil` for every other answer.
  func unknownSentence(_ language: PhraseLanguage, _ reference: CivilDate) -> String? {
    guard case .unknown(let from, let known) = self else { return nil }
    let day = from.phrase(in: language, style: .long, relativeTo: reference)
    return switch (from <= reference, known) {
    case (true, nil): language("휴무일이 아직 알려지지 않았습니다.", "No closing days are known yet.")
    case (true, _?):
      language("오늘 쉬는지 아직 알려지지 않았습니다.", "It is not known yet whether today is a closing day.")
    case (false, nil):
      language(
        "\(day)부터는 휴무일이 아직 알려지지 않았습니다.",
        "From \(day) on, no closing days are known yet.")
    case (false, _?):
      language(
        "\(day)부터는 아직 알려지지 않은 날이 있습니다.", "From \(day) on, some days are not known yet.")
    }
  }

  private func unknownText(
    _ language: PhraseLanguage, _ known: Closing?, _ reference: CivilDate
  ) -> String {
    let first = unknownSentence(language, reference) ?? ""
    guard let known else { return first }
    // Being out of business is not a closing day.
    if let state = known.beginningState {
      return first + " " + state.phrase(in: language, style: .long, relativeTo: reference)
    }
    let text = known.phrase(in: language, style: .long, relativeTo: reference)
    return first
      + language(
        " 그 뒤로 알려진 첫 \(known.noun)은 \(text)입니다.",
        known.basis.isExpected
          ? " The first one expected after that is \(text)."
          : " The first one known after that is \(text).")
  }
}

extension Closing {
  /// The state that begins on the day, or `nil` for a regular closing.
  ///
  /// A closing does not say how long a closure with an end lasts. Its first day is told alone then,
  /// because a closure "from" a day sounds like one without an end.
  package var beginningState: StoreState? {
    switch basis.source {
    case .closedForGood: .closedForGood(from: date)
    case .temporarilyClosed:
      .temporarilyClosed(from: date, through: basis == .temporarilyClosed ? date : nil)
    default: nil
    }
  }

  /// The word for the day in Korean, by what it rests on.
  var noun: String { basis.isExpected ? "휴무 예정일" : "휴무일" }

  /// The closing as the answer to "when next?".
  fileprivate func nextSentence(_ language: PhraseLanguage, _ reference: CivilDate) -> String {
    if date == reference {
      let day = date.phrase(in: language, style: .long, relativeTo: reference)
      let basis = basis.phrase(in: language)
      return language(
        "오늘 \(KoreanParticle.topic.attached(to: day)) \(noun)입니다 (\(basis)).",
        "Today, \(day), is \(self.basis.isExpected ? "expected to be " : "")a closing day (\(basis))."
      )
    }
    let text = phrase(in: language, style: .long, relativeTo: reference)
    return language(
      "다음 \(noun)은 \(text)입니다.",
      self.basis.isExpected
        ? "The next closing is expected \(text)." : "The next closing is \(text).")
  }
}
