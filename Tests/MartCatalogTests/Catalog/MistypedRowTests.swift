import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("Rows in which somebody mistyped a date")
struct MistypedRowTests {
  private let today = CivilDate(2026, 11, 21)

  /// What went wrong in one date of a row.
  enum Mistake: CaseIterable {
    case none, year, month, day
  }

  /// A simulated row: when the store is closed, and what the server lists on a day.
  private struct Row {
    let closings: Set<CivilDate>
    let asOf: CivilDate
    let listed: [CivilDate]
  }

  /// The closings of a store as municipalities designate them, month by month and without the
  /// library's rules.
  private static func closings(of pattern: Int, in month: YearMonth) -> [CivilDate] {
    func nth(_ ordinal: Int, _ weekday: Weekday) -> Int {
      let first = month.firstDay.weekday.rawValue
      return 1 + (weekday.rawValue - first + 7) % 7 + (ordinal - 1) * 7
    }
    let days =
      switch pattern {
      case 0: [nth(2, .sunday), nth(4, .sunday)]
      case 1: [nth(2, .monday), nth(4, .monday)]
      case 2: [nth(2, .wednesday), nth(4, .wednesday)]
      case 3: [nth(2, .wednesday), nth(4, .sunday)]
      case 4: [nth(2, .friday), nth(4, .saturday)]
      case 5: [10, nth(4, .sunday)]
      case 6: [10, 25]
      default: [nth(1, .sunday), nth(3, .sunday)]
      }
    return days.compactMap { month.date(day: $0) }
  }

  private static func simulated(_ mistake: Mistake, using random: inout SplitMix64) -> Row {
    let asOf = CivilDate(2026, 1, 1).adding(days: Int.random(in: 0..<1_461, using: &random))
    let pattern = Int.random(in: 0...7, using: &random)
    let reach = Int.random(in: 0...2, using: &random)
    var closings: Set<CivilDate> = []
    var listed: [CivilDate] = []
    for offset in 0...15 {
      let days = Self.closings(of: pattern, in: asOf.yearMonth.adding(months: offset))
      closings.formUnion(days)
      if offset <= reach { listed += days.filter { $0 >= asOf } }
    }
    if let place = listed.indices.randomElement(using: &random) {
      listed[place] = mistyped(listed[place], mistake, &random)
    }
    if Bool.random(using: &random), let again = listed.randomElement(using: &random) {
      listed.append(again)
    }
    return Row(closings: closings, asOf: asOf, listed: listed.shuffled(using: &random))
  }

  private static func mistyped(
    _ date: CivilDate, _ mistake: Mistake, _ random: inout SplitMix64
  ) -> CivilDate {
    switch mistake {
    case .none: return date
    case .year:
      let by = [-100, -10, -1, 1, 10, 100].randomElement(using: &random) ?? 1
      return CivilDate(year: date.year + by, month: date.month, day: date.day) ?? date
    case .month:
      let month = Int.random(in: 1...12, using: &random)
      return CivilDate(year: date.year, month: month, day: date.day) ?? date
    case .day:
      let day = Int.random(in: 1...31, using: &random)
      return CivilDate(year: date.year, month: date.month, day: day) ?? date
    }
  }

  /// What simulated rows claim.
  private struct Figures {
    var rows = 0
    /// Rows that are certain of an open day on which the store is closed.
    var wrong = 0
    var reported = 0
    var openDays = 0
  }

  private static func figures(_ mistake: Mistake, _ seed: UInt64, rows: Int) -> Figures {
    var random = SplitMix64(seed: seed)
    var figures = Figures()
    while figures.rows < rows {
      let row = simulated(mistake, using: &random)
      guard !row.listed.isEmpty else { continue }
      let listing = CatalogRow(
        Branch(id: 1, mart: .emart, name: "성수점"), listing: row.listed)
      let catalog = BranchCatalog(CatalogResponse([listing]), asOf: row.asOf)
      let schedule = catalog[1]?.schedule ?? HolidaySchedule()
      let open = (row.asOf...row.asOf.adding(days: 130)).filter {
        schedule.status(on: $0) == .open(.published)
      }
      figures.rows += 1
      figures.openDays += open.count
      figures.wrong += open.contains(where: row.closings.contains) ? 1 : 0
      figures.reported += catalog.issues.isEmpty ? 0 : 1
    }
    return figures
  }

  @Test(
    "Of 4,000 rows with a mistyped year, none is certain of an open day when the store is closed")
  func mistypedYears() {
    let figures = Self.figures(.year, 20_261_122, rows: 4_000)
    #expect(figures.wrong == 0)
    #expect(figures.openDays == 0)
    #expect(figures.reported == 4_000)
  }

  @Test("Rows without a mistake are believed, and a month or day that shows is not")
  func otherMistakes() {
    let clean = Self.figures(.none, 7, rows: 1_000)
    #expect(clean.wrong == 0)
    #expect(clean.reported == 0)
    #expect(clean.openDays > 20 * clean.rows)
    let month = Self.figures(.month, 7, rows: 1_000)
    #expect(month.wrong < 50)
    // A day that is mistyped within the month of a short list may be meant as well as any other.
    let day = Self.figures(.day, 7, rows: 1_000)
    #expect(day.wrong < 250)
  }

  @Test(
    "A date that is past or beyond the window takes the trust from its row, and is reported",
    arguments: [
      "2027-11-22", "2025-11-22", "2036-11-22", "2016-11-22", "2126-11-22", "1926-11-22",
      "2027-03-01", "2026-11-19", "9999-12-31", "0001-01-01",
    ])
  func outsideTheWindow(text: String) throws {
    let answer = try response(
      "[7,\(row(1, listing: ["2026-12-13", text])),\(row(2, listing: ["2026-11-22"]))]")
    let catalog = BranchCatalog(answer, asOf: today)
    let schedule = try #require(catalog[1]?.schedule)
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.published))
    for date in today...CivilDate(2026, 12, 12) {
      #expect(schedule.status(on: date) == .unknown, "\(date)")
    }
    let mistyped = try #require(CivilDate(text))
    #expect(schedule.status(on: mistyped) == .unknown)
    #expect(catalog[2]?.schedule.status(on: today) == .open(.published))
    #expect(catalog.issues.map(\.row) == [0, 1])
    #expect(
      catalog.issues.last
        == CatalogIssue(
          row: 1, id: 1, field: "holidays", reason: .outsideWindow, value: text))
    // The row itself is written back as it came.
    #expect(answer.rows.first?.listedDates.contains(mistyped) == true)
    #expect(answer.issues.count == 1)
  }

  @Test("The window ends with a month, the third after that of the fetch unless another is given")
  func window() {
    func issues(_ date: CivilDate, _ months: Int? = nil) -> Int {
      let row = CatalogRow(Branch(id: 1, mart: .emart, name: "성수점"), listing: [date])
      let response = CatalogResponse([row])
      return
        (months.map { BranchCatalog(response, asOf: today, monthsAhead: $0) }
        ?? BranchCatalog(response, asOf: today)).issues.count
    }
    #expect(issues(CivilDate(2027, 2, 28)) == 0)
    #expect(issues(CivilDate(2027, 3, 1)) == 1)
    #expect(issues(CivilDate(2026, 11, 20)) == 0)
    #expect(issues(CivilDate(2026, 11, 19)) == 1)
    #expect(issues(CivilDate(2026, 11, 30), 0) == 0)
    #expect(issues(CivilDate(2026, 12, 1), 0) == 1)
    #expect(issues(CivilDate(2026, 12, 1), -1) == 1)
    // Eleven months are the most: a mistyped year is a year away.
    #expect(issues(CivilDate(2027, 10, 31), 99) == 0)
    #expect(issues(CivilDate(2027, 11, 22), 99) == 1)
  }

  @Test("A merged catalog and one with added branches keep the receipt")
  func receipt() {
    let row = CatalogRow(
      Branch(id: 1, mart: .emart, name: "성수점"), listing: [CivilDate(2027, 11, 22)])
    let catalog = BranchCatalog(CatalogResponse([row]), asOf: today)
    #expect(catalog.issues.count == 1)
    #expect(BranchCatalog([]).merging(catalog).issues == catalog.issues)
    #expect(
      catalog.adding(branch: Branch(id: -1, mart: .emart, name: "x")).issues == catalog.issues)
    #expect(catalog.issues.first?.phrase(in: .korean).contains("너무 먼 날짜") == true)
  }

  @Test("A weekday that the list closes in another month is only tentatively open where it is not")
  func daysOfOtherMonths() throws {
    // The 4th Sunday of November, the 22nd, typed as the 29th.
    let schedule = try MartCatalogTests.schedule(
      ["2026-11-29", "2026-12-13", "2026-12-27"], asOf: today)
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .open(.tentativePublication))
    #expect(schedule.status(on: CivilDate(2026, 11, 23)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 29)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.published))
  }
}
