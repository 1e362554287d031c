import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

/// What a text says, as a person reads it; dates are written as `yyyy-MM-dd`.
struct ClosingTextFact: Sendable, CustomTestStringConvertible {
  var text: String
  var reference: String
  var rule: HolidayRule?
  var closed: [String]
  var open: [String]
  var unread: [HolidayText.Reason]

  init(
    _ text: String, _ rule: HolidayRule? = nil, on reference: String = "2026-11-21",
    closed: [String] = [], open: [String] = [], unread: [HolidayText.Reason] = []
  ) {
    self.text = text
    self.reference = reference
    self.rule = rule
    self.closed = closed
    self.open = open
    self.unread = unread
  }

  var testDescription: String { text }
}

private let sundays: HolidayRule = .nth([2, 4], .sunday)
private let festivals: HolidayRule = [.seollal, .chuseok]

/// Texts of store pages, listings, news and other shops, each with its meaning.
///
/// Where a text has no year, the reference date is one at which it may have stood on the page.
let closingTextFacts: [ClosingTextFact] = [
  .init("매월 둘째, 넷째 일요일", sundays),
  .init("둘째,넷째주 수요일, 일요일", [.nth([2, 4], .wednesday), .nth([2, 4], .sunday)]),
  .init("둘째,넷째주 월요일, 일요일", [.nth([2, 4], .monday), .nth([2, 4], .sunday)]),
  .init("둘째주 일요일", .nth(2, .sunday)),
  .init("넷 째주 수요일", .nth(4, .wednesday)),
  .init("(단, 매월 2,4번째 일요일 휴점)", sundays),
  .init("10:00~24:00 (단, 매월 2,4번째 일요일 휴점)", sundays),
  .init("둘째 수요일, 넷째 일요일", [.nth(2, .wednesday), .nth(4, .sunday)]),
  .init("매주 월요일 휴무", .every(.monday)),
  .init(
    "※2/5(화요일) 설날 당일 휴무!! 2월10일 일요일 정상영업, 2월24일 정기휴무", on: "2019-02-01",
    closed: ["2019-02-05", "2019-02-24"], open: ["2019-02-10"]),
  .init(
    "정부시책에 의거 유통산업 발전법에 따라 매월 둘째, 넷째 일요일 의무 휴무합니다. *휴무일: 1/1, 설날, 추석 "
      + "(전일은 오후 7시까지 영업)",
    [sundays, .newYearsDay, .seollal, .chuseok]),
  .init("매월 둘째, 넷째 일요일 의무 휴무", sundays),
  .init("월요일수요일", [.every(.monday), .every(.wednesday)]),
  .init("월요일, 수요일", [.every(.monday), .every(.wednesday)]),
  .init("월요일,수요일,금요일", [.every(.monday), .every(.wednesday), .every(.friday)]),
  .init("9/29", on: "2026-09-01", closed: ["2026-09-29"]),
  .init("9월 29일", on: "2026-09-01", closed: ["2026-09-29"]),
  .init("9월29일", on: "2026-09-01", closed: ["2026-09-29"]),
  .init("첫째주 워요일", unread: [.unknownWeekday]),
  .init("여섯째주숨요일", unread: [.ordinalOutOfRange, .unknownWeekday]),
  .init("월월", unread: [.unknownWord]),
  .init("2/14(일), 2/28(일)", closed: ["2027-02-14", "2027-02-28"]),
  .init("10/11,25(일)", closed: ["2026-10-11", "2026-10-25"]),
  .init("10월 11일, 25일", closed: ["2026-10-11", "2026-10-25"]),
  .init("10일, 4번째 일요일", [.days([10]), .nth(4, .sunday)]),
  .init("매월 10일, 넷째 일요일", [.days([10]), .nth(4, .sunday)]),
  .init("13일,27일", closed: ["2026-11-13", "2026-11-27"]),
  .init("둘째주 금요일, 넷째주 토요일", [.nth(2, .friday), .nth(4, .saturday)]),
  .init("매월 둘째, 넷째주 일요일", sundays),
  .init("2째주 수요일 4째주 일요일", [.nth(2, .wednesday), .nth(4, .sunday)]),
  .init("매월 첫째, 셋째주 일요일", .nth([1, 3], .sunday)),
  .init("정기휴무 (매주 화요일)", .every(.tuesday)),
  .init("정기휴무 (매월 둘째, 넷째 주 월요일)", .nth([2, 4], .monday)),
  .init("매월 첫째 주 수요일, 셋째 주 목요일 휴무", [.nth(1, .wednesday), .nth(3, .thursday)]),
  .init("10:00 – 24:00 (2·4번째 일요일 휴무)", sundays),
  .init("매일 10:00~24:00, 2,4번째 일요일 휴무", sundays),
  .init("매일 10:00 - 23:30 매월 2, 4째주 일요일 휴뮤", sundays),
  .init("10:00-22:00 (매월 2, 4째주 일요일 휴무)", sundays),
  .init("매월 둘째,넷째주 일요일", sundays),
  .init("매주 2,4번째 일요일 휴무", sundays),
  .init("1,3,5번째 일요일 휴무", .nth([1, 3, 5], .sunday)),
  .init("매달 4,5번째 일요일 휴무", .nth([4, 5], .sunday)),
  .init("매월 1,3번째 일요일, 2,4번째 월요일", [.nth([1, 3], .sunday), .nth([2, 4], .monday)]),
  .init("일요일 및 공휴일", [.every(.sunday), .publicHolidays]),
  .init("명절 전날, 명절 당일", [festivals, .eve(of: festivals)]),
  .init("매월 넷째주 월요일 / 명절 당일", [.nth(4, .monday), festivals]),
  .init("매주 2째 주, 4째주 일요일, 공휴일", [sundays, .publicHolidays]),
  .init("일, 둘째/넷째 월", [.every(.sunday), .nth([2, 4], .monday)]),
  .init(
    "첫째 월요일, 둘째 수요일, 넷째 일요일", [.nth(1, .monday), .nth(2, .wednesday), .nth(4, .sunday)]),
  .init("15일 둘째 일요일", [.days([15]), .nth(2, .sunday)]),
  .init("점포별 상이", unread: [.variesByStore]),
  .init("무휴", .never),
  .init("격주 무휴", unread: [.needsAnchor]),
  .init("정기휴무일", unread: [.missingDay]),
  .init("매월 마지막 일요일", .last(.sunday)),
  .init("정부시책에 의거 유통산업 발전법에 따라 매월 둘째, 넷째 일요일 의무 휴무합니다.", sundays),
  .init(
    "매일 11:00 - 21:30매달 둘째, 넷째주 일요일 휴무, 샐러드바 마감 21시", sundays, unread: [.facilityOnly]),
  .init("매일 10:00 - 22:00(Last Order 21:30) ( 둘째주, 넷째주 일요일 휴점)", sundays),
  .init("평일 14:00 - 24:00 (둘째주, 넷째주 일요일 휴무)", sundays),
  .init("둘째주, 넷째주 일요일 정기휴관일", sundays),
  .init("평일 10:30~21:00, 매월 2,4째주 의무 휴업", unread: [.missingWeekday]),
  .init("매월 2/4주 월요일", .nth([2, 4], .monday)),
  .init("매월 두번째·네번째 수요일", .nth([2, 4], .wednesday)),
  .init(
    "※ 12월은 내부사정으로 인해 세 번째 수요일(12월 18일)이 정기휴일입니다.",
    .during(months: [12], .nth(3, .wednesday)), on: "2024-12-02", closed: ["2024-12-18"]),
  .init("매주 첫째주 셋째주 일요일 휴무", .nth([1, 3], .sunday)),
  .init(
    "수영장 및 휘트니스센터는 매월 첫째, 셋째주 일요일 휴관일 입니다.", .nth([1, 3], .sunday),
    unread: [.facilityOnly]),
  .init("매일 06:00 ~ 20:00 (명절 당일 휴무)", festivals),
  .init("매월 15일", .days([15])),
  .init("매년 3월, 6월, 9월, 12월 첫 번째 월요일", .during(months: [3, 6, 9, 12], .nth(1, .monday))),
  .init("평일 10:00 ~ 23:00 / 명절 당일 대부분 휴무", unread: [.softStatement]),
  .init("2·4주차 수요일", .nth([2, 4], .wednesday)),
  .init("매월 두 번째, 네 번째 수요일", .nth([2, 4], .wednesday)),
  .init("매월 둘째주 금요일과 넷째 주 토요일", [.nth(2, .friday), .nth(4, .saturday)]),
  .init("매월 10일과 넷째주 일요일", [.days([10]), .nth(4, .sunday)]),
  .init("매월 10일과 25일", .days([10, 25])),
  .init("12일(일), 26일(일)", on: "2025-10-01", closed: ["2025-10-12", "2025-10-26"]),
  .init("10일(금), 25일(토)", on: "2025-10-01", closed: ["2025-10-10", "2025-10-25"]),
  .init("8일(수), 26일(일)", on: "2025-10-01", closed: ["2025-10-08", "2025-10-26"]),
  .init("11, 22일 휴무", on: "2015-10-08", closed: ["2015-10-11", "2015-10-22"]),
  .init("25일 휴무", on: "2015-10-08", closed: ["2015-10-25"]),
  .init(
    "명절을 포함하는 달의 명절직전 의무휴업일 1일은 명절 당일로 대체할 수 있다",
    unread: [.noClosingWord, .unknownWord, .optionalSwap]),
  .init("매주 일요일", .every(.sunday)),
  .init("01월 01일", closed: ["2027-01-01"]),
  .init("1월1일", closed: ["2027-01-01"]),
  .init("1.1", closed: ["2027-01-01"]),
  .init("오전 10:00 - 오후 10:00"),
]
