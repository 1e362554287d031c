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
  ///   .phrase(in: .korean, relativeTo: now)  // "내일 10:00에 엽니다"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for a row, `long` a sentence about now.
  ///   - time: the minute of the question, normally now.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo time: WallTime
  ) -> String {
    switch (self, style) {
    case (.open(nil), .short): return language("영업 중", "open")
    case (.open(nil), .long): return language("지금 영업 중입니다.", "It is open now.")
    case (.open(let closes?), _):
      let end = closes.endText(language, style, time)
      guard style == .long else { return language("\(end)까지 영업", "open until \(end)") }
      return language("지금 영업 중이며 \(end)에 닫습니다.", "It is open now, until \(end).")
    case (.closed(nil), .short): return language("지금 닫힘", "closed now")
    case (.closed(nil), .long):
      return language(
        "지금은 닫혀 있으며 언제 여는지는 알려지지 않았습니다.",
        "It is closed now, and it is not known when it opens.")
    case (.closed(let opens?), _):
      let day = opens.date.dayText(language, style, time.date)
      let clock = clockText(opens.minuteOfDay)
      let korean = (day.map { $0 + " " } ?? "") + clock
      let english = (day.map { $0 + " " } ?? "") + "at " + clock
      guard style == .long else { return language("\(korean)에 엽니다", "opens \(english)") }
      return language(
        "지금은 닫혀 있으며 \(korean)에 엽니다.", "It is closed now and opens \(english).")
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
}

extension WallTime {
  /// The minute when something ends; midnight is the end of the day before.
  fileprivate func endText(
    _ language: PhraseLanguage, _ style: PhraseStyle, _ time: WallTime
  ) -> String {
    let isMidnight = minuteOfDay == 0 && date > .earliest
    let day = isMidnight ? date.adding(days: -1) : date
    let clock = isMidnight ? "24:00" : clockText(minuteOfDay)
    guard let dayText = day.dayText(language, style, time.date) else { return clock }
    return language(dayText + " " + clock, clock + (day.isNear(time.date) ? " " : " on ") + dayText)
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
