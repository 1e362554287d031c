import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("Schedules of closing texts")
struct ScheduleReadingTests {
  private static let seen = CivilDate(2026, 11, 2)

  private func read(_ text: String) -> HolidayText {
    HolidayText(text, relativeTo: Self.seen)
  }

  private func schedule(_ text: String, for branch: String? = nil) -> HolidaySchedule {
    HolidaySchedule(reading: read(text), for: branch, asOf: Self.seen)
  }

  private func november(_ day: Int) -> CivilDate { CivilDate(2026, 11, day) }

  @Test("A rule closes its days and opens the others")
  func rule() {
    let schedule = schedule("매월 둘째·넷째 일요일 휴무")
    #expect(schedule.status(on: november(8)) == .closed(.rule))
    #expect(schedule.status(on: november(9)) == .open(.rule))
    #expect(schedule.nextClosing(onOrAfter: november(9)).date == november(22))
  }

  @Test("연중무휴 never closes, and a text without a rule says nothing of other days")
  func neverAndNothing() {
    #expect(schedule("연중무휴").nextClosing(onOrAfter: november(1)) == .never)
    #expect(schedule("11/22 휴무").status(on: november(8)) == .unknown)
    #expect(schedule("10:00~22:00") == HolidaySchedule())
    #expect(schedule("2,4째주 의무 휴업").status(on: november(8)) == .unknown)
  }

  @Test("A rule begins on the day that the text names, and the former one ends before it")
  func effectiveFrom() {
    let later = schedule("12월 1일부터 매주 월요일 휴무")
    #expect(later.status(on: november(30)) == .unknown)
    #expect(later.status(on: CivilDate(2026, 12, 7)) == .closed(.rule))
    let text = "12월 1일부터 매월 둘째·넷째 일요일에서 둘째·넷째 수요일로 변경"
    let former = read(text)
    #expect(former.formerRule == .nth([2, 4], .sunday))
    let changed = schedule(text)
    #expect(changed.status(on: november(22)) == .closed(.rule))
    #expect(changed.status(on: november(25)) == .open(.rule))
    #expect(changed.status(on: CivilDate(2026, 12, 9)) == .closed(.rule))
    #expect(changed.status(on: CivilDate(2026, 12, 13)) == .open(.rule))
  }

  @Test("A list of dates is all that closes from the day it was seen through its last date")
  func list() {
    let schedule = schedule("휴무일: 11/8, 11/22")
    #expect(schedule.status(on: november(8)) == .closed(.published))
    #expect(schedule.status(on: november(9)) == .open(.published))
    #expect(schedule.status(on: november(1)) == .unknown)
    #expect(schedule.status(on: november(23)) == .unknown)
  }

  @Test("A list says nothing of a month that it passes over")
  func listWithGap() {
    let schedule = schedule("휴무일: 2026년 11월 8일, 22일, 2027년 1월 10일")
    #expect(schedule.status(on: november(21)) == .open(.published))
    #expect(schedule.status(on: november(30)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .unknown)
    #expect(schedule.status(on: CivilDate(2027, 1, 9)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2027, 1, 11)) == .unknown)
  }

  @Test("A day that one move leaves and another reaches is what the text calls it in the end")
  func crossingMoves() {
    for text in [
      "11월 8일에서 15일로, 15일에서 18일로 변경", "11월 8일에서 15일로 변경, 15일에서 18일로 변경",
      "11월 15일에서 15일로 변경",
    ] {
      let read = read(text)
      let schedule = schedule(text)
      #expect(!read.moves.isEmpty && !read.closedDates.isEmpty)
      for date in read.closedDates { #expect(schedule.status(on: date) == .closed(.override)) }
      for date in read.openDates { #expect(schedule.status(on: date) == .open(.override)) }
    }
  }

  @Test("A single date speaks for itself alone")
  func singleDates() {
    let schedule = schedule("11/15 정상영업, 11/18 임시휴무")
    #expect(schedule.status(on: november(15)) == .open(.published))
    #expect(schedule.status(on: november(18)) == .closed(.published))
    #expect(schedule.status(on: november(16)) == .unknown)
  }

  @Test("Open dates take days out of the rule")
  func openDates() {
    let schedule = schedule("매월 둘째·넷째 일요일 휴무, 11/22(일) 정상영업")
    #expect(schedule.status(on: november(22)) == .open(.published))
    #expect(schedule.status(on: november(8)) == .closed(.rule))
  }

  @Test("A move is an override")
  func moves() {
    let schedule = schedule("매월 둘째·넷째 일요일 휴무. 11월 22일 휴무를 25일로 변경")
    #expect(schedule.status(on: november(22)) == .open(.override))
    #expect(schedule.status(on: november(25)) == .closed(.override))
    #expect(schedule.status(on: november(8)) == .closed(.rule))
  }

  @Test("A day that moves on again ends where it was moved last")
  func movesInARow() {
    let schedule = schedule("8일을 11일로 변경, 11일을 15일로 변경")
    #expect(schedule.status(on: november(8)) == .open(.override))
    #expect(schedule.status(on: november(11)) == .open(.override))
    #expect(schedule.status(on: november(15)) == .closed(.override))
  }

  @Test("A long closing is a state and no list of days")
  func closures() {
    let schedule = schedule("매주 월요일 휴관. 12월 1일부터 12월 31일까지 내부공사로 임시휴관")
    let day = CivilDate(2026, 12, 10)
    #expect(schedule.status(on: day) == .closed(.temporarilyClosed))
    #expect(
      schedule.state(on: day)
        == .temporarilyClosed(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 31)))
    #expect(schedule.status(on: november(9)) == .closed(.rule))
  }

  @Test("A closing until a day began by the day of the text")
  func until() {
    let schedule = schedule("11월 27일까지 임시휴관")
    #expect(schedule.status(on: november(10)) == .closed(.temporarilyClosed))
    #expect(schedule.status(on: november(27)) == .closed(.temporarilyClosed))
    #expect(schedule.status(on: november(28)) == .unknown)
  }

  @Test(
    "A branch is named with or without its brand and 점",
    arguments: ["일산점", "일산", "이마트 일산점", "이마트일산점", " 이마트  일산 ", "일산점"])
  func branchNames(name: String) {
    let schedule = schedule("매주 일요일 휴무. 이마트 일산점은 11/22 정상영업", for: name)
    #expect(schedule.status(on: november(22)) == .open(.published), "\(name)")
    #expect(schedule.status(on: november(15)) == .closed(.rule), "\(name)")
  }

  @Test(
    "Another branch, and no branch, take what holds for all",
    arguments: [nil, "하남점", "", "점", "이마트", "산점", "동일산점"])
  func otherBranches(name: String?) {
    let schedule = schedule("매주 일요일 휴무. 이마트 일산점은 11/22 정상영업", for: name)
    #expect(schedule.status(on: november(22)) == .closed(.rule))
  }

  @Test("A name that fits two notices takes neither, and leaves their days in doubt")
  func twoNotices() {
    let text = "매주 월요일 휴무. 이마트 하남점은 11/24 휴무, 코스트코 하남점은 11/25 휴무"
    #expect(read(text).branchNotices.count == 2)
    for day in [24, 25] {
      #expect(schedule(text, for: "하남점").status(on: november(day)) == .open(.tentativeRule))
    }
    #expect(schedule(text, for: "코스트코 하남점").status(on: november(24)) == .open(.rule))
    guard case .closed = schedule(text, for: "코스트코 하남점").status(on: november(25)) else {
      Issue.record("코스트코 하남점 is open on the 25th")
      return
    }
  }

  @Test("What is said of a branch goes before what is said of all")
  func branchBeforeAll() {
    let text = "전점 11/8, 11/22 휴무, 하남점은 11/11, 11/25 휴무"
    let own = schedule(text, for: "하남점")
    #expect([8, 22].allSatisfy { own.status(on: november($0)).basis?.source != .rule })
    for day in [11, 25] { #expect(own.status(on: november(day)) == .closed(.published)) }
    for day in [8, 22] {
      #expect(own.status(on: november(day)) != .closed(.published))
      #expect(schedule(text).status(on: november(day)) == .closed(.published))
    }
    // Nothing says that these are all closings of the month.
    #expect(schedule(text).status(on: november(11)) == .unknown)
    let listed = schedule("11월 휴무일: 11/8, 11/22")
    #expect(listed.status(on: november(21)) == .open(.published))
  }

  @Test("A part of a store closes nothing of the store")
  func facility() {
    let schedule = schedule("매주 월요일 휴관, 수영장은 매주 화요일 휴장")
    #expect(schedule.status(on: november(9)) == .closed(.rule))
    #expect(schedule.status(on: november(10)) == .open(.rule))
  }

  @Test("A date that its weekday contradicts is tentative or unknown, never certain")
  func tentativeDates() {
    let alone = schedule("11/24(일) 휴무")
    #expect(!alone.isCertain(november(24)))
    let ruled = schedule("매주 월요일 휴무, 11/24(일) 휴무")
    #expect(!ruled.isCertain(november(24)))
    #expect(ruled.status(on: november(23)) == .closed(.rule))
    #expect(ruled.status(on: november(25)) == .open(.rule))
  }

  @Test("A doubt about the rule makes its days tentative")
  func tentativeRule() {
    let schedule = schedule("매월 둘째·넷째 일요일 휴무. 공휴일에는 대부분 휴무")
    #expect(schedule.status(on: CivilDate(2026, 12, 25)).basis?.certainty == .tentative)
    #expect(schedule.status(on: november(8)) == .closed(.rule))
  }

  @Test("What the municipality has designated beneath a rule stays, whenever a text is read")
  func designations() throws {
    let known = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let designated = [try RulePeriod(.nth([2, 4], .wednesday))]
    for text in ["12/13 휴무", "12월부터 매월 둘째·넷째 월요일 휴무", "12월 31일까지만 영업합니다"] {
      let before = try known.adding(municipal: designated).adding(
        reading: read(text), asOf: Self.seen)
      let after = try known.adding(reading: read(text), asOf: Self.seen).adding(
        municipal: designated)
      #expect(before == after, "\(text)")
    }
  }

  @Test("A text that turns one day of a closing that moved leaves the other day in doubt")
  func halfOfMove() throws {
    let (from, to) = (CivilDate(2026, 12, 13), CivilDate(2026, 12, 16))
    let known = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))], overrides: [.moved(from: from, to: to)])
    let closed = known.adding(reading: read("12/13 휴무"), asOf: Self.seen)
    #expect(closed.status(on: from) == .closed(.published))
    #expect(closed.status(on: to) == .closed(.tentativePublication))
    let open = known.adding(reading: read("12/16 정상영업"), asOf: Self.seen)
    #expect(open.status(on: from) == .open(.tentativePublication))
    #expect(open.status(on: to) == .open(.published))
  }

  @Test("A text holds where it contradicts what was known")
  func contradictions() throws {
    let known = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday), during: .earliest ... .latest)],
      published: [PublishedMonth(YearMonth(2026, 11), closed: [8, 22])],
      overrides: [.closed(november(18))])
    let asOf = Self.seen
    let dates = known.adding(reading: read("11/22 정상영업, 11/25 휴무"), asOf: asOf)
    #expect(dates.status(on: november(22)) == .open(.published))
    #expect(dates.status(on: november(25)) == .closed(.published))
    #expect(dates.status(on: november(8)) == .closed(.published))
    #expect(dates.status(on: november(18)) == .closed(.override))
    let override = known.adding(reading: read("11/18 정상영업"), asOf: asOf)
    #expect(override.status(on: november(18)) == .open(.published))
    let moved = known.adding(reading: read("11월 22일을 24일로 변경"), asOf: asOf)
    #expect(moved.status(on: november(22)) == .open(.override))
    #expect(moved.status(on: november(24)) == .closed(.override))
    let rule = known.adding(reading: read("12월 1일부터 매주 월요일 휴무"), asOf: asOf)
    #expect(rule.status(on: CivilDate(2026, 10, 11)) == .closed(.rule))
    #expect(rule.status(on: CivilDate(2026, 12, 13)) == .open(.rule))
    #expect(rule.status(on: CivilDate(2026, 12, 14)) == .closed(.rule))
  }

  @Test("A text that only doubts a day makes what a rule or a publication says of it tentative")
  func doubts() throws {
    let known = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))],
      published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27], covered: [13, 20, 27])],
      overrides: [.closed(november(18))])
    let doubt = known.adding(reading: read("11/22 휴무 여부 미정"), asOf: Self.seen)
    #expect(known.isCertain(november(22)))
    #expect(doubt.status(on: november(22)) == .closed(.tentativeRule))
    #expect(doubt.status(on: november(8)) == .closed(.rule))
    #expect(doubt.status(on: november(23)) == .open(.rule))
    let published = known.adding(reading: read("12/13 휴무 여부 미정"), asOf: Self.seen)
    #expect(published.status(on: CivilDate(2026, 12, 13)) == .closed(.tentativePublication))
    #expect(published.status(on: CivilDate(2026, 12, 27)) == .closed(.published))
    // Nothing makes an override less certain than the hand that made it.
    let override = known.adding(reading: read("11/18 휴무 여부 미정"), asOf: Self.seen)
    #expect(override.status(on: november(18)) == .closed(.override))
    let days = known.adding(reading: read("일요일은 변경될 수 있습니다"), asOf: Self.seen)
    #expect(days.status(on: november(22)) == .closed(.tentativeRule))
    #expect(days.status(on: november(23)) == .open(.rule))
    // A change that is not understood may be of the rule, and what opens may open for a while.
    let change = known.adding(
      reading: read("12월부터 쉬는 날이 바뀝니다\n(바뀐 후) 둘째·넷째 수요일"), asOf: Self.seen)
    #expect(change.status(on: CivilDate(2027, 1, 10)) == .closed(.tentativeRule))
    let opens = known.adding(reading: read("일요일에도 정상영업합니다"), asOf: Self.seen)
    #expect(opens.status(on: CivilDate(2027, 1, 10)) == .closed(.tentativeRule))
    // A date without a word that says what it is may be another one than the rule's.
    let event = known.adding(reading: read("김장 행사 11/21~11/22\n감사합니다"), asOf: Self.seen)
    #expect(event.status(on: november(22)) == .closed(.tentativeRule))
    #expect(event.status(on: november(29)) == .open(.rule))
    // One branch that is named may be this one.
    let branch = known.adding(
      reading: read("왕십리점은 11월 24일부터 25일까지 공사로 휴점합니다."), asOf: Self.seen)
    #expect(branch.status(on: november(24)) == .open(.tentativeRule))
    #expect(branch.status(on: november(23)) == .open(.rule))
    // What names no day is about the rule of its own text.
    let nothing = known.adding(reading: read("변경될 수 있습니다"), asOf: Self.seen)
    #expect(nothing.status(on: november(22)) == .closed(.rule))
  }
}

extension HolidaySchedule {
  /// Whether the schedule answers for a day without a doubt.
  fileprivate func isCertain(_ date: CivilDate) -> Bool {
    status(on: date).basis.map { $0.certainty != .tentative } ?? false
  }
}
