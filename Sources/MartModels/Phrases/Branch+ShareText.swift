public import KoreanCalendar

extension Branch {
  /// The closings of the two weeks from a date on, as lines to send to somebody.
  ///
  /// Unknown days are named as unknown, so that nobody takes them for open, and a day that only the hours
  /// close is expected to be closed.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// branch.shareText(in: .korean, from: CivilDate(2026, 11, 21))
  /// // "코스트코 양재점\n11월 21일 (토)~12월 4일 (금) 휴무일\n• 11월 22일 (일) 규칙 예상"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - date: the first of fourteen days, normally today; fewer at the end of the calendar.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: lines, without a line break at the end.
  public func shareText(
    in language: PhraseLanguage, from date: CivilDate,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> String {
    let last = date.dayNumber <= CivilDate.latest.dayNumber - 13 ? date.adding(days: 13) : .latest
    let days = DayRun(from: date, through: last)?.phrase(in: language, relativeTo: date) ?? ""
    var lines = [
      displayName(in: language), language("\(days) 휴무일", "Closing days, \(days)"),
    ]
    var state: StoreState?
    // A store that is out of business has a state and no closings; the state is named once.
    for day in date...last where state == nil {
      let answer = schedule.state(on: day)
      if answer != .operating { state = answer }
    }
    let closings = self.closings(in: date...last, calendar: calendar)
    for closing in closings {
      let day = closing.date.phrase(in: language, relativeTo: date)
      let why = closing.basis.phrase(in: language)
      lines.append(
        closing.basis.isExpected
          ? "• " + day + language(" 휴무 예정, ", ", expected: ") + why : "• " + day + " " + why)
    }
    if let state {
      lines.append("• " + state.phrase(in: language, style: .long, relativeTo: date))
    }
    if let unknown = unknownText(language, date, last) {
      lines.append(unknown)
    } else if closings.isEmpty, state == nil {
      // "No closing day" is only as certain as the least certain of the days.
      let least = (date...last).compactMap { status(on: $0, calendar: calendar).basis }.min()
      if let least, least.isExpected {
        let why = least.phrase(in: language)
        lines.append(
          language("휴무 예정일이 없습니다 (\(why)).", "No closing day is expected (\(why))."))
      } else {
        lines.append(language("휴무일이 없습니다.", "There is no closing day."))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func unknownText(
    _ language: PhraseLanguage, _ date: CivilDate, _ last: CivilDate
  ) -> String? {
    // Which days are known depends on no calendar.
    let unknown = (date...last).filter {
      schedule.status(on: $0, calendar: .southKorea) == .unknown
    }
    if unknown.isEmpty { return nil }
    if unknown.count == date.days(until: last) + 1 {
      return language("휴무일이 아직 알려지지 않았습니다.", "No closing days are known yet.")
    }
    let runs = DayRuns(unknown).map { $0.phrase(in: language, relativeTo: date) }
    let text = runs.joined(separator: ", ")
    return language("아직 모르는 날: \(text)", "Not known yet: \(text)")
  }
}
