extension Branch {
  /// Whether the branch is open at a minute, by its closing days and its hours together.
  ///
  /// Moves, closures, early closings and hours past midnight are all in it. Where the hours are not
  /// known, the answer is that of the schedule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00",
  ///   schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// branch.opening(at: WallTime(CivilDate(2026, 11, 21), 12, 0))
  /// // .open(closes: WallTime(CivilDate(2026, 11, 21), 23, 0))
  /// ```
  ///
  /// - Parameter time: the minute that is asked for.
  /// - Complexity: O(*n*) in the days until the next change, at most 366, without allocation.
  public func opening(at time: WallTime) -> OpeningAnswer {
    if let readHours { return readHours.opening(at: time, schedule) }
    switch schedule.status(on: time.date) {
    case .open: return .openHoursUnknown
    case .closed: return .closed(opens: nil)
    case .unknown: return .unknown
    }
  }
}

// What a branch's texts say, read anew at each call; keep the value where it is asked for often.
extension Branch {
  /// The phone number, or `nil` when the branch has none that can be dialed.
  public var phoneNumber: PhoneNumber? { phone.flatMap { PhoneNumber($0) } }

  /// The address taken apart, or `nil` when the branch has none.
  public var postalAddress: PostalAddress? { address.flatMap { PostalAddress($0) } }
}
