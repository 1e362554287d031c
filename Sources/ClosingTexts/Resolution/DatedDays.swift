import KoreanCalendar
import KoreanText
import MartModels

/// The dates that the statements for one audience name.
struct DatedDays {
  /// What the text says of a date, in the order in which it does.
  struct Entry {
    var date: CivilDate
    var isClosed: Bool
    var rank: Int
  }

  var entries: [Entry] = []
  /// What holds of each date in the end.
  var last: [CivilDate: Entry] = [:]
  private(set) var moves: [HolidayText.Move] = []
  private(set) var closures: [HolidayText.Closure] = []
  private(set) var effectiveFrom: CivilDate?
  private(set) var isList = false
  private(set) var addsDates = false
  /// The months of which the text names all closings.
  var replaced: Set<YearMonth> = []
  /// Those of them in which 만 says so.
  var onlyThese: Set<YearMonth> = []

  /// The longest run of days that is a list of dates and not a time in which the store is shut.
  private static let longestRun = 14
  /// The longest time that a notice is believed to shut a store.
  private static let longestClosure = 400
  /// The longest time that is listed as open dates.
  private static let longestOpening = 100

  init(_ statements: [Statement], _ dates: inout DateResolver) {
    isList = !statements.isEmpty && statements.allSatisfy { $0.isListed || $0.effect == .opens }
    addsDates = statements.contains { !$0.isListed && $0.effect == .closes }
    var sources: [CivilDate] = []
    for statement in statements {
      switch statement.effect {
      case .holdsFrom:
        if case .date(let text) = statement.days {
          effectiveFrom = dates.date(text, statement.cells) ?? effectiveFrom
        }
      case .closedUntil:
        if case .date(let text) = statement.days, let last = dates.date(text, statement.cells) {
          closures.append(HolidayText.Closure(from: nil, through: last))
        }
      case .closes, .opens, .movesFrom, .movesTo: add(statement, &dates)
      case .neverCloses, .closesEarly, .closesBefore, .takenBack: break
      }
      if statement.effect == .movesFrom, let last = entries.last?.date { sources.append(last) }
      if statement.effect == .movesTo, let last = entries.last?.date, !sources.isEmpty {
        moves.append(HolidayText.Move(from: sources.removeFirst(), to: last))
      }
    }
  }

  mutating func add(_ statement: Statement, _ dates: inout DateResolver) {
    let isClosed = statement.effect == .closes || statement.effect == .movesTo
    let rank = Specificity.rank(statement)
    func append(_ date: CivilDate, _ days: inout DatedDays) {
      let entry = Entry(date: date, isClosed: isClosed, rank: rank)
      days.entries.append(entry)
      if rank >= days.last[date]?.rank ?? .min { days.last[date] = entry }
      if statement.replacesMonths, isClosed { days.replaced.insert(date.yearMonth) }
      if statement.replacesMonths, isClosed, statement.isOnly {
        days.onlyThese.insert(date.yearMonth)
      }
    }
    switch statement.days {
    case .date(let text):
      if let date = dates.date(text, statement.cells) { append(date, &self) }
    case .range(let first, let last):
      for date in range(first, last, statement, &dates) { append(date, &self) }
    case .festivalDate(let festivals, let offsets, let year):
      for day in dates.festivalDays(festivals, offsets, year) { append(day, &self) }
    case .weekdaysOf(let text, let weekdays, let ordinals):
      guard let month = dates.month(text) else { return }
      if weekdays.isEmpty {
        for day in month.dates { append(day, &self) }
        return
      }
      for day in DaySpec.weekdayRule(weekdays, ordinals).closings(in: month) {
        if let date = month.date(day: day) { append(date, &self) }
      }
      if statement.replacesMonths, isClosed { replaced.insert(month) }
    case .everyDay, .weekdays, .everyOther, .monthDay, .lastDayOfMonth, .yearly, .festival: break
    }
  }

  /// The dates of a range; a long one is a closure.
  mutating func range(
    _ first: DateText, _ last: DateText, _ statement: Statement, _ dates: inout DateResolver
  ) -> [CivilDate] {
    var end = last
    guard let from = dates.date(first, statement.cells) else { return [] }
    if end.year == nil { end.year = from.year }
    if end.month == nil { end.month = from.month }
    if first.year == nil || last.year == nil, let month = end.month, month < from.month {
      end.year = from.year + 1
    }
    guard let through = dates.date(end, statement.cells), from <= through else {
      dates.report(.invalidDate, statement.cells)
      return []
    }
    let count = from.days(until: through) + 1
    if dates.hasMismatch(from) || dates.hasMismatch(through), count <= Self.longestRun {
      dates.mismatch(from...through, statement.cells)
    }
    guard count <= (statement.effect == .closes ? Self.longestClosure : Self.longestOpening) else {
      dates.report(.rangeTooLong, statement.cells)
      return []
    }
    if count > Self.longestRun, statement.effect == .closes {
      let closure = HolidayText.Closure(from: from, through: through)
      if !closures.contains(closure) { closures.append(closure) }
      return []
    }
    return Array(from...through)
  }

  /// The dates that close, whether or not they are opened again.
  var closed: [CivilDate] { entries.filter { $0.isClosed }.map { $0.date } }

  /// The closed dates, with those of festivals that the notice dates.
  func closedDates(festivals: Set<Int>) -> [CivilDate] {
    entries.filter { $0.isClosed && isLast($0) }.map { $0.date }.sortedUniquely()
  }

  /// The open dates, with the days of a rule in the months of which all closings are named.
  func openDates(replacing rule: HolidayRule?) -> [CivilDate] {
    var open = entries.filter { !$0.isClosed && isLast($0) }.map { $0.date }
    guard let rule else { return open.sortedUniquely() }
    let closed = Set(self.closed)
    for month in replaced {
      // 12월은 25일 휴무, 27일 정상영업 names what differs, and not all.
      if !onlyThese.contains(month), open.contains(where: { $0.yearMonth == month }) { continue }
      for day in rule.closings(in: month) {
        if let date = month.date(day: day), !closed.contains(date) { open.append(date) }
      }
    }
    return open.sortedUniquely()
  }

  /// Whether the text ends up saying that a date is closed.
  func isClosedLast(_ date: CivilDate) -> Bool { last[date]?.isClosed == true }

  /// Whether nothing of a higher rank, or of the same and later, speaks of the date.
  func isLast(_ entry: Entry) -> Bool { last[entry.date]?.isClosed == entry.isClosed }
}

extension DateResolver {
  /// The dates around a festival of one year.
  func festivalDays(
    _ festivals: FestivalSet, _ offsets: DayOffsets, _ year: Int?
  ) -> [CivilDate] {
    var days: [CivilDate] = []
    for bit in 0..<16 {
      let festival = FestivalSet(rawValue: 1 << UInt32(bit))
      guard festivals.contains(festival), let day = festivalDay(festival, nearYear: year) else {
        continue
      }
      days += offsets.days.map { day.adding(days: $0) }
    }
    return days
  }
}

extension [CivilDate] {
  /// The dates in order, each once.
  func sortedUniquely() -> [CivilDate] {
    guard count > 1 else { return self }
    var unique: [CivilDate] = []
    for date in sorted() where unique.last != date { unique.append(date) }
    return unique
  }
}

extension WeekdaySet {
  func contains(_ weekday: Weekday) -> Bool {
    contains(WeekdaySet(daysAfterSunday: weekday.daysAfterSunday))
  }
}
