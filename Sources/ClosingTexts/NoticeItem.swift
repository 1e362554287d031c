/// One day or rule that a notice names, until a verb says what happens on it.
struct NoticeItem {
  enum Kind: UInt8 {
    /// Weekdays, with ordinals or every week.
    case weekday
    /// Weekdays of every other week.
    case everyOther
    /// A day of the month without a month of its own.
    case day
    case date
    case lastDay
    case festival
  }

  /// The festival itself, the day before it and the day after it.
  struct Parts: OptionSet {
    var rawValue: UInt8

    static let day = Parts(rawValue: 1)
    static let eve = Parts(rawValue: 2)
    static let after = Parts(rawValue: 4)
    static let span: Parts = [.day, .eve, .after]
  }

  /// Which side of a move the item is on.
  enum Side: UInt8 { case none, from, to }

  var kind: Kind
  /// Bit *n* − 1 is the *n*th, bit 5 the last; none is every week.
  var ordinals: UInt8 = 0
  /// Bit *n* is the weekday whose raw value is *n*.
  var weekdays: UInt8 = 0
  /// The months that the item is limited to, bit *n* for month *n*, or those of a day.
  var months: UInt16 = 0
  /// The festivals by their codes.
  var festivals: UInt32 = 0
  var parts: Parts = .day
  var hasExplicitPart = false
  var year: Int32 = 0
  var month: Int32 = 0
  var day: Int32 = 0
  /// The month and day of a range's end; the month is 0 where the range is within one month.
  var lastMonth: Int32 = 0
  var lastDay: Int32 = 0
  /// The day number of the first closing of an every-other-week item.
  var anchor: Int32?
  /// The raw value of the weekday written beside a date, or 7.
  var gloss: UInt8 = 7
  /// Whether the date stands beside what it is an instance of: 추석(9/25).
  var isInstance = false
  var isMonthly = false
  var isYearly = false
  var isWeekly = false
  var isLunar = false
  var opensRange = false
  /// Whether the range is opened by 부터, which may also begin a period without an end.
  var isSince = false
  /// Whether a dot, a slash or an "and" joins the item to the one before; a comma also separates.
  var isJoined = false
  /// Whether the item is all that closes in its month, instead of what closes in every month.
  var replaces = false
  /// Whether 은 or 는 sets the item off against those before.
  var isTopic = false
  /// Whether a bracket right behind says that it is closed.
  var saysClosed = false
  /// Whether the two numbers of a date may be ordinals of the weekday behind them.
  var mayBeOrdinals = false
  var side: Side = .none
  var refusal: HolidayText.Reason?
  var start: UInt32
  var end: UInt32
}
