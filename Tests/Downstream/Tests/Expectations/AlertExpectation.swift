import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// What the choices about alerts lead to, for a branch that is closed on 22 November 2026.
struct AlertExpectation: Sendable, CustomStringConvertible {
  enum Step: Hashable, Sendable {
    case on(Bool)
    case system(PushRegistration.Permission)
    case leads(LeadDays)
    case time(TimeOfDay)
    case token(String)
    /// What is to be sent arrives at the server.
    case sent
    /// The app is closed and opened again.
    case relaunch
  }

  struct Outcome: Hashable, Sendable {
    /// When the first alert of the phone is shown, and what it says.
    var first: String?
    /// What is to be sent to the push server.
    var request: String?
  }

  let steps: [Step]
  let expected: Outcome
  var description: String { "\(steps)" }

  func outcome() throws -> Outcome {
    var screen = AlertScreen()
    let favorites = try FavoriteList([2])
    for step in steps {
      switch step {
      case .on(let isOn): screen.registration.signOn(isOn)
      case .system(let permission): screen.registration.answer(permission)
      case .leads(let leads): screen.settings.leads = leads
      case .time(let time): screen.settings.time = time
      case .token(let token): screen.registration.receive(token: token)
      case .sent:
        if let request = try screen.nextRequest(for: favorites) {
          screen.registration.acknowledge(request)
        }
      case .relaunch:
        let stored = try JSONEncoder().encode(screen)
        screen = try JSONDecoder().decode(AlertScreen.self, from: stored)
      }
    }
    let saturday = WallTime(CivilDate(2026, 11, 21), 9, 0)
    let plan = screen.plan(for: [SampleBranch.ruled.branch], from: saturday)
    let alert = plan.notifications(in: .korean).first.map { "\($0.id) \($0.title)" }
    var request: String?
    switch try screen.nextRequest(for: favorites) {
    case .save(let message): request = String(decoding: message.body, as: UTF8.self)
    case .remove(let tokens): request = "remove \(tokens)"
    case nil: break
    }
    return Outcome(first: alert, request: request)
  }

  private static let first = "closings-2026-11-21T11:00 이마트 규칙점 내일 휴무"
  private static let body = #"{"favorites":[2],"leads":[1],"minuteOfDay":660,"language":"ko"}"#
  private static let on: [Step] = [.token("A"), .system(.granted)]

  static let all = [
    AlertExpectation(steps: [], expected: Outcome()),
    AlertExpectation(steps: [.token("A")], expected: Outcome()),
    AlertExpectation(steps: on, expected: Outcome(first: first, request: body)),
    AlertExpectation(steps: on + [.sent], expected: Outcome(first: first)),
    AlertExpectation(
      steps: on + [.sent, .on(false)], expected: Outcome(request: #"remove ["A"]"#)),
    AlertExpectation(
      steps: on + [.sent, .system(.denied), .relaunch], expected: Outcome(request: #"remove ["A"]"#)
    ),
    AlertExpectation(
      steps: on + [.sent, .relaunch, .leads([0]), .time(TimeOfDay(8, 30))],
      expected: Outcome(
        first: "closings-2026-11-22T08:30 이마트 규칙점 오늘 휴무",
        request: #"{"favorites":[2],"leads":[0],"minuteOfDay":510,"language":"ko"}"#)),
    AlertExpectation(
      steps: on + [.sent, .token("B")], expected: Outcome(first: first, request: body)),
    AlertExpectation(
      steps: on + [.sent, .token("B"), .sent, .relaunch],
      expected: Outcome(first: first, request: #"remove ["A"]"#)),
    AlertExpectation(
      steps: on + [.sent, .token("B"), .sent, .sent], expected: Outcome(first: first)),
    AlertExpectation(steps: on + [.sent, .leads([]), .sent], expected: Outcome()),
  ]
}
