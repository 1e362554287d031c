import KoreanText

extension OpeningHoursToken {
  /// The role of a token in a text about hours.
  static func kind(of token: KoreanToken) -> Kind {
    switch token.kind {
    case .time(let time): .time(time)
    case .number(let number):
      number.digitCount <= 4 ? .number(number.value) : .unknown
    case .allDay: .allDay
    case .weekdays(let days, _): .days(OpeningHours.Days(weekdayBits: days.rawValue))
    case .cycle(.day): .days(.everyDay)
    case .cycle(.week): .everyWeek
    case .holiday(let holiday): kind(of: holiday)
    case .holidayPart(.eve): .eve
    case .holidayPart(.dayAfter): .nextDay
    case .holidayPart(.day): .noise
    case .verdict(let verdict): kind(of: verdict)
    case .hours(.pause): .breakTime
    case .hours(.lastOrder): .lastOrder
    case .hours(.label), .hours(.closing): .noise
    case .scope(.store): .noise
    case .particle(.since), .particle(.source): .to
    case .particle, .link(.and), .filler(.copula), .filler(.ending): .noise
    case .mark(let mark): kind(of: mark)
    default: .unknown
    }
  }

  private static func kind(of holiday: KoreanHolidayWord) -> Kind {
    switch holiday {
    case .newYear: .festival(.newYear)
    case .seollal: .festival(.seollal)
    case .chuseok: .festival(.chuseok)
    case .festivals: .festival(.both)
    case .publicHolidays: .days(OpeningHours.Days(weekdayBits: 0, includesPublicHolidays: true))
    default: .unknown
    }
  }

  private static func kind(of verdict: KoreanToken.Verdict) -> Kind {
    switch verdict {
    case .closed, .withoutClosing, .restDay: .closing
    case .open, .operates, .opensDoor, .neverCloses: .noise
    }
  }

  private static func kind(of mark: KoreanToken.Mark) -> Kind {
    switch mark {
    case .tilde, .dash: .to
    case .open: .openBracket
    case .close: .closeBracket
    case .quote, .lineEnd: .noise
    case .comma, .dot, .middleDot, .slash, .colon, .semicolon, .bar, .bullet: .comma
    case .plus, .arrow, .stop, .other: .unknown
    }
  }
}
