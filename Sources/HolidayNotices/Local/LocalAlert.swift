import KoreanCalendar
public import MartModels

/// One alert that a phone schedules itself.
public struct LocalAlert: Identifiable, Hashable, Sendable {
  /// The name of the alert in the system, the same whenever it is planned; at most 64 ASCII
  /// characters.
  public let id: String
  /// The number of the branch.
  public let branch: Int
  /// The mart of the branch.
  public let mart: Mart
  /// The name of the branch without that of its mart, such as `양재점`.
  public let branchName: String
  /// What is announced.
  public let subject: AlertAnnouncement.Subject
  /// What the alert rests on: the least certain of its days.
  public let basis: HolidayStatus.Basis
  /// If the alert is shown on the first of its days, the next closing after them; otherwise `nil`.
  public let next: NextClosing?
  /// When it is shown, Korean time.
  public let time: WallTime

  /// Where a tap leads.
  public var link: BranchLink { BranchLink(branch: branch) }

  /// Whether an alert is shown before another; at the same time, the smaller name comes first.
  static func isSooner(_ lhs: LocalAlert, _ rhs: LocalAlert) -> Bool {
    lhs.time != rhs.time ? lhs.time < rhs.time : lhs.id < rhs.id
  }
}
