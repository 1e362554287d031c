import KoreanCalendar

extension OpeningAnswer {
  /// Whether the store is open and until when, or when it opens.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let now = WallTime(CivilDate(2026, 11, 21), 21, 30)
  /// OpeningAnswer.open(closes: WallTime(CivilDate(2026, 11, 21), 23, 0))
  ///   .phrase(in: .korean, relativeTo: now)  // "23:00까지 영업"
  /// OpeningAnswer.closed(opens: WallTime(CivilDate(2026, 11, 22), 10, 0))
  ///   .phrase(in: .korean, relativeTo: now)  // "내일 10:00에 영업 시작"
  /// ```
  ///
  /// An answer that is only expected says so, with the reason in brackets. An answer that names no
  /// minute has no basis: its phrase says "as far as is known", and that of
  /// `BranchSummary.openingPhrase(in:style:)` what it rests on.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for a row, `long` a sentence about now.
  ///   - time: the minute of the question, normally now.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo time: WallTime
  ) -> String {
    phrase(in: language, style, relativeTo: time, restingOn: basis)
  }

  /// The answer in words, with a basis from elsewhere for one that names no minute.
  package func phrase(
    in language: PhraseLanguage, _ style: PhraseStyle, relativeTo time: WallTime,
    restingOn basis: HolidayStatus.Basis?
  ) -> String {
    if let basis, basis.source == .closedForGood, self == .closed(opens: nil) {
      return StoreState.closedForGood(from: time.date)
        .phrase(in: language, style: style, relativeTo: time.date)
    }
    if let basis, basis.isExpected, self != .unknown {
      return expectation(language, style, time, basis)
    }
    switch (self, style) {
    // Nobody knows whether these are certain, nor whether such a store ever opens again.
    case (.open(nil), .short) where basis == nil:
      return language("알려진 바로는 영업 중", "open as far as is known")
    case (.open(nil), .long) where basis == nil:
      return language("알려진 바로는 지금 영업 중입니다.", "As far as is known, it is open now.")
    case (.closed(nil), .short) where basis == nil:
      return language("알려진 바로는 영업하지 않음", "closed as far as is known")
    case (.closed(nil), .long) where basis == nil:
      return language("알려진 바로는 지금 영업하지 않습니다.", "As far as is known, it is closed now.")
    case (.open(nil), .short): return language("영업 중", "open")
    case (.open(nil), .long): return language("지금 영업 중입니다.", "It is open now.")
    case (.open(let closes?), _):
      let end = closes.endText(language, style, time)
      guard style == .long else { return language("\(end)까지 영업", "open until \(end)") }
      return language("지금 영업 중이며 \(end)에 영업을 종료합니다.", "It is open now, until \(end).")
    case (.closed(nil), .short): return language("지금 영업하지 않음", "closed now")
    case (.closed(nil), .long):
      return language(
        "지금은 영업하지 않으며, 언제 영업을 시작하는지는 알려지지 않았습니다.",
        "It is closed now, and it is not known when it opens.")
    case (.closed(let opens?), _):
      let start = opens.startText(language, style, time)
      guard style == .long else { return language("\(start)에 영업 시작", "opens \(start)") }
      return language(
        "지금은 영업하지 않으며 \(start)에 영업을 시작합니다.", "It is closed now and opens \(start).")
    case (.openHoursUnknown, .short): return language("영업 (시간 모름)", "open, hours unknown")
    case (.openHoursUnknown, .long):
      return language(
        "오늘은 영업일이지만 영업시간은 알려지지 않았습니다.",
        "It is open today, but its hours are not known.")
    case (.unknown, .short): return language("알 수 없음", "not known")
    case (.unknown, .long):
      return language("지금 영업하는지 알려지지 않았습니다.", "It is not known whether it is open now.")
    }
  }

  /// The words of an answer that is only expected, and why.
  private func expectation(
    _ language: PhraseLanguage, _ style: PhraseStyle, _ time: WallTime,
    _ basis: HolidayStatus.Basis
  ) -> String {
    let why = basis.phrase(in: language)
    let words: String
    switch (self, style) {
    case (.open(nil), .short): words = language("영업 예정", "expected to be open")
    case (.open(nil), .long):
      words = language("지금 영업 중일 것으로 예상됩니다", "It is expected to be open now")
    case (.open(let closes?), _):
      let end = closes.endText(language, style, time)
      words =
        style == .short
        ? language("\(end)까지 영업 예정", "expected to be open until \(end)")
        : language(
          "지금 영업 중일 것으로 예상되며 \(end)에 영업을 종료할 예정입니다",
          "It is expected to be open now, until \(end)")
    case (.closed(nil), .short): words = language("휴무 예정", "expected to be closed")
    case (.closed(nil), .long):
      words = language(
        "지금 영업하지 않을 것으로 예상되며, 언제 영업을 시작하는지는 알려지지 않았습니다",
        "It is expected to be closed now, and it is not known when it opens")
    case (.closed(let opens?), _):
      let start = opens.startText(language, style, time)
      words =
        style == .short
        ? language("\(start)에 영업 시작 예정", "expected to open \(start)")
        : language(
          "지금은 영업하지 않을 것으로 예상되며 \(start)에 영업을 시작할 예정입니다",
          "It is expected to be closed now and to open \(start)")
    case (.openHoursUnknown, .short):
      words = language("영업 예정, 시간 모름", "expected to be open, hours unknown")
    case (.openHoursUnknown, .long), (.unknown, _):
      words = language(
        "오늘 영업할 예정이지만 영업시간은 알려지지 않았습니다",
        "It is expected to be open today, but its hours are not known")
    }
    return words + " (\(why))" + (style == .long ? "." : "")
  }
}

extension WallTime {
  /// The minute when something ends; midnight is the end of the day before.
  fileprivate func endText(
    _ language: PhraseLanguage, _ style: PhraseStyle, _ time: WallTime
  ) -> String {
    let isMidnight = minuteOfDay == 0 && date > .earliest
    let day = isMidnight ? date.adding(days: -1) : date
    // Nobody says 24:00 in English.
    let clock = isMidnight ? language("24:00", "midnight") : clockText(minuteOfDay)
    guard let dayText = day.dayText(language, style, time.date) else { return clock }
    return language(dayText + " " + clock, clock + (day.isNear(time.date) ? " " : " on ") + dayText)
  }
}

extension WallTime {
  /// The minute when something begins.
  fileprivate func startText(
    _ language: PhraseLanguage, _ style: PhraseStyle, _ time: WallTime
  ) -> String {
    let day = date.dayText(language, style, time.date).map { $0 + " " } ?? ""
    let on = date.isNear(time.date) ? "" : "on "
    return language(day + clockText(minuteOfDay), on + day + "at " + clockText(minuteOfDay))
  }
}

extension CivilDate {
  fileprivate func isNear(_ today: CivilDate) -> Bool { today.days(until: self).magnitude <= 1 }

  /// The day as said with a time, or `nil` for today.
  fileprivate func dayText(
    _ language: PhraseLanguage, _ style: PhraseStyle, _ today: CivilDate
  ) -> String? {
    if self == today { return nil }
    return isNear(today)
      ? countdownPhrase(in: language, relativeTo: today)
      : phrase(in: language, style: style, relativeTo: today)
  }
}
