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
