import KoreanCalendar
import KoreanText

// Makes hours of a week of what clauses say.
extension OpeningHours {
  /// Makes hours of what was read from a text; `nil` if they are unclear, or not said of all months.
  init?(_ table: HoursTable, of text: String, _ normalized: NormalizedText) {
    guard let early = Self.earlyClosings(table), table.unclear == nil, !table.namesOneDay,
      !table.opensToo,
      let sessions = Self.sessions(of: table.seasons),
      !table.closesHolidays || !sessions.contains(where: { $0.days.includesPublicHolidays }),
      early.haveOneEnd, early.areWithin(sessions)
    else { return nil }
    self.init(
      text: text, sessions: sessions, earlyClosing: early.joined,
      closesOnPublicHolidays: table.closesHolidays, closingDays: Self.closingDays(table),
      remarks: table.remarks.isEmpty
        ? []
        : table.remarks.sorted { $0.lowerBound < $1.lowerBound }.map {
          String(text.part(utf8: normalized.utf8Range($0)))
        })
  }

  /// Makes hours of a text that has only the same hours for every day.
  init?(everyDay spans: [HoursSpan], of text: String) {
    var sessions: [Session] = []
    guard Self.add(spans, on: .everyDay, to: &sessions) else { return nil }
    self.init(text: text, sessions: sessions, earlyClosing: nil, remarks: [])
  }

  /// The sessions of a week, days with the same hours together, from Monday.
  ///
  /// `nil` if some months have none, or if only some say what public holidays have.
  private static func sessions(of seasons: [HoursTable.Season]) -> [Session]? {
    var sessions: [Session] = []
    var (year, withHolidays): (UInt16, UInt16) = (0, 0)
    for season in seasons {
      let months = season.months == 0 ? MonthSet.all : MonthSet(bits: season.months)
      let groups = season.groups()
      if !groups.isEmpty { year |= months.bits }
      for group in groups {
        let days = Days(
          weekdayBits: group.days, months: months, includesPublicHolidays: group.days >= 0x80)
        if days.includesPublicHolidays { withHolidays |= months.bits }
        guard add(group.spans, on: days, to: &sessions) else { return nil }
      }
    }
    guard year == MonthSet.all.bits, withHolidays == 0 || withHolidays == year else { return nil }
    return sessions
  }

  /// Adds the hours of some days; `false` if an end is missing, or if a session that begins after
  /// midnight is not one of every day.
  private static func add(_ spans: [HoursSpan], on days: Days, to sessions: inout [Session]) -> Bool
  {
    sessions.reserveCapacity(sessions.count + spans.count)
    for span in spans {
      guard let minutes = span.minutes, minutes.lowerBound < 1_440 || days == .everyDay else {
        return false
      }
      let delay = minutes.lowerBound < 1_440 ? 0 : 1_440
      sessions.append(
        Session(days: days, opens: minutes.lowerBound - delay, closes: minutes.upperBound - delay))
    }
    return true
  }

  /// 추석 전날 19시까지; 전일 by itself is the eve of the festivals that close the store.
  ///
  /// `nil` for the eve of other days: 공휴일 전날 20시까지.
  private static func earlyClosings(_ table: HoursTable) -> [EarlyClosing]? {
    var closings: [EarlyClosing] = []
    for early in table.early {
      var eves = early.days.flatMap { festivals($0) }
      if eves.isEmpty {
        eves = table.closings.filter { $0.unread == nil }.flatMap {
          $0.days.flatMap { festivals($0) }
        }
      }
      if eves.isEmpty { return nil }
      closings.append(EarlyClosing(days: .eve(of: .union(eves)), closes: early.minute))
    }
    return closings
  }

  static func festivals(_ day: DayPhrase) -> [HolidayRule] {
    switch day.term {
    case .festival(let set, _):
      (set.contains(.newYear) ? [.newYearsDay] : [])
        + (set.contains(.seollal) ? [.seollal] : []) + (set.contains(.chuseok) ? [.chuseok] : [])
    case .date(let date) where date.month == 1 && date.day == 1 && date.year == nil: [.newYearsDay]
    default: []
    }
  }
}
