import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

@Suite("A widget, hour by hour")
struct WidgetSimulationTests {
  /// What a state says, without what it rests on.
  private enum Said: Equatable {
    case closedToday, gone, shut(CivilDate?)
    case unknownToday(CivilDate?)
    case open(isEarly: Bool, Next)
  }

  private enum Next: Equatable {
    case closing(CivilDate), state(CivilDate), unknown(CivilDate, CivilDate?), never
  }

  /// What the table says of a day, found by walking.
  private static func expected(_ table: DayTable, _ date: CivilDate) -> Said {
    let known: (CivilDate) -> CivilDate? = { start in
      table.first(from: start) { $0 == .closed || $0.isOutOfBusiness }
    }
    switch table.day(date) {
    case .gone: return .gone
    case .shut(let through): return .shut(through)
    case .closed: return .closedToday
    case .unknown: return .unknownToday(known(date))
    case .open:
      let end = table.first(from: date) { $0 != .open }
      let isEarly = table.earlyDays.contains(date)
      guard let end else {
        return .open(isEarly: isEarly, .unknown(DayTable.last.adding(days: 1), nil))
      }
      switch table.day(end) {
      case .closed: return .open(isEarly: isEarly, .closing(end))
      case .unknown: return .open(isEarly: isEarly, .unknown(end, known(end)))
      default: return .open(isEarly: isEarly, .state(end))
      }
    }
  }

  private static func said(_ state: WidgetState) -> Said {
    switch state {
    case .closedToday: .closedToday
    case .closedForGood, .missing: .gone
    case .temporarilyClosed(let through): .shut(through)
    case .unknownToday(let known): .unknownToday(known?.date)
    case .openToday(let next): .open(isEarly: false, self.next(next))
    case .earlyClosingToday(let closes, let next):
      .open(isEarly: closes == 1_200, self.next(next))
    }
  }

  private static func next(_ next: NextClosing) -> Next {
    switch next {
    case .closing(let closing): .closing(closing.date)
    case .state(let state): .state(state.firstClosedDay ?? .earliest)
    case .unknown(let from, let known): .unknown(from, known?.date)
    case .never: .never
    }
  }

  /// What a row shows, with what an app may draw of it.
  private struct Shown: Equatable {
    var phrases: [String]
    var symbol: WidgetSymbol
    var state: WidgetState
    var today: HolidayStatus

    init(_ row: WidgetRow) {
      (state, today) = (row.state, row.today)
      phrases = PhraseLanguage.allCases.flatMap { language in
        PhraseStyle.allCases.map { row.phrase(in: language, style: $0) }
      }
      symbol = row.symbol
    }
  }

  @Test(
    "It shows at every hour of two years what is true at that hour",
    arguments: 0..<(isLong ? 40 : 2))
  func everyHour(seed: Int) throws {
    let tables = try (0..<3).map { try DayTable(id: $0, seed: UInt64(1_000 * seed + $0)) }
    let branches = tables.map(\.branch)
    var timeline = WidgetTimeline(branches, from: DayTable.first, days: 14)
    var lastRows: [Shown] = []
    for date in DayTable.first...CivilDate(2027, 12, 31) {
      // A phone asks again at the midnight at which the entries end.
      if date > timeline.lastDay {
        #expect(timeline.end == WallTime(date, 0, 0))
        timeline = WidgetTimeline(branches, from: date, days: 14)
        lastRows = []
      }
      let entry = try #require(timeline.entry(at: WallTime(date, 0, 0)), "seed \(seed), \(date)")
      let changed = (1...23).filter { timeline.entry(at: WallTime(date, $0, 59)) != entry }
      let wrong = zip(entry.rows, tables).filter { row, table in
        Self.said(row.state) != Self.expected(table, date)
      }
      #expect(changed.isEmpty && wrong.isEmpty, "seed \(seed), \(date)")
      let rows = entry.rows.map(Shown.init)
      let fresh = branches.map { Shown(WidgetRow($0, on: date)) }
      #expect(rows == fresh, "seed \(seed), \(date)")
      // A new entry says something new.
      #expect((entry.date == date) == (rows != lastRows), "seed \(seed), \(date)")
      lastRows = rows
    }
  }

  @Test(
    "An entry shows what is true on each of its days, and the next one something else",
    arguments: [
      // What is published, projected, announced and doubtful in turn.
      ([.nth([2, 4], .sunday)], [8, 22], 1...30, [], [], nil),
      ([.nth([2, 4], .sunday)], [8, 22], 1...30, [.open(CivilDate(2026, 12, 16))], [], nil),
      ([.never], [], 1...28, [.open(CivilDate(2026, 11, 27))], [], nil),
      // Unknown days before a known one, before a closure, and before the end of the store.
      ([], [], 1...30, [.closed(CivilDate(2026, 12, 13))], [], nil),
      ([], [], 1...30, [], [CivilDate(2026, 12, 5)...CivilDate(2027, 1, 4)], nil),
      ([], [], 1...30, [], [], CivilDate(2028, 3, 1)),
      // Closures of which some days are announced, and one that is followed by the end.
      ([.never], [], 1...30, [], [CivilDate(2026, 12, 5)...CivilDate(2028, 1, 4)], nil),
      (
        [.never], [], 1...30, [],
        [CivilDate(2026, 12, 5) ... .latest, CivilDate(2026, 12, 9)...CivilDate(2026, 12, 12)], nil
      ),
      (
        [.never], [], 1...30, [], [CivilDate(2026, 12, 5)...CivilDate(2026, 12, 8)],
        CivilDate(2026, 12, 9)
      ),
      ([.never], [], 1...30, [], [], CivilDate(2028, 3, 1)),
    ]
      as [(
        [HolidayRule], DaySet, ClosedRange<Int>, [ScheduleOverride], [ClosedRange<CivilDate>],
        CivilDate?
      )])
  func everyDay(
    rules: [HolidayRule], closed: DaySet, covered: ClosedRange<Int>, overrides: [ScheduleOverride],
    shut: [ClosedRange<CivilDate>], end: CivilDate?
  ) throws {
    let schedule = try HolidaySchedule(
      rules: rules.map { try RulePeriod($0) },
      published: [
        PublishedMonth(
          YearMonth(2026, 11), closed: closed, covered: DaySet(validating: Array(covered)))
      ], overrides: overrides,
      closures: shut.map { days in
        let last = days.upperBound == .latest ? nil : days.upperBound
        return try StoreClosure(from: days.lowerBound, through: last)
      }, closedForGoodFrom: end)
    let branch = Branch(id: 1, mart: .costco, name: "양재점", schedule: schedule)
    let timeline = WidgetTimeline([branch], from: CivilDate(2026, 11, 24), days: 60)
    var last: Shown?
    for date in CivilDate(2026, 11, 24)...timeline.lastDay {
      let entry = try #require(timeline.entry(on: date))
      let shown = Shown(entry.rows[0])
      #expect(shown == Shown(WidgetRow(branch, on: date)), "\(date)")
      #expect((entry.date == date) == (shown != last), "\(date)")
      last = shown
    }
  }

  @Test("A store in every state has entries at the midnights where the words change, and no others")
  func noIdleEntries() throws {
    let rule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let branch = Branch(id: 1, mart: .costco, name: "양재점", schedule: rule)
    let timeline = WidgetTimeline([branch], from: CivilDate(2026, 12, 14), days: 40)
    // The eve, the day and the day after; New Year, because the next closing is then of this year.
    #expect(
      timeline.entries.map { $0.date.description } == [
        "2026-12-14", "2026-12-26", "2026-12-27", "2026-12-28", "2027-01-01", "2027-01-09",
        "2027-01-10", "2027-01-11",
      ] + ["2027-01-23"].filter { $0 <= timeline.lastDay.description })
    let texts = timeline.entries.map { $0.rows[0].phrase(in: .korean) }
    #expect(texts.indices.dropFirst().allSatisfy { texts[$0] != texts[$0 - 1] })
  }
}
