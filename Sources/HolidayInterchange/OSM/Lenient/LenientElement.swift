/// One part of a value as people write it: days, hours or what is said of them.
struct LenientElement {
  enum Kind {
    case days(LenientDays)
    case hours([ExpressionTimes])
    /// Hours at which the store is closed for a while, such as a break.
    case pause([ExpressionTimes])
    case state(ExpressionRule.Modifier)
    /// 제외 or `except`, which closes on its days.
    case except
    /// 연중무휴, or the word that there is no closing.
    case neverCloses
    case comment(String)
    /// Brackets with a statement of their own, which belongs to the clause before them.
    case aside([LenientElement])
  }

  /// What stands before a part, from the weakest to the strongest: a comma or a slash without spaces is
  /// tight, and a slash, a bar or a dot with spaces around it divides.
  enum Break: Int, Comparable {
    case space, bracket, colon, tight, comma, divider, line, rule

    static func < (lhs: Break, rhs: Break) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var kind: Kind
  var before: Break
  /// Where the part begins, as bytes of UTF-8 in the text.
  var place: Int
  /// The days between tight commas and slashes, where they are not single days throughout.
  var items: [LenientDays] = []
}

/// Days that are written together and hold together.
struct LenientDays: Hashable {
  var weekdays = ExpressionWeekdays()
  var holidays: [ExpressionHoliday] = []
  var dates: [ExpressionDates] = []
  /// Whether ordinals in front may be meant for more weekdays than the first.
  var hasOrdinalInFront = false

  var isEmpty: Bool { weekdays.isEmpty && holidays.isEmpty && dates.isEmpty }

  /// Whether the days are only months, which limit the days written behind them.
  var isMonths: Bool {
    weekdays.isEmpty && holidays.isEmpty && !dates.isEmpty
      && dates.allSatisfy { if case .months = $0 { true } else { false } }
  }

  /// Whether the days are one weekday or the public holidays, as the items of most lists are.
  var isOneDay: Bool {
    dates.isEmpty && !weekdays.hasOrdinals
      && weekdays.plain.nonzeroBitCount + holidays.count == 1
  }

  /// How special the days are; what is more special wins over what is said in general.
  var rank: Int {
    if !dates.isEmpty { return isMonths ? 5 : 6 }
    if !holidays.isEmpty { return weekdays.isEmpty ? 4 : 3 }
    return weekdays.hasOrdinals ? 2 : weekdays.plain == 0x7F ? 0 : 1
  }

  mutating func formUnion(_ other: LenientDays) {
    weekdays.plain |= other.weekdays.plain
    weekdays.fromStart |= other.weekdays.fromStart
    weekdays.fromEnd |= other.weekdays.fromEnd
    for holiday in other.holidays where !holidays.contains(holiday) { holidays.append(holiday) }
    dates += other.dates
  }
}

/// A rule of a value before it is decided how it goes together with the others.
struct LenientClause {
  var days: [LenientDays] = []
  var hours: [ExpressionTimes] = []
  var state = ExpressionRule.Modifier.open
  var comment: String?
  var isPause = false
  var neverCloses = false
  /// Whether the clause takes its days out of what is said before.
  var isException = false
  /// Whether the clause stands in brackets, and so belongs to the one before it.
  var isAside = false
  var place = 0
}
