import Foundation
import MartHolidayKit

/// The settings of the alerts, and what they lead to.
public struct SettingsModel: Hashable, Sendable {
  /// What stands behind the switch of the alerts.
  public enum Alerts: Hashable, Sendable {
    case off
    /// The system is to be asked for its permission.
    case needPermission
    /// Only the settings of the system can change it.
    case refusedBySystem
    case on
  }

  public private(set) var leads: LeadDays = [1]
  public private(set) var minuteOfDay = 11 * 60
  public private(set) var registration = PushRegistration()
  /// Whether what was stored could not be read, so that the user is told of the loss.
  public private(set) var wasReset = false

  public init() {}

  public var alerts: Alerts {
    guard registration.isSignedOn else { return .off }
    return switch registration.permission {
    case .unanswered: .needPermission
    case .denied: .refusedBySystem
    case .granted: .on
    }
  }

  public mutating func switchAlerts(on isOn: Bool) { registration.signOn(isOn) }

  public mutating func systemAnswered(_ permission: PushRegistration.Permission) {
    registration.answer(permission)
  }

  /// Chooses how many days ahead alerts come; days that are none of 0…31 are left out.
  public mutating func chooseLeads(_ days: [Int]) {
    leads = LeadDays(validating: days.filter { (0...31).contains($0) }) ?? leads
  }

  public mutating func chooseTime(hour: Int, minute: Int) {
    minuteOfDay = min(max(hour * 60 + minute, 0), 1_439)
  }

  /// The alerts that the phone is to show; none while they are off or refused.
  public func plan(for favorites: [Branch], from now: WallTime) -> LocalAlertPlan {
    LocalAlertPlan(
      for: alerts == .on ? favorites : [], from: now, leads: leads, minuteOfDay: minuteOfDay)
  }
}

extension SettingsModel: Codable {
  private enum Key: String, CodingKey { case leads, minuteOfDay, registration }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init()
    leads = try fields.decode(LeadDays.self, forKey: .leads)
    registration = try fields.decode(PushRegistration.self, forKey: .registration)
    chooseTime(hour: 0, minute: try fields.decode(Int.self, forKey: .minuteOfDay))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(leads, forKey: .leads)
    try fields.encode(minuteOfDay, forKey: .minuteOfDay)
    try fields.encode(registration, forKey: .registration)
  }

  /// The settings as they were stored; those of a new user when nothing was, or when it is broken.
  public init(stored: Data?) {
    self.init()
    guard let stored else { return }
    do {
      self = try JSONDecoder().decode(SettingsModel.self, from: stored)
    } catch {
      wasReset = true
    }
  }
}
