import KoreanCalendar

extension RecurrenceSet {
  /// What stands before the colon of a line: a name and its parameters.
  struct Property {
    /// The name in capitals.
    let name: String
    /// The zone of its times.
    let clock: RecurrenceClock?
    let isDate: Bool

    init(_ head: Substring) throws(RecurrenceError) {
      var pieces = head.pieces(between: ";")
      name = pieces.removeFirst().uppercasedLatin
      guard ["DTSTART", "DTEND", "RRULE", "EXDATE", "RDATE"].contains(name) else {
        throw RecurrenceError(.malformed, value: head)
      }
      var clock: RecurrenceClock?
      var isDate = false
      for piece in pieces {
        guard let (key, value) = piece.halves(at: "=") else {
          throw RecurrenceError(.malformed, value: head)
        }
        switch (key.uppercasedLatin, value.uppercasedLatin) {
        case ("VALUE", "DATE"): isDate = true
        case ("VALUE", "DATE-TIME"): break
        case ("TZID", _):
          clock = RecurrenceClock(zone: Substring(value.unicodeScalars.filter { $0 != "\"" }))
        default: throw RecurrenceError(.unsupported, value: head)
        }
      }
      self.clock = clock
      self.isDate = isDate
    }

    func moment(_ text: Substring) throws(RecurrenceError) -> RecurrenceMoment {
      var moment = try RecurrenceMoment(text)
      guard !isDate || moment.second == nil else { throw RecurrenceError(.noSuchDate, value: text) }
      // TZID=UTC says the same as a Z.
      if moment.second != nil, clock == .universal { moment.isUniversal = true }
      return moment
    }
  }

  /// One event while its lines are read.
  struct Draft {
    private let first: CivilDate
    /// The days from the date of the start in UTC to that in Korea, 0 or 1.
    private let daysAhead: Int
    private var clock: RecurrenceClock
    private var rule: RecurrenceRule?
    private var end: CivilDate?
    private var excluded: [CivilDate] = []
    private var added: [CivilDate] = []

    /// The most days that an event without a rule may last.
    private static let mostDays = 366

    init(_ property: Property, _ value: Substring) throws(RecurrenceError) {
      let moment = try property.moment(value)
      // A UTC moment counts as its Korean date.
      clock = moment.isUniversal ? .korea : property.clock ?? .korea
      guard let date = clock.date(of: moment) else {
        throw RecurrenceError(.unsupported, value: value)
      }
      first = date
      daysAhead = moment.date.days(until: date)
      if let second = moment.second {
        clock.second =
          moment.isUniversal ? moment.local(ahead: clock.ahead.lowerBound)?.second ?? 0 : second
      }
    }

    mutating func read(_ property: Property, _ value: Substring) throws(RecurrenceError) {
      switch property.name {
      case "RRULE":
        guard rule == nil else { throw RecurrenceError(.repeatedPart, value: property.name) }
        let written = try RecurrenceRule(String(value), clock: clock)
        rule = daysAhead == 0 ? written : try written.onDaysAfter(universal: first)
      case "DTEND":
        guard end == nil else { throw RecurrenceError(.repeatedPart, value: property.name) }
        end = try lastDate(before: try property.moment(value), value)
      case "EXDATE": excluded += try dates(property, value)
      default: added += try dates(property, value)
      }
    }

    private func dates(
      _ property: Property, _ list: Substring
    ) throws(RecurrenceError) -> [CivilDate] {
      var dates: [CivilDate] = []
      for text in list.pieces(between: ",") {
        guard let date = clock.date(of: try property.moment(text)) else {
          throw RecurrenceError(.unsupported, value: text)
        }
        dates.append(date)
      }
      return dates
    }

    /// The last date of an event that is over at a moment; midnight ends the day before.
    private func lastDate(
      before moment: RecurrenceMoment, _ value: Substring
    ) throws(RecurrenceError) -> CivilDate {
      guard let date = clock.date(of: moment) else {
        throw RecurrenceError(.unsupported, value: value)
      }
      let second =
        moment.isUniversal
        ? moment.local(ahead: clock.ahead.lowerBound)?.second : moment.second
      let last = second ?? 0 == 0 ? date.checkedAdding(days: -1) : date
      // An event without a length is on its date.
      guard date >= first else { throw RecurrenceError(.malformed, value: "DTEND:" + value) }
      return max(last ?? first, first)
    }

    func recurrence() throws(RecurrenceError) -> Recurrence {
      var added = added
      if let end, end > first {
        // The closings of a rule are single days.
        guard rule == nil, first.days(until: end) < Self.mostDays else {
          throw RecurrenceError(.unsupported, value: "DTEND")
        }
        added += Array(first.adding(days: 1)...end)
      }
      return Recurrence(
        first: first, rule: rule, excluded: excluded.sorted(), added: added.sorted())
    }
  }
}
