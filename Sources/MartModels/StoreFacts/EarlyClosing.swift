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

  /// All as one.
  var joined: EarlyClosing? {
    first.map {
      EarlyClosing(days: count == 1 ? $0.days : .union(map { $0.days }), closes: $0.closes)
    }
  }
}

extension OpeningHours {
  /// The hours with more days on which the store shuts early; `nil` where it does so at several hours.
  package func closing(earlyOn more: [EarlyClosing]) -> OpeningHours? {
    let all = (earlyClosing.map { [$0] } ?? []) + more
    guard all.haveOneEnd else { return nil }
    return OpeningHours(
      text: text, sessions: sessions, earlyClosing: all.joined,
      closesOnPublicHolidays: closesOnPublicHolidays, remarks: remarks)
  }
}
