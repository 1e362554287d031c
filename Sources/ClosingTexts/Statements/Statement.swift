import KoreanCalendar
import KoreanText

/// One fact of a notice, about days that are not looked up in a calendar yet.
struct Statement: Hashable {
  enum Effect: Hashable {
    case closes, opens
    /// 휴무 없음, 연중무휴.
    case neverCloses
    /// The door closes early, in minutes of the day.
    case closesEarly(Int)
    case movesFrom, movesTo
    /// Closed until the day on which another rule begins.
    case closesBefore
    /// What a later word made doubtful.
    case takenBack
    /// The rules hold from this day on.
    case holdsFrom
    /// Closed through this day.
    case closedUntil
    /// This is the last day of the store.
    case endsStore
  }

  /// Where a closing goes that meets a day of the condition.
  enum Deferral: String, Hashable { case nextDay = "next day", nextWorkday = "next working day" }

  var effect: Effect
  var audience: Audience
  var days: DaySpec
  /// The months of the year in which it holds, bit *n* for month *n*; none is all of them.
  var months: UInt16 = 0
  /// Whether it is all that closes in those months: 12월은 둘째 일요일.
  var replacesMonths = false
  /// Whether 만 says so.
  var isOnly = false
  /// What narrows the days; few have any.
  var limits = Rare<StatementLimits>.nothing
  var deferral: Deferral?
  /// What takes back its certainty.
  var doubt: UnreadReason?
  /// Whether it stands in a list of closing days, which names all of them: 휴무일: 8일, 22일.
  var isListed = false
  /// Whether 도 or 추가 adds it to what else is said.
  var adds = false
  /// Whether it names weekdays without a word that says that they come back: 월요일 휴무.
  var isBare = false
  /// Whether it opens as on other days, and not by saying that nothing closes: 정상영업, and not 휴무 없음.
  var isUsual = false
  /// Whether the door opens again on its day, so that it may be closed until then: 12월 1일 영업 재개.
  var reopens = false
  /// Whether the verb of its own clause closes its days.
  var hasVerb = false
  var cells: Range<Int>
}

/// Days, in the words of the calendar.
enum DaySpec: Hashable {
  case everyDay
  case weekdays(WeekdaySet, OrdinalSet)
  case everyOther(WeekdaySet, from: DateText)
  case monthDay(Int)
  case lastDayOfMonth
  case yearly(month: Int, day: Int)
  case festival(FestivalSet, DayOffsets)
  case date(DateText)
  case range(DateText, DateText)
  /// The festival of one year; without a year, the one nearest to the reference.
  case festivalDate(FestivalSet, DayOffsets, year: Int?)
  /// Weekdays of one month, such as 이번 달 둘째 일요일; no weekday is every day.
  case weekdaysOf(MonthText, WeekdaySet, OrdinalSet)

  /// Whether the days are dates, which do not come back.
  var isDated: Bool {
    switch self {
    case .date, .range, .festivalDate, .weekdaysOf: true
    case .everyDay, .weekdays, .everyOther, .monthDay, .lastDayOfMonth, .yearly, .festival: false
    }
  }
}

/// A month as it is written; what is missing is `nil`.
struct MonthText: Hashable {
  @Held<Int16> var year: Int?
  @Held<Int8> var month: Int?
  /// 이번 달 is 0, 다음 달 is 1.
  @Held<Int8> var offset: Int?

  init(year: Int? = nil, month: Int? = nil, offset: Int? = nil) {
    (self.year, self.month, self.offset) = (year, month, offset)
  }

  /// The month of a frame that names one month of one year.
  init?(_ frame: DayFrame) {
    guard !frame.isYearly else { return nil }
    if let month = frame.singleMonth, frame.year != nil || frame.isComing {
      self.init(year: frame.year, month: month)
    } else if let offset = frame.relativeMonth, frame.months == 0 {
      self.init(offset: offset)
    } else {
      return nil
    }
  }
}

extension Statement {
  /// Whether weekdays of every week close.
  var isEveryWeek: Bool {
    if effect == .closes, case .weekdays(_, []) = days { true } else { false }
  }

  /// Whether days of weeks or months close, as those of a regular closing day do.
  var isRegular: Bool {
    guard effect == .closes else { return false }
    return switch days {
    case .weekdays, .everyOther, .monthDay, .lastDayOfMonth: true
    default: false
    }
  }

  /// 12월은 정상영업: whether all days of some months open.
  var opensMonths: Bool { effect == .opens && days == .everyDay && months != 0 }

  /// Whether it stands behind another one in the text.
  func isBehind(_ other: Statement) -> Bool { cells.lowerBound > other.cells.lowerBound }

  /// Whether it is a time in which the store is open, and perhaps not on each of its days.
  ///
  /// 정상영업 is business as usual, of which a regular closing day is a part.
  var isSeason: Bool {
    guard isUsual else { return false }
    return switch days {
    case .range(let first, let last): first.month != last.month || last.day - first.day > 2
    case .weekdaysOf(_, [], []): true
    default: false
    }
  }

  /// Whether it is a range over more than a few days, for which nobody says that others open.
  var isLong: Bool {
    guard case .range(let first, let last) = days else { return false }
    return first.month != last.month || last.day - first.day > 14
  }
}

/// Something in a notice that was not read, or not with certainty.
struct Report: Hashable {
  /// Which answers it makes uncertain.
  enum Touch: Hashable {
    case nothing
    case days([DaySpec])
    /// Dates with hours, or with nothing that says what they are; in doubt where a rule closes them.
    case named([DaySpec])
    /// Days of which somebody asks; in doubt where nothing else is said of them.
    case asked([DaySpec])
    case everything
    /// The days from the one before the reference through some days behind it, or some weekdays of them: 오늘 휴무,
    /// 다음 주 월요일 휴무.
    case near(through: Int, on: WeekdaySet = .all)

    /// The days near the reference, where nothing says how far they reach.
    static var fortnight: Touch { .near(through: KoreanToken.Length.farthest) }
  }

  var reason: UnreadReason
  var cells: Range<Int>
  var touch = Touch.nothing
  /// Whether nobody needs to know of it where it makes no answer uncertain.
  var isQuiet = false
  /// The date in doubt, such as one that a weekday or a festival beside it contradicts.
  var date: CivilDate?
}

/// A condition that was read.
struct ConditionFact: Hashable {
  enum Outcome: Hashable { case opens, closes, moves(Statement.Deferral) }
  var days: [DaySpec]
  var test: [DaySpec]
  var outcome: Outcome
  var cells: Range<Int>
}

/// All that the sentences of a notice state.
struct Statements: Hashable {
  var list: [Statement] = []
  var reports: [Report] = []
  var conditions: [ConditionFact] = []
  /// The opening hours, as places of the text.
  var hours: [Range<Int>] = []
  /// Whether they say when the door is open on public holidays.
  var hoursNameHolidays = false
  /// Whether the store is said to open and no date is named, or a period moves: 오늘부터 정상 운영합니다.
  var mayEndClosures = false
  /// Where a closing is spoken of, whether or not a day is named.
  var closingWord: Range<Int>?
  /// Where the text points at another source.
  var pointer: Range<Int>?

  /// The weekdays on some of which the store closes, so that it opens on the others: 둘째 일요일 휴무.
  var closedWeekdays: WeekdaySet {
    list.reduce(into: []) { weekdays, statement in
      guard statement.effect == .closes, statement.audience == .store else { return }
      switch statement.days {
      case .weekdays(let days, _), .everyOther(let days, _), .weekdaysOf(_, let days, _):
        weekdays.formUnion(days)
      default: break
      }
    }
  }
}
