import KoreanCalendar

/// One rule of an expression: on which days, at which times, in which state.
struct ExpressionRule: Hashable, Sendable {
  /// How the rule is joined to those before it.
  enum Joiner: Hashable {
    /// After `;`: on its days it replaces what the rules before it say.
    case normal
    /// After `,`: it adds to what the rules before it say.
    case additional
    /// After `||`: it holds where the rules before it leave the store closed.
    case fallback
  }

  /// The state that a rule sets.
  enum Modifier: Hashable {
    case open, off, unknown
  }

  var joiner: Joiner
  /// Whether the rule says `24/7`.
  var isAlways = false
  var years: [ExpressionNumbers] = []
  var dates: [ExpressionDates] = []
  var weeks: [ExpressionNumbers] = []
  var weekdays = ExpressionWeekdays()
  var holidays: [ExpressionHoliday] = []
  /// Whether weekdays and holidays must both hold, as in `PH Su`, and not either, as in `PH,Su`.
  var holidaysRestrictWeekdays = false
  var times: [ExpressionTimes] = []
  var modifier = Modifier.open
  var comment: String?

  /// Whether the rule is limited to some days.
  var hasDays = false
  /// Whether a session of the rule runs past midnight.
  var runsPastMidnight = false
  /// Whether weekdays and their ordinals alone decide on which days the rule holds.
  var isWeekly = false

  /// Whether days are written in the rule, whatever `finish` has derived.
  var hasWrittenDays: Bool {
    !years.isEmpty || !dates.isEmpty || !weeks.isEmpty || !holidays.isEmpty || !weekdays.isEmpty
  }

  /// Derives what evaluation asks for most often; every parser and writer ends here.
  mutating func finish() {
    let isLimited = !years.isEmpty || !dates.isEmpty || !weeks.isEmpty || !holidays.isEmpty
    hasDays = hasWrittenDays
    isWeekly = !isLimited && weekdays.moved.isEmpty
    runsPastMidnight = times.contains { $0.end > 1_440 }
  }
}

/// Years of a rule, `2026`, `2026-2030/2` or `2026+`, or its weeks by ISO 8601, `week 02-52/2`.
struct ExpressionNumbers: Hashable, Sendable {
  var first: Int
  var last: Int
  var step = 1

  init(_ number: Int) { (first, last) = (number, number) }

  /// The same numbers in the shortest form: a step that leaves only the first is dropped.
  var normalized: Self { last - first < step ? Self(first) : self }

  func contains(_ number: Int) -> Bool {
    number >= first && number <= last && (number - first) % step == 0
  }
}

/// A public or school holiday of a rule, or a day beside it.
struct ExpressionHoliday: Hashable, Sendable {
  var isSchoolHoliday: Bool
  /// The days after the holiday, negative before it.
  var offset = 0
}

/// The weekdays of a rule.
struct ExpressionWeekdays: Hashable, Sendable {
  /// Plain weekdays, bit 0 for Sunday.
  var plain: UInt8 = 0
  /// Weekdays of a month from its first day, bit 7 × (ordinal − 1) + weekday.
  var fromStart: UInt64 = 0
  /// Weekdays of a month from its last day, bit 7 × (ordinal − 1) + weekday.
  var fromEnd: UInt64 = 0
  /// Weekdays of a month that are moved by some days.
  var moved: [MovedWeekday] = []

  struct MovedWeekday: Hashable, Sendable {
    var fromStart: UInt64
    var fromEnd: UInt64
    var offset: Int
  }

  var isEmpty: Bool { plain == 0 && fromStart == 0 && fromEnd == 0 && moved.isEmpty }
  var hasOrdinals: Bool { fromStart != 0 || fromEnd != 0 || !moved.isEmpty }
}

/// A time of the day of a rule.
struct ExpressionTimes: Hashable, Sendable {
  /// The minute of the day, 0…1439.
  var start: Int
  /// The minute at which it ends, beyond 1440 past midnight.
  var end: Int
  /// Whether the end is not known, as in `17:00+`; the store may be open until about `end`.
  var isOpenEnd = false
  /// Whether the open end follows a session, as in `10:00-17:00+`, and is written with it.
  var continuesSession = false
}

/// Months or dates of a rule.
enum ExpressionDates: Hashable, Sendable {
  /// From one month through another, over the end of the year when the first is the later.
  case months(year: Int?, first: Int, last: Int)
  /// From one date through another; every `step` days of them.
  case range(ExpressionDate, ExpressionDate, step: Int)
  case single(ExpressionDate)
  /// From a date on: for good when it has a year, until the end of each year when it has none.
  case from(ExpressionDate)
}

/// One date of a rule, with or without its year.
struct ExpressionDate: Hashable, Sendable {
  enum Anchor: Hashable, Sendable {
    case monthDay(month: Int, day: Int)
    /// The *n*th weekday of a month, from its end when negative.
    case nth(Int, Weekday, month: Int)
    case easter
  }

  var year: Int?
  var anchor: Anchor
  var offset = 0

  /// Whether a year is in the calendar and has the day; not every year has 29 February.
  func canBe(in year: Int) -> Bool {
    switch anchor {
    case .monthDay(let month, let day): CivilDate(year: year, month: month, day: day) != nil
    case .nth, .easter: year <= 9_999
    }
  }
}
