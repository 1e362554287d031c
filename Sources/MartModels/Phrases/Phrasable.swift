public import KoreanCalendar

/// Anything that the library can say in words, given at most the time at which it is said.
///
/// ```swift
/// import MartHolidayKit
///
/// let now = WallTime(CivilDate(2026, 11, 22), 12, 0)
/// let store = HolidaySchedule(rule: .nth([2, 4], .sunday))
/// let said: [any TimePhrasable] = [
///   store.status(on: now.date), store.nextClosing(onOrAfter: now.date), Weekday.sunday,
/// ]
/// said.map { $0.phrase(in: .korean, style: .short, at: now) }  // ["휴무", "11월 22일 (일)", "일"]
/// ```
public protocol TimePhrasable {
  /// The words.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  ///   - now: the minute at which they are said.
  func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String
}

/// What can be said without knowing when: a status, a reason, a fact, an error.
///
/// ```swift
/// import MartHolidayKit
///
/// let sunday = HolidaySchedule(rule: .nth([2, 4], .sunday)).status(on: CivilDate(2026, 11, 22))
/// let said: [any Phrasable] = [sunday, Weekday.sunday]
/// said.map { $0.phrase(in: .korean) }  // ["휴무", "일"]
/// ```
///
/// Anything that names dates is also a `DatePhrasable`.
public protocol Phrasable: TimePhrasable {
  /// The words.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  func phrase(in language: PhraseLanguage, style: PhraseStyle) -> String
}

extension Phrasable {
  /// The words in the short style.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String { phrase(in: language, style: .short) }

  /// The words, which are the same at any time.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  ///   - now: the minute at which they are said.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String {
    phrase(in: language, style: style)
  }
}

/// Anything that names dates; its phrase leaves out the reader's year.
public protocol DatePhrasable: Phrasable {
  /// The words.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  ///   - reference: a date in the reader's year, normally today; `nil` keeps every year.
  func phrase(
    in language: PhraseLanguage, style: PhraseStyle, relativeTo reference: CivilDate?
  ) -> String
}

extension DatePhrasable {
  /// The words, with every year.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle) -> String {
    phrase(in: language, style: style, relativeTo: nil)
  }

  /// The words, without the current year.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: how much they say.
  ///   - now: the minute at which they are said.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String {
    phrase(in: language, style: style, relativeTo: now.date)
  }
}

extension Closing: TimePhrasable {
  /// The day of the closing and how far away it is at a time; see `phrase(in:style:relativeTo:)`.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String {
    phrase(in: language, style: style, relativeTo: now.date)
  }
}

extension NextClosing: TimePhrasable {
  /// The answer in words at a time; see `phrase(in:style:relativeTo:)`.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String {
    phrase(in: language, style: style, relativeTo: now.date)
  }
}

extension StoreState: TimePhrasable {
  /// The state in words at a time; see `phrase(in:style:relativeTo:)`.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String {
    phrase(in: language, style: style, relativeTo: now.date)
  }
}

extension OpeningAnswer: TimePhrasable {
  /// The answer in words at a time; see `phrase(in:style:relativeTo:)`.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle, at now: WallTime) -> String {
    phrase(in: language, style: style, relativeTo: now)
  }
}
