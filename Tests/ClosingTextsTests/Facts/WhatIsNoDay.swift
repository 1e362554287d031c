import KoreanCalendar
import MartModels

private let first = CivilDate(2026, 12, 1)

/// Numbers, dates and days beside a closing that are of something else.
let whatIsNoDay: [TextSequence] = [
  // How many days, and at which hour.
  TextSequence("12월 14, 15, 16일 3일 쉽니다", first, [inDecember(3, "?"), inDecember(15, "C")]),
  TextSequence("휴무 : 12월 7일~9일 3일", first, [inDecember(3, "?"), inDecember(9, "C")]),
  TextSequence("12월 휴무 2일 (13일, 27일)", first, [inDecember(2, "?")]),
  TextSequence("이달의 휴무일 2일 : 둘째·넷째 일요일", first, [(CivilDate(2027, 1, 2), "c")]),
  TextSequence("12월 휴무 2일, 16일", first, [inDecember(2, "C"), inDecember(16, "C")]),
  TextSequence("Dec 24 (Thu) closes at 7 PM", first, [inDecember(24, "?")]),
  TextSequence("Dec 31: closed after lunch", first, [inDecember(31, "?")]),
  TextSequence("Closed from Dec 24 to Dec 26", first, [inDecember(25, "C")]),
  TextSequence("Bookings for Dec 24 are closed", first, [inDecember(24, "?")]),
  // A list of days behind a month is none of months and days.
  TextSequence("12월 휴무 2.9.16.23일", first, [(CivilDate(2027, 2, 9), "?")]),
  TextSequence("12월 휴무 12.13, 12.27", first, [inDecember(13, "C"), inDecember(27, "C")]),
  // A weekday beside a holiday is that day, and dates a week apart are those of their weekday.
  TextSequence("금요일(크리스마스) 휴무일", first, [inDecember(4, "c")]),
  TextSequence("Friday (Christmas Day) Closed", first, [inDecember(4, "c")]),
  TextSequence("금요일 휴무 (성탄절은 영업)", first, [inDecember(4, "C"), inDecember(25, "O")]),
  TextSequence("매주 금요일(성탄절 제외) 휴무", first, [inDecember(4, "C"), inDecember(25, "O")]),
  TextSequence(
    "12월 2일, 9일, 16일, 23일 매주 수요일은 쉽니다", first,
    [inDecember(9, "C"), (CivilDate(2027, 12, 2), "O")]),
  TextSequence(
    "휴관일 : 매주 월요일, 12월 24일, 12월 25일", first, [(CivilDate(2027, 12, 24), "C")]),
  // What closes anyway is left out of something else.
  TextSequence(
    "할인행사 12월 3일(목)~16일(수), 의무휴업일인 13일(일)은 제외", first,
    [inDecember(4, "?"), inDecember(13, "?")]),
  TextSequence("화~일 (휴관일인 월요일 제외)", first, [inDecember(7, "?"), inDecember(8, "?")]),
  // Dates of other labels, of the page, of a time that is over.
  TextSequence(
    "[행사기간] 12/10(목)~12/16(수) [휴무일] 12/13(일)", first, [inDecember(10, "?"), inDecember(13, "C")]),
  TextSequence("휴무일 공지 | 2026.12.03 | 조회 1,210", first, [inDecember(3, "?")]),
  TextSequence("12월 20일 여름휴가 다녀왔어요!", first, [inDecember(20, "?")]),
  TextSequence("12월 31일까지는 기존과 같이 휴무합니다.", first, [inDecember(8, "?")]),
  TextSequence("12월 20일까지 휴무합니다.", first, [inDecember(8, "C")]),
  TextSequence("휴무 : 매월 첫째, 셋째 월요일?? 아니에요.", first, [inDecember(7, "c")]),
  // Closings and openings of one of several.
  TextSequence("의무휴업일(매월 2,4번째 일요일)은 식품관만 휴점합니다", first, [inDecember(13, "c")]),
  TextSequence("의무휴업일(매월 2,4번째 일요일)은 휴점합니다", first, [inDecember(13, "C")]),
  TextSequence("아이파크 하남 12월 휴무 없음, 이마트 13일·27일 휴무", first, [inDecember(13, "?")]),
  TextSequence("12월 휴점일\n본점 : 14일\n대구신세계 : 휴점 없음", first, [inDecember(21, "?")]),
  TextSequence("12/10부터 내부공사, 재오픈 일정 추후공지", first, [inDecember(10, "?")]),
  TextSequence(
    texts: [("설날 전점 정상영업 (안산점, 시흥점 휴무)", CivilDate(2027, 1, 25))], branch: "안산점",
    days: [(CivilDate(2027, 2, 7), "c")]),
  TextSequence(
    texts: [("12월 휴무 13일, 27일 *고양점 9일, 23일", first)], branch: "고양점",
    days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "?")]),
]
