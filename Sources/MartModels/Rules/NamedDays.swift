import KoreanCalendar

/// The days of a rule that have a name, and all that is special about each.
package enum NamedDays: String, CaseIterable, Sendable {
  case seollal
  case chuseok
  case buddhasBirthday
  case publicHolidays
  case substituteHolidays

  /// The name in Korean rules.
  package var korean: String {
    switch self {
    case .seollal: "설날"
    case .chuseok: "추석"
    case .buddhasBirthday: "부처님오신날"
    case .publicHolidays: "공휴일"
    case .substituteHolidays: "대체공휴일"
    }
  }

  /// The name in English rules.
  package var english: String {
    switch self {
    case .seollal: "Seollal"
    case .chuseok: "Chuseok"
    case .buddhasBirthday: "Buddha's birthday"
    case .publicHolidays: "public holidays"
    case .substituteHolidays: "substitute holidays"
    }
  }

  /// The place among the parts of a union; the days before and after have the numbers around it.
  var sortKey: Int {
    switch self {
    case .seollal: 710
    case .chuseok: 730
    case .buddhasBirthday: 738
    case .publicHolidays: 740
    case .substituteHolidays: 745
    }
  }

  /// The months of the year in which they can be.
  package var possibleMonths: MonthSet {
    switch self {
    case .seollal: MonthSet(bits: 1 << 1 | 1 << 2)
    case .chuseok: MonthSet(bits: 1 << 9 | 1 << 10)
    case .buddhasBirthday: MonthSet(bits: 1 << 4 | 1 << 5)
    case .publicHolidays, .substituteHolidays: .all
    }
  }

  /// Whether the public holidays of a calendar decide them.
  var arePublicHolidays: Bool {
    switch self {
    case .publicHolidays, .substituteHolidays: true
    case .seollal, .chuseok, .buddhasBirthday: false
    }
  }

  /// The years for which they are known.
  var span: RuleSpan {
    .almanac(arePublicHolidays ? PublicHolidayCalendar.years : 1_900...2_100)
  }

  /// What a term holds of them; `nil` for days that no term can hold.
  var festival: RuleTerm.Festivals? {
    switch self {
    case .seollal: .seollal
    case .chuseok: .chuseok
    case .publicHolidays: .publicHolidays
    case .buddhasBirthday, .substituteHolidays: nil
    }
  }

  /// Their days in a month.
  func closings(in facts: MonthFacts, _ calendar: PublicHolidayCalendar) -> DaySet {
    switch self {
    case .seollal, .chuseok, .publicHolidays:
      var term = RuleTerm()
      term.festivals = festival ?? []
      return term.closings(in: facts, calendar)
    case .buddhasBirthday:
      guard facts.monthOfYear == 4 || facts.monthOfYear == 5,
        let date = LunarFestivals.buddhasBirthday(in: facts.month.year),
        date.month == facts.monthOfYear
      else { return DaySet() }
      return DaySet(bits: 1 << UInt32(truncatingIfNeeded: date.day))
    case .substituteHolidays: return calendar.substituteDays(in: facts.month)
    }
  }
}

extension RuleNode {
  package static let seollal = RuleNode.named(.seollal)
  package static let chuseok = RuleNode.named(.chuseok)
  package static let buddhasBirthday = RuleNode.named(.buddhasBirthday)
  package static let publicHolidays = RuleNode.named(.publicHolidays)
  package static let substituteHolidays = RuleNode.named(.substituteHolidays)
}
