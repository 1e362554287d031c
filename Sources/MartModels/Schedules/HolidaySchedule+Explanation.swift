public import KoreanCalendar
import KoreanText

/// Why a store is closed, open or unknown, in a sentence or two for people.
public struct HolidayExplanation: Hashable, Sendable {
  /// The explanation in Korean.
  public let korean: String
  /// The explanation in English.
  public let english: String

  package init(korean: String, english: String) {
    self.korean = korean
    self.english = english
  }
}

extension HolidaySchedule {
  /// Why the store has its status on a date.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// schedule.explanation(on: CivilDate(2026, 11, 22)).english
  /// // "Closed by the rule: 2nd and 4th Sunday of the month."
  /// ```
  ///
  /// - Parameters:
  ///   - date: the day to explain.
  ///   - calendar: the public holidays, including any that the app has added.
  public func explanation(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> HolidayExplanation {
    let status = status(on: date, calendar: calendar)
    switch status {
    case .unknown:
      return HolidayExplanation(
        korean: "이 날의 휴무 여부는 아직 알 수 없습니다. 게시된 휴무일도, 확인된 정기휴무 규칙도 없습니다.",
        english: "Not known yet: no closing days are published and no rule is known for this date.")
    case .closed(let basis): return explanation(isClosed: true, basis, on: date, calendar)
    case .open(let basis): return explanation(isClosed: false, basis, on: date, calendar)
    }
  }

  private func explanation(
    isClosed: Bool, _ basis: HolidayStatus.Basis, on date: CivilDate,
    _ calendar: PublicHolidayCalendar
  ) -> HolidayExplanation {
    switch basis.source {
    case .closedForGood:
      HolidayExplanation(korean: "폐점한 매장입니다.", english: "The store has closed for good.")
    case .temporarilyClosed: closureExplanation(on: date)
    case .override: overrideExplanation(on: date)
    case .published: publicationExplanation(isClosed: isClosed, basis, on: date)
    case .municipal: municipalExplanation(isClosed: isClosed, on: date)
    default: ruleExplanation(isClosed: isClosed, basis, on: date, calendar)
    }
  }

  private func closureExplanation(on date: CivilDate) -> HolidayExplanation {
    guard case .temporarilyClosed(_, let through?) = state(on: date) else {
      if let end = closedForGoodFrom {
        return HolidayExplanation(
          korean: "임시 휴점 중이며 \(end.phrase(in: .korean, relativeTo: date))에 폐점합니다.",
          english: "Temporarily closed; the store closes for good on "
            + end.phrase(in: .english, relativeTo: date) + ".")
      }
      return HolidayExplanation(
        korean: "임시 휴점 중이며 재개점일이 알려지지 않았습니다.",
        english: "Temporarily closed; no reopening date is known.")
    }
    return HolidayExplanation(
      korean: through.phrase(in: .korean, relativeTo: date) + "까지 임시 휴점합니다.",
      english: "Temporarily closed through \(through.phrase(in: .english, relativeTo: date)).")
  }

  private func overrideExplanation(on date: CivilDate) -> HolidayExplanation {
    guard let day = overriddenDay(on: date) else {
      preconditionFailure("no override on \(date)")
    }
    let override = overrides[day.index]
    let reason = override.reason.map { " (\($0))" } ?? ""
    switch override.change {
    case .closed:
      return HolidayExplanation(
        korean: "따로 공지된 휴무일입니다.\(reason)",
        english: "Announced as closed on this day.\(reason)")
    case .open:
      return HolidayExplanation(
        korean: "이 날은 정상영업한다고 공지되었습니다.\(reason)",
        english: "Announced as open on this day.\(reason)")
    case .moved(let from, let to):
      func text(_ day: CivilDate, _ language: PhraseLanguage) -> String {
        day.phrase(in: language, relativeTo: date)
      }
      let target = KoreanParticle.direction.attached(to: text(to, .korean))
      return HolidayExplanation(
        korean: "휴무일이 \(text(from, .korean))에서 \(target) 변경되었습니다.\(reason)",
        english: "The closing of \(text(from, .english)) was moved to \(text(to, .english))."
          + reason)
    }
  }

  private func publicationExplanation(
    isClosed: Bool, _ basis: HolidayStatus.Basis, on date: CivilDate
  ) -> HolidayExplanation {
    let mayBeSwapped = Self.swapsAreLikely(in: date.yearMonth)
    let warning =
      !basis.isTentative ? ("", "") : mayBeSwapped ? Self.swapWarning : Self.doubtWarning
    if isClosed {
      return HolidayExplanation(
        korean: "매장이 게시한 휴무일입니다.\(warning.0)",
        english: "Closed: the store published this closing day.\(warning.1)")
    }
    // Publications depend on no calendar.
    let layers = layers(of: date.yearMonth, .southKorea)
    let closed = layers?.publishedClosed ?? DaySet()
    if closed.isEmpty {
      // A list that covers only a part of the month, or skips it, does not say that it has no closing.
      guard layers?.published == date.yearMonth.allDays, !basis.isTentative || mayBeSwapped else {
        return HolidayExplanation(
          korean: "매장이 게시한 휴무일에 이 날은 없습니다.\(warning.0)",
          english: "Open: this day is not among the closing days that were published.\(warning.1)")
      }
      return HolidayExplanation(
        korean: "매장이 \(date.month)월에는 휴무일이 없다고 게시했습니다.\(warning.0)",
        english: "Open: the store published no closing day for the month.\(warning.1)")
    }
    let month = date.yearMonth.phrase(in: .english, style: .long)
    let (koreanDays, englishDays) = (closed.phrase(in: .korean), closed.phrase(in: .english))
    return HolidayExplanation(
      korean: "매장이 게시한 \(date.month)월 휴무일은 \(koreanDays)입니다.\(warning.0)",
      english: "Open: the closing days published for \(month) are \(englishDays).\(warning.1)")
  }

  private func ruleExplanation(
    isClosed: Bool, _ basis: HolidayStatus.Basis, on date: CivilDate,
    _ calendar: PublicHolidayCalendar
  ) -> HolidayExplanation {
    guard let period = rulePeriod(on: date) else { preconditionFailure("no rule on \(date)") }
    let (korean, english) = (period.rule.phrase(in: .korean), period.rule.phrase(in: .english))
    let warning = warning(of: basis, period, on: date, calendar)
    return isClosed
      ? HolidayExplanation(
        korean: "정기휴무 규칙에 따른 휴무일입니다: \(korean).\(warning.korean)",
        english: "Closed by the rule: \(english).\(warning.english)")
      : HolidayExplanation(
        korean: "정기휴무일이 아닙니다: \(korean).\(warning.korean)",
        english: "Not a regular closing day: \(english).\(warning.english)")
  }

  private func municipalExplanation(isClosed: Bool, on date: CivilDate) -> HolidayExplanation {
    guard let period = rulePeriod(on: date) else { preconditionFailure("no rule on \(date)") }
    let korean = "지자체 고시 기준, 매장 확인 전: "
    let english = "By the municipality's notice, not confirmed by the store: "
    let rule = period.rule
    return HolidayExplanation(
      korean: korean + (isClosed ? "의무휴업일입니다" : "의무휴업일이 아닙니다")
        + " (\(rule.phrase(in: .korean))).",
      english: english + (isClosed ? "closed" : "open") + " (\(rule.phrase(in: .english))).")
  }

  /// Why an answer from a rule may change.
  private func warning(
    of basis: HolidayStatus.Basis, _ period: RulePeriod, on date: CivilDate,
    _ calendar: PublicHolidayCalendar
  ) -> (korean: String, english: String) {
    guard basis.isTentative else { return ("", "") }
    if let doubt = period.tentative, doubt.closes(on: date, calendar: calendar) {
      return Self.doubtWarning
    }
    return Self.swapWarning
  }

  /// What is said of a day in doubt, be it for the words of a notice or a gap in a list.
  private static var doubtWarning: (korean: String, english: String) {
    (
      " 알려진 내용으로는 확실하지 않은 날이라 실제와 다를 수 있습니다.",
      " What was announced leaves a doubt about this day."
    )
  }

  /// Why an answer for a month with a festival may change.
  private static var swapWarning: (korean: String, english: String) {
    (
      " 설날·추석이 있는 달이라 휴무일이 바뀔 수 있습니다.",
      " Stores often swap the day in a Seollal or Chuseok month."
    )
  }
}
