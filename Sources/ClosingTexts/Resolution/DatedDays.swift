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
    /// Where the text says so.
    var cells: Range<Int>
  }

  var entries: [Entry] = []
  /// What holds of each date in the end, in the order of the dates.
  private(set) var verdicts: [Entry] = []
  private(set) var moves: [ClosingMove] = []
  private(set) var closures: [HolidayText.Closure] = []
  private(set) var closedForGoodFrom: CivilDate?
  private(set) var effectiveFrom: CivilDate?
  private(set) var isList = false
  private(set) var addsDates = false
  /// The months of which the text names all closings.
  var replaced: Set<YearMonth> = []
  /// The months, bit *n* for month *n*, whose named closings include days that come back.
  private(set) var regularMonths: UInt16 = 0
  /// Those of the `replaced` months in which 만 says so.
  var onlyThese: Set<YearMonth> = []

  /// The most days of a range that becomes closing dates; a longer one is a closure.
  private static let longestRun = 14
  /// The most days of a closure; a longer one is not believed.
  private static let longestClosure = 400
  /// The most days from the reference through the last day of a closure without a first day.
  private static let longestWait = 184
  /// The most days of a range that becomes open dates.
  private static let longestOpening = 100

  init(_ statements: [Statement], _ dates: inout DateResolver) {
    self.init()
    read(statements, &dates)
  }

  private init() {}

  private mutating func read(_ statements: [Statement], _ dates: inout DateResolver) {
    isList =
      !statements.isEmpty
      && statements.allSatisfy { $0.isListed || $0.replacesMonths || $0.effect == .opens }
    addsDates = statements.contains { $0.adds && $0.effect == .closes }
    var sources: [CivilDate] = []
    for place in statements.indices {
      let statement = statements[place]
      let first = entries.endIndex
      if statement.effect == .closes, statement.replacesMonths, !statement.days.isDated {
        regularMonths |= statement.months
      }
      switch statement.effect {
      case .holdsFrom:
        if case .date(let text) = statement.days {
          effectiveFrom = dates.date(text, statement.cells) ?? effectiveFrom
        }
      case .closedUntil:
        if case .date(let text) = statement.days, let last = dates.date(text, statement.cells) {
          let longest = text.hasMonth ? Self.longestWait : 31
          guard dates.reference.days(until: last) <= longest else {
            // 8월 4일까지 휴무, read in November: since when, nobody says. 7일까지 is of this month, or of the next.
            dates.report(.rangeTooLong, statement.cells)
            break
          }
          // 8월 10일~14일 휴가⏎15일까지 쉬고: from the first of the days before its end
          let near = entries.suffix(64).filter { $0.isClosed }.map { $0.date }
          let run = DayRuns(near).run(containing: last.shifted(by: -1) ?? last)
          closures.append(HolidayText.Closure(from: run?.first, through: last))
        }
      case .closes, .opens, .movesFrom, .movesTo: add(statement, &dates)
      case .endsStore:
        if case .date(let text) = statement.days, let last = dates.date(text, statement.cells) {
          closedForGoodFrom = last.shifted(by: 1)
          // Until when the store is open on its last day, nobody says.
          dates.reports.append(Report(reason: .specialHours, cells: statement.cells, date: last))
        }
      case .neverCloses, .closesEarly, .closesBefore, .takenBack: break
      }
      if statement.effect == .movesFrom, let last = entries.last?.date { sources.append(last) }
      if statement.effect == .movesTo, let last = entries.last?.date, !sources.isEmpty {
        let from = sources.removeFirst()
        if entries.endIndex > first + 1, entries[first...].contains(where: { $0.date == from }) {
          // 19일 → 18일~19일: it only grows
          entries.removeAll { $0.date == from && !$0.isClosed && $0.rank >= Specificity.move }
        } else {
          moves.append(ClosingMove(from: from, to: last))
        }
      }
    }
    verdicts = Self.verdicts(of: entries)
    if verdicts.count < entries.count { doubtContradictions(&dates) }
  }

  /// 28일이 29일로 밀렸습니다 … 29일은 정상영업, 12/10 정상영업 … 12/10 휴무: doubts a date of which a later word says the contrary.
  private func doubtContradictions(_ dates: inout DateResolver) {
    var said: [CivilDate: Entry] = [:]
    for entry in entries {
      if let before = said[entry.date], before.isClosed != entry.isClosed,
        before.rank >= Specificity.move
          ? entry.rank < Specificity.move : entry.isClosed && entry.rank == before.rank
      {
        dates.doubt([entry.date], entry.cells)
      }
      if entry.rank >= said[entry.date]?.rank ?? 0 { said[entry.date] = entry }
    }
  }

  mutating func add(_ statement: Statement, _ dates: inout DateResolver) {
    let isClosed = statement.effect == .closes || statement.effect == .movesTo
    let rank = Specificity.rank(statement)
    func append(_ date: CivilDate, _ days: inout DatedDays) {
      let entry = Entry(
        date: date, isClosed: isClosed, rank: rank, cells: statement.cells)
      days.entries.append(entry)
      if statement.replacesMonths, isClosed { days.replaced.insert(date.yearMonth) }
      if statement.replacesMonths, isClosed, statement.isOnly {
        days.onlyThese.insert(date.yearMonth)
      }
    }
    switch statement.days {
    case .date(let text):
      if let date = dates.date(text, statement.cells) {
        append(date, &self)
        if !isClosed { dates.doubtPast(text, date, statement.cells) }
      }
    case .range(let first, let last):
      for date in range(first, through: last, of: statement, &dates) { append(date, &self) }
    case .festivalDate(let festivals, let offsets, let year):
      for day in dates.festivalDays(festivals, offsets, of: year) { append(day, &self) }
    case .weekdaysOf(let text, let weekdays, let ordinals):
      guard let month = dates.month(text) else { return }
      if weekdays.isEmpty {
        // 12월 휴관일: 공휴일
        let others = statement.meets.compactMap { $0.rule }
        for day in month.dates
        where others.allSatisfy({ $0.closes(on: day, calendar: dates.calendar) }) {
          append(day, &self)
        }
        return
      }
      for ordinal in ordinals.isEmpty ? [[]] : ordinals.members {
        let days = month.dates(of: HolidayRule.weekdays(weekdays, ordinal).closings(in: month))
        if ordinal.isEmpty || days.areOfOneWeek {
          for day in days { append(day, &self) }
        } else {
          // 첫째 주 월·화 of a month that begins on a Tuesday: which Monday, nobody says
          dates.reports += days.map {
            Report(reason: .ambiguous, cells: statement.cells, date: $0)
          }
        }
      }
      if statement.replacesMonths, isClosed { replaced.insert(month) }
    case .everyDay, .weekdays, .everyOther, .monthDay, .lastDayOfMonth, .yearly, .festival: break
    }
  }

  /// The dates of a range; a long one is a closure.
  mutating func range(
    _ first: DateText, through last: DateText, of statement: Statement, _ dates: inout DateResolver
  ) -> [CivilDate] {
    var end = last
    guard let from = dates.date(first, statement.cells) else { return [] }
    if end.year == nil { end.year = from.year }
    // Of 31일~1일, the end is in the month behind that of the beginning, whichever that is.
    if end.month == nil, first.festivalOfMonth != nil { end.monthOffset = nil }
    if !end.hasMonth { end.endRange(from: DateText(month: from.month, day: from.day)) }
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
    let others = dates.othersInDoubt(first, from)
    let isInDoubt = !others.isEmpty || dates.isFarFromFestival(first, from)
    if isInDoubt, count <= Self.longestRun {
      for days in 1..<count {
        dates.doubt(([from] + others).compactMap { $0.shifted(by: days) }, statement.cells)
      }
    }
    if count > Self.longestRun, statement.effect == .closes {
      // A doubtful range is not a closure.
      guard statement.doubt == nil, !isInDoubt else { return [] }
      let closure = HolidayText.Closure(from: from, through: through)
      if !closures.contains(closure) { closures.append(closure) }
      return []
    }
    return Array(from...through)
  }
}

extension DateResolver {
  /// The dates around a festival of one year.
  func festivalDays(
    _ festivals: FestivalSet, _ offsets: DayOffsets, of year: Int?
  ) -> [CivilDate] {
    var days: [CivilDate] = []
    for festival in festivals.members {
      guard let day = festivalDay(festival, nearYear: year) else { continue }
      days += offsets.days.compactMap { day.shifted(by: $0) }
    }
    return days
  }
}

extension CivilDate {
  /// The date some days later, or `nil` outside the years 1…9999, which a text may name.
  func shifted(by days: Int) -> CivilDate? { CivilDate(dayNumber: dayNumber + Int32(days)) }
}

extension [CivilDate] {
  /// Whether they are within one week, be its first day the Sunday or the Monday.
  fileprivate var areOfOneWeek: Bool {
    guard let first, let last else { return true }
    let (start, length) = (first.weekday.rawValue, first.days(until: last))
    return start + length < 7 || (start + 6) % 7 + length < 7
  }

  /// The dates in order, each once.
  func sortedUniquely() -> [CivilDate] {
    guard count > 1 else { return self }
    var unique: [CivilDate] = []
    for date in sorted() where unique.last != date { unique.append(date) }
    return unique
  }
}
