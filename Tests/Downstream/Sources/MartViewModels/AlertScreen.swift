import MartHolidayKit

/// What the user chose about alerts, and what it leads to on the phone and on a push server.
struct AlertScreen: Hashable, Codable {
  var settings = AlertSettings()
  var registration = PushRegistration()

  func plan(for favorites: [Branch], from now: WallTime) -> LocalAlertPlan {
    LocalAlertPlan(
      for: registration.areAlertsOn ? favorites : [], from: now, settings: settings)
  }

  mutating func nextRequest(for list: FavoriteList<Int>) throws -> PushRegistration.Request? {
    try registration.nextRequest(for: list, settings: settings)
  }
}
