import KoreanCalendar
import MartModels

let textSequences: [TextSequence] = [
  // A list of a month may be all of its closings, also behind its last date.
  TextSequence(
    known: sundays, texts: [("12월 휴무일 : 6일, 20일", november)],
    days: [
      (CivilDate(2026, 12, 6), "C"), (CivilDate(2026, 12, 13), "O"),
      (CivilDate(2026, 12, 27), "c"), (CivilDate(2027, 1, 10), "C"),
    ]),
  // The name of a branch heads a part of the list.
  TextSequence(
    known: sundays, texts: [("12월 점포별 휴점일\n강남점 : 13일, 27일\n송파점 : 9일, 23일", november)],
    branch: "송파점", days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "O")]),
  // A list that a line puts in doubt may still be all that its month has.
  TextSequence(
    known: sundays,
    texts: [("12월 점포별 휴무일\n- 강릉점 9일, 23일\n- 원주점 13일, 27일\n금요일은 삼겹살 데이", november)],
    branch: "강릉점", days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "c")]),
  // What was not understood may be about the rule that is known.
  TextSequence(
    known: sundays, texts: [("딸기 시즌 12월~2월은 정기휴무 없이 매일 영업합니다", november)],
    days: [(CivilDate(2026, 11, 8), "C"), (CivilDate(2026, 12, 13), "c")]),
  // A day on which the store opens ends a closure.
  TextSequence(
    known: .every(.wednesday),
    texts: [
      ("11월 2일(월) ~ 11월 29일(일) 휴업", CivilDate(2026, 10, 26)), ("11월 23일(월)부터 영업합니다", november),
    ],
    days: [
      (CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 11, 23), "O"),
      (CivilDate(2026, 11, 25), "c"), (CivilDate(2026, 11, 26), "o"),
      (CivilDate(2026, 12, 2), "C"),
    ]),
  // What a list said of the days behind it is no surer than the closure was.
  TextSequence(
    known: sundays,
    texts: [
      ("12월 휴무일: 2일, 31일", november), ("내부 공사로 12월 3일(목)부터 12월 30일(수)까지 휴점합니다", november),
      ("12월 10일(목)은 정상영업합니다", november),
    ],
    days: [
      (CivilDate(2026, 12, 1), "O"), (CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 10), "O"),
      (CivilDate(2026, 12, 11), "o"), (CivilDate(2026, 12, 30), "o"),
      (CivilDate(2026, 12, 31), "C"),
    ]),
  // So does another closure at that time, and its days stay in doubt.
  TextSequence(
    known: .never,
    texts: [
      ("12월 1일부터 12월 31일까지 휴관", november), ("휴관 기간 : 12월 10일 ~ 12월 31일", november),
    ],
    days: [
      (CivilDate(2026, 12, 5), "o"), (CivilDate(2026, 12, 10), "C"), (CivilDate(2027, 1, 4), "O"),
    ]),
  TextSequence(
    known: .every(.sunday),
    texts: [
      ("11월 30일을 끝으로 영업을 종료합니다", CivilDate(2026, 11, 5)),
      ("폐점일이 11월 30일에서 12월 31일로 미뤄졌습니다", november),
    ],
    days: [(CivilDate(2026, 12, 1), "o"), (CivilDate(2026, 12, 13), "c")]),
  // A weekday from a date on may come in place of another, or beside it.
  TextSequence(
    known: .every(.sunday), texts: [("12월부터 매주 수요일 휴진합니다", november)],
    days: [
      (CivilDate(2026, 11, 29), "C"), (CivilDate(2026, 12, 2), "C"), (CivilDate(2026, 12, 6), "o"),
      (CivilDate(2026, 12, 8), "O"),
    ]),
  TextSequence(
    known: .every(.sunday), texts: [("12월부터 휴진일이 매주 수요일로 바뀝니다", november)],
    days: [(CivilDate(2026, 12, 2), "C"), (CivilDate(2026, 12, 6), "O")]),
  TextSequence(
    known: sundays, texts: [("12월부터 둘째·넷째 수요일에 쉽니다", november)],
    days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "O")]),
  // What is put right is in doubt where the text does not say how.
  TextSequence(
    texts: [
      ("12월 1일(화) 전 매장 휴무합니다", november), ("정정합니다. 12월 1일(화) 휴무는 송도점만 해당됩니다.", november),
    ],
    branch: "구월점", days: [(CivilDate(2026, 12, 1), "c")]),
  TextSequence(
    texts: [("12월 13일 휴무", november), ("13일 아니고 20일에 쉽니다", CivilDate(2026, 12, 1))],
    days: [(CivilDate(2026, 12, 13), "O"), (CivilDate(2026, 12, 20), "C")]),
  TextSequence(
    texts: [
      ("성수점이 12월 31일을 마지막으로 영업을 종료합니다.", november),
      ("성수점 재계약 완료! 영업종료 철회합니다.", CivilDate(2026, 12, 18)),
    ],
    branch: "성수점", days: [(CivilDate(2027, 1, 5), "?")]),
  // A run of closings ends where the store opens, and one without a beginning begins where it did.
  TextSequence(
    texts: [
      ("겨울휴가 1/11(월) - 1/22(금)", CivilDate(2027, 1, 4)),
      ("1/19(화)까지만 쉬고 1/20(수)부터 정상영업!!", CivilDate(2027, 1, 8)),
    ],
    days: [
      (CivilDate(2027, 1, 8), "?"), (CivilDate(2027, 1, 13), "C"), (CivilDate(2027, 1, 19), "C"),
      (CivilDate(2027, 1, 20), "O"), (CivilDate(2027, 1, 22), "c"),
    ]),
  // 연중무휴 from a day on is a rule from that day on.
  TextSequence(
    known: sundays, texts: [("12월 1일부터 연중무휴로 운영합니다", november)],
    days: [(CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 13), "O")]),
  TextSequence(
    known: sundays, texts: [("12월부터 넷째 주 일요일은 정상영업합니다. 둘째 주 일요일만 쉽니다.", november)],
    days: [
      (CivilDate(2026, 11, 22), "c"), (CivilDate(2026, 12, 13), "C"),
      (CivilDate(2026, 12, 27), "O"),
    ]),
  TextSequence(
    known: .every(.monday),
    texts: [("2027. 1. 1.부터 정기휴관일이 달라집니다.\n▷ 중앙도서관: 매주 금요일\n▷ 어린이도서관: 매주 화요일", november)],
    branch: "중앙도서관", days: [(CivilDate(2026, 12, 28), "C"), (CivilDate(2027, 1, 15), "C")]),
  // 도 adds a day to those that are known.
  TextSequence(
    known: .every(.monday), texts: [("기존 월요일 휴무에 더해서 12월부터 매월 마지막 화요일도 휴무합니다", november)],
    days: [
      (CivilDate(2026, 11, 24), "O"), (CivilDate(2026, 12, 7), "C"), (CivilDate(2026, 12, 29), "C"),
    ]),
  TextSequence(
    known: .every(.monday), texts: [("월요일 외에 화요일도 휴무합니다", november)],
    days: [(CivilDate(2026, 12, 7), "C"), (CivilDate(2026, 12, 8), "C")]),
  // A single date of a list may be all that closes in its month.
  TextSequence(
    known: sundays, texts: [("12월 휴무일: 20일", november)],
    days: [(CivilDate(2026, 12, 13), "c"), (CivilDate(2026, 12, 20), "C")]),
  // What begins today has no end.
  TextSequence(
    known: .every(.monday), texts: [("오늘부터 당분간 가게 문을 닫습니다", november)],
    days: [(CivilDate(2026, 12, 19), "o")]),
  // The second half of a choice is as doubtful as the first.
  TextSequence(
    known: .never, texts: [("8/3~8/5나 8/10~8/12 중에 쉽니다", CivilDate(2026, 7, 15))],
    days: [(CivilDate(2026, 8, 4), "o"), (CivilDate(2026, 8, 11), "o")]),
  // What is only told opens nothing.
  TextSequence(
    known: sundays, texts: [("13일에 문 연다는 얘기가 있던데요", CivilDate(2026, 12, 9))],
    days: [(CivilDate(2026, 12, 13), "c")]),
  // A branch closes among those that open, on their day.
  TextSequence(
    texts: [("12/25(금) 전 점포 정상영업합니다. 단, 수원점은 입점 건물 휴관으로 쉽니다.", november)],
    branch: "수원점", days: [(CivilDate(2026, 12, 25), "?")]),
  TextSequence(
    known: .every(.monday),
    texts: [("한남점 CLOSED on Wed, Dec 9\n성수점 OPEN as usual on Dec 9", november)],
    branch: "성수점", days: [(CivilDate(2026, 12, 9), "O")]),
  // A part in the heading may be all that the text is about.
  TextSequence(
    known: .every(.sunday), texts: [("[소아과] 성탄절 연휴 12/25(금)~12/27(일) 휴진", november)],
    days: [(CivilDate(2026, 12, 25), "o"), (CivilDate(2026, 12, 27), "c")]),
  // The heading is of one of several branches.
  TextSequence(
    known: sundays, texts: [("노원점 소방시설 점검\n12월 15일(화) 노원점 휴점", november)],
    days: [(CivilDate(2026, 12, 15), "o")]),
  TextSequence(
    known: .never, texts: [("강남점 재고조사일이 12/28(월)로 변경되었습니다.", november)],
    days: [(CivilDate(2026, 12, 24), "o")]),
  TextSequence(
    known: .last(.monday),
    texts: [("11월 정기휴관(마지막 월요일)은 행사 관계로 12월 7일로 미룹니다.", november)],
    days: [(CivilDate(2026, 11, 30), "c")]),
  TextSequence(
    known: .every(.monday), texts: [("올 시즌은 11/29(일)까지만 운영합니다", november)],
    days: [(CivilDate(2026, 12, 5), "o")]),
  TextSequence(
    known: .every(.monday), texts: [("12/7(월) ~ 12/18(금) 휴관일인 월요일에도 문을 엽니다.", november)],
    days: [(CivilDate(2026, 12, 7), "O"), (CivilDate(2026, 12, 8), "O")]),
  TextSequence(
    known: sundays,
    texts: [
      ("전 점 매월 둘째, 넷째 일요일 휴무", november), ("중계점 12월 휴점일은 9일·23일입니다. 13일은 정상영업합니다.", november),
    ],
    branch: "노원점", days: [(CivilDate(2026, 12, 13), "C")]),
  TextSequence(
    known: .days([10, 25]),
    texts: [("휴일 변경 : 매월 10일·25일 → 매월 5일·20일\n적용 : 2027년 3월 1일부터", november)],
    days: [
      (CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 5), "O"), (CivilDate(2027, 3, 5), "C"),
      (CivilDate(2027, 3, 10), "O"),
    ]),
  TextSequence(
    known: .never,
    texts: [
      ("휴장기간: 10. 1. ~ 11. 30.", CivilDate(2026, 9, 21)),
      ("수영장 재개장일이 12. 1.에서 12. 14.로 변경되었습니다.", november),
    ],
    days: [(CivilDate(2026, 12, 1), "o"), (CivilDate(2026, 12, 14), "o")]),
  TextSequence(
    known: .days([10, 25]),
    texts: [("시장 휴장일이 내년부터 매월 5일, 20일로 바뀝니다. 올해는 25일까지 종전대로 쉽니다.", november)],
    days: [(CivilDate(2026, 12, 20), "o"), (CivilDate(2027, 1, 10), "c")]),
  TextSequence(
    known: .days([10, 25]),
    texts: [("9월 10일은 정상영업합니다.\n10월부터는 원래대로 10일, 25일 휴장.", CivilDate(2026, 9, 1))],
    days: [
      (CivilDate(2026, 9, 10), "O"), (CivilDate(2026, 11, 10), "C"), (CivilDate(2026, 11, 25), "C"),
    ]),
  TextSequence(
    known: .every(.monday), texts: [("천장 누수로 당분간 임시휴업합니다.", november)],
    days: [(CivilDate(2026, 12, 12), "o")]),
  TextSequence(
    known: [.every(.monday), .every(.tuesday)], texts: [("12월부터 화요일 휴무 없앱니다!", november)],
    days: [(CivilDate(2026, 12, 8), "c")]),
  // What opens later is closed until then, as may be.
  TextSequence(
    known: .never, texts: [("오픈이 1/4 → 1/6(수)로 이틀 미뤄집니다.", CivilDate(2026, 12, 30))],
    days: [(CivilDate(2027, 1, 4), "o"), (CivilDate(2027, 1, 6), "o")]),
  TextSequence(
    known: .never, texts: [("재오픈이 한 주 미뤄졌습니다: 12/1 → 12/8(화)", november)],
    days: [(CivilDate(2026, 12, 1), "o"), (CivilDate(2026, 12, 8), "o")]),
  TextSequence(
    known: .never,
    texts: [
      ("동계휴장: 2026.12.1 ~ 2027.2.28", CivilDate(2026, 11, 5)),
      ("개장을 앞당깁니다! 2/26(금)부터 손님 받아요", CivilDate(2027, 2, 20)),
    ],
    days: [(CivilDate(2027, 1, 5), "C"), (CivilDate(2027, 2, 26), "o")]),
  // 이나 concedes, whatever stands behind it as the reason.
  TextSequence(
    known: .nth([1, 3], .sunday),
    texts: [("9/20(일)은 셋째 일요일 정기휴일이나 추석 대목으로 정상영업합니다.", CivilDate(2026, 9, 10))],
    days: [(CivilDate(2026, 9, 20), "O"), (CivilDate(2026, 11, 1), "C")]),
  TextSequence(
    known: .never, texts: [("휴점기간 11/16(월) ~ 11/29(일) (식품관에 한함)", CivilDate(2026, 11, 6))],
    days: [(CivilDate(2026, 11, 17), "o")]),
  TextSequence(
    known: .every(.sunday), texts: [("Our last day will be Saturday, January 30.", november)],
    days: [(CivilDate(2027, 3, 15), "o")]),
  // A shuttle bus that does not run closes nothing.
  TextSequence(
    known: sundays, texts: [("셔틀버스 시간표\n1회 10:00 / 2회 13:30\n일요일·공휴일 운행 안 함", november)],
    days: [(CivilDate(2026, 12, 6), "O"), (CivilDate(2026, 12, 13), "C")]),
  // A season without closings is one of each year.
  TextSequence(
    known: .every(.wednesday), texts: [("7~8월 성수기엔 휴무 없이 매일 엽니다", CivilDate(2027, 6, 21))],
    days: [(CivilDate(2027, 6, 23), "C"), (CivilDate(2027, 7, 7), "c")]),
  TextSequence(
    known: .every(.sunday), texts: [("내일부터 수요일까지 여름휴가 가요", CivilDate(2026, 8, 6))],
    days: [(CivilDate(2026, 8, 7), "o"), (CivilDate(2026, 8, 10), "o")]),
  TextSequence(
    known: sundays, texts: [("매장이 침수되어 현재 임시 휴점 중입니다.", november)],
    days: [(CivilDate(2026, 12, 1), "o")]),
  // A store that opens again may be closed until then.
  TextSequence(
    known: sundays, texts: [("임시휴점 중인 마트가 12월 1일 영업을 재개한다.", november)],
    days: [
      (CivilDate(2026, 11, 25), "o"), (CivilDate(2026, 12, 1), "O"), (CivilDate(2026, 12, 2), "O"),
    ]),
  TextSequence(
    known: .last(.sunday),
    texts: [
      ("11/16(월)~11/27(금) 휴관합니다. 11/28(토) 재오픈!", CivilDate(2026, 11, 5)),
      ("설비 자재 입고가 늦어져 재오픈을 12월 4일(금)로 연기합니다.", CivilDate(2026, 11, 24)),
    ],
    days: [(CivilDate(2026, 11, 28), "o"), (CivilDate(2026, 12, 4), "O")]),
  // A time with its dates says when the weekdays behind it close.
  TextSequence(
    texts: [("동절기(12.1~2.28) 매주 월·화 휴원", november)], days: [(CivilDate(2026, 12, 12), "o")]),
  // What else is named leaves a published closing in doubt, as it does one of a rule.
  TextSequence(
    texts: [("12월 13일, 12월 24일 휴무", november), ("12월 13일 09:00~15:00", CivilDate(2026, 12, 1))],
    days: [(CivilDate(2026, 12, 13), "c"), (CivilDate(2026, 12, 24), "C")]),
  TextSequence(
    texts: [("◇ 여주·파주 : 2/6~2/9 정상영업\n◇ 부산·제주 : 2/7(일) 휴점", CivilDate(2027, 1, 20))],
    branch: "부산점", days: [(CivilDate(2027, 2, 7), "C")]),
  TextSequence(
    texts: [("롯데마트 보령점 휴점일은 매월 10일, 25일이고\n롯데마트 서산점은 매월 둘째·넷째 수요일입니다.", november)],
    branch: "서산점", days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 10), "O")]),
  TextSequence(
    texts: [("9월 27일 → 9월 25일로 변경\n대상점포 : 마산점, 창원점", CivilDate(2026, 9, 8))],
    branch: "김해점", days: [(CivilDate(2026, 9, 25), "?")]),
  TextSequence(
    texts: [("12일(목) 말고 13일(금)에 쉽니다", CivilDate(2026, 11, 6))],
    days: [(CivilDate(2026, 11, 12), "O"), (CivilDate(2026, 11, 13), "C")]),
  TextSequence(
    texts: [("휴무일 (수요일)\n롯데마트 서초점 : 12/9, 12/23\nGS더프레시 서초점 : 12/13, 12/27", november)],
    branch: "GS더프레시 서초점", days: [(CivilDate(2026, 12, 9), "c"), (CivilDate(2026, 12, 13), "C")]),
  TextSequence(
    texts: [("평촌점 - 11/23(월) 휴점\n분당점 - 11/24(화) 7층 식당가만 휴무", november)],
    branch: "분당점", days: [(CivilDate(2026, 11, 24), "?")]),
  // A day that a move leaves and another reaches closes in the end, whatever was known.
  TextSequence(
    known: .never, texts: [("휴무 안내\n당초 12/1~12/10 → 12/1~12/20", november)],
    days: [(CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 15), "C")]),
  // A doubt is no doubt about what was.
  TextSequence(
    texts: [("11월 8일, 11월 22일 휴무", CivilDate(2026, 11, 2)), ("이번주 일요일은 영업 여부 미정", november)],
    days: [(CivilDate(2026, 11, 8), "C"), (CivilDate(2026, 11, 22), "c")]),
]
