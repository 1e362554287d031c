public import KoreanCalendar
public import MartModels

/// What a store wrote about its closing days, as far as it can be read without guessing.
///
/// Stores write closing days by hand. The reader takes what is stated, and reports every word that
/// it did not use with the place and the reason:
///
/// ```swift
/// import MartHolidayKit
///
/// let notice = HolidayText.read(
///   "매월 둘째 수요일, 넷째 일요일 휴무. 2/10 정상영업", relativeTo: CivilDate(2026, 2, 1))
/// notice.rule  // [.nth(2, .wednesday), .nth(4, .sunday)]
/// notice.openDates  // [CivilDate(2026, 2, 10)]
/// notice.unread.isEmpty  // true
/// ```
///
/// It refuses to fill gaps. `2,4째주 의무 휴업` names no weekday, so `rule` is `nil` and `unread` says
/// `missingWeekday`; most stores mean Sunday, and those that do not would be wrong with certainty.
/// A rule that is not stated is `nil`, which is not the same as `.never`: that one was stated, as
/// 연중무휴.
public struct HolidayText: Hashable, Sendable {
  /// The text as it was given.
  public let text: String
  /// What repeats; `nil` when the text states no regular rule, `.never` when it says 연중무휴.
  public package(set) var rule: HolidayRule?
  /// What repeats in the days that the text says are open, such as 공휴일 정상영업; the rule leaves
  /// them out already.
  public package(set) var openRule: HolidayRule?
  /// The dates on which the store closes, in order, each once.
  public package(set) var closedDates: [CivilDate] = []
  /// The dates that the text says are open, 정상영업, in order, each once.
  public package(set) var openDates: [CivilDate] = []
  /// Closing days that moved; their dates are in `openDates` and `closedDates` too.
  public package(set) var moves: [Move] = []
  /// The eves on which the store shuts early.
  public package(set) var earlyClosings: [EarlyClosing] = []
  /// The date from which the rule holds, when the text names it.
  public package(set) var effectiveFrom: CivilDate?
  /// The one branch that the notice is for, as it is written, such as 일산점.
  ///
  /// Where the text also states something for every branch, the regular rule is that one and
  /// `closedDates`, `openDates` and `moves` still hold for this branch only.
  public package(set) var branchScope: String?
  /// The part of a store that the notice is for, such as 수영장, when it is not the store itself.
  public package(set) var facilityScope: String?
  /// Everything that was not used, in the order of the text.
  public package(set) var unread: [Remainder] = []

  /// The places of opening hours in the text, as offsets of its UTF-8.
  package var hoursRanges: [Range<Int>] = []

  package init(text: String) { self.text = text }

  /// The opening hours that are written in the text, or `nil` when there are none or they are
  /// unclear; computed from the text on each use.
  public var hours: OpeningHours? {
    guard !hoursRanges.isEmpty else { return nil }
    var parts: [String] = []
    let bytes = text.utf8
    for range in hoursRanges {
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      parts.append(String(text[start..<bytes.index(start, offsetBy: range.count)]))
    }
    return OpeningHours(parts.joined(separator: ", "))
  }
}

extension HolidayText {
  /// A closing day that moved to another date.
  public struct Move: Hashable, Sendable {
    /// The date on which the store would have closed, which is open now.
    public let from: CivilDate
    /// The date on which it closes instead.
    public let to: CivilDate

    package init(from: CivilDate, to: CivilDate) {
      self.from = from
      self.to = to
    }
  }
}

extension HolidayText {
  /// Reads a text, whatever it is.
  ///
  /// - Parameters:
  ///   - text: what the store wrote, plain or as HTML.
  ///   - reference: a day near the time of writing, such as that of the crawl. A date without a year
  ///     takes the year that puts it nearest to it, from two months before through ten months
  ///     after. A day without a month is one of the reference's month, or of the next or the
  ///     previous where only there its weekday fits.
  /// - Complexity: O(*n*) in the length of the text.
  public static func read(_ text: String, relativeTo reference: CivilDate) -> HolidayText {
    guard text.utf8.count < NoticeReader.longestText else {
      return NoticeReader.refusing(text, .tooLong)
    }
    var lexer = NoticeLexer(NoticeScalars(text).cells)
    var reader = NoticeReader(lexer.run(), reference: reference)
    var result = HolidayText(text: text)
    reader.read(into: &result)
    return result
  }
}
