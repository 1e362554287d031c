import ExampleSupport
import Foundation
import MartHolidayKit
import Testing

@Suite("The widget of every bundled branch")
struct WidgetSimulationTests {
  /// What a widget has to say of a day, found by asking for single days only.
  private static func expected(_ schedule: HolidaySchedule, _ date: CivilDate) -> String {
    switch schedule.state(on: date) {
    case .closedForGood: return "gone"
    case .temporarilyClosed: return "shut"
    case .operating: break
    }
    switch schedule.status(on: date) {
    case .closed: return "closed"
    case .unknown: return "unknown"
    case .open: break
    }
    // The first later day that is not open, within a year.
    for days in 1...366 {
      let day = date.adding(days: days)
      if schedule.state(on: day) != .operating { return "state \(day)" }
      switch schedule.status(on: day) {
      case .closed: return "closing \(day)"
      case .unknown: return "unknown \(day)"
      case .open: continue
      }
    }
    return "never"
  }

  private static func said(_ state: WidgetState) -> String {
    switch state {
    case .missing: return "missing"
    case .closedForGood: return "gone"
    case .temporarilyClosed: return "shut"
    case .closedToday: return "closed"
    case .unknownToday: return "unknown"
    case .openToday(let next), .earlyClosingToday(_, let next):
      switch next {
      case .closing(let closing): return "closing \(closing.date)"
      case .state(let state): return "state \(state.firstClosedDay ?? .earliest)"
      case .unknown(let from, _): return "unknown \(from)"
      case .never: return "never"
      }
    }
  }

  @Test("At every hour it says what is true, of two years when long proofs are asked for")
  func everyHour() throws {
    let branches = try ExampleCatalog.bundled()
    #expect(branches.count > 100)
    let first = CivilDate(2026, 9, 1)
    let isLong = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] != nil
    let last = isLong ? CivilDate(2028, 8, 31) : CivilDate(2026, 12, 15)
    var closingDays = 0
    for branch in branches {
      var timeline = WidgetTimeline([branch], from: first, days: 14)
      var wrong: [CivilDate] = []
      for date in first...last {
        if date > timeline.lastDay { timeline = WidgetTimeline([branch], from: date, days: 14) }
        let entry = timeline.entry(on: date)
        let fresh = WidgetRow(branch, on: date)
        let row = entry?.rows.first
        let said = row.map { Self.said($0.state) }
        if said != Self.expected(branch.schedule, date)
          || row?.phrase(in: .korean) != fresh.phrase(in: .korean)
          || (0..<24).contains(where: { timeline.entry(at: WallTime(date, $0, 30)) != entry })
        {
          wrong.append(date)
        }
        if said == "closed" {
          closingDays += 1
          if row?.phrase(in: .korean).hasPrefix("오늘 휴무") != true { wrong.append(date) }
        }
      }
      #expect(wrong.isEmpty, "\(branch.displayName) \(wrong.prefix(3))")
    }
    #expect(closingDays > (isLong ? 3_000 : 400))
  }
}
