import ClosingTexts
import KoreanCalendar
import MartModels

private let sundays: HolidayRule = .nth([2, 4], .sunday)

/// Lists with heads, in which open and closed days stand side by side.
let headedLists: [ClosingTextFact] = [
  .init("휴무: 11/25(수), 정상영업: 11/22(일)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("정상영업: 11/22(일) / 휴무: 11/25(수)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("휴무일: 11/25(수) 정상영업일: 11/22(일)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("휴무 - 11/25(수), 정상영업 - 11/22(일)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("휴무 11/25(수) 정상영업 11/22(일)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("[휴무] 11/25(수) [정상영업] 11/22(일)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("[정상영업] 11/22(일) [휴무] 11/25(수)", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init(
    "휴무일은 11/25(수), 정상영업일은 11/22(일)입니다", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init(
    "정상영업일은 11/22(일), 휴무일은 11/25(수)입니다", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init(
    "11월 휴무: 11일, 25일 / 12월 정상영업: 27일", closed: ["2026-11-11", "2026-11-25"],
    open: ["2026-12-27"]),
  .init("매월 2·4주 일요일 휴무 [정상영업] 11/22", sundays, open: ["2026-11-22"]),
  .init("[휴무] 매월 둘째·넷째 일요일 [영업시간] 10:00~23:00", sundays),
  .init("휴무일: 매월 둘째·넷째 일요일 / 영업시간: 10:00~23:00", sundays),
  .init("정기휴무: 둘째·넷째 수요일 영업시간: 10:00~23:00", .nth([2, 4], .wednesday)),
  .init("휴무일: 11/8, 11/22 정상영업 10:00~22:00", closed: ["2026-11-08", "2026-11-22"]),
  .init("휴무일은 25일, 27일은 정상영업", closed: ["2026-11-25"], open: ["2026-11-27"]),
  .init(
    "휴무일은 8일, 22일·25일은 정상영업", closed: ["2026-11-08"], open: ["2026-11-22", "2026-11-25"]),
  .init(
    "12월 휴무일은 13일, 25일이며 27일은 정상영업합니다", closed: ["2026-12-13", "2026-12-25"],
    open: ["2026-12-27"]),
  .init("휴무일: 11/25, 11/22 정상영업", open: ["2026-11-22"], unread: [.ambiguous]),
  .init("휴무일 11/8 정상영업", open: ["2026-11-08"]),
  .init("11/22 휴무: 내부공사", closed: ["2026-11-22"], unread: [.unknownWord]),
  // A bracket behind a day says what happens on it.
  .init("일요일[휴무], 토요일 10:00~20:00", .every(.sunday)),
  .init("일요일(휴무), 토요일 정상영업", unread: [.ambiguous]),
  .init("11/8: 휴무, 11/22: 정상영업", closed: ["2026-11-08"], open: ["2026-11-22"]),
  .init("휴무: 일요일 / 평일 09:00~18:00", .every(.sunday)),
]

/// Verbs that are used as nouns, and the reasons that stores give.
let verbsAsNouns: [ClosingTextFact] = [
  .init("매월 2·4주 일요일 휴무로 운영합니다", sundays),
  .init("11/22(일) 휴무로 11/23(월) 정상영업", closed: ["2026-11-22"], open: ["2026-11-23"]),
  .init("27일 정상영업으로 25일 휴무", closed: ["2026-11-25"], open: ["2026-11-27"]),
  .init("22일 휴무에 따라 23일 정상영업", open: ["2026-11-23"], unread: [.ambiguous]),
  .init("22일 휴무로 변경", unread: [.ruleChange]),
  .init("12월 27일 의무휴업일 정상영업으로 12월 25일 휴점", closed: ["2026-12-25"], open: ["2026-12-27"]),
  .init("11월 22일(일) 의무휴업일 정상영업", open: ["2026-11-22"]),
  .init(
    "의무휴업일 11/22(일)은 정상영업하고 11/25(수)에 휴무합니다", closed: ["2026-11-25"],
    open: ["2026-11-22"]),
  .init("매주 수요일 휴무이나 12/23(수)은 정상영업합니다", .every(.wednesday), open: ["2026-12-23"]),
  .init("8일이나 22일 휴무", unread: [.softStatement]),
  .init("12/25(금) 대체휴무, 12/27(일) 정상영업", closed: ["2026-12-25"], open: ["2026-12-27"]),
  .init("12월 25일(금) 휴무 (12/27 의무휴업 대체)", closed: ["2026-12-25"], unread: [.ruleChange]),
  .init(
    "매월 2·4주 일요일 휴무 (12월은 25일 성탄절 휴무로 27일 정상영업)", sundays, closed: ["2026-12-25"],
    open: ["2026-12-27"]),
  .init(
    "매월 2·4주 일요일 휴무, 12월은 25일만 휴무, 27일 정상영업", sundays, closed: ["2026-12-25"],
    open: ["2026-12-13", "2026-12-27"]),
]

/// Exceptions, and how often a store closes.
let exceptionsAndCounts: [ClosingTextFact] = [
  .init("설날, 추석 당일을 제외하고 연중무휴", [.seollal, .chuseok]),
  .init("설날 당일을 제외하고 휴무 없음", .seollal),
  .init("설/추석 당일을 제외한 365일 영업", [.seollal, .chuseok]),
  .init("매월 둘째 넷째 일요일 제외 매일 영업", sundays),
  .init("추석 당일 빼고 영업", .chuseok),
  .init("설날, 추석 제외 정상영업", unread: [.ambiguous]),
  .init("매주 일요일을 제외한 모든 날 영업", unread: [.ambiguous, .unknownWord]),
  .init("매주 월요일(공휴일을 제외) 휴무", .every(.monday).except(.publicHolidays)),
  .init("공휴일 휴무(일요일 제외)", .publicHolidays.except(.every(.sunday))),
  .init("월~금 영업, 토·일·공휴일 휴무", [.every(.saturday), .every(.sunday), .publicHolidays]),
  .init("1,3주 화요일 휴무, 2,4주 화요일 정상영업", .nth([1, 3], .tuesday)),
  .init("매주 일요일 휴무, 마지막 일요일은 정상영업", .every(.sunday).except(.last(.sunday))),
  .init("매월 마지막 일요일 휴무, 다섯째 일요일은 정상영업", .last(.sunday).except(.nth(5, .sunday))),
  .init("월 2회 휴무(둘째, 넷째 일요일)", sundays),
  .init("월2회 휴무 : 2,4주 일요일", sundays),
  .init("매월 두 번 (둘째, 넷째 수요일) 휴무", .nth([2, 4], .wednesday)),
  .init("월 2회 휴무", unread: [.unknownWord]),
  .init("월 2,4주 휴무", .nth([2, 4], .monday)),
  .init(
    "명절 연휴 3일 휴무", [.seollal, .chuseok, .eve(of: [.seollal, .chuseok])],
    closed: ["2026-09-26", "2027-02-08"], unread: [.notExpressible, .ambiguous]),
]

/// What is said of a festival and of the days around it, and of months and beginnings.
let festivalsAndBeginnings: [ClosingTextFact] = [
  .init(
    "추석 당일 휴무, 추석 연휴 정상영업", .chuseok.except(.eve(of: .chuseok)), open: ["2026-09-26"],
    unread: [.notExpressible]),
  .init(
    "추석 연휴 휴무, 추석 당일 정상영업", .eve(of: .chuseok).except(.chuseok), closed: ["2026-09-26"],
    unread: [.notExpressible]),
  .init("설날·추석 휴무, 설날은 정상영업", HolidayRule.chuseok.except(.seollal)),
  .init("2026년 12월부터 매월 둘째·넷째 수요일 휴무로 변경됩니다", .nth([2, 4], .wednesday)),
  .init("매월 2·4번째 일요일 (1월 1일, 설날, 추석 휴무)", [sundays, .newYearsDay, .seollal, .chuseok]),
  .init("설날(1/1), 추석(8/15) 휴무", [.seollal, .chuseok]),
  .init("추석(9/26) 휴무", .chuseok, closed: ["2026-09-26"], unread: [.weekdayMismatch]),
  .init("9/26(추석) 휴무", closed: ["2026-09-26"], unread: [.weekdayMismatch]),
  .init("9/25 추석 휴무", closed: ["2026-09-25"]),
  .init("9/24 추석 전날 휴무", closed: ["2026-09-24"]),
  .init("1월 1일 설날, 추석 휴무", [.newYearsDay, .seollal, .chuseok]),
  .init("휴무일 없음(11월)", unread: [.notExpressible]),
]

/// Closing days that move, among others that do not.
let movesAmongOthers: [ClosingTextFact] = [
  .init("의무휴업: 11/8, 11/22→11/25", closed: ["2026-11-08", "2026-11-25"], open: ["2026-11-22"]),
  .init("11/8, 11/22→11/25", closed: ["2026-11-25"], open: ["2026-11-22"], unread: [.ambiguous]),
  .init(
    "11/8, 11/22 → 11/11, 11/25", closed: ["2026-11-11", "2026-11-25"],
    open: ["2026-11-08", "2026-11-22"]),
  .init("8일, 22일(→25일)", closed: ["2026-11-08", "2026-11-25"], open: ["2026-11-22"]),
  .init("22일은 25일로 대체휴무", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("11월 22일은 25일로 변경", closed: ["2026-11-25"], open: ["2026-11-22"]),
  .init("넷째주 일요일은 25일(수)로 대체 휴무", unread: [.ruleChange]),
  .init("휴무일은 25일로 변경되었습니다", unread: [.ruleChange]),
]

/// Closings that are taken back or begin later, and ordinals with a dot between them.
let doubtsAndBeginnings: [ClosingTextFact] = [
  .init("12/27 휴무 취소, 12/25 휴무", closed: ["2026-12-25"], open: ["2026-12-27"]),
  .init("12/27 의무휴업일이 취소되어 정상영업합니다", open: ["2026-12-27"]),
  .init("12월 25일 휴무 여부는 추후 공지", unread: [.softStatement, .unknownWord]),
  .init("12월 25일 휴무 미정", unread: [.softStatement]),
  .init("12/27 정상영업 여부 미정", unread: [.softStatement, .reference]),
  .init("둘째·넷째 월요일 휴무(12월 1일부터 시행)", .nth([2, 4], .monday)),
  .init("2026년 12월 1일부로 둘째·넷째 월요일 휴무", .nth([2, 4], .monday)),
  .init("명절 당일 제외 매일 10:00~23:00", [.seollal, .chuseok]),
  .init("8일(일) 휴무 / 22일(일) 정상", closed: ["2026-11-08"], open: ["2026-11-22"]),
  .init("둘째주 휴무, 넷째주 영업 (일요일)", unread: [.missingWeekday, .ambiguous]),
  .init("매일 영업 (둘째·넷째 일요일 제외)", sundays),
  .init("매일 10:00~23:00 (명절 당일 제외)", [.seollal, .chuseok]),
  .init("매주 일요일 휴무, 매일 10:00~22:00 (공휴일 제외)", .every(.sunday).except(.publicHolidays)),
  .init("둘째.넷째 일요일", sundays),
  .init("둘째. 넷째 일요일", sundays),
]

/// What is said of all branches, of one of them, and of parts of a store.
let branchesAndParts: [ClosingTextFact] = [
  .init(
    "11월 8일, 22일 휴무 (하남점은 22일 정상영업, 25일 휴무)", closed: ["2026-11-08", "2026-11-25"],
    open: ["2026-11-22"]),
  .init(
    "11월 8일, 22일 휴무. 하남점은 11월 15일도 휴무",
    closed: ["2026-11-08", "2026-11-15", "2026-11-22"]),
  .init(
    "전점 11/8, 11/22 휴무, 하남점은 11/11, 11/25 휴무", closed: ["2026-11-11", "2026-11-25"],
    unread: [.anotherBranch]),
  .init(
    "전점 11/8, 11/22 휴무, 하남점은 12/9 휴무",
    closed: ["2026-11-08", "2026-11-22", "2026-12-09"]),
  .init("11월 22일 휴무. 단, 하남점 정상영업", closed: ["2026-11-22"], unread: [.exceptBranch]),
  .init("매월 2,4주 일요일 휴무(하남점은 정상영업)", sundays, unread: [.exceptBranch]),
  .init("매월 2,4주 일요일 휴무 (제주점은 연중무휴)", sundays, unread: [.exceptBranch]),
  .init("하남점 연중무휴", .never),
  .init("연중무휴 하남점", .never),
  .init("휴무일: 8일, 22일 (22일 → 25일)", closed: ["2026-11-08", "2026-11-25"], open: ["2026-11-22"]),
  .init("문화센터 휴무: 매주 월요일, 매장 휴무: 둘째·넷째 일요일", sundays, unread: [.facilityOnly]),
  .init("문화센터는 월요일, 매장은 둘째·넷째 일요일 휴무", sundays, unread: [.facilityOnly]),
  .init("매월 2,4주 일요일 휴무, 배송은 매주 일요일 휴무", sundays, unread: [.facilityOnly]),
]

/// Dates that are named twice, by their day and by their weekday.
let datesNamedTwice: [ClosingTextFact] = [
  .init("11월 11일(둘째주 수요일), 11월 25일(넷째주 수요일) 휴무", closed: ["2026-11-11", "2026-11-25"]),
  .init("11월 8일, 22일(둘째, 넷째 일요일) 휴무", closed: ["2026-11-08", "2026-11-22"]),
  .init("11/11 둘째주 수요일, 11/25 넷째주 수요일 휴무", closed: ["2026-11-11", "2026-11-25"]),
  .init("11월 25일(마지막 수요일) 휴무", closed: ["2026-11-25"]),
  .init("11월 11일(셋째주 수요일) 휴무", closed: ["2026-11-11"], unread: [.ambiguous]),
  .init("11월 8일(둘째 월요일) 휴무", closed: ["2026-11-08"], unread: [.weekdayMismatch]),
  .init("매월 10일 넷째 일요일 휴무", [.days([10]), .nth(4, .sunday)]),
  .init("1/1 둘째 일요일 휴무", .nth(2, .sunday), closed: ["2027-01-01"]),
  .init(
    "11월 둘째주(8일), 넷째주(22일) 일요일 휴무", .during(months: [11], sundays),
    closed: ["2026-11-08", "2026-11-22"]),
  .init("2,4주(11월 8일, 22일) 일요일 휴무", sundays, closed: ["2026-11-08", "2026-11-22"]),
]
