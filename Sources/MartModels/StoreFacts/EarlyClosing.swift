/// Days on which a store shuts earlier than usual, such as the eve of Chuseok.
public struct EarlyClosing: Hashable, Sendable {
  /// The days themselves, such as `.eve(of: [.seollal, .chuseok])`.
  public let days: HolidayRule
  /// The minute at which the store shuts on them, counted from their midnight; beyond 1440 when it
  /// shuts after the next one.
  public let closes: Int

  package init(days: HolidayRule, closes: Int) {
    self.days = days
    self.closes = closes
  }
}
