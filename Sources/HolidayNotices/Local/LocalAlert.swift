public import MartModels

/// One alert that a phone schedules itself, with everything that is due in its minute.
public struct LocalAlert: Identifiable, Hashable, Sendable {
  /// When it is shown, Korean time.
  public let time: WallTime
  /// What is announced, in the user's order; never empty.
  public let announcements: [AlertAnnouncement]

  init(at time: WallTime, _ announcements: [AlertAnnouncement]) {
    assert(!announcements.isEmpty, "an alert that says nothing")
    self.time = time
    self.announcements = announcements
  }

  /// The name of the alert in the system, the same whenever its minute is planned.
  ///
  /// So a newer plan replaces what an older one says of the same minute.
  public var id: String { Self.prefix + time.description }

  /// The beginning of every name.
  private static var prefix: String { "closings-" }

  /// Whether a name in the system is that of a local alert of this library.
  static func isName(_ id: String) -> Bool {
    guard id.utf8.starts(with: prefix.utf8) else { return false }
    let rest = String(id.dropFirst(prefix.count))
    return WallTime(rest)?.description == rest
  }

  /// The numbers of the branches, in the user's order, each once.
  public var branches: [Int] {
    var seen: Set<Int> = []
    return announcements.map { $0.branch }.filter { seen.insert($0).inserted }
  }

  /// The least certain basis of what is announced.
  public var basis: HolidayStatus.Basis? { announcements.lazy.map { $0.basis }.min() }

  /// Where a tap leads, or `nil` for the list when the alert is about several branches.
  public var link: BranchLink? {
    let branches = branches
    return branches.count == 1 ? BranchLink(branch: branches[0]) : nil
  }
}
