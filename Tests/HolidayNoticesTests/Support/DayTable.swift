import KoreanCalendar
import MartModels
import MartTestSupport

/// A store whose every day was drawn at random, beside the schedule that says the same.
///
/// What is asked of it is found by walking from day to day; it shares no code with the schedule.
struct DayTable {
  enum Day: Equatable {
    case open, closed, unknown
    case shut(through: CivilDate?)
    case gone
  }

  let branch: Branch
  private(set) var days: [CivilDate: Day] = [:]
  /// The days on which the store shuts at 20:00.
  private(set) var earlyDays: Set<CivilDate> = []

  static let first = CivilDate(2026, 1, 1)
  static let last = CivilDate(2028, 6, 30)

  init(id: Int, seed: UInt64, mart: Mart = .emart, name: String = "성수점") throws {
    var random = SplitMix64(seed: seed)
    var months: [PublishedMonth] = []
    let chance = Double.random(in: 0...0.25, using: &random)
    let knownMonths = Int.random(in: 0...10, using: &random)
    for month in Self.first.yearMonth...Self.last.yearMonth {
      guard Int.random(in: 0..<10, using: &random) < knownMonths else {
        for date in month.dates { days[date] = .unknown }
        continue
      }
      let from = Bool.random(using: &random) ? 1 : Int.random(in: 1...28, using: &random)
      var closed: [Int] = []
      var covered: [Int] = []
      for (place, date) in month.dates.enumerated() {
        guard place + 1 >= from else {
          days[date] = .unknown
          continue
        }
        covered.append(place + 1)
        let isClosed = Double.random(in: 0..<1, using: &random) < chance
        days[date] = isClosed ? .closed : .open
        if isClosed { closed.append(place + 1) }
      }
      months.append(
        try PublishedMonth(
          month, closed: DaySet(validating: closed), covered: DaySet(validating: covered)))
    }
    var closures: [StoreClosure] = []
    var end: CivilDate?
    if Int.random(in: 0..<3, using: &random) == 0 {
      let from = Self.first.adding(days: Int.random(in: 0...700, using: &random))
      let through = from.adding(days: Int.random(in: 0...90, using: &random))
      closures.append(try StoreClosure(from: from, through: through))
      for date in from...through { days[date] = .shut(through: through) }
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      // Apart from the closure, so that the two stay two states.
      let from = Self.first.adding(days: Int.random(in: 800...860, using: &random))
      if Bool.random(using: &random) {
        end = from
        for date in from...Self.last { days[date] = .gone }
      } else {
        closures.append(try StoreClosure(from: from, through: nil))
        for date in from...Self.last { days[date] = .shut(through: nil) }
      }
    }
    var hours: String?
    if Bool.random(using: &random) {
      hours = "10:00~23:00 (명절 전일 20:00까지)"
      earlyDays = Set(
        ["2026-02-16", "2026-09-24", "2027-02-06", "2027-09-14", "2028-01-26"]
          .compactMap { CivilDate($0) })
    }
    branch = Branch(
      id: id, mart: mart, name: name, openingHours: hours,
      schedule: try HolidaySchedule(
        published: months, closures: closures, closedForGoodFrom: end))
  }

  func day(_ date: CivilDate) -> Day { days[date] ?? .unknown }

  /// The first day on or after a date that is of some kind.
  func first(from date: CivilDate, _ matches: (Day) -> Bool) -> CivilDate? {
    date <= Self.last ? (date...Self.last).first { matches(day($0)) } : nil
  }

  /// The first day of the time out of business that a day belongs to.
  func beginning(of date: CivilDate) -> CivilDate {
    var first = date
    while first > Self.first, day(first.adding(days: -1)) == day(date) {
      first = first.adding(days: -1)
    }
    return first
  }
}

extension DayTable.Day {
  var isOutOfBusiness: Bool {
    switch self {
    case .shut, .gone: true
    case .open, .closed, .unknown: false
    }
  }
}
