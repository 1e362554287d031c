import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

/// What a text says for one of several branches, and for the one whose page it is.
@Suite("Schedules of one branch")
struct ScheduleOfBranchTests {
  private static let seen = CivilDate(2026, 11, 2)

  private func status(_ text: String, for branch: String?, on date: CivilDate) -> HolidayStatus {
    HolidaySchedule(
      reading: HolidayText(text, relativeTo: Self.seen), for: branch, asOf: Self.seen
    ).status(on: date)
  }

  @Test(
    "A page under the name of a branch is of that branch, and any other text is of nobody in particular"
  )
  func writer() {
    let page = "이마트 왕십리점\n영업시간 10:00~23:00\n휴점일: 11월 8일, 22일"
    #expect(status(page, for: nil, on: CivilDate(2026, 11, 8)) == .closed(.published))
    #expect(status(page, for: "왕십리점", on: CivilDate(2026, 11, 8)) == .closed(.published))
    #expect(status(page, for: "하남점", on: CivilDate(2026, 11, 8)) == .unknown)
    for other in [
      "왕십리점은 11월 8일 휴무합니다\n감사합니다", "왕십리점 11월 8일 휴무\n감사합니다",
      "11월 휴무\n왕십리점: 8일\n하남점: 15일", "휴무 안내\n왕십리점 11월 8일 휴무",
    ] {
      #expect(status(other, for: nil, on: CivilDate(2026, 11, 8)) == .unknown, "\(other)")
    }
  }

  @Test("Names on a line of a form are those of its days, wherever the line stands")
  func form() {
    let (from, to) = (CivilDate(2026, 11, 8), CivilDate(2026, 11, 11))
    for text in [
      "휴무일 변경 안내\n11월 8일(일) → 11월 11일(수)\n대상 점포: 하남점, 성수점",
      "대상 점포: 하남점, 성수점\n휴무일 변경: 11월 8일(일) → 11월 11일(수)",
    ] {
      #expect(status(text, for: "하남점", on: to) == .closed(.override), "\(text)")
      #expect(status(text, for: "성수점", on: from) == .open(.override), "\(text)")
      #expect(status(text, for: "잠실점", on: to) == .unknown, "\(text)")
    }
    let both = "하남점은 목요일, 성수점은 수요일 휴무이며 일요일·공휴일은 두 곳 모두 휴무입니다."
    for day in [CivilDate(2026, 11, 19), CivilDate(2026, 11, 22), CivilDate(2026, 12, 25)] {
      #expect(status(both, for: "하남점", on: day) == .closed(.rule), "\(day)")
    }
    let others = """
      창원 지역 의무휴업일 변경
      11월 넷째주 일요일(22일) → 11월 25일(수)로 변경
      대상점포 : 마산점, 창원점
      그 외 점포는 22일(일) 그대로 휴무
      """
    #expect(status(others, for: "마산점", on: CivilDate(2026, 11, 22)) == .open(.override))
    #expect(status(others, for: "진해점", on: CivilDate(2026, 11, 22)) == .closed(.published))
    let list = "■ 대상 : 하남점, 성수점\n■ 휴무일 : 11월 11일(수)\n■ 사유 : 소독"
    #expect(status(list, for: "하남점", on: to) == .closed(.published))
    #expect(status(list, for: "잠실점", on: to) == .unknown)
  }

  @Test("Festivals of all are those of a branch with weekdays of its own, unless it never closes")
  func festivalsOfAll() {
    let text = """
      전 점포 설날·추석 당일 휴무
      하남점: 매주 월요일 휴무
      성수점: 연중무휴
      제주점: 추석 다음날 휴무
      """
    let seollal = CivilDate(2027, 2, 7)
    #expect(status(text, for: "하남점", on: seollal).isClosed)
    #expect(status(text, for: "하남점", on: CivilDate(2026, 11, 9)).isClosed)
    #expect(!status(text, for: "성수점", on: seollal).isClosed)
    #expect(status(text, for: "제주점", on: CivilDate(2027, 9, 16)).isClosed)
    #expect(!status(text, for: "제주점", on: CivilDate(2027, 9, 15)).isClosed)
  }

  @Test("A branch that closes on a day does not open on it with the others")
  func others() {
    let text = "신정(1/1) 휴무 점포 : 강남점·불광점\n나머지 점포는 1월 1일 정상 영업합니다."
    let newYear = CivilDate(2027, 1, 1)
    #expect(status(text, for: "불광점", on: newYear).isClosed)
    #expect(status(text, for: "천호점", on: newYear).isOpen)
  }

  @Test("Where to go meanwhile is no branch that closes")
  func resort() {
    let text = "대덕점 리모델링\n휴점기간: 2026. 11. 16.(월) ~ 11. 30.(월)\n기간 중에는 둔산점을 이용해 주세요."
    #expect(!status(text, for: "둔산점", on: CivilDate(2026, 11, 20)).isClosed)
  }

  @Test("A row may begin with a cell that says nothing")
  func emptyCells() {
    let text = "●\t없음\t없음\n휴무\t12/13(일)\t-"
    #expect(status(text, for: "하남점", on: CivilDate(2026, 12, 14)) == .unknown)
  }

  @Test("Hours of a text end early on the eves that it names, and several ends are none")
  func earlyEnds() throws {
    let text = HolidayText(
      "영업시간 10:00~22:00\n명절 전날은 18:00까지, 명절 당일 휴무", relativeTo: Self.seen)
    let hours = try #require(text.hours)
    #expect(!hours.isOpen(at: WallTime(CivilDate(2027, 2, 6), 19, 0)))
    #expect(hours.isOpen(at: WallTime(CivilDate(2027, 2, 6), 17, 0)))
    #expect(hours.isOpen(at: WallTime(CivilDate(2027, 2, 4), 19, 0)))
    let several = HolidayText(
      "영업시간 10:00~22:00\n설 전날은 18:00까지, 추석 전날은 19:00까지", relativeTo: Self.seen)
    #expect(several.earlyClosings.count == 2 && several.hours == nil)
  }

  @Test(
    "An eve that ends behind midnight or later than usual does not end early",
    arguments: [
      "추석 전날은 01:00까지", "추석 전날 01시까지 영업합니다", "추석 전날 새벽 1시까지", "추석 전날은 00:30까지", "추석 전날 22시까지 연장 영업",
      "추석 전날은 03:00까지", "추석 전날 오후 11시까지 연장합니다",
    ])
  func lateEnds(line: String) {
    let text = HolidayText("영업시간 10:00~22:00\n\(line)", relativeTo: Self.seen)
    #expect(text.earlyClosings.isEmpty && text.hours == nil)
    #expect(text.unread.map { $0.reason } == [.specialHours])
  }

  @Test(
    "What holds for once, or for a while, is reported where it leaves days in doubt",
    arguments: [
      ("당분간 일요일 휴무", "당분간"), ("한시적으로 매주 월요일에 쉽니다.", "한시적으로"), ("올해는 매월 둘째 일요일 휴무", "올해"),
      ("임시휴무 안내\n월요일, 화요일", "임시"), ("월요일 하루 쉽니다", "월요일 하루 쉽니다"),
      ("2027년 휴관일: 매주 화요일", "매주 화요일"), ("일산점은 당분간 매주 월요일 휴무", "당분간"),
    ])
  func passing(text: String, words: String) {
    let text = HolidayText(text, relativeTo: Self.seen)
    #expect((text.tentativeRule ?? text.branchNotices.first?.tentativeRule) != nil)
    #expect(text.unread.map { $0.text } == [words])
    #expect(text.unread.map { $0.reason } == [.softStatement])
  }

  @Test("A date of which two sentences say the contrary is named where the later one says so")
  func contrary() {
    let text = HolidayText("10월 1일 정상영업, 10월 1일 휴무", relativeTo: CivilDate(2026, 9, 1))
    #expect(text.tentativeDates == [CivilDate(2026, 10, 1)])
    #expect(text.unread.map { $0.text } == ["10월 1일"])
    #expect(text.unread.first.map { $0.utf8Range.lowerBound > 10 } == true)
  }

  @Test("An hour without a zero, and one from five on, ends an eve in the afternoon")
  func earlyHours() {
    for (line, minute) in [
      ("추석 전날은 1시까지", 780), ("추석 전날은 05:00까지", 1_020), ("추석 전날 밤 12시까지", 1_440),
    ] {
      let text = HolidayText(line, relativeTo: Self.seen)
      #expect(text.earlyClosings.map { $0.closes } == [minute], "\(line)")
    }
  }
}

extension HolidayStatus {
  fileprivate var isClosed: Bool { if case .closed = self { true } else { false } }
  fileprivate var isOpen: Bool { if case .open = self { true } else { false } }
}
