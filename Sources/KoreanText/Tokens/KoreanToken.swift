/// One word, number, time or mark of a text, with its place.
///
/// A token says what a word is, and not what it means where it stands: 일 behind a number is a day,
/// alone it is a Sunday, and whether a comma joins or separates is the affair of a reader. Each
/// reader takes the kinds that it needs and treats the others as words that it does not know.
package struct KoreanToken: Hashable, Sendable {
  /// What the token is.
  package var kind: Kind
  /// Whether nothing stands between the token and the one before it.
  package var isGlued: Bool
  /// The place in the cells of the text.
  package var cells: Range<Int>

  package init(kind: Kind, isGlued: Bool, cells: Range<Int>) {
    self.kind = kind
    self.isGlued = isGlued
    self.cells = cells
  }

  /// What a token can be.
  package enum Kind: Hashable, Sendable {
    // Numbers, and what is counted with them.
    case number(WrittenNumber)
    case unit(Unit)
    /// 10:00, 10시 반, 오전 10시, 10 pm, 정오.
    case time(ClockTime)
    /// 24시간, around the clock.
    case allDay
    /// 오전 or pm without a time beside it.
    case halfOfDay(HalfOfDay)

    // Which ones of their kind.
    /// 둘째 or 마지막 주.
    case ordinal(Ordinal, isWeek: Bool)
    /// 째, 번째 or 째주 behind a number.
    case ordinalMark(isWeek: Bool)
    /// 제 before a number.
    case ordinalSign
    /// 주 by itself.
    case week
    case cycle(Cycle)

    // Days.
    case weekdays(WeekdaySet, WeekdayForm)
    /// A word such as 숨요일, which is not a day.
    case unknownWeekday
    /// November, 1…12.
    case englishMonth(Int)
    /// 이번 달 or 다음 달.
    case relativeMonth(RelativeMonth)
    /// 오늘 or 다음 주.
    case relativeDay
    case holiday(KoreanHolidayWord)
    /// 당일, 전날, 다음날 or 연휴.
    case holidayPart(HolidayPart)
    /// 말일.
    case lastDay
    /// 음력.
    case lunar

    // What is said of them.
    case verdict(Verdict)
    /// 없음.
    case absence
    /// 않습니다.
    case negation
    /// 취소.
    case cancellation
    /// 변경.
    case change
    /// 대신.
    case instead
    /// 제외.
    case except(isAttributive: Bool)
    /// 포함.
    case include
    /// 경우, 이면, 때.
    case condition
    /// 겹치는.
    case overlap
    case hedge(Hedge)

    // Who and what.
    /// 일산점.
    case branch
    case scope(Scope)
    case hours(HoursWord)

    // Grammar.
    case particle(Particle)
    case link(Link)
    /// 단, 다만.
    case but
    case filler(Filler)
    case mark(Mark)
    /// A word that only notices of closing days need.
    case notice(NoticeWord)
    /// A word that is not in the vocabulary.
    case word
  }
}

extension KoreanToken.Kind {
  /// Whether the token is made of letters or syllables.
  package var isWordLike: Bool {
    switch self {
    case .mark, .number, .time, .allDay: false
    default: true
    }
  }
}
