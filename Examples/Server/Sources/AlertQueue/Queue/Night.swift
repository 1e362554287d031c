import MartHolidayKit

/// One run of the alerts: the Korean minute it is planned for, and into how many shards it is cut.
///
/// The minute is its name. An evening may have several, such as one at 11:00 and one at 20:00 for
/// subscribers who asked to hear later; what the first has sent, the second does not send again.
public struct Night: Hashable, Sendable {
  /// The minute in Korea for which messages are planned.
  public let time: WallTime
  /// How many days ahead subscribers without leads of their own are told.
  public let leads: LeadDays
  /// How many shards the subscribers are divided into, 1…65,536.
  public let shards: Int

  /// Enough shards to keep some tens of workers busy to the end.
  public static let defaultShards = 64

  /// Makes a night.
  ///
  /// - Returns: `nil` unless `shards` is 1…65,536.
  public init?(at time: WallTime, leads: LeadDays = [1], shards: Int = defaultShards) {
    guard AlertShard(1, of: shards) != nil else { return nil }
    self.time = time
    self.leads = leads
    self.shards = shards
  }

  /// The Korean midnight at which the words of the messages are no longer true.
  public var expires: WallTime {
    WallTime(time.date.adding(days: 1), 0, 0)
  }
}
