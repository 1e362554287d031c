import KoreanCalendar

/// A value of DTSTART, UNTIL and similar properties: a date, or a date with a time.
struct RecurrenceMoment {
  var date: CivilDate
  /// The seconds after midnight; `nil` for a date.
  var second: Int?
  /// Whether a Z says that the time is that of UTC.
  var isUniversal = false

  /// Reads `20261108`, `20261108T093000` or `20261107T150000Z`.
  init(_ text: Substring) throws(RecurrenceError) {
    var reader = DigitReader(String(text))
    guard let date = reader.date() else { throw RecurrenceError(.noSuchDate, value: text) }
    self.date = date
    if reader.isAtEnd { return }
    guard reader.skip("T") || reader.skip("t"), let second = reader.second() else {
      throw RecurrenceError(.noSuchDate, value: text)
    }
    self.second = second
    isUniversal = reader.skip("Z") || reader.skip("z")
    guard reader.isAtEnd else { throw RecurrenceError(.noSuchDate, value: text) }
  }

  /// The date and the second in a zone that is some minutes ahead of UTC.
  func local(ahead minutes: Int) -> (date: CivilDate, second: Int)? {
    let moment = (second ?? 0) + 60 * minutes
    let days = moment >= 0 ? moment / 86_400 : -((86_399 - moment) / 86_400)
    return date.checkedAdding(days: days).map { ($0, moment - 86_400 * days) }
  }
}

extension DigitReader {
  /// Reads a date as RFC 5545 writes it, `yyyyMMdd`.
  fileprivate mutating func date() -> CivilDate? {
    guard let year = number(digits: 4), let month = number(digits: 2), let day = number(digits: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads a time, `HHmmss`, as a second of the day; a leap second is the last of its minute.
  fileprivate mutating func second() -> Int? {
    guard let hour = number(digits: 2), let minute = number(digits: 2),
      let second = number(digits: 2), hour < 24, minute < 60, second <= 60
    else { return nil }
    return 3_600 * hour + 60 * minute + min(second, 59)
  }
}

/// The clock by which the times of a recurrence are written.
struct RecurrenceClock: Equatable {
  /// How many minutes the clock may be ahead of UTC.
  var ahead: ClosedRange<Int>
  /// The second of the day at which each occurrence begins.
  var second = 0

  /// The clock of Korea, which also counts for dates without a time and for moments in UTC.
  static let korea = RecurrenceClock(ahead: 540...540)

  /// The clock of UTC.
  static let universal = RecurrenceClock(ahead: 0...0)

  /// The clock of a zone by its name; for an unknown name, the range of all clocks on Earth.
  ///
  /// Only the zones of Korean feeds and that of the examples in RFC 5545 are known, because without
  /// a table of zones nobody can tell when the others change their clocks.
  init(zone: Substring) {
    let name = zone.pieces(between: "/").suffix(2).joined(separator: "/")
    switch name {
    case "Asia/Seoul", "Asia/Tokyo", "Korea Standard Time", "Tokyo Standard Time":
      ahead = 540...540
    case "UTC", "GMT", "Etc/UTC", "Etc/GMT": ahead = 0...0
    case "America/New_York": ahead = (-300)...(-240)
    default: ahead = (-720)...840
    }
  }

  init(ahead: ClosedRange<Int>) { self.ahead = ahead }

  /// The date of a moment by this clock.
  ///
  /// - Returns: `nil` when the clock may be on either of two dates then.
  func date(of moment: RecurrenceMoment) -> CivilDate? {
    guard moment.isUniversal else { return moment.date }
    guard let first = moment.local(ahead: ahead.lowerBound),
      let last = moment.local(ahead: ahead.upperBound), first.date == last.date
    else { return nil }
    return first.date
  }

  /// The last date on which an occurrence begins no later than a moment.
  ///
  /// - Returns: `nil` when it is not certain.
  func lastDate(until moment: RecurrenceMoment) -> CivilDate? {
    guard let second = moment.second else { return moment.date }
    func last(_ date: CivilDate, _ second: Int) -> CivilDate? {
      second >= self.second ? date : date.checkedAdding(days: -1)
    }
    guard moment.isUniversal else { return last(moment.date, second) }
    guard let first = moment.local(ahead: ahead.lowerBound),
      let other = moment.local(ahead: ahead.upperBound),
      let date = last(first.date, first.second), date == last(other.date, other.second)
    else { return nil }
    return date
  }
}
