import KoreanCalendar
import MartModels

/// What closes or opens for a part of the house, of the day, of a year or of those who are named, and not for all.
let partsAndTimes: [TextSequence] = [
  // A closing for once says nothing of the regular ones of its month; a list of the month does.
  TextSequence(
    "정기휴무 : 매월 둘째, 넷째 일요일\n12월 특별휴무 : 26일(토)", sunday,
    [inDecember(13, "C"), inDecember(26, "C"), inDecember(27, "C")]),
  TextSequence("매주 월요일 휴무\n12월 임시휴무일 : 26일(토)", sunday, [inDecember(7, "C"), inDecember(26, "C")]),
  TextSequence("매주 월요일 휴무이며 12월 임시휴무일은 26일입니다", sunday, [inDecember(7, "C"), inDecember(26, "C")]),
  TextSequence("매주 월요일 정기휴무, 8월 여름휴무 : 5일, 6일", sunday, [(CivilDate(2027, 8, 9), "C")]),
  TextSequence("매월 둘째, 넷째 일요일 휴무\n12월 재고조사 휴무 : 31일", sunday, [inDecember(13, "C")]),
  TextSequence("12월 임시휴무 안내 : 26일(토), 27일(일)", sunday, [inDecember(13, "?"), inDecember(26, "C")]),
  TextSequence(
    "매주 월요일 휴관\n12월 휴관 : 25일(금) 성탄절", sunday, [inDecember(7, "c"), inDecember(25, "C")]),
  TextSequence("매주 월요일 휴무\n12월 휴무 : 13일, 27일", sunday, [inDecember(7, "O"), inDecember(13, "C")]),
  // Business as usual has its closing days.
  TextSequence("12/1~12/31 정상영업, 매주 월요일 휴무", sunday, [inDecember(7, "c"), inDecember(8, "O")]),
  TextSequence("매월 2,4째주 일요일 휴무\n외벽 도색공사 기간(12/7~12/18)에도 정상영업 합니다", sunday, [inDecember(13, "c")]),
  TextSequence("12월 한 달간 정상영업합니다. 매월 둘째, 넷째 일요일 휴무", sunday, [inDecember(13, "c")]),
  TextSequence(
    "매주 월요일 휴무\n12/7~12/20은 휴무 없이 영업", sunday, [inDecember(7, "O"), inDecember(21, "C")]),
  TextSequence(
    "매주 월요일 휴무\n12/21~12/31 세일기간 무휴", sunday, [inDecember(14, "C"), inDecember(21, "c")]),
  // Who stands behind the days.
  TextSequence("12/7 휴무(정육)", sunday, [inDecember(7, "?")]),
  TextSequence("12/7~12/9 휴무 (정육코너만)", sunday, [inDecember(8, "?")]),
  TextSequence("12/25(푸드코트만) 정상영업", sunday, [inDecember(25, "?")]),
  TextSequence("12/7(월) 휴무 - 정육코너", sunday, [inDecember(7, "?")]),
  TextSequence("12/7~12/9 휴관 수영장", sunday, [inDecember(7, "?")]),
  TextSequence("휴무 : 12/7(1층), 12/8(2층)", sunday, [inDecember(7, "?"), inDecember(8, "?")]),
  TextSequence("휴가 : 12/7~12/8 김실장, 12/10 박실장", sunday, [inDecember(7, "?"), inDecember(10, "?")]),
  TextSequence("임시휴무 12/7(월)\n대상 : 2층 푸드코트", sunday, [inDecember(7, "?")]),
  TextSequence("휴관 시설 : 수영장\n휴관 기간 : 12/7~12/9", sunday, [inDecember(7, "?")]),
  TextSequence("임시휴관\n기간 : 12/7(월)\n대상 : 본관 및 별관 전체", sunday, [inDecember(7, "C")]),
  TextSequence("12/7 휴무 (직원 야유회)", sunday, [inDecember(7, "C")]),
  TextSequence("12/7 휴무 (O)", sunday, [inDecember(7, "C")]),
  TextSequence("12월 7일 쉽니다 - 상인회", sunday, [inDecember(7, "C")]),
  // Hours behind a reason, or a part of the day above the days.
  TextSequence("휴무 안내\n12월 5일 개인사정으로 2시까지만 합니다", sunday, [inDecember(5, "?")]),
  TextSequence(
    "12월 휴무 안내\n10일 소독으로 3시 마감\n13일 정기휴무", sunday, [inDecember(10, "?"), inDecember(13, "C")]),
  TextSequence("12월 휴무 : 13일, 24일(5시까지)", sunday, [inDecember(13, "C"), inDecember(24, "?")]),
  TextSequence("12월 오후 휴진 : 10일, 17일", sunday, [inDecember(10, "?"), inDecember(17, "?")]),
  TextSequence("12월 오후 휴진 안내\n10일(목), 17일(목)", sunday, [inDecember(10, "?")]),
  TextSequence("휴무: 일요일 / 평일 09:00~18:00", sunday, [inDecember(6, "C")]),
  // Days off of those who are looked for.
  TextSequence("[구인] 주방 직원 모집, 일요일 휴무", sunday, [inDecember(6, "c")]),
  TextSequence(
    "매월 둘째 일요일 휴무\n\n★직원모집★\n목요일 휴무", sunday, [inDecember(3, "c"), inDecember(13, "C")]),
  TextSequence("12월 회원 모집\n매주 월요일 휴관", sunday, [inDecember(7, "C")]),
  // Tags.
  TextSequence("매주 월요일 휴무 #12월8일휴무 #12월9일휴무", sunday, [inDecember(8, "C"), inDecember(9, "C")]),
  TextSequence("정기휴무 월요일 #크리스마스휴무 #맛집", sunday, [inDecember(25, "C")]),
  TextSequence("매주 화요일 휴무 #12월22일(화)영업합니다", sunday, [inDecember(22, "O"), inDecember(15, "C")]),
  TextSequence("정기휴무 월요일 #크리스마스영업", sunday, [inDecember(7, "C")]),
  // Holidays, years and times without an end.
  TextSequence(
    "토요일 1,3,5주 진료\n일요일·공휴일 휴진", sunday, [(CivilDate(2027, 5, 1), "o"), inDecember(5, "O")]),
  TextSequence("당분간 휴무 없이 달립니다", sunday, [(CivilDate(2027, 3, 7), "?")]),
  TextSequence("응급상황은 ○○병원(연중무휴)으로", sunday, [inDecember(27, "o")]),
  TextSequence(
    "휴장일 : 매주 월요일, 8월 1일 ~ 8월 3일", sunday,
    [(CivilDate(2027, 8, 3), "C"), (CivilDate(2028, 8, 1), "C")]),
  TextSequence(
    "배송은 매주 일요일 쉽니다\n12월 휴무 : 매주 월요일", sunday, [inDecember(7, "C"), (CivilDate(2027, 1, 5), "?")]),
  TextSequence("단 12월 25일은 성탄절 영업, 24일 휴무", sunday, [inDecember(24, "C"), inDecember(25, "O")]),
  TextSequence(
    "설 연휴 진료 2.6(토) 13시까지, 2.7(일) 휴진", CivilDate(2027, 1, 20),
    [(CivilDate(2027, 2, 7), "C"), (CivilDate(2027, 2, 8), "?")]),
  TextSequence("매일 11-22 일휴무", CivilDate(2026, 11, 2), [(CivilDate(2026, 11, 12), "?")]),
  TextSequence("매주 목~일 / 휴무 월", sunday, [inDecember(6, "o")]),
  // What opens by another name.
  TextSequence("매주 월요일 휴무\n접수 : 12/7(월) 오픈", sunday, [inDecember(7, "c")]),
  TextSequence("매주 월요일 휴무\n겨울메뉴 12/7 오픈", sunday, [inDecember(7, "c")]),
  TextSequence("매주 월요일 휴무\n12/7 오픈", sunday, [inDecember(7, "O")]),
  // A row of verdicts below several names.
  TextSequence(
    texts: [("강남점 서초점\n12/25 휴무 영업\n12/26 영업 휴무", sunday)], branch: "서초점",
    days: [(CivilDate(2026, 12, 25), "?"), (CivilDate(2026, 12, 26), "?")]),
  TextSequence(
    texts: [("           강남점     서초점\n12/25      휴무       정상\n12/26      정상       휴무", sunday)],
    branch: "강남점", days: [(CivilDate(2026, 12, 25), "C"), (CivilDate(2026, 12, 26), "O")]),
  TextSequence(
    texts: [("강남점은 12월 1일부터 역삼점에서 운영합니다", sunday)], branch: "강남점",
    days: [(CivilDate(2026, 12, 1), "?")]),
]
