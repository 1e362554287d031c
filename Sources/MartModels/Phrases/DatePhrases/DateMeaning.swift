import KoreanCalendar
import KoreanText

/// What a phrase says about a date, before the date of the speaker is known.
struct DateMeaning {
  var day: Day
  /// The weekday given with the date, which must match it.
  var weekday: Weekday?

  /// The forms of a date.
  enum Day {
    /// Some days away.
    case days(Int)
    /// The same day of a month some months away.
    case months(Int)
    /// A weekday of a week.
    case weekday(Weekday, WeekReference)
    /// A day of a month.
    case dayOfMonth(Int, MonthReference)
    /// The nth weekday of a month; `isWeek` when the nth week is said.
    case nthWeekday(KoreanToken.Ordinal, Weekday, isWeek: Bool, MonthReference)
    /// The last day of a month.
    case lastDay(MonthReference)
    /// A holiday, or a day next to it.
    case holiday(KoreanHolidayWord, offset: Int, YearReference)
  }

  /// The week of a weekday.
  enum WeekReference {
    /// A named week, counted from that of the speaker.
    case week(Int)
    /// No week is named: 일요일.
    case unsaid
    /// 이번 일요일.
    case this
    /// 다음 일요일.
    case next
    /// 지난 일요일.
    case last
    /// 오는 일요일.
    case coming
  }

  /// The month of a day.
  enum MonthReference {
    case unsaid
    /// Counted from the month of the speaker.
    case relative(Int)
    case month(Int, YearReference)
  }

  /// The year of a day.
  enum YearReference {
    case unsaid
    /// Counted from the year of the speaker.
    case relative(Int)
    case year(Int)
  }
}

extension Weekday {
  /// The only weekday of a set.
  init?(_ set: WeekdaySet) {
    guard set.isSingle else { return nil }
    self.init(index: UInt32(set.rawValue.trailingZeroBitCount))
  }

  /// The days from Monday, with which a week begins.
  var daysAfterMonday: Int { (rawValue + 6) % 7 }
}
