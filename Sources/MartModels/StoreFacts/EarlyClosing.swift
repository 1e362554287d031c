/// Days on which a store shuts earlier than usual, such as the eve of Chuseok.
public struct EarlyClosing: Hashable, Sendable {
  /// The days themselves, such as `.eve(of: [.seollal, .chuseok])`.
  public let days: HolidayRule
  /// The minute at which the store closes on them, counted from their midnight; above 1440 when it
  /// closes after the next midnight.
  public let closes: Int

  package init(days: HolidayRule, closes: Int) {
    self.days = days
    self.closes = closes
  }
}

extension [EarlyClosing] {
  /// Whether all are at the same minute of their days, as the early closings of hours are.
  var haveOneEnd: Bool { allSatisfy { $0.closes == self[0].closes } }

  /// Whether the store is open before and after each, and none may be meant twelve hours later.
  ///
  /// They are not for 추석 전날 23시까지 where the usual end is 22시, and for 설날 전날 01:00까지 beside
  /// 10:00~02:00, which was taken for 13:00.
  func areWithin(_ sessions: [OpeningHours.Session]) -> Bool {
    allSatisfy { end in
      sessions.contains { $0.opens < end.closes && end.closes < $0.closes }
        && !sessions.contains { $0.closes > 1_440 && end.closes + 720 <= $0.closes }
    }
  }

  /// All as one.
  var joined: EarlyClosing? {
    first.map {
      EarlyClosing(days: count == 1 ? $0.days : .union(map { $0.days }), closes: $0.closes)
    }
  }
}

extension OpeningHours {
  /// The hours with more days on which the store shuts early; `nil` where it does so at several hours,
  /// or at one at which it is not open.
  package func closing(earlyOn more: [EarlyClosing]) -> OpeningHours? {
    let all = (earlyClosing.map { [$0] } ?? []) + more
    guard all.haveOneEnd, all.areWithin(sessions) else { return nil }
    return OpeningHours(
      text: text, sessions: sessions, earlyClosing: all.joined,
      closesOnPublicHolidays: closesOnPublicHolidays, closingDays: closingDays, remarks: remarks)
  }
}
