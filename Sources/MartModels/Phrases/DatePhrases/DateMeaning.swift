import KoreanCalendar
import KoreanText

/// What a phrase says about a date, before it is known from where it is said.
struct DateMeaning {
  var day: Day
  /// The weekday that is said beside the date, which must be that of the date.
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
    /// A holiday, or a day beside it.
    case holiday(KoreanHolidayWord, offset: Int, YearReference)
  }

  /// Of which week a weekday is.
  enum WeekReference {
    /// A week that is said, counted from that of the speaker.
    case week(Int)
    /// None is said: 일요일.
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

  /// Of which month a day is.
  enum MonthReference {
    case unsaid
    /// Counted from the month of the speaker.
    case relative(Int)
    case month(Int, YearReference)
  }

  /// Of which year a day is.
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
