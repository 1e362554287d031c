public import KoreanCalendar

extension HolidayText {
  /// A part of the text that was not used, and why.
  public struct Remainder: Hashable, Sendable {
    /// The words as written.
    public let text: String
    /// Why they were not used.
    public let reason: Reason
    /// Their place, as UTF-8 offsets in the whole text.
    public let utf8Range: Range<Int>
    /// The date in doubt, such as one that the weekday or festival next to it contradicts.
    public let date: CivilDate?

    package init(text: String, reason: Reason, utf8Range: Range<Int>, date: CivilDate?) {
      self.text = text
      self.reason = reason
      self.utf8Range = utf8Range
      self.date = date
    }

    /// The place of the words in the whole text.
    ///
    /// - Parameter whole: the text that was read.
    /// - Returns: `nil` when the text has no such place.
    public func range(in whole: String) -> Range<String.Index>? {
      whole.range(utf8: utf8Range)
    }
  }

  /// Why a part of a text was not used; new reasons may appear in later versions.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The stable name of the reason.
    public let rawValue: String

    /// Makes a reason from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ordinals without a weekday, such as `2,4째주 휴무`.
    public static let missingWeekday = Reason(rawValue: "missingWeekday")
    /// A closing without a named day, such as `정기휴무일`.
    public static let missingDay = Reason(rawValue: "missingDay")
    /// Every other week, 격주, without a date to count from.
    public static let needsAnchor = Reason(rawValue: "needsAnchor")
    /// The store refers to its branches, such as 점포별 상이.
    public static let variesByStore = Reason(rawValue: "variesByStore")
    /// A word outside the vocabulary of closing days.
    public static let unknownWord = Reason(rawValue: "unknownWord")
    /// Days next to words outside the vocabulary, without a word for closing or opening.
    public static let noClosingWord = Reason(rawValue: "noClosingWord")
    /// A statement with a way out, such as 대부분 휴무.
    public static let softStatement = Reason(rawValue: "softStatement")
    /// A statement that applies only in some cases, such as 공휴일인 경우.
    public static let conditional = Reason(rawValue: "conditional")
    /// A swap that is allowed but not announced, such as 대체할 수 있다.
    public static let optionalSwap = Reason(rawValue: "optionalSwap")
    /// A change from one regular rule to another, without a date.
    public static let ruleChange = Reason(rawValue: "ruleChange")
    /// A word such as 워요일 in place of a weekday.
    public static let unknownWeekday = Reason(rawValue: "unknownWeekday")
    /// An ordinal that no weekday of a month has, such as 여섯째.
    public static let ordinalOutOfRange = Reason(rawValue: "ordinalOutOfRange")
    /// A date that no calendar has, such as 2월 30일.
    public static let invalidDate = Reason(rawValue: "invalidDate")
    /// A date that does not match the weekday or festival next to it; the date is still in the
    /// lists.
    public static let weekdayMismatch = Reason(rawValue: "weekdayMismatch")
    /// Days that can be read in two ways.
    public static let ambiguous = Reason(rawValue: "ambiguous")
    /// A day relative to the day of writing, such as 오늘.
    public static let relativeDay = Reason(rawValue: "relativeDay")
    /// A pointer to another source, such as 홈페이지 참조.
    public static let reference = Reason(rawValue: "reference")
    /// Opening hours of a single day, which say neither open as usual nor closed.
    public static let specialHours = Reason(rawValue: "specialHours")
    /// Something that no rule can express; its dates near the reference are in the lists.
    public static let notExpressible = Reason(rawValue: "notExpressible")
    /// Something about a part of the store, such as 수영장.
    public static let facilityOnly = Reason(rawValue: "facilityOnly")
    /// A branch that the statement leaves out, such as 일산점 제외.
    public static let exceptBranch = Reason(rawValue: "exceptBranch")
    /// Days that may be another store's, such as those of a brand named after the store's days.
    public static let anotherBranch = Reason(rawValue: "anotherBranch")
    /// Days that the text names without dates, such as 전시준비기간 or 관장이 정하는 날.
    public static let namedDays = Reason(rawValue: "namedDays")
    /// A former closing, such as 기존 휴무일.
    public static let former = Reason(rawValue: "former")
    /// A closing of more days than any real notice has.
    public static let rangeTooLong = Reason(rawValue: "rangeTooLong")
    /// A text longer than any notice, which was not read at all.
    public static let tooLong = Reason(rawValue: "tooLong")
  }
}

extension HolidayText.Reason: CustomStringConvertible {
  /// The stable name of the reason.
  public var description: String { rawValue }
}

extension HolidayText.Remainder: CustomStringConvertible {
  /// The words, their place and the reason in one line.
  public var description: String {
    "\(reason) at \(utf8Range.lowerBound)..<\(utf8Range.upperBound): \"\(text)\""
  }
}
