public import Foundation
public import HolidayNotices
import KoreanCalendar
public import MartModels

/// What a notification request needs, in the language of the app.
///
/// ```swift
/// import Foundation
/// import MartHolidayFoundation
/// import MartHolidayKit
///
/// let store = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// let plan = LocalAlertPlan(for: [store], from: WallTime(CivilDate(2026, 11, 21), 9, 0))
/// let first = plan.notifications(in: .korean)[0]
/// first.title  // "코스트코 양재점 내일 휴무"
/// first.date.hour  // 11
/// first.userInfo["branch"]  // "7"
/// ```
public struct LocalNotification: Identifiable, Hashable, Sendable {
  /// The identifier of the request; a request with the same one replaces it.
  public let id: String
  /// The title.
  public let title: String
  /// The body.
  public let body: String
  /// When it is shown, for a trigger that does not repeat; calendar and time zone are set.
  public let date: DateComponents
  /// What `BranchLink(data:)` reads after a tap; empty for an alert about several branches.
  public let userInfo: [String: String]
}

extension LocalAlertPlan {
  /// The notifications to add to those of the system, soonest first.
  ///
  /// - Parameter language: the language of the app.
  public func notifications(in language: PhraseLanguage) -> [LocalNotification] {
    alerts.map { alert in
      LocalNotification(
        id: alert.id, title: alert.title(in: language), body: alert.body(in: language),
        date: DateComponents(alert.time), userInfo: alert.link?.data ?? [:])
    }
  }
}
