import MartHolidayKit

/// The days that a traveller picks on a calendar: boarding and landing.
struct TripRange: Hashable {
  /// What was picked, the earlier day first; a trip of one day is picked twice.
  private(set) var picked: [CivilDate] = []

  /// Picks a day.
  ///
  /// - Returns: `false` for a third one; nothing changed then.
  mutating func pick(_ date: CivilDate) -> Bool {
    guard picked.count < 2 else { return false }
    picked.append(date)
    picked.sort()
    return true
  }

  /// Takes a day back; what is left is the day of boarding.
  mutating func unpick(_ date: CivilDate) {
    if let index = picked.firstIndex(of: date) { picked.remove(at: index) }
  }

  /// The day of boarding; `nil` before one is picked.
  var boarding: CivilDate? { picked.first }

  /// The days of the trip; `nil` before both are picked.
  var days: DayRun? {
    guard picked.count == 2 else { return nil }
    return DayRun(from: picked[0], through: picked[1])
  }
}

extension CivilDate {
  /// The count to or from a day as Koreans write it: `D-1`, `D-DAY`, `D+1`.
  func dDay(on today: CivilDate) -> String {
    let days = today.days(until: self)
    return days == 0 ? "D-DAY" : (days > 0 ? "D-" : "D+") + "\(days.magnitude)"
  }

  /// Whether the day is so near that its count stands out: nine days at most.
  func isNear(_ today: CivilDate) -> Bool { today.days(until: self).magnitude <= 9 }
}
