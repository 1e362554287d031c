import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("Closing texts")
struct HolidayTextTests {
  private func check(_ fact: ClosingTextFact) throws {
    let reference = try #require(CivilDate(fact.reference))
    let notice = HolidayText.read(fact.text, relativeTo: reference)
    #expect(notice.rule == fact.rule)
    #expect(notice.closedDates.map(\.description) == fact.closed)
    #expect(notice.openDates.map(\.description) == fact.open)
    #expect(Set(notice.unread.map(\.reason)) == Set(fact.unread))
    #expect(notice.text == fact.text)
  }

  @Test("A text is read with its meaning or with its refusal", arguments: closingTextFacts)
  func reading(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What the original server misread is read", arguments: misreadByTheServer)
  func misreadByServer(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Further spellings of listings and other apps are read", arguments: furtherSpellings)
  func spelling(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What stores announce for single days is read", arguments: announcements)
  func announcement(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What is not stated is not read", arguments: refusals)
  func refusal(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A month that is set off replaces the regular rule", arguments: monthsOfTheirOwn)
  func monthOfItsOwn(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Ordinals in odd places find their weekday or nothing", arguments: ordinalsInOddPlaces)
  func oddOrdinals(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Open and closed are never exchanged", arguments: turnsOfPhrase)
  func turnOfPhrase(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A list has what its head says", arguments: headedLists)
  func headedList(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A verb that is used as a noun decides over its own days", arguments: verbsAsNouns)
  func verbAsNoun(fact: ClosingTextFact) throws { try check(fact) }

  @Test("An exception is of what the sentence says", arguments: exceptionsAndCounts)
  func exceptionOrCount(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A festival is not opened by the days around it", arguments: festivalsAndBeginnings)
  func festivalOrBeginning(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Only what moves is opened", arguments: movesAmongOthers)
  func moveAmongOthers(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A closing that is taken back is none", arguments: doubtsAndBeginnings)
  func doubtOrBeginning(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What is said of one branch is not said of all", arguments: branchesAndParts)
  func branchOrPart(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A date that is named twice makes no rule", arguments: datesNamedTwice)
  func dateNamedTwice(fact: ClosingTextFact) throws { try check(fact) }
}

@Suite("Facets of closing texts")
struct HolidayTextFacetTests {
  private func read(_ text: String, _ today: CivilDate = CivilDate(2026, 11, 21)) -> HolidayText {
    HolidayText.read(text, relativeTo: today)
  }

  @Test("The eve of every day in the list closes early, that of 1 January too")
  func earlyClosing() {
    let notice = read("*휴무일: 1/1, 설날, 추석 (전일은 오후 7시까지 영업)")
    #expect(
      notice.earlyClosings == [
        .init(days: .eve(of: [.newYearsDay, .seollal, .chuseok]), closes: 19 * 60)
      ])
    #expect(read("설·추석 전날 18:30까지 단축영업").earlyClosings.map(\.closes) == [18 * 60 + 30])
    #expect(read("설·추석 전날 18:30까지 단축영업").rule == nil)
  }

  @Test("Hours behind a list of closing days are not those of its days")
  func hoursBehindClosings() {
    #expect(read("휴무: 일요일, 평일: 09:00~18:00").hours?.description == "Mo-Fr 09:00-18:00")
    #expect(read("일요일[휴무], 토요일 10:00~20:00").hours?.description == "Sa 10:00-20:00")
    #expect(read("[휴무] 매월 둘째 일요일 [영업시간] 10:00~23:00").hours?.description == "10:00-23:00")
    #expect(read("둘째 월요일 휴무(12월 1일부터 시행)").effectiveFrom == CivilDate(2026, 12, 1))
    #expect(read("2026년 12월부터 매월 둘째 수요일 휴무로 변경됩니다").effectiveFrom == CivilDate(2026, 12, 1))
  }

  @Test("The eve with its date in brackets closes early too")
  func earlyClosingWithDate() {
    let notice = read("추석 전날(24일) 오후 6시까지 영업, 추석 당일 휴무", CivilDate(2026, 9, 1))
    #expect(notice.earlyClosings == [.init(days: .eve(of: .chuseok), closes: 18 * 60)])
    #expect(notice.rule == .chuseok)
    #expect(notice.unread.isEmpty)
  }

  @Test("A rule that begins with a month or a date says so")
  func effectiveFrom() {
    #expect(read("10월부터 매월 둘째 일요일 휴무").effectiveFrom == CivilDate(2026, 10, 1))
    #expect(read("2026년 12월 1일부터 2,4주 수요일로 변경").effectiveFrom == CivilDate(2026, 12, 1))
  }

  @Test(
    "Opening hours are read where they are glued to the closing days",
    arguments: [
      ("영업시간 10:00~22:00매월 2,4주 일요일 휴무", "10:00-22:00"),
      ("매일 11:00 - 21:30매달 둘째, 넷째주 일요일 휴무", "11:00-21:30"),
      ("월-금 10:00-22:00, 매월 2,4주 일요일", "Mo-Fr 10:00-22:00"),
      ("월~목 10:00~22:00 금~일 10:00~23:00 2,4주 일요일", "Mo-Th 10:00-22:00; Fr-Su 10:00-23:00"),
    ])
  func gluedHours(text: String, hours: String) {
    let notice = read(text)
    #expect(notice.hours?.description == hours)
    #expect(notice.rule == .nth([2, 4], .sunday))
    #expect(notice.unread.isEmpty)
  }

  @Test("A notice for one branch says so")
  func branch() {
    let notice = read("※ 일산점은 2월 13일 (수요일) 정상영업 합니다.", CivilDate(2019, 2, 1))
    #expect(notice.branchScope == "일산점")
    #expect(notice.openDates == [CivilDate(2019, 2, 13)])
    #expect(notice.unread.isEmpty)
    #expect(read("세종점 둘째, 넷째 일요일").branchScope == "세종점")
    #expect(read("매월 둘째 일요일 휴점").branchScope == nil)
    #expect(read("전 지점 둘째 일요일 휴무").branchScope == nil)
    #expect(read("매월 2,4주 일요일 휴무(하남점은 정상영업)").branchScope == nil)
  }

  @Test("The rule for every branch stays beside the notice for one")
  func ruleBesideBranch() {
    let notice = read(
      "매월 둘째, 넷째 일요일 의무 휴무합니다. ※ 일산점은 2월 13일 (수요일) 정상영업 합니다.", CivilDate(2019, 2, 1))
    #expect(notice.rule == .nth([2, 4], .sunday))
    #expect(notice.branchScope == "일산점")
    #expect(notice.openDates == [CivilDate(2019, 2, 13)])
    let other = read("매월 둘째 일요일 휴무. 일산점은 둘째 수요일 휴무")
    #expect(other.rule == .nth(2, .sunday))
    #expect(other.unread.map(\.reason) == [.anotherBranch])
  }

  @Test("A closing of a part of the store is not one of the store")
  func facility() {
    let alone = read("수영장은 매주 월요일 휴관")
    #expect(alone.facilityScope == "수영장")
    #expect(alone.unread.map(\.reason) == [.facilityOnly])
    let beside = read("매월 둘째 일요일 휴무. 수영장은 매주 월요일 휴관")
    #expect(beside.facilityScope == nil)
    #expect(beside.rule == .nth(2, .sunday))
    #expect(beside.unread.map(\.reason) == [.facilityOnly])
  }

  @Test(
    "A move opens one date and closes the other",
    arguments: [
      "2월 14일에서 10일로 변경", "2월 휴무일이 14일에서 10일로 변경되었습니다",
      "2/14(일) → 2/10(수) 변경", "2월 14일(일) 의무휴업일을 2월 10일(수)로 변경합니다.",
      "2월 14일 대신 2월 10일 휴무",
    ])
  func move(text: String) {
    let notice = read(text)
    #expect(notice.moves == [.init(from: CivilDate(2027, 2, 14), to: CivilDate(2027, 2, 10))])
    #expect(notice.openDates == [CivilDate(2027, 2, 14)])
    #expect(notice.closedDates == [CivilDate(2027, 2, 10)])
    #expect(notice.unread.isEmpty)
  }

  @Test(
    "A year is the one nearest to the reference, two months back and ten ahead",
    arguments: [
      ("1/1", "2026-11-21", "2027-01-01"), ("12/25", "2027-01-05", "2026-12-25"),
      ("9/21", "2026-11-21", "2026-09-21"), ("9/20", "2026-11-21", "2027-09-20"),
      ("11/20", "2026-11-21", "2026-11-20"), ("2/29", "2026-11-21", nil),
      ("2/29", "2028-01-31", "2028-02-29"), ("2/29", "2027-03-30", nil),
      ("2/29", "2027-04-29", "2028-02-29"), ("11/2", "2027-01-02", "2026-11-02"),
      ("11/1", "2027-01-02", "2027-11-01"),
    ])
  func year(text: String, reference: String, expected: String?) throws {
    let notice = read(text, try #require(CivilDate(reference)))
    #expect(notice.closedDates.map(\.description) == (expected.map { [$0] } ?? []))
    #expect(notice.unread.map(\.reason) == (expected == nil ? [.invalidDate] : []))
  }

  @Test("A weekday that contradicts its date is reported with the date")
  func weekdayMismatch() throws {
    let notice = read("11/12(일)", CivilDate(2026, 11, 1))
    #expect(notice.closedDates == [CivilDate(2026, 11, 12)])
    let remainder = try #require(notice.unread.first)
    #expect(remainder.reason == .weekdayMismatch)
    #expect(remainder.date == CivilDate(2026, 11, 12))
    #expect(remainder.text == "11/12(일)")
  }

  @Test(
    "Days without a month belong to the reference's month, or to the one in which they fit",
    arguments: [
      ("8일(일), 22일(일)", "2026-11-30", ["2026-11-08", "2026-11-22"]),
      ("13일(일), 27일(일)", "2026-11-30", ["2026-12-13", "2026-12-27"]),
      ("11일(일), 25일(일)", "2026-11-02", ["2026-10-11", "2026-10-25"]),
      ("11월 휴무일: 8일, 22일", "2026-10-29", ["2026-11-08", "2026-11-22"]),
      ("<p>11월 휴무일<br>8일(일),&nbsp;22일(일)</p>", "2026-10-29", ["2026-11-08", "2026-11-22"]),
    ])
  func shownMonth(text: String, reference: String, expected: [String]) throws {
    let notice = read(text, try #require(CivilDate(reference)))
    #expect(notice.closedDates.map(\.description) == expected)
  }

  @Test("A text that lists more days than any notice is not followed without end")
  func endlessLists() {
    let months = String(repeating: "2026년 1~12월 월~금 휴무, ", count: 60)
    let ranges = String(repeating: "1/1~2/28 휴무, ", count: 200)
    for text in [months, ranges] {
      let notice = HolidayText.read(text, relativeTo: CivilDate(2026, 11, 21))
      #expect(!notice.closedDates.isEmpty)
      #expect(notice.closedDates.count <= 366)
      #expect(notice.unread.contains { $0.reason == .rangeTooLong })
    }
  }

  @Test(
    "Brackets that end in the wrong places are read to the end",
    arguments: [
      "(영(일) [휴무] 11/25(수) [영업가] 10:00~23:00업] 11/22(일) [휴무] 11/25(수 [영업가] 10:00",
      "연중무휴 하남점", "[휴무] 11/25(수 [정상영업] 10:00~23:00] 11/22(일)", "((일)(휴무)) (정상영업) 10:00~22:00",
    ])
  func strayBrackets(text: String) {
    #expect(read(text).text == text)
    #expect(read(String(repeating: text, count: 20)).text.count == 20 * text.count)
  }

  @Test("A remainder names its place in the text")
  func range() throws {
    let text = "안내: 2,4째주 의무 휴업"
    let remainder = try #require(read(text).unread.first)
    #expect(remainder.text == "2,4째주")
    #expect(remainder.utf8Range == 8..<17)
    let range = try #require(remainder.range(in: text))
    #expect(text[range] == "2,4째주")
    #expect(remainder.description == "missingWeekday at 8..<17: \"2,4째주\"")
    #expect(remainder.range(in: "짧음") == nil)
  }

  @Test(
    "What takes one byte to four before it does not move the place of a remainder",
    arguments: [
      "!", "~", "\u{80}", "·", "\u{7FF}", "\u{800}", "※", "\u{FFFD}", "\u{10000}", "🛒",
      "\u{10FFFF}",
    ])
  func widths(sign: String) throws {
    let text = "\(sign) 매월 첫째 일요일 휴무 \(sign) 2,4째주 휴무"
    let notice = read(text)
    #expect(notice.rule == .nth(1, .sunday))
    let remainder = try #require(notice.unread.first { $0.reason == .missingWeekday })
    #expect(remainder.text == "2,4째주")
    #expect(remainder.range(in: text).map { String(text[$0]) } == "2,4째주")
  }

  @Test(
    "Decomposed Hangul, full-width digits and entities change nothing",
    arguments: [
      "매월 둘째, 넷째 일요일 휴무".decomposedForTest, "매월　２，４번째　일요일　휴무",
      "매월&nbsp;<b>둘째</b>, <b>넷째</b> 일요일 휴무", "매월 ②·④번째 일요일 휴무", "매월 𝟐,𝟒번째 일요일 휴무",
      "매월 2ㆍ4번째 日曜日 휴무",
      "\u{FEFF}매월\u{200B} 둘째, 넷째 일요일 휴무", "매월 둘째,\n넷째 일요일 휴무",
    ])
  func scripts(text: String) {
    let notice = read(text)
    #expect(notice.rule == .nth([2, 4], .sunday))
    #expect(notice.unread.isEmpty)
  }
}

extension String {
  /// The Hangul of a text as separate consonants and vowels, by the arithmetic of Unicode 3.12.
  fileprivate var decomposedForTest: String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.value >= 0xAC00, scalar.value <= 0xD7A3 else {
        view.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for part in parts where part != 0x11A7 {
        if let part = Unicode.Scalar(part) { view.append(part) }
      }
    }
    return String(view)
  }
}
