import ClosingTexts
import KoreanCalendar
import MartModels

private let sundays: HolidayRule = .nth([2, 4], .sunday)
private let festivals: HolidayRule = [.seollal, .chuseok]

/// Texts that set some months off against the others.
let monthsOfTheirOwn: [ClosingTextFact] = [
  .init("매월 둘째·넷째 일요일 (단, 12월은 둘째·셋째 일요일)", secondAndThirdInDecember),
  .init("매월 둘째·넷째 일요일 (12월에는 둘째·셋째 일요일)", secondAndThirdInDecember),
  .init("매월 둘째·넷째 일요일. 단, 12월 둘째·셋째 일요일 휴무", secondAndThirdInDecember),
  .init("매월 2,4주 일요일 휴무, 12월 휴무일은 2,3주 일요일입니다", secondAndThirdInDecember),
  .init("매월 둘째·넷째 일요일, 12월에는 셋째 일요일도 휴무", [sundays, inDecember(.nth(3, .sunday))]),
  .init("매월 둘째·넷째 일요일, 12월 셋째 일요일", [sundays, inDecember(.nth(3, .sunday))]),
  .init("매월 둘째·넷째 일요일, 12월은 셋째 일요일 추가 휴무", [sundays, inDecember(.nth(3, .sunday))]),
  .init(
    "매월 둘째, 넷째 일요일 휴무 (3~5월은 둘째 일요일만 휴무)",
    [.nth(2, .sunday), .during(months: [1, 2, 6, 7, 8, 9, 10, 11, 12], .nth(4, .sunday))]),
  .init(
    "매월 둘째 일요일 휴무 (단, 10월은 정상영업)",
    .during(months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12], .nth(2, .sunday))),
  .init(
    "매월 2,4주 일요일 휴무 (7,8월은 휴무 없음)",
    .during(months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12], sundays)),
  .init("매월 2,4주 일요일(8월 제외)", .during(months: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12], sundays)),
  .init(
    "매월 2,4주 일요일 휴무 (9월은 추석 당일만 휴무)",
    [.during(months: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12], sundays), .chuseok]),
  .init(
    "둘째·넷째 수요일(10월은 14일, 25일)", .nth([2, 4], .wednesday),
    closed: ["2026-10-14", "2026-10-25"], open: ["2026-10-28"]),
  .init(
    "매월 10일, 25일 휴무 (단, 12월은 11일, 26일)", .days([10, 25]), closed: ["2026-12-11", "2026-12-26"],
    open: ["2026-12-10", "2026-12-25"]),
  .init(
    "매월 2,4주 일요일 (단, 2026년 12월은 2,3주 일요일)", sundays, closed: ["2026-12-13", "2026-12-20"],
    open: ["2026-12-27"]),
  .init(
    "매월 2,4주 일요일 (이번달은 둘째, 셋째 일요일)", sundays, closed: ["2026-11-08", "2026-11-15"],
    open: ["2026-11-22"]),
  .init("매월 2,4주 일요일 휴무, 12월 25일도 휴무", sundays, closed: ["2026-12-25"]),
  .init(
    "매월 2,4주 일요일 휴무, 12월 25일만 휴무", sundays, closed: ["2026-12-25"],
    open: ["2026-12-13", "2026-12-27"]),
  .init("매월 2,4주 일요일 (단, 2월 7일 설날 휴무)", sundays, closed: ["2027-02-07"]),
  // 17 February was Seollal in the year before.
  .init(
    "매월 2,4주 일요일 (단, 2월 17일 설날 휴무)", sundays, closed: ["2027-02-17"],
    unread: [.weekdayMismatch]),
  .init("12월은 둘째·셋째 일요일", inDecember(.nth([2, 3], .sunday))),
  .init("3월부터 5월까지 둘째 일요일 휴무", .during(months: [3, 4, 5], .nth(2, .sunday))),
  .init("11월~2월 둘째 일요일", .during(months: [11, 12, 1, 2], .nth(2, .sunday))),
  .init("10월까지 매월 둘째 일요일 휴무", unread: [.ambiguous]),
  .init("7,8월 연중무휴", unread: [.notExpressible]),
  .init("연중무휴 (8월 제외)", unread: [.notExpressible]),
]

private let secondAndThirdInDecember: HolidayRule = [
  .during(months: 1...11, .nth([2, 4], .sunday)), inDecember(.nth([2, 3], .sunday)),
]

private func inDecember(_ rule: HolidayRule) -> HolidayRule { .during(months: [12], rule) }

/// Texts in which a hasty reader finds a weekday of every week, or the wrong ordinals.
let ordinalsInOddPlaces: [ClosingTextFact] = [
  .init("일요일(2,4주) 휴무", sundays),
  .init("일요일(둘째, 넷째)", sundays),
  .init("일요일 휴무(매월 2,4주)", sundays),
  .init("일요일 2,4주 휴무", sundays),
  .init("수요일(2주), 일요일(4주) 휴무", [.nth(2, .wednesday), .nth(4, .sunday)]),
  .init("월요일, 일요일(2,4주) 휴무", unread: [.ambiguous]),
  .init("일요일 휴무, 매월 2,4주", unread: [.ambiguous, .missingWeekday]),
  .init("매월 2회 일요일 휴무", unread: [.ambiguous, .unknownWord]),
  .init("일요일 휴무(월 2회)", unread: [.ambiguous, .unknownWord]),
  .init("한달에 두번 일요일 휴무", unread: [.ambiguous, .unknownWord]),
  .init("일요일 격주 휴무", unread: [.needsAnchor]),
  .init("원~금요일 휴무", unread: [.unknownWord, .ambiguous]),
  .init(
    "1월 월~수요일 휴무", .during(months: [1], [.every(.monday), .every(.tuesday), .every(.wednesday)])),
  .init("둘째 넷째 일요일마다 휴무", sundays),
  .init("월요일마다 휴무", .every(.monday)),
  .init("2주마다 일요일 휴무", unread: [.ambiguous, .unknownWord]),
  .init("매월 2수,4일 휴무", unread: [.unknownWord, .ambiguous]),
  .init("일요일 휴무(격주)", unread: [.ambiguous, .needsAnchor]),
  .init("Ⅱ·Ⅳ주 일요일", sundays),
  .init("❷, ❹째주 일요일", sundays),
  .init("2️⃣,4️⃣째주 일요일", sundays),
  .init("제2, 제4 일요일", sundays),
  .init("매월 2.4 일요일", sundays),
  .init("매월 2,4(일)", sundays),
  .init("매월 2|4번째 일요일", sundays),
  .init("매월 둘째;넷째 일요일", sundays),
  .init("매월 2,4번재 일욜 휴무", sundays),
  .init("매월 1~3주 월요일", .nth([1, 2, 3], .monday)),
  .init("매월 2-4번째 일요일", unread: [.ambiguous]),
  .init("매월 2,4 일", unread: [.ambiguous]),
  .init("매월 10, 25(일)", unread: [.ambiguous]),
  .init("2/4 일요일", unread: [.ambiguous]),
  .init("매월 10/25일", .days([10, 25])),
  .init("매월 말일 휴무", .eve(of: .days([1]))),
  .init("매월 15일, 마지막 날", [.days([15]), .eve(of: .days([1]))]),
  .init("2월 말일 휴무", closed: ["2027-02-28"]),
  .init("추석 연휴 마지막 날 휴무", unread: [.ambiguous]),
]

/// Texts in which a hasty reader turns open and closed around.
let turnsOfPhrase: [ClosingTextFact] = [
  .init("일요일 영업 안함", .every(.sunday)),
  .init("일요일, 공휴일은 영업하지 않습니다", [.every(.sunday), .publicHolidays]),
  .init("매주 월요일(공휴일인 경우 정상영업)", .every(.monday), unread: [.conditional]),
  .init("11월 8일 휴무 -> 11월 11일로 변경", closed: ["2026-11-11"], open: ["2026-11-08"]),
  .init("11월 8일 의무휴업일 → 11월 11일", closed: ["2026-11-11"], open: ["2026-11-08"]),
  .init("11월 22일 휴무가 25일로 변경됩니다", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("2026년 12월 1일부터 매월 2,4주 수요일로 변경", .nth([2, 4], .wednesday)),
  .init("10월부터 매월 둘째 일요일 휴무", .nth(2, .sunday)),
  .init(
    "9월 의무휴업일은 13일, 25일(추석)입니다", on: "2026-09-01", closed: ["2026-09-13", "2026-09-25"]),
  .init("매월 둘째<!-- <b>첫째</b> 월요일 --> 일요일", .nth(2, .sunday)),
  .init("매월 2,4주 일요일(일산점은 2,4주 수요일) 휴무", sundays, unread: [.anotherBranch]),
  .init("광명점 매월 2,4주 일요일 / 양재점 매월 2,4주 수요일", sundays, unread: [.anotherBranch]),
  .init("11월 8일 오전 휴무", unread: [.specialHours]),
  .init("토요일 오후 휴무", unread: [.specialHours]),
  .init("11월 8일(일) 단축영업 (10:00~20:00)", unread: [.specialHours]),
  .init("11/8~10(일~화)", closed: ["2026-11-08", "2026-11-09", "2026-11-10"]),
  .init("11월 8일부터 10일까지 3일간 휴무", closed: ["2026-11-08", "2026-11-09", "2026-11-10"]),
  .init("9월 25일(추석 당일) 휴무", closed: ["2026-09-25"]),
  .init("365일 영업", .never),
  .init("연중뮤휴", .never),
  .init("폐점", unread: [.unknownWord]),
]
