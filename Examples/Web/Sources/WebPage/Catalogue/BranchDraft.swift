import GeoFiltering
import KoreanCalendar
import MartModels

/// A branch while the lines of its schedule are read.
struct BranchDraft {
  private let head: CompactLine
  private let id: Int
  private let mart: String
  private let coordinate: Coordinate?
  private let hours: OpeningHours?
  private var rules: [RulePeriod] = []
  private var municipal: [RulePeriod] = []
  private var published: [PublishedMonth] = []
  private var overrides: [ScheduleOverride] = []
  private var closures: [StoreClosure] = []
  private var closedForGoodFrom: CivilDate?

  init(_ line: CompactLine) throws(CompactCatalogueError) {
    head = line
    id = try line.required(0) { Int($0) }
    mart = try line.required(1) { $0 }
    let latitude = try line.optional(8) { DecimalText.number($0) }
    let longitude = try line.optional(9) { DecimalText.number($0) }
    if let latitude, let longitude {
      guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
        throw line.error
      }
      coordinate = place
    } else {
      coordinate = nil
    }
    let text = line.text(6)
    hours = try line.optional(10) { form in
      text.flatMap { OpeningHours(text: $0, storedForm: form) }
    }
  }

  /// Takes in a line of the schedule.
  mutating func add(_ line: CompactLine) throws(CompactCatalogueError) {
    switch line.kind {
    case UInt8(ascii: "R"): rules.append(try Self.period(line))
    case UInt8(ascii: "M"): municipal.append(try Self.period(line))
    case UInt8(ascii: "P"): published.append(try Self.publication(line))
    case UInt8(ascii: "X"): overrides.append(.closed(try line.date(0), reason: line.text(1)))
    case UInt8(ascii: "O"): overrides.append(.open(try line.date(0), reason: line.text(1)))
    case UInt8(ascii: "V"):
      let (from, to) = (try line.date(0), try line.date(1))
      overrides.append(.moved(from: from, to: to, reason: line.text(2)))
    case UInt8(ascii: "C"):
      let (from, through) = (try line.date(0), try line.optionalDate(1))
      closures.append(
        try line.checked { () throws(HolidayScheduleError) in
          try StoreClosure(from: from, through: through)
        })
    case UInt8(ascii: "G"): closedForGoodFrom = try line.date(0)
    default: throw line.error
    }
  }

  /// The branch with all its lines.
  func branch() throws(CompactCatalogueError) -> Branch {
    let schedule = try head.checked { () throws(HolidayScheduleError) in
      try HolidaySchedule(
        rules: rules, published: published, overrides: overrides, closures: closures,
        closedForGoodFrom: closedForGoodFrom, municipal: municipal)
    }
    return Branch(
      id: id, mart: Mart(serverName: mart), name: head.text(2) ?? "", region: head.text(3),
      address: head.text(4), phone: head.text(5), openingHours: head.text(6), hours: hours,
      pageURL: head.text(7), coordinate: coordinate, schedule: schedule)
  }

  private static func period(_ line: CompactLine) throws(CompactCatalogueError) -> RulePeriod {
    let rule = try line.required(0) { HolidayRule($0) }
    let (from, through) = (try line.optionalDate(1), try line.optionalDate(2))
    let tentative = try line.optional(4) { HolidayRule($0) }
    return try line.checked { () throws(HolidayScheduleError) in
      try RulePeriod(
        rule, from: from, through: through, source: line.text(3), tentative: tentative)
    }
  }

  private static func publication(
    _ line: CompactLine
  ) throws(CompactCatalogueError) -> PublishedMonth {
    let month = try line.required(0) { YearMonth($0) }
    let closed = try line.days(1) ?? month.allDays
    let covered = try line.days(2)
    let tentative = try line.days(3) ?? month.allDays
    return try line.checked { () throws(HolidayScheduleError) in
      try PublishedMonth(month, closed: closed, covered: covered, tentative: tentative)
    }
  }
}

extension CompactLine {
  /// A value made of the line's fields, with a contradiction reported as an unreadable line.
  fileprivate func checked<Value>(
    _ make: () throws(HolidayScheduleError) -> Value
  ) throws(CompactCatalogueError) -> Value {
    do throws(HolidayScheduleError) {
      return try make()
    } catch {
      throw self.error
    }
  }
}
