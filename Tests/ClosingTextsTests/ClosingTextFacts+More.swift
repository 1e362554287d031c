import ClosingTexts
import KoreanCalendar
import MartModels

private let sundays: HolidayRule = .nth([2, 4], .sunday)
private let festivals: HolidayRule = [.seollal, .chuseok]

/// Texts that the original app's server read as something else, with what they say.
let misreadByTheServer: [ClosingTextFact] = [
  .init("10일, 4번째 일요일", [.days([10]), .nth(4, .sunday)]),
  .init("매월 10일, 25일", .days([10, 25])),
  .init("둘째주 금요일, 넷째주 토요일", [.nth(2, .friday), .nth(4, .saturday)]),
  .init(
    "첫째 월요일, 둘째 수요일, 넷째 일요일", [.nth(1, .monday), .nth(2, .wednesday), .nth(4, .sunday)]),
  .init("세종점 둘째, 넷째 일요일", sundays),
  .init("15일 둘째 일요일", [.days([15]), .nth(2, .sunday)]),
  .init("10월 11일, 25일", closed: ["2026-10-11", "2026-10-25"]),
  .init("10/11,25(일)", closed: ["2026-10-11", "2026-10-25"]),
  .init("12.25", closed: ["2026-12-25"]),
  .init("연중무휴", .never),
  .init("격주 수요일", unread: [.needsAnchor]),
  .init("매월 마지막 일요일", .last(.sunday)),
]

/// Spellings of the fixtures of other projects, of listings and of blogs.
let furtherSpellings: [ClosingTextFact] = [
  .init("둘째,셋째주 월요일, 토요일", [.nth([2, 3], .monday), .nth([2, 3], .saturday)]),
  .init("첫째주 목요일", .nth(1, .thursday)),
  .init("넷째주 토요일", .nth(4, .saturday)),
  .init("월요일", .every(.monday)),
  .init("일", .every(.sunday)),
  .init("09/29", on: "2026-09-01", closed: ["2026-09-29"]),
  .init("2, 4번째 일요일 휴무", sundays),
  .init("매일 10:00 ~ 23:00 (매월 2·4번째 일요일 의무휴업)", sundays),
  .init("둘째,넷째 수요일 휴무", .nth([2, 4], .wednesday)),
  .init("매월 둘째/넷째 일요일 휴무", sundays),
  .init("매월 둘째/넷째 일요일 (지자체별 상이)", sundays, unread: [.variesByStore]),
  .init("2,4주 일요일", sundays),
  .init("매월 2·4째주 일요일 휴무", sundays),
  .init("매달 둘째, 넷째주 일요일 휴무", sundays),
  .init("매달 1·3번째 일요일 휴무", .nth([1, 3], .sunday)),
  .init("매월 2,4,5번째 일요일", .nth([2, 4, 5], .sunday)),
  .init("매월 둘째 ·넷째 주 목요일", .nth([2, 4], .thursday)),
  .init("매달 2번째 수요일", .nth(2, .wednesday)),
  .init("석가탄신일·추석·설날 당일 휴무", festivals, closed: ["2027-05-13"], unread: [.notExpressible]),
  .init("월, 화요일 휴무", [.every(.monday), .every(.tuesday)]),
  .init("매주 일요일·월요일 쉽니다", [.every(.sunday), .every(.monday)]),
  .init("매월 2,4번째 일요일 정기휴일", sundays),
  .init("매월 마지막 주 일요일 휴무", .last(.sunday)),
  .init("명절 당일 휴무", festivals),
  .init("둘째 주 월요일, 화요일", [.nth(2, .monday), .nth(2, .tuesday)]),
  .init("매월 2번째 수요일,4번째 일요일", [.nth(2, .wednesday), .nth(4, .sunday)]),
  .init("연증무휴", .never),
  .init("없음", .never),
  .init("휴무일 없음", .never),
  .init("격주 수요일 (2026-11-25부터)", .everyOther(.wednesday, from: CivilDate(2026, 11, 25))),
  .init("매월 첫째,세째 일요일", .nth([1, 3], .sunday)),
  .init("둘쨰, 넷쨰주 일요일", sundays),
  .init("매월둘째넷째일요일휴무", sundays),
  .init("매월 제2·4주 일요일", sundays),
  .init("매월 첫째~셋째주 월요일", .nth([1, 2, 3], .monday)),
  .init("월~금 10:00~22:00, 토·일 휴무", [.every(.saturday), .every(.sunday)]),
  .init("매월 2,4주 휴무(일요일)", sundays),
  .init("매주 월요일 휴무(공휴일 제외)", .every(.monday).except(.publicHolidays)),
  .init("연중무휴 (설날, 추석 당일 제외)", festivals),
  .init("10월 둘째 일요일 휴무", .during(months: [10], .nth(2, .sunday))),
  .init("음력 1월 1일 휴무", .seollal),
  .init("매년 1월 1일 휴무", .newYearsDay),
  .init("신정, 설날, 추석 휴무", [.newYearsDay, festivals]),
  .init("크리스마스 휴무", .yearly(month: 12, day: 25)),
]

/// Announcements of single days.
let announcements: [ClosingTextFact] = [
  .init("11/8(일), 11/22(일)", closed: ["2026-11-08", "2026-11-22"]),
  .init("11. 8(일), 11. 22(일) 휴무", closed: ["2026-11-08", "2026-11-22"]),
  .init("20260111", closed: ["2026-01-11"]),
  .init("2026-11-08, 2026-11-22", closed: ["2026-11-08", "2026-11-22"]),
  .init("2026.11.08.", closed: ["2026-11-08"]),
  .init("2026. 11. 8(일) 휴무", closed: ["2026-11-08"]),
  .init("'26. 11. 8(일)", closed: ["2026-11-08"]),
  .init("2026년 11월 8일(일), 22일(일) 휴무", closed: ["2026-11-08", "2026-11-22"]),
  .init("2025년 12월 28일, 1월 11일 휴무", closed: ["2025-12-28", "2026-01-11"]),
  .init("2026년 10월 둘째, 넷째 일요일 휴무", closed: ["2026-10-11", "2026-10-25"]),
  .init("2/5~2/7 휴무", closed: ["2027-02-05", "2027-02-06", "2027-02-07"]),
  .init("2월 5일부터 7일까지 휴무", closed: ["2027-02-05", "2027-02-06", "2027-02-07"]),
  .init("12월 31일, 1월 1일 휴무", closed: ["2026-12-31", "2027-01-01"]),
  .init("10월 11일 정상영업, 10월 1일 휴무", closed: ["2026-10-01"], open: ["2026-10-11"]),
  .init("2/10(정상영업), 2/24(휴무)", closed: ["2027-02-24"], open: ["2027-02-10"]),
  .init("2월 10일, 2월 14일 정상영업", open: ["2027-02-10", "2027-02-14"]),
  .init("2월 10일은 쉬지 않습니다", open: ["2027-02-10"]),
  .init("설날(2/7), 추석(9/15) 휴무", festivals, closed: ["2027-02-07", "2027-09-15"]),
  .init("00/00,/00".replacingZeros, closed: ["2026-10-11", "2026-10-25"]),
  .init("추석 당일 및 다음날 휴무", .chuseok, closed: ["2026-09-26"], unread: [.notExpressible]),
]

extension String {
  /// The form `00/00,/00` of a listing with the days of October 2026.
  fileprivate var replacingZeros: String { self == "00/00,/00" ? "10/11,/25" : self }
}

/// Texts that do not say on which days a store closes.
let refusals: [ClosingTextFact] = [
  .init(""),
  .init(" "),
  .init("첫", unread: [.missingWeekday]),
  .init("첫, 둘", unread: [.missingWeekday]),
  .init("첫,둘,셋", unread: [.missingWeekday]),
  .init("여섯째주 월요일", unread: [.ordinalOutOfRange]),
  .init("여섯째주월요일", unread: [.ordinalOutOfRange]),
  .init("첫째주 없는요일", unread: [.missingWeekday, .unknownWord]),
  .init("잘", unread: [.unknownWord]),
  .init("왈요일", unread: [.unknownWeekday]),
  .init("9-29", unread: [.unknownWord]),
  .init("홈페이지 참조", unread: [.reference]),
  .init("휴무일 정보 없음", unread: [.reference, .unknownWord]),
  .init("오늘 휴무", unread: [.relativeDay]),
  .init("금일 휴무", unread: [.relativeDay]),
  .init("이번주 일요일 휴무", unread: [.relativeDay]),
  .init("2월 30일 휴무", unread: [.invalidDate]),
  .init("13/1 휴무", unread: [.invalidDate]),
  .init("임시휴무", unread: [.missingDay]),
  .init("2,4째주 휴무, 월요일 휴무", unread: [.ambiguous]),
  .init("추석 선물세트 예약", unread: [.noClosingWord, .unknownWord]),
  .init("명절선물세트 특가", unread: [.unknownWord]),
  .init("행사기간 3/1~3/7", unread: [.unknownWord, .noClosingWord]),
  .init("문의 02-411-1234", unread: [.reference, .unknownWord]),
  .init("10,000원 할인", unread: [.unknownWord]),
  .init("일요일 10:00~20:00"),
  .init("월요일이 공휴일인 경우 다음날 휴무", unread: [.conditional]),
  .init("매월 둘째 일요일에서 둘째 수요일로 변경", unread: [.ruleChange]),
  .init("둘째 일요일 휴무일 수 있습니다", unread: [.softStatement]),
]
