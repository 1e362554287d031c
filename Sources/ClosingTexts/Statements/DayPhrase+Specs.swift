import KoreanText

extension DayPhrase {
  /// The days that the phrase names by its own words; empty where these are not enough.
  var specs: [DaySpec] {
    switch term {
    case .weekdays(let days, let ordinals): [.weekdays(days, ordinals)]
    case .everyOther(let days, let anchor): anchor.map { [.everyOther(days, from: $0)] } ?? []
    case .festival(let festivals, let days):
      frame.isComing || frame.year != nil
        ? [.festivalDate(festivals, days.offsets, year: frame.year)]
        : [.festival(festivals, days.offsets)]
    case .date(let date):
      frame.isMonthly && date.month == nil ? [.monthDay(date.day)] : [.date(date)]
    case .range(let first, let last): [.range(first, last)]
    case .lastDay: [.lastDayOfMonth]
    case .restDay: [.festival(.publicHolidays, .day)]
    case .ordinals, .months, .elliptic, .nextWorkday, .doubtful: []
    }
  }

  /// What its words make uncertain when they are not read.
  var touch: Report.Touch {
    switch term {
    // 12월은 휴가철로 휴무 없이 운영합니다: something about the days of a month
    case .doubtful(.namedDays): frame.months != 0 && frame.isContrast ? .everything : .nothing
    case .months: .everything
    default: specs.isEmpty ? .everything : .days(specs)
    }
  }
}

extension Report.Touch {
  /// The touch of several phrases together.
  init(_ days: [DayPhrase]) {
    var specs: [DaySpec] = []
    for day in days {
      switch day.touch {
      case .nothing: break
      case .days(let own), .hours(let own): specs += own
      case .everything, .today:
        self = .everything
        return
      }
    }
    self = specs.isEmpty ? .nothing : .days(specs)
  }
}

extension DayPhrase {
  /// Whether it is 공휴일, which has all holidays among them.
  var isPublicHolidays: Bool {
    if case .festival(.publicHolidays, _) = term { frame.isEmpty } else { false }
  }

  var isWeekday: Bool { if case .weekdays = term { true } else { false } }
}

extension DaySpec {
  /// Whether they are substitute holidays, of whatever day.
  var areSubstitutes: Bool {
    if case .festival(.substitutes, _) = self { true } else { false }
  }
}
