public import KoreanCalendar

extension CivilDate: DatePhrasable {
  /// The date with its weekday in words.
  ///
  /// The year is left out when it is that of the reference date. `CivilDate(phrase:relativeTo:)`
  /// reads the phrase back with the same reference.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let (today, date) = (CivilDate(2026, 11, 21), CivilDate(2026, 11, 22))
  /// date.phrase(in: .korean, relativeTo: today)  // "11월 22일 (일)"
  /// date.phrase(in: .english, style: .long, relativeTo: today)  // "Sunday, 22 November"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` has the whole name of the weekday and, in English, of the month.
  ///   - reference: a date in the reader's year, normally today; `nil` keeps the year.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    let (year, month, day) = fields
    let isOtherYear = reference.map { $0.year != year } ?? true
    if language.isKorean {
      let date = (isOtherYear ? "\(year)년 " : "") + "\(month)월 \(day)일 "
      return style == .short ? date + "(\(weekday.koreanSymbol))" : date + weekday.koreanName
    }
    let date = "\(day) " + yearMonth.englishName(style) + (isOtherYear ? " \(year)" : "")
    return weekday.englishPhrase(style) + (style == .short ? " " : ", ") + date
  }

  /// How far away the date is, such as `오늘`, `내일` and `D-3`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let today = CivilDate(2026, 11, 21)
  /// CivilDate(2026, 11, 24).countdownPhrase(in: .korean, relativeTo: today)  // "D-3"
  /// CivilDate(2026, 11, 22).countdownPhrase(in: .english, relativeTo: today)  // "tomorrow"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: in Korean, `short` counts `D-3` and, for the past, `D+3`; `long` uses words.
  ///   - reference: the date from which the days are counted, normally today.
  public func countdownPhrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo reference: CivilDate
  ) -> String {
    let days = reference.days(until: self)
    switch days {
    case 0: return language("오늘", "today")
    case 1: return language("내일", "tomorrow")
    case -1: return language("어제", "yesterday")
    case 2 where style == .long && language.isKorean: return "모레"
    case -2 where style == .long && language.isKorean: return "그저께"
    default: break
    }
    if style == .short, language.isKorean {
      return (days > 0 ? "D-" : "D+") + String(days.magnitude)
    }
    return days > 0
      ? language("\(days)일 뒤", "in \(days) days")
      : language("\(-days)일 전", "\(-days) days ago")
  }
}

extension Weekday: Phrasable {
  /// The weekday in words: 일 or Sun, and 일요일 or Sunday.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.isKorean else { return englishPhrase(style) }
    return style == .short ? koreanSymbol : koreanName
  }

  fileprivate func englishPhrase(_ style: PhraseStyle) -> String {
    style == .short ? String(englishName.prefix(3)) : englishName
  }
}

extension YearMonth: DatePhrasable {
  /// The month in words, such as `11월` and `November`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` cuts the English name to three letters.
  ///   - reference: a date in the reader's year; `nil` keeps the year.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    let isOtherYear = reference.map { $0.year != year } ?? true
    return language(
      (isOtherYear ? "\(year)년 " : "") + "\(month)월",
      englishName(style) + (isOtherYear ? " \(year)" : ""))
  }

  func englishName(_ style: PhraseStyle) -> String {
    let name = EnglishRuleText.months[month - 1]
    return style == .short ? String(name.prefix(3)) : name
  }
}
