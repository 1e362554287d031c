import KoreanCalendar
import MartModels

private let first = CivilDate(2026, 12, 1)

/// Days of another heading, of an older notice, of those who answer calls, and days that are counted.
let headingsAndWriting: [TextSequence] = [
  // A line between two lists of days heads the second one.
  TextSequence(
    "휴관일\n12월 7일, 14일\n영화 상영일\n12월 12일, 19일", first, [inDecember(14, "C"), inDecember(12, "?")]),
  TextSequence(
    "쉬는 날\n12/14, 12/21\n예약 마감된 날\n12/12, 12/13", first,
    [inDecember(21, "C"), inDecember(12, "?"), inDecember(13, "?")]),
  TextSequence("휴무\n12/6(일)\n내부 공사\n12/20(일)", first, [inDecember(6, "C"), inDecember(20, "?")]),
  // A date of writing of a year ago leaves the year of the days in doubt, and a later one what an older one heads.
  TextSequence(
    "작성일 2025.12.18\n성탄절 휴진 안내\n12월 25일 휴진합니다.", first,
    [inDecember(25, "?")]),
  TextSequence("작성일 2015.12.18\n12월 25일 휴진합니다.", first, [inDecember(25, "C")]),
  TextSequence("작성일 2026.11.18\n12월 25일 휴진합니다.", first, [inDecember(25, "C")]),
  TextSequence("신문 2025.12.10 입력\n대형마트 휴업일인 12월 13일, 마트는 문을 닫는다.", first, [inDecember(13, "?")]),
  TextSequence(
    "2026.12.05 공지\n매주 월요일 휴무\n2026.09.01 공지\n매주 화요일 휴무", CivilDate(2026, 12, 5),
    [inDecember(7, "C"), inDecember(8, "c")]),
  // A bracket of one month, or week, is in place of the rule.
  TextSequence(
    "휴무 : 매주 화 (12월 한정 매주 수)", first,
    [inDecember(8, "O"), inDecember(9, "C"), (CivilDate(2027, 1, 5), "C")]),
  TextSequence(
    "매월 첫째 주 월요일 휴무 (이번 달만 둘째 주 월요일)", first,
    [inDecember(7, "O"), inDecember(14, "C"), (CivilDate(2027, 1, 4), "C")]),
  TextSequence("매주 수요일 휴무 (이번 주만 목요일)", thursday, [inDecember(2, "c"), inDecember(16, "C")]),
  // Those who answer calls have days off of their own.
  TextSequence("상담 평일 10~18시, 주말·공휴일 휴무. 매장 영업은 매일 11시~21시입니다.", first, [inDecember(6, "?")]),
  TextSequence(
    "문의 : 1588-0000 (평일 9~18시, 주말·공휴일 휴무)\n영업시간 : 매일 10시~20시", first, [inDecember(6, "?")]),
  TextSequence("상담시간 : 매일 11:00~21:00 (둘째, 넷째 일요일 휴무)", first, [inDecember(13, "C")]),
  // How many days, and not which.
  TextSequence("12월에는 모두 3일 쉽니다", first, [inDecember(3, "?")]),
  TextSequence("한 달에 4일 쉽니다", first, [inDecember(4, "?")]),
  TextSequence("12월 휴무 모두 3일, 17일", first, [inDecember(3, "C"), inDecember(17, "C")]),
  // Several days become several others, or those of something else do.
  TextSequence(
    "12월 휴무일이 8일, 22일에서 9일, 23일로 바뀌었습니다", first, [inDecember(8, "O"), inDecember(23, "C")]),
  TextSequence(
    "재활용품 수거일 안내\n기존 매주 화요일 → 12월부터 매주 목요일로 변경됩니다.\n수거 업체 휴무로 12월 24일은 수거하지 않습니다.", first,
    [inDecember(10, "?")]),
  // Days behind the closing that they are of, and names behind those of others.
  TextSequence(
    "본관 휴관 12/7, 별관 휴관 12/14, 전관 휴관 12/25", first, [inDecember(14, "?"), inDecember(25, "C")]),
  TextSequence(
    texts: [("월 1회 휴점. 본점은 월요일, 2호점은 화요일", first)], branch: "본점",
    days: [(CivilDate(2026, 12, 7), "?"), (CivilDate(2026, 12, 14), "?")]),
  TextSequence(
    texts: [("성탄절 영업\n종로 : 쉼\n명동 : 11-22", first)], branch: "종로점",
    days: [(CivilDate(2026, 12, 25), "?")]),
  TextSequence(
    "추석 연휴(9/14~9/16) 중 15일 하루만 쉽니다.", CivilDate(2027, 8, 10),
    [(CivilDate(2027, 8, 15), "?"), (CivilDate(2027, 9, 15), "C")]),
  // What is open for others, is asked for, or is over.
  TextSequence(
    "매주 화요일 휴무. 12/15(화)는 대관 행사로 문을 엽니다. 일반 입장은 안 됩니다.", first, [inDecember(15, "c")]),
  TextSequence("매주 화요일 휴무. 12/15(화)는 문을 엽니다. 주차는 안 됩니다.", first, [inDecember(15, "O")]),
  TextSequence("노조는 12월 15일을 휴업일로 지정하라고 요구했다.", first, [inDecember(15, "?")]),
  TextSequence("12월 15일은 휴업해야 한다고 요구했다.", first, [inDecember(15, "?")]),
  TextSequence("12월 15일 휴업을 요구하고 나섰다.", first, [inDecember(15, "?")]),
  TextSequence("We will no longer be closed on Sundays.", first, [inDecember(6, "?")]),
]
