import KoreanCalendar
import KoreanText

// What daily hours can say of what a text says: one week, the same all year.
extension OpeningHours {
  /// Makes hours of those that a text writes, unless they are unclear or differ by season.
  init?(_ table: HoursTable, of text: String, _ normalized: NormalizedText) {
    guard table.unclear == nil, !table.namesOneDay, table.seasons.count == 1,
      table.seasons[0].months == 0, let sessions = Self.sessions(of: table.seasons[0])
    else { return nil }
    self.init(
      text: text, sessions: sessions, earlyClosing: Self.earlyClosing(table),
      remarks: table.remarks.sorted { $0.lowerBound < $1.lowerBound }.map {
        String(text.part(utf8: normalized.utf8Range($0)))
      })
  }

  /// The sessions of a week, days with the same hours together, from Monday.
  private static func sessions(of season: HoursTable.Season) -> [Session]? {
    var groups: [(days: Days, spans: [HoursSpan])] = []
    for place in 1...8 {
      let day = place < 8 ? place % 7 : HoursTable.holidays
      guard let spans = season.hours(on: day) else { continue }
      let index = groups.firstIndex { $0.spans == spans } ?? groups.endIndex
      if index == groups.endIndex { groups.append((Days(weekdayBits: 0), spans)) }
      if place < 8 {
        groups[index].days.weekdayBits |= 1 << UInt8(day)
      } else {
        groups[index].days.includesPublicHolidays = true
      }
    }
    var sessions: [Session] = []
    for group in groups {
      for span in group.spans {
        guard let minutes = span.minutes else { return nil }
        // What begins on the next day is that of every day, or of none.
        let isLate = minutes.lowerBound >= 1_440
        guard !isLate || group.days == .everyDay else { return nil }
        let delay = isLate ? 1_440 : 0
        sessions.append(
          Session(
            days: group.days, opens: minutes.lowerBound - delay,
            closes: minutes.upperBound - delay))
      }
    }
    return sessions.isEmpty ? nil : sessions
  }

  /// 추석 전날 19시까지; 전일 by itself is the eve of the festivals that close the store.
  private static func earlyClosing(_ table: HoursTable) -> EarlyClosing? {
    var eves: [HolidayRule] = []
    var minute: Int?
    for early in table.early where minute == nil || minute == early.minute {
      var own = early.days.flatMap { festivals($0) }
      if own.isEmpty {
        own = table.closings.filter { $0.unread == nil }.flatMap {
          $0.days.flatMap { festivals($0) }
        }
      }
      guard !own.isEmpty else { continue }
      eves += own
      minute = early.minute
    }
    return minute.map { EarlyClosing(days: .eve(of: .union(eves)), closes: $0) }
  }

  private static func festivals(_ day: DayPhrase) -> [HolidayRule] {
    switch day.term {
    case .festival(let set, _):
      (set.contains(.newYear) ? [.newYearsDay] : [])
        + (set.contains(.seollal) ? [.seollal] : []) + (set.contains(.chuseok) ? [.chuseok] : [])
    case .date(let date) where date.month == 1 && date.day == 1 && date.year == nil: [.newYearsDay]
    default: []
    }
  }
}
