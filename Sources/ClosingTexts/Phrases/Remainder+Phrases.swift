public import MartModels

extension HolidayText.Remainder: Phrasable {
  /// Why the words were not used, for people.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = HolidayText("2,4째주 휴무", relativeTo: CivilDate(2026, 11, 21))
  /// text.unread[0].phrase(in: .korean)  // "“2,4째주”: 무슨 요일인지 쓰여 있지 않습니다"
  /// text.unread[0].phrase(in: .english)  // "“2,4째주”: the weekday is missing"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: the style; all styles have the same wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    "“\(text)”: \(reason.phrase(in: language))"
  }
}

extension HolidayText.Reason: Phrasable {
  /// The reason why words were not used, for people.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: the style; all styles have the same wording.
  /// - Returns: general words for a reason of a later version.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let words = Self.words.first { $0.reason == self } ?? (self, "읽지 못했습니다", "not read")
    return language.isKorean ? words.korean : words.english
  }

  private static let words: [(reason: Self, korean: String, english: String)] = [
    (.missingWeekday, "무슨 요일인지 쓰여 있지 않습니다", "the weekday is missing"),
    (.missingDay, "언제인지 쓰여 있지 않습니다", "no day is named"),
    (.needsAnchor, "격주의 기준일이 없습니다", "every other week, counted from no date"),
    (.variesByStore, "매장마다 다릅니다", "it differs by store"),
    (.unknownWord, "모르는 말입니다", "an unknown word"),
    (.noClosingWord, "휴무라는 말인지 알 수 없습니다", "it may not speak of a closing"),
    (.softStatement, "확실한 말이 아닙니다", "it is not said for certain"),
    (.conditional, "조건이 있습니다", "it depends on a condition"),
    (.optionalSwap, "바뀔 수 있다고 합니다", "it may be changed"),
    (.ruleChange, "언제부터 바뀌는지 알 수 없습니다", "a change without its date"),
    (.unknownWeekday, "요일이 아닙니다", "no weekday"),
    (.ordinalOutOfRange, "그런 주는 없습니다", "no month has that week"),
    (.invalidDate, "없는 날짜입니다", "no such date"),
    (.weekdayMismatch, "날짜와 요일이 다릅니다", "the date is on another weekday"),
    (.ambiguous, "두 가지로 읽힙니다", "it can be read in two ways"),
    (.relativeDay, "쓴 날을 기준으로 한 말입니다", "counted from the day of writing"),
    (.reference, "다른 곳을 보라는 말입니다", "it points elsewhere"),
    (.specialHours, "하루의 영업시간입니다", "hours of a single day"),
    (.notExpressible, "규칙으로 나타낼 수 없습니다", "no rule expresses it"),
    (.facilityOnly, "매장의 일부에 대한 말일 수 있습니다", "it may be about a part of the store"),
    (.exceptBranch, "한 매장을 뺀다는 말입니다", "it leaves a branch out"),
    (.anotherBranch, "다른 매장에 대한 말입니다", "it is about another branch"),
    (.namedDays, "날짜가 정해지지 않은 날입니다", "days that are not dated"),
    (.former, "예전에 그랬다는 말입니다", "it was so before"),
    (.rangeTooLong, "기간이 너무 깁니다", "the time is too long"),
    (.tooLong, "글이 너무 깁니다", "the text is too long"),
  ]
}
