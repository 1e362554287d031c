import KoreanCalendar

extension OpeningHours: Phrasable {
  /// The hours in words, such as `평일 10:00~23:00, 주말 10:00~24:00`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let hours = OpeningHours("평일 10시~23시, 주말 10시~24시")
  /// hours?.phrase(in: .korean)  // "평일 10:00~23:00, 주말 10:00~24:00"
  /// hours?.phrase(in: .english)  // "Mon–Fri 10:00–23:00, Sat–Sun 10:00–24:00"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` as it is read aloud.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    var groups: [(days: Days, times: String)] = []
    for session in sessions {
      let times = session.phrase(language, style)
      if let place = groups.firstIndex(where: { $0.days == session.days }) {
        groups[place].times =
          language(
            groups[place].times + (style == .short ? "·" : ", "),
            groups[place].times + " and ") + times
      } else {
        groups.append((session.days, times))
      }
    }
    let week = groups.map { days, times in
      let isEveryDay = days.weekdayBits == 0x7F && (hasSeasons || groups.count == 1)
      return (hasSeasons ? days.months.phrase(language, style) + " " : "")
        + (isEveryDay && style == .short ? "" : days.phrase(language, style) + " ") + times
    }.joined(separator: ", ")
    guard closesOnPublicHolidays else { return week }
    return week + language(", 공휴일 휴무", ", closed on public holidays")
  }
}

extension OpeningHours.Session {
  fileprivate func phrase(_ language: PhraseLanguage, _ style: PhraseStyle) -> String {
    if opens == 0, closes == 1_440 {
      return language("24시간", style == .short ? "24 hours" : "around the clock")
    }
    let isNextDay = closes > 1_440
    let (start, end) = (
      MartModels.clockText(opens), MartModels.clockText(isNextDay ? closes - 1_440 : closes)
    )
    return switch (language.isKorean, style) {
    case (true, .short): start + "~" + (isNextDay ? "다음 날 " : "") + end
    case (true, .long): start + "부터 " + (isNextDay ? "다음 날 " : "") + end + "까지"
    case (false, .short): start + "–" + end + (isNextDay ? " (next day)" : "")
    case (false, .long):
      "from " + start + " to " + (closes == 1_440 ? "midnight" : end)
        + (isNextDay ? " the next day" : "")
    }
  }
}

extension MonthSet {
  /// Months in words, such as `3월~10월`.
  fileprivate func phrase(_ language: PhraseLanguage, _ style: PhraseStyle) -> String {
    func name(_ month: Int) -> String {
      let english = EnglishRuleText.months[month - 1]
      return language("\(month)월", style == .short ? String(english.prefix(3)) : english)
    }
    return seasons.map { first, last in
      if first == last { return name(first) }
      return style == .short
        ? name(first) + language("~", "–") + name(last)
        : language("\(name(first))부터 \(name(last))까지", "\(name(first)) through \(name(last))")
    }.joined(separator: language("·", style == .short ? ", " : " and "))
  }
}

extension OpeningHours.Days {
  fileprivate func phrase(_ language: PhraseLanguage, _ style: PhraseStyle) -> String {
    var names: [String] = []
    switch weekdayBits {
    case 0x7F: names.append(language("매일", style == .short ? "daily" : "every day"))
    case Self.weekdays.weekdayBits:
      names.append(language("평일", style == .short ? "Mon–Fri" : "Monday through Friday"))
    case Self.weekend.weekdayBits:
      names.append(language("주말", style == .short ? "Sat–Sun" : "Saturday and Sunday"))
    default:
      let days = listedWeekdays(language, style)
      if !days.isEmpty {
        names.append(
          language(
            days.joined(separator: "·")
              + (style == .short && weekdayBits.nonzeroBitCount == 1 ? "요일" : ""),
            days.joined(separator: ", ")))
      }
    }
    if includesPublicHolidays {
      names.append(language("공휴일", "public holidays"))
    }
    return names.joined(separator: language("·", ", "))
  }

  /// The weekdays from Monday, as people list the days of a week; three in a row are a range.
  private func listedWeekdays(_ language: PhraseLanguage, _ style: PhraseStyle) -> [String] {
    // Monday is 1 and Sunday is 7, so that consecutive days are consecutive numbers.
    let week = DaySet(bits: UInt32(weekdayBits) | UInt32(weekdayBits & 1) << 7)
    func name(_ day: Int) -> String {
      Weekday(index: UInt32(day % 7)).phrase(in: language, style: style)
    }
    return week.runs.flatMap { run in
      guard run.count > 2 else { return run.map(name) }
      let (first, last) = (name(run.lowerBound), name(run.upperBound))
      return style == .short
        ? [first + language("~", "–") + last]
        : [language("\(first)부터 \(last)까지", "\(first) through \(last)")]
    }
  }
}

extension EarlyClosing: Phrasable {
  /// On which days and when the store shuts early.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` leaves out the days, for a place where they mean today.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let isNextDay = closes > 1_440
    let clock = clockText(isNextDay ? closes - 1_440 : closes)
    let end = language((isNextDay ? "다음 날 " : "") + clock, clock)
    guard style == .long else { return language("\(end)까지 단축영업", "closes early, at \(end)") }
    return language(
      "\(days): \(end)까지 단축영업합니다.", "Closes early, at \(end): \(days.englishDescription).")
  }
}
