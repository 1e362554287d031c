import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Holiday schedules against a day-by-day reading")
struct HolidayScheduleModelTests {
  private static let firstDay = CivilDate(2025, 1, 1)
  private static let lastDay = CivilDate(2027, 12, 31)

  /// Random facts that do not contradict each other, and what the layers say of each day when they
  /// are read one over the other.
  private struct Model {
    let schedule: HolidaySchedule
    let isClosed: [CivilDate: Bool]
    /// The days on which the store is out of business.
    let isShut: Set<CivilDate>

    init(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      var answers: [CivilDate: Bool] = [:]
      var rules: [RulePeriod] = []
      var start = firstDay.adding(days: Int.random(in: -40...200, using: &random))
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let model = RuleModel.random(depth: 1, using: &random)
        let end = start.adding(days: Int.random(in: 0...400, using: &random))
        rules.append(try RulePeriod(model.rule, from: start, through: end))
        for date in start...end { answers[date] = model.closes(date) }
        start = end.adding(days: Int.random(in: 1...90, using: &random))
      }
      var published: [PublishedMonth] = []
      for month in firstDay.yearMonth...lastDay.yearMonth
      where Int.random(in: 0..<4, using: &random) == 0 {
        let covered = month.allDays.onOrAfter(Int.random(in: 0...20, using: &random))
        let closed = DaySet(bits: UInt32.random(in: 0 ... .max, using: &random) & 0x1111_1110)
          .intersection(covered)
        published.append(try PublishedMonth(month, closed: closed, covered: covered))
        for day in covered { answers[month.firstDay.adding(days: day - 1)] = closed.contains(day) }
      }
      var overrides: [CivilDate: ScheduleOverride] = [:]
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let date = Self.day(using: &random)
        let isClosed = Bool.random(using: &random)
        overrides[date] = isClosed ? .closed(date) : .open(date)
        answers[date] = isClosed
      }
      var closures: [StoreClosure] = []
      var shut: Set<CivilDate> = []
      if Int.random(in: 0..<3, using: &random) == 0 {
        let from = Self.day(using: &random)
        let through = from.adding(days: Int.random(in: 0...80, using: &random))
        closures.append(try StoreClosure(from: from, through: through))
        for date in from...through { answers[date] = true }
        shut = Set(from...through)
      }
      isClosed = answers
      isShut = shut
      schedule = try HolidaySchedule(
        rules: rules.shuffled(using: &random), published: published.shuffled(using: &random),
        overrides: Array(overrides.values), closures: closures)
    }

    private static func day(using random: inout SplitMix64) -> CivilDate {
      firstDay.adding(days: Int.random(in: 0...firstDay.days(until: lastDay), using: &random))
    }
  }

  @Test("Status, closings and next closing agree with the layers", arguments: 0..<40)
  func layers(seed: UInt64) throws {
    let model = try Model(seed: seed)
    let dates = Self.firstDay...Self.lastDay
    let comment: Comment = "seed \(seed)"
    var nextKnown: CivilDate?
    var firstUnknown: CivilDate?
    let wrong = dates.reversed().filter { date in
      switch model.isClosed[date] {
      case nil: firstUnknown = date
      case true?: (nextKnown, firstUnknown) = (date, nil)
      case false?: break
      }
      let status = model.schedule.status(on: date)
      let isStatusRight =
        switch status {
        case .closed: model.isClosed[date] == true
        case .open: model.isClosed[date] == false
        case .unknown: model.isClosed[date] == nil
        }
      guard let nextKnown else { return !isStatusRight }
      let isNextRight =
        switch model.schedule.nextClosing(onOrAfter: date) {
        case .closing(let closing):
          closing.date == nextKnown && firstUnknown == nil && !model.isShut.contains(nextKnown)
        case .state(let state):
          model.isShut.contains(nextKnown) && firstUnknown == nil
            && state == model.schedule.state(on: nextKnown)
        case .unknown(let from, let known): from == firstUnknown && known?.date == nextKnown
        case .never: false
        }
      let isStateRight =
        (model.schedule.state(on: date) != .operating) == model.isShut.contains(date)
      return !isStatusRight || !isNextRight || !isStateRight
    }
    #expect(wrong.isEmpty, comment)
    let closings = dates.filter { model.isClosed[$0] == true && !model.isShut.contains($0) }
    #expect(model.schedule.closings(in: dates).map(\.date) == closings, comment)
    #expect(
      model.schedule.firstUnknown(in: dates) == dates.first { model.isClosed[$0] == nil }, comment)
    let data = try JSONEncoder().encode(model.schedule)
    #expect(try JSONDecoder().decode(HolidaySchedule.self, from: data) == model.schedule, comment)
  }
}
