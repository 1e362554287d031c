import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Every minute of three weeks around Chuseok 2026, against a table of minutes that is filled in
/// from facts written by hand.
@Suite("Open now, minute by minute")
struct OpeningModelTests {
  /// Hours as a store writes them, and what they mean.
  struct Hours: Sendable, CustomTestStringConvertible {
    let text: String
    /// Weekdays from Sunday, whether on public holidays, first and last minute.
    let sessions: [(days: Set<Int>, onHolidays: Bool, opens: Int, closes: Int)]
    /// The minute at which the store shuts on the eve of Chuseok.
    var eveLimit = Int.max
    var closesOnHolidays = false

    var testDescription: String { text }
  }

  private static let every = Set(0...6)
  static let hours: [Hours] = [
    Hours(text: "10:00~23:00", sessions: [(every, true, 600, 1_380)]),
    Hours(text: "10:00~02:00", sessions: [(every, true, 600, 1_560)]),
    Hours(text: "24시간", sessions: [(every, true, 0, 1_440)]),
    Hours(
      text: "평일 10:00~22:00, 주말 10:00~24:00",
      sessions: [([1, 2, 3, 4, 5], true, 600, 1_320), ([0, 6], true, 600, 1_440)]),
    Hours(
      text: "평일 09:00~18:00, 공휴일 11:00~15:00",
      sessions: [([1, 2, 3, 4, 5], false, 540, 1_080), ([], true, 660, 900)]),
    Hours(
      text: "10:00~22:00 (명절 전일 18:00까지)",
      sessions: [(every, true, 600, 1_320)], eveLimit: 1_080),
    Hours(
      text: "10:00~22:00 (명절 전일 6시까지)",
      sessions: [(every, true, 600, 1_320)], eveLimit: 1_080),
    Hours(text: "금, 토 22:00~05:00", sessions: [([5, 6], true, 1_320, 1_740)]),
    Hours(
      text: "평일 09:00~18:00, 일·공휴일 휴무", sessions: [([1, 2, 3, 4, 5], false, 540, 1_080)],
      closesOnHolidays: true),
  ]

  private static let start = CivilDate(2026, 9, 14)
  private static let days = 21
  /// So far ahead is every rule below decided.
  private static let horizon = 110
  private static let eve = CivilDate(2026, 9, 24)
  /// Chuseok and its days around, 개천절 and its substitute, 한글날, Christmas.
  private static let holidays: Set<CivilDate> = [
    CivilDate(2026, 9, 24), CivilDate(2026, 9, 25), CivilDate(2026, 9, 26),
    CivilDate(2026, 10, 3), CivilDate(2026, 10, 5), CivilDate(2026, 10, 9),
    CivilDate(2026, 12, 25),
  ]

  /// `announced` is a day that is said to be open and has no hours.
  private enum Minute: UInt8 { case open, shut, unknown, announced }

  /// The facts of a schedule and what they make of each day.
  private struct Model {
    var schedule = HolidaySchedule()
    var answers: [CivilDate: Bool] = [:]
    /// The days whose closing moved to another day.
    var openDays: Set<CivilDate> = []

    init(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      let first = OpeningModelTests.start.adding(days: -10)
      let last = OpeningModelTests.start.adding(days: OpeningModelTests.horizon + 10)
      let weekday = Weekday(rawValue: Int.random(in: 0...6, using: &random)) ?? .sunday
      let isWeekly = Bool.random(using: &random)
      let rule: HolidayRule = isWeekly ? .every(weekday) : .nth([2, 4], weekday)
      let through = Int.random(in: 0...3, using: &random) == 0 ? first.adding(days: 24) : nil
      schedule = try schedule.adding(period: RulePeriod(rule, from: first, through: through))
      for date in first...(through ?? last) {
        answers[date] =
          date.weekday == weekday && (isWeekly || [2, 4].contains((date.day + 6) / 7))
      }
      func day() -> CivilDate {
        OpeningModelTests.start.adding(days: Int.random(in: -2...24, using: &random))
      }
      var taken: Set<CivilDate> = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let (from, to) = (day(), day())
        guard from != to, taken.insert(from).inserted, taken.insert(to).inserted else { continue }
        schedule = try schedule.adding(override: .moved(from: from, to: to))
        (answers[from], answers[to]) = (false, true)
        openDays.insert(from)
      }
      if Bool.random(using: &random) {
        let from = day()
        let through = from.adding(days: Int.random(in: 0...9, using: &random))
        schedule = schedule.adding(closure: try StoreClosure(from: from, through: through))
        for date in from...through { answers[date] = true }
      }
      if Int.random(in: 0...7, using: &random) == 0 {
        let end = day()
        schedule = schedule.adding(closedForGoodFrom: end)
        for date in end...last { answers[date] = true }
      }
    }

    /// Each minute from the start on.
    func minutes(_ hours: Hours) -> [Minute] {
      var minutes = [Minute](
        repeating: .shut, count: (OpeningModelTests.horizon + 1) * 1_440 + 1_440)
      for day in -1...OpeningModelTests.horizon {
        let date = OpeningModelTests.start.adding(days: day)
        let answer = answers[date]
        if answer == true { continue }
        let isHoliday = OpeningModelTests.holidays.contains(date)
        let weekday = (date.dayNumber + 4) % 7
        var hasHours = false
        for session in hours.sessions {
          let hasHolidayHours =
            hours.closesOnHolidays || hours.sessions.contains { $0.days.isEmpty }
          let holds =
            isHoliday && hasHolidayHours
            ? session.days.isEmpty : session.days.contains(Int(weekday))
          guard holds else { continue }
          hasHours = true
          let limit = date == OpeningModelTests.eve ? hours.eveLimit : .max
          for minute in session.opens..<min(session.closes, limit) {
            let place = day * 1_440 + minute
            guard place >= 0 else { continue }
            if answer == false {
              minutes[place] = .open
            } else if minutes[place] != .open {
              minutes[place] = .unknown
            }
          }
        }
        if !hasHours, openDays.contains(date) {
          for place in max(0, day * 1_440)..<max(0, (day + 1) * 1_440)
          where minutes[place] == .shut {
            minutes[place] = .announced
          }
        }
      }
      return minutes
    }
  }

  @Test("Every minute of three weeks is answered as the table says", arguments: hours, 0..<8)
  func everyMinute(hours: Hours, seed: Int) throws {
    let model = try Model(seed: UInt64(seed) &* 7_919 &+ UInt64(hours.text.utf8.count))
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: hours.text, schedule: model.schedule)
    #expect(branch.hours != nil)
    let minutes = model.minutes(hours)
    // The place of the next minute that is otherwise, from the back.
    var next = minutes.count
    var wrong: [String] = []
    for place in stride(from: minutes.count - 1, through: 0, by: -1) {
      if place + 1 < minutes.count, minutes[place] != minutes[place + 1] { next = place + 1 }
      guard place < Self.days * 1_440 else { continue }
      // In a usual run the minutes beside a change, and one of thirteen others.
      guard
        isLong || place % 13 == 0 || minutes[place] != minutes[place + 1]
          || place > 0 && minutes[place] != minutes[place - 1]
      else { continue }
      let changed = next < minutes.count ? time(next) : nil
      let expected: OpeningAnswer =
        switch minutes[place] {
        case .unknown: .unknown
        case .announced: .openHoursUnknown
        case .open:
          .open(
            closes: next < minutes.count && minutes[next] != .unknown ? changed : nil)
        case .shut: .closed(opens: next < minutes.count && minutes[next] == .open ? changed : nil)
        }
      let answer = branch.opening(at: time(place))
      if answer != expected { wrong.append("\(time(place)): \(answer), not \(expected)") }
    }
    #expect(wrong.isEmpty, "\(model.schedule): \(wrong.count) wrong, such as \(wrong.last ?? "")")
  }

  private func time(_ place: Int) -> WallTime {
    WallTime(
      Self.start.adding(days: place / 1_440), place % 1_440 / 60, place % 60)
  }
}
