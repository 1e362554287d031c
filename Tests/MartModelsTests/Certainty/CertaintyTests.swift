import KoreanCalendar
import MartModels
import Testing

/// The same store four times: known from its municipality only, from a rule in a festival month, from
/// its own list, and not at all.
enum KnownStore: String, CaseIterable, CustomTestStringConvertible {
  case municipal, tentative, published, unknown

  var testDescription: String { rawValue }

  func schedule() throws -> HolidaySchedule {
    let sundays = HolidayRule.nth([2, 4], .sunday)
    return switch self {
    case .municipal: try HolidaySchedule(municipal: [RulePeriod(sundays)])
    case .tentative: HolidaySchedule(rule: sundays)
    case .published:
      try HolidaySchedule(published: [
        PublishedMonth(YearMonth(2027, 2), closed: [14, 28]),
        PublishedMonth(YearMonth(2027, 3), closed: [14, 28]),
      ])
    case .unknown: HolidaySchedule()
    }
  }

  func branch(hours: String? = "10:00~23:00") throws -> Branch {
    Branch(id: 1, mart: .emart, name: "양재점", openingHours: hours, schedule: try schedule())
  }

  var basis: HolidayStatus.Basis? {
    switch self {
    case .municipal: .municipal
    case .tentative: .tentativeRule
    case .published: .published
    case .unknown: nil
    }
  }
}

@Suite("What is known travels with an answer")
struct CertaintyTests {
  // Seollal is on 7 February 2027, so stores swap closings in that month.
  private let saturday = CivilDate(2027, 2, 13)
  private let sunday = CivilDate(2027, 2, 14)

  @Test(
    "An answer about now carries its basis and says what is only expected",
    arguments: [
      (
        KnownStore.municipal, "23:00까지 영업 예정 (매장 확인 전)",
        "expected to be open until 23:00 (unconfirmed)",
        "지금 영업 중일 것으로 예상되며 23:00에 영업을 종료할 예정입니다 (매장 확인 전).",
        "It is expected to be open now, until 23:00 (unconfirmed)."
      ),
      (
        .tentative, "23:00까지 영업 예정 (변경 가능)", "expected to be open until 23:00 (may change)",
        "지금 영업 중일 것으로 예상되며 23:00에 영업을 종료할 예정입니다 (변경 가능).",
        "It is expected to be open now, until 23:00 (may change)."
      ),
      (
        .published, "23:00까지 영업", "open until 23:00", "지금 영업 중이며 23:00에 영업을 종료합니다.",
        "It is open now, until 23:00."
      ),
      (
        .unknown, "알 수 없음", "not known", "지금 영업하는지 알려지지 않았습니다.",
        "It is not known whether it is open now."
      ),
    ])
  func openNow(
    store: KnownStore, korean: String, english: String, koreanLong: String, englishLong: String
  ) throws {
    let noon = WallTime(saturday, 12, 0)
    let answer = try store.branch().opening(at: noon)
    #expect(answer.basis == store.basis)
    #expect(answer == (store == .unknown ? .unknown : .open(closes: WallTime(saturday, 23, 0))))
    #expect(answer.phrase(in: .korean, relativeTo: noon) == korean)
    #expect(answer.phrase(in: .english, relativeTo: noon) == english)
    #expect(answer.phrase(in: .korean, style: .long, relativeTo: noon) == koreanLong)
    #expect(answer.phrase(in: .english, style: .long, relativeTo: noon) == englishLong)
  }

  @Test("The patterns of an answer stay, and so does equality with one written in code")
  func patterns() throws {
    let noon = WallTime(saturday, 12, 0)
    switch try KnownStore.municipal.branch().opening(at: noon) {
    case .open(let closes): #expect(closes == WallTime(saturday, 23, 0))
    case .closed, .openHoursUnknown, .unknown: Issue.record("it is open")
    }
    guard
      case .closed(let opens?) = try KnownStore.published.branch().opening(
        at: WallTime(sunday, 12, 0))
    else {
      Issue.record("it is closed")
      return
    }
    #expect(opens == WallTime(CivilDate(2027, 2, 15), 10, 0))
    let hoursUnknown = try KnownStore.municipal.branch(hours: nil).opening(at: noon)
    #expect(hoursUnknown == .openHoursUnknown && hoursUnknown.basis == .municipal)
    #expect(hoursUnknown.phrase(in: .korean, relativeTo: noon) == "영업 예정, 시간 모름 (매장 확인 전)")
  }

  @Test("That a store is closed until further notice is a fact, and only its end is open")
  func furtherNotice() {
    #expect(HolidayStatus.Basis.closedUntilFurtherNotice.isTentative)
    let expected: [HolidayStatus.Basis] = [
      .closedForGood, .temporarilyClosed, .closedUntilFurtherNotice, .override, .published,
      .tentativePublication, .rule, .tentativeRule, .municipal,
    ].filter { $0.isExpected }
    #expect(expected == [.tentativePublication, .tentativeRule, .municipal])
  }

  @Test("An answer rests on the least certain of the days that decide it")
  func leastOfDays() throws {
    // Open around the clock; the closing that ends it is the municipality's.
    let published = try PublishedMonth(YearMonth(2027, 3), closed: [])
    let schedule = try HolidaySchedule(
      published: [published], municipal: [RulePeriod(.nth([1], .thursday))])
    let always = Branch(
      id: 1, mart: .emart, name: "양재점", openingHours: "24시간", schedule: schedule)
    let march = WallTime(CivilDate(2027, 3, 20), 12, 0)
    #expect(always.opening(at: march) == .open(closes: WallTime(CivilDate(2027, 4, 1), 0, 0)))
    #expect(always.opening(at: march).basis == .municipal)
    // Shut after hours; what the store does next day is published.
    let evening = WallTime(saturday, 23, 30)
    #expect(try KnownStore.published.branch().opening(at: evening).basis == .published)
    // Closed by a published day, and what follows is only a rule.
    let month = try PublishedMonth(YearMonth(2027, 5), closed: [31])
    let mixed = try HolidaySchedule(rules: [RulePeriod(.never)], published: [month])
    let branch = Branch(
      id: 1, mart: .emart, name: "양재점", openingHours: "10:00~22:00", schedule: mixed)
    let answer = branch.opening(at: WallTime(CivilDate(2027, 5, 31), 12, 0))
    #expect(answer == .closed(opens: WallTime(CivilDate(2027, 6, 1), 10, 0)))
    #expect(answer.basis == .rule)
  }

  @Test(
    "A summary says of today, of tomorrow and of the next closing what each rests on",
    arguments: [
      (
        KnownStore.municipal,
        "오늘 영업 예정, 내일 휴무 예정, 다음 휴무 예정 2월 14일 (일) 내일 (매장 확인 전)",
        "expected to be open today, expected to be closed tomorrow, "
          + "next closing expected Sun 14 Feb, tomorrow (unconfirmed)",
        "이마트 양재점은 오늘 영업할 예정이고 (매장 확인 전), "
          + "다음 휴무 예정일은 내일, 2월 14일 일요일 (매장 확인 전)입니다.",
        "E-mart 양재점 is expected to be open today (unconfirmed); "
          + "the next closing is expected tomorrow, Sunday, 14 February (unconfirmed)."
      ),
      (
        .tentative, "오늘 영업 예정, 내일 휴무 예정, 다음 휴무 예정 2월 14일 (일) 내일 (변경 가능)",
        "expected to be open today, expected to be closed tomorrow, "
          + "next closing expected Sun 14 Feb, tomorrow (may change)",
        "이마트 양재점은 오늘 영업할 예정이고 (변경 가능), "
          + "다음 휴무 예정일은 내일, 2월 14일 일요일 (변경 가능)입니다.",
        "E-mart 양재점 is expected to be open today (may change); "
          + "the next closing is expected tomorrow, Sunday, 14 February (may change)."
      ),
      (
        .published, "오늘 영업, 내일 휴무, 다음 휴무 2월 14일 (일) 내일",
        "open today, closed tomorrow, next closing Sun 14 Feb, tomorrow",
        "이마트 양재점은 오늘 영업하고, 다음 휴무일은 내일, 2월 14일 일요일 (매장 게시)입니다.",
        "E-mart 양재점 is open today; "
          + "the next closing is tomorrow, Sunday, 14 February (published)."
      ),
      (
        .unknown, "오늘 모름, 내일 모름, 다음 휴무 알 수 없음",
        "unknown today, unknown tomorrow, next closing not known",
        "이마트 양재점은 휴무일이 아직 알려지지 않았습니다.",
        "E-mart 양재점 may be open or closed today: no closing days are known yet."
      ),
    ])
  func summary(
    store: KnownStore, korean: String, english: String, koreanLong: String, englishLong: String
  ) throws {
    let summary = BranchSummary(try store.branch(), at: WallTime(saturday, 12, 0))
    #expect(summary.basis == store.basis && summary.openingBasis == store.basis)
    #expect(summary.phrase(in: .korean) == korean)
    #expect(summary.phrase(in: .english) == english)
    #expect(summary.phrase(in: .korean, style: .long) == koreanLong)
    #expect(summary.phrase(in: .english, style: .long) == englishLong)
  }

  @Test(
    "On a closing day a summary says today's closing and the next after it",
    arguments: [
      (
        KnownStore.municipal,
        "오늘 휴무 예정, 내일 영업 예정, 다음 휴무 예정 2월 28일 (일) D-14 (매장 확인 전)",
        "이마트 양재점은 오늘 2월 14일 일요일에 쉴 예정이고 (매장 확인 전), 내일 영업할 예정이며, "
          + "그다음 휴무 예정일은 14일 뒤, 2월 28일 일요일 (매장 확인 전)입니다."
      ),
      (
        .tentative, "오늘 휴무 예정, 내일 영업 예정, 다음 휴무 예정 2월 28일 (일) D-14 (변경 가능)",
        "이마트 양재점은 오늘 2월 14일 일요일에 쉴 예정이고 (변경 가능), 내일 영업할 예정이며, "
          + "그다음 휴무 예정일은 14일 뒤, 2월 28일 일요일 (변경 가능)입니다."
      ),
      (
        .published, "오늘 휴무, 내일 영업, 다음 휴무 2월 28일 (일) D-14",
        "이마트 양재점은 오늘 2월 14일 일요일에 쉬고 (매장 게시), 내일 영업하며, "
          + "그다음 휴무일은 14일 뒤, 2월 28일 일요일 (매장 게시)입니다."
      ),
    ])
  func closingDay(store: KnownStore, korean: String, koreanLong: String) throws {
    let summary = BranchSummary(try store.branch(), on: sunday)
    #expect(summary.nextClosing.date == sunday)
    #expect(summary.laterClosing?.date == CivilDate(2027, 2, 28))
    #expect(summary.phrase(in: .korean) == korean)
    #expect(summary.phrase(in: .korean, style: .long) == koreanLong)
  }

  @Test("A summary without a minute in its answer says what today rests on")
  func noMinute() throws {
    let summary = BranchSummary(
      try KnownStore.municipal.branch(hours: nil), at: WallTime(sunday, 12, 0))
    #expect(summary.opening == .closed(opens: nil))
    #expect(summary.openingBasis == .municipal)
    #expect(summary.openingPhrase(in: .korean) == "휴무 예정 (매장 확인 전)")
    #expect(
      summary.openingPhrase(in: .english, style: .long)
        == "It is expected to be closed now, and it is not known when it opens (unconfirmed).")
  }

  @Test("An answer without a minute says nothing for certain, because it has no basis")
  func noBasis() throws {
    let noon = WallTime(sunday, 12, 0)
    let gone = try HolidaySchedule(closedForGoodFrom: saturday)
    for schedule in [
      try KnownStore.municipal.schedule(), try KnownStore.published.schedule(), gone,
    ] {
      let answer = Branch(id: 1, mart: .emart, name: "양재점", schedule: schedule).opening(at: noon)
      #expect(answer == .closed(opens: nil) && answer.basis == nil)
      #expect(answer.phrase(in: .korean, relativeTo: noon) == "알려진 바로는 영업하지 않음")
      #expect(answer.phrase(in: .english, relativeTo: noon) == "closed as far as is known")
      #expect(
        answer.phrase(in: .korean, style: .long, relativeTo: noon) == "알려진 바로는 지금 영업하지 않습니다.")
    }
    let always = OpeningAnswer.open(closes: nil)
    #expect(always.phrase(in: .korean, relativeTo: noon) == "알려진 바로는 영업 중")
  }

  @Test("A summary of a store that closed for good says so of this minute, too")
  func closedForGood() throws {
    let gone = Branch(
      id: 1, mart: .emart, name: "가점", openingHours: "10:00~23:00",
      schedule: try HolidaySchedule(closedForGoodFrom: saturday))
    let summary = BranchSummary(gone, at: WallTime(sunday, 12, 0))
    #expect(summary.opening == .closed(opens: nil))
    #expect(summary.openingPhrase(in: .korean) == "폐점")
    #expect(summary.openingPhrase(in: .korean, style: .long) == "폐점한 매장입니다.")
    #expect(summary.openingPhrase(in: .english) == "closed for good")
  }

  @Test("A text to send says what is only expected, also that there is no closing")
  func shareText() throws {
    let branch = try KnownStore.municipal.branch()
    #expect(
      branch.shareText(in: .korean, from: saturday)
        == "이마트 양재점\n2월 13일 (토)~26일 (금) 휴무일\n• 2월 14일 (일) 휴무 예정, 매장 확인 전")
    let quiet = Branch(
      id: 1, mart: .emart, name: "양재점",
      schedule: try HolidaySchedule(municipal: [RulePeriod(.days([31]))]))
    #expect(quiet.shareText(in: .korean, from: saturday).hasSuffix("휴무 예정일이 없습니다 (매장 확인 전)."))
    #expect(
      quiet.shareText(in: .english, from: saturday)
        .hasSuffix("No closing day is expected (unconfirmed)."))
  }

  @Test(
    "A cell of a month says what its status rests on",
    arguments: [
      (KnownStore.municipal, "2월 14일 일요일, 휴무 예정 (매장 확인 전)"),
      (.tentative, "2월 14일 일요일, 휴무 예정 (변경 가능)"),
      (.published, "2월 14일 일요일, 휴무 (매장 게시)"),
      (.unknown, "2월 14일 일요일, 아직 알 수 없음"),
    ])
  func cell(store: KnownStore, korean: String) throws {
    let grid = MonthGrid(YearMonth(2027, 2), of: try store.schedule())
    #expect(grid.cell(on: sunday)?.phrase(in: .korean) == korean)
    #expect(grid.cell(on: sunday)?.basis == store.basis)
    #expect(grid.basis == store.basis)
  }
}
