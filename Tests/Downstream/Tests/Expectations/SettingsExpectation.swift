import Foundation
import MartHolidayKit
import MartTestSupport
import MartViewModels

/// What the settings lead to after some steps, for a branch that is closed on 22 November 2026.
public struct SettingsExpectation: Sendable, CustomStringConvertible {
  public enum Step: Hashable, Sendable {
    case on(Bool)
    case system(PushRegistration.Permission)
    case leads([Int])
    case time(Int, Int)
    /// The app is closed and opened again.
    case relaunch
  }

  public struct Outcome: Hashable, Sendable {
    var alerts: SettingsModel.Alerts
    /// When the first alert is shown; `nil` when there is none.
    var first: WallTime?
    var wasReset = false
  }

  let steps: [Step]
  public let expected: Outcome
  public var description: String { "\(steps)" }

  public func outcome() throws -> Outcome {
    var model = SettingsModel()
    for step in steps {
      switch step {
      case .on(let isOn): model.switchAlerts(on: isOn)
      case .system(let permission): model.systemAnswered(permission)
      case .leads(let days): model.chooseLeads(days)
      case .time(let hour, let minute): model.chooseTime(hour: hour, minute: minute)
      case .relaunch: model = SettingsModel(stored: try JSONEncoder().encode(model))
      }
    }
    let saturday = WallTime(CivilDate(2026, 11, 21), 9, 0)
    let plan = model.plan(for: [SampleBranch.ruled.branch], from: saturday)
    return Outcome(
      alerts: model.alerts, first: plan.alerts.first?.time, wasReset: model.wasReset)
  }

  private static let dayBefore = WallTime(CivilDate(2026, 11, 21), 11, 0)

  public static let all = [
    SettingsExpectation(steps: [], expected: Outcome(alerts: .needPermission)),
    SettingsExpectation(
      steps: [.system(.granted)], expected: Outcome(alerts: .on, first: dayBefore)),
    SettingsExpectation(
      steps: [.system(.denied)], expected: Outcome(alerts: .refusedBySystem)),
    SettingsExpectation(
      steps: [.system(.granted), .on(false)], expected: Outcome(alerts: .off)),
    SettingsExpectation(
      steps: [.on(false), .system(.granted), .on(true)],
      expected: Outcome(alerts: .on, first: dayBefore)),
    SettingsExpectation(
      steps: [.system(.granted), .system(.denied)], expected: Outcome(alerts: .refusedBySystem)),
    SettingsExpectation(
      steps: [.system(.granted), .leads([0]), .time(8, 30)],
      expected: Outcome(alerts: .on, first: WallTime(SampleBranch.today, 8, 30))),
    SettingsExpectation(
      steps: [.system(.granted), .leads([40, 0])],
      expected: Outcome(alerts: .on, first: WallTime(SampleBranch.today, 11, 0))),
    SettingsExpectation(
      steps: [.system(.granted), .leads([])], expected: Outcome(alerts: .on)),
    SettingsExpectation(
      steps: [.system(.granted), .time(25, 0)],
      expected: Outcome(alerts: .on, first: WallTime(CivilDate(2026, 11, 21), 23, 59))),
    SettingsExpectation(
      steps: [.system(.granted), .leads([0]), .time(7, 5), .relaunch],
      expected: Outcome(alerts: .on, first: WallTime(SampleBranch.today, 7, 5))),
    SettingsExpectation(
      steps: [.system(.granted), .on(false), .relaunch], expected: Outcome(alerts: .off)),
  ]
}
