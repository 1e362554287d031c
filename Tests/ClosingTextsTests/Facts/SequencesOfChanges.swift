import KoreanCalendar
import MartModels

/// Texts behind one another of which the last says what goes on, ends early, stays or is not known.
let sequencesOfChanges: [TextSequence] = [
  // A closure goes on for longer.
  TextSequence(
    texts: [
      ("내부 공사로 11월 23일(월)부터 11월 27일(금)까지 휴진합니다", november),
      ("공사가 지연되어 휴진 기간을 11월 30일(월)까지 연장합니다. 12월 1일(화)부터 정상 진료합니다.", CivilDate(2026, 11, 26)),
    ],
    days: [
      (CivilDate(2026, 11, 28), "C"), (CivilDate(2026, 11, 30), "C"), (CivilDate(2026, 12, 1), "O"),
    ]),
  // Works go on for longer, and the store may be closed as long.
  TextSequence(
    known: sundays,
    texts: [
      ("냉난방기 교체공사로 11월 23일(월)~11월 25일(수) 휴무입니다", november),
      ("공사가 11월 27일(금)까지 연장됐습니다", CivilDate(2026, 11, 24)),
    ],
    days: [
      (CivilDate(2026, 11, 26), "o"), (CivilDate(2026, 11, 27), "o"), (CivilDate(2027, 1, 10), "C"),
    ]),
  // It ends early, at an hour.
  TextSequence(
    texts: [
      ("1/4(월)~1/17(일) 임시휴업합니다", CivilDate(2027, 1, 2)),
      ("부품이 일찍 도착해 1/14(목) 오후 1시부터 다시 문을 엽니다", CivilDate(2027, 1, 12)),
    ],
    days: [(CivilDate(2027, 1, 13), "C"), (CivilDate(2027, 1, 15), "c")]),
  // What stays leaves what is known alone.
  TextSequence(
    known: sundays, texts: [("12월 13일은 변동 없습니다", november)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 27), "C")]),
  TextSequence(
    known: .union([.days([1]), sundays]),
    texts: [("둘째 넷째 일요일 휴무는 그대로입니다", november)],
    days: [(CivilDate(2026, 12, 1), "C"), (CivilDate(2026, 12, 13), "C")]),
  TextSequence(
    known: sundays, texts: [("12월 1일부터 영업시간이 오전 10시~밤 9시로 바뀝니다", november)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 14), "O")]),
  // 오늘 may be yesterday, and no day to come.
  TextSequence(
    known: sundays, texts: [("오늘은 휴무입니다", november)],
    days: [
      (CivilDate(2026, 11, 19), "o"), (CivilDate(2026, 11, 20), "o"),
      (CivilDate(2026, 11, 21), "O"),
      (CivilDate(2026, 11, 22), "C"),
    ]),
  TextSequence(
    known: .every(.sunday), texts: [("오늘(11/20)과 내일 영업이 어렵습니다", november)],
    days: [(CivilDate(2026, 11, 20), "o"), (CivilDate(2026, 11, 21), "o")]),
  // The closings of a month are not known yet.
  TextSequence(
    known: sundays, texts: [("12월은 13일, 27일 휴무입니다. 1월 휴무일은 미정입니다.", november)],
    days: [
      (CivilDate(2026, 12, 13), "C"), (CivilDate(2027, 1, 10), "c"), (CivilDate(2027, 3, 14), "C"),
    ]),
  // An opening moves, and not a closing.
  TextSequence(
    texts: [("12월 당번: 12/20(일) 대신 12/27(일)에 문 엽니다", november)],
    days: [(CivilDate(2026, 12, 20), "?"), (CivilDate(2026, 12, 27), "?")]),
  // The part with which a text begins may be the store.
  TextSequence(
    known: .every(.sunday),
    texts: [("헬스장 회원 여러분, 12월부터는 일요일에도 문을 엽니다! 법정공휴일은 휴무", november)],
    days: [(CivilDate(2026, 12, 6), "c"), (CivilDate(2026, 12, 25), "C")]),
  // The floor of an address and the key of a record are no part of a store.
  TextSequence(
    known: .every(.tuesday),
    texts: [
      ("address: '경기도 평택시 고덕북로 77 한빛빌딩 1층',\ndescription: '매주 월요일 휴무입니다.',", november)
    ],
    days: [(CivilDate(2026, 12, 7), "o"), (CivilDate(2026, 12, 8), "c")]),
  // A date of the week that comes is no rule, and no other day.
  TextSequence(
    known: sundays, texts: [("이번 주 토요일은 휴무합니다", november)],
    days: [
      (CivilDate(2026, 11, 21), "o"), (CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 5), "O"),
    ]),
  // Who names some of the days that are known may leave the others as they are.
  TextSequence(
    known: .union([.every(.sunday), .every(.monday)]),
    texts: [("12월 7일(월)은 나와요! 일요일은 쉽니다", november)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 21), "o")]),
  // An opening that is put off.
  TextSequence(
    texts: [
      ("12월 19일(토) 개장!", CivilDate(2026, 12, 1)), ("개장을 12월 26일(토)로 늦춥니다", CivilDate(2026, 12, 16)),
    ],
    days: [(CivilDate(2026, 12, 19), "o"), (CivilDate(2026, 12, 26), "O")]),
  TextSequence(
    known: .every(.monday),
    texts: [("임시휴업 (12/2~12/5)\n12/6(일)부터 오픈 가능할 것 같습니다", CivilDate(2026, 12, 2))],
    days: [(CivilDate(2026, 12, 4), "C"), (CivilDate(2026, 12, 6), "o")]),
  // A part that all closings are of, and the name of a branch without 점.
  TextSequence(
    texts: [("구분 | 휴무일\n수영장 | 매주 월요일\n헬스장 | 매주 월요일\n(법정공휴일 전체 휴장)", november)],
    days: [(CivilDate(2026, 12, 7), "o"), (CivilDate(2026, 12, 25), "C")]),
  TextSequence(
    known: sundays, texts: [("트레이더스 대전월평 안내: 12월 9일(수), 23일(수) 휴점", november)],
    days: [(CivilDate(2026, 12, 9), "o"), (CivilDate(2026, 12, 13), "C")]),
  // A closing whose day stands on another line.
  TextSequence(
    known: .every(.monday),
    texts: [("단수 예고: 11월 26일(목) 10시~16시\n→ 음료 제조가 어려워 종일 휴무 결정했습니다", november)],
    days: [(CivilDate(2026, 11, 26), "o")]),
  TextSequence(
    texts: [("일요일은 쉽니다\n크리스마스날도 마찬가지", november)], days: [(CivilDate(2026, 12, 25), "o")]),
  // What a later sentence takes back of a move is in doubt.
  TextSequence(
    known: .nth([2, 4], .wednesday),
    texts: [
      (
        "28일(수) 휴점일이 29일(목)로 하루 밀렸습니다. 였는데 본사 확인 결과 그대로 28일 휴점으로 확정! 29일은 정상영업이에요",
        CivilDate(2026, 10, 16)
      )
    ],
    days: [(CivilDate(2026, 10, 28), "c"), (CivilDate(2026, 10, 29), "o")]),
  // A day that is decided later, a closing without its days, and a cause that may be all that closes.
  TextSequence(
    known: sundays, texts: [("2월 의무휴업은 7일로 옮길지 14일로 둘지 고시 전입니다", CivilDate(2027, 1, 20))],
    days: [(CivilDate(2027, 2, 7), "o"), (CivilDate(2027, 2, 14), "c")]),
  TextSequence(
    known: .every(.wednesday),
    texts: [("컨디션 회복이 덜 되어 하루만 더 쉬겠습니다. 27일(금)에 뵙겠습니다", CivilDate(2026, 11, 26))],
    days: [(CivilDate(2026, 11, 26), "o"), (CivilDate(2026, 12, 2), "c")]),
  TextSequence(
    known: .never, texts: [("폭우로 지하주차장이 침수되어 12월 1일(화)~2일(수) 임시휴점합니다", november)],
    days: [(CivilDate(2026, 12, 1), "o")]),
  TextSequence(
    known: sundays, texts: [("공사가 빨리 끝나서 12월 13일 일요일부터 손님 받습니다", november)],
    days: [(CivilDate(2026, 12, 13), "O")]),
  TextSequence(
    known: .every(.sunday), texts: [("12월은 일요일도 오후 2시까지 문 엽니다", november)],
    days: [(CivilDate(2026, 12, 6), "c")]),
  // It goes on for a day behind a run of closings, and begins with it.
  TextSequence(
    texts: [
      ("추석 9/24(목)~26(토) 휴무입니다", CivilDate(2026, 9, 10)),
      ("27일(일)까지 쉽니다. 28일부터 정상 영업", CivilDate(2026, 9, 20)),
    ],
    days: [
      (CivilDate(2026, 9, 23), "?"), (CivilDate(2026, 9, 24), "C"), (CivilDate(2026, 9, 27), "C"),
    ]),
  // Weekdays behind those of a month may be of that month alone.
  TextSequence(
    known: .nth([1, 3], .wednesday), texts: [("9월엔 수요일에 안 쉬고 화요일에 쉬어요", CivilDate(2026, 8, 22))],
    days: [
      (CivilDate(2026, 9, 2), "o"), (CivilDate(2026, 10, 7), "o"), (CivilDate(2026, 10, 6), "c"),
    ]
  ),
  // What is said of one week, of a time or of a change of hours makes no rule for certain.
  TextSequence(
    texts: [("화요일 휴무 안내: 이번 주 화요일은 쉽니다", november)], days: [(CivilDate(2026, 12, 8), "c")]),
  TextSequence(texts: [("연말에는 목요일 휴무", november)], days: [(CivilDate(2027, 3, 4), "c")]),
  TextSequence(texts: [("12월 첫 주: 목요일 휴무", november)], days: [(CivilDate(2026, 12, 10), "c")]),
  TextSequence(
    known: sundays, texts: [("오늘 영업 못 합니다. 복구되는 대로 알려 드릴게요", november)],
    days: [(CivilDate(2026, 11, 21), "o"), (CivilDate(2026, 11, 25), "o")]),
  // A closing or an opening moves from a day that nobody names.
  TextSequence(
    known: sundays, texts: [("휴무일이 28일로 바뀌었어요", CivilDate(2026, 11, 10))],
    days: [
      (CivilDate(2026, 11, 22), "c"), (CivilDate(2026, 11, 28), "C"), (CivilDate(2027, 3, 14), "C"),
    ]),
  TextSequence(
    texts: [
      ("12월 1일 임시휴업합니다", CivilDate(2026, 11, 10)), ("임시휴업일을 12월 3일로 변경합니다", november),
    ],
    days: [(CivilDate(2026, 12, 1), "c"), (CivilDate(2026, 12, 3), "C")]),
  TextSequence(
    texts: [("12월 5일(토) 개장!", november), ("개장일을 12월 12일(토)로 연기합니다", CivilDate(2026, 12, 2))],
    days: [(CivilDate(2026, 12, 5), "o")]),
  TextSequence(
    known: .every(.monday),
    texts: [
      ("2026. 9. 14.(월) ~ 10. 31.(토) 임시 휴관합니다", CivilDate(2026, 9, 1)),
      ("임시휴관 기간 연장 알림\n당초: ~ 2026. 10. 31.(토)\n변경: ~ 2026. 11. 14.(토)", CivilDate(2026, 10, 26)),
    ],
    days: [(CivilDate(2026, 10, 20), "C"), (CivilDate(2026, 11, 4), "o")]),
  // What never closes does so since the day that its sentence, or the one before, begins with.
  TextSequence(
    known: .every(.sunday), texts: [("12월부터 일요일 휴무 없앱니다. 연중무휴 아침 7시 오픈", november)],
    days: [(CivilDate(2026, 11, 29), "c"), (CivilDate(2026, 12, 6), "O")]),
  TextSequence(
    known: .every(.sunday), texts: [("12월 1일부터 쉬는 날 없이 운영합니다", november)],
    days: [(CivilDate(2026, 11, 29), "C"), (CivilDate(2026, 12, 6), "O")]),
  TextSequence(
    known: .every(.sunday), texts: [("새해부터 쉬는 날 없이 운영합니다", november)],
    days: [(CivilDate(2026, 12, 27), "C"), (CivilDate(2027, 1, 10), "O")]),
  TextSequence(
    known: .every(.sunday), texts: [("추석부터 매주 월요일에 쉽니다", CivilDate(2026, 8, 22))],
    days: [(CivilDate(2026, 10, 11), "c")]),
  // A month that opens as usual takes nothing from the weekday named behind it.
  TextSequence(
    texts: [("12월에도 정상영업합니다. 일요일만 쉽니다", november)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 14), "O")]),
  TextSequence(
    texts: [("12월은 정상영업합니다. 매주 일요일 휴무", november)],
    days: [(CivilDate(2026, 12, 13), "o"), (CivilDate(2027, 1, 10), "C")]),
  // Some of the stores, or one thing alone.
  TextSequence(
    texts: [("이번 주 일요일인 22일 대형마트 대부분이 의무휴업에 들어간다", november)],
    days: [(CivilDate(2026, 11, 22), "?")]),
  TextSequence(
    texts: [("수산물 경매 휴장일 (12월)\n6일(일), 13일(일)\n새벽 경매만 쉽니다", november)],
    days: [(CivilDate(2026, 12, 6), "?")]),
  // What one phrase leaves open is no certainty of another.
  TextSequence(
    texts: [("매주 월요일, 공휴일 휴관. 월요일이 공휴일인 경우 당일은 개관하고 다음날 휴관", november)],
    days: [
      (CivilDate(2027, 3, 1), "O"), (CivilDate(2027, 3, 2), "C"), (CivilDate(2027, 5, 5), "C"),
    ]),
  TextSequence(
    texts: [("12월 25일 10:00~20:00 영업하지 않습니다", november)], days: [(CivilDate(2026, 12, 25), "?")]),
  TextSequence(
    texts: [("10월 휴무일: 설날, 매주 월요일", november)], days: [(CivilDate(2026, 12, 7), "C")]),
  TextSequence(
    texts: [("시범운영 기간 평일 6시~21시까지 운영하고 주말은 휴무다", november)],
    days: [(CivilDate(2026, 12, 5), "c")]),
  TextSequence(
    texts: [("휴관 없이 관람하실 수 있습니다 (월요일 제외)", november)],
    days: [(CivilDate(2026, 12, 7), "o"), (CivilDate(2026, 12, 8), "O")]),
  TextSequence(
    texts: [("첫째 월요일 휴관, 공휴일 정상개관", november)],
    days: [(CivilDate(2027, 3, 1), "c"), (CivilDate(2026, 12, 7), "C")]),
  TextSequence(
    texts: [("매주 금요일에 방문하면 된다. 공휴일에는 문을 닫는다.", november)], days: [(CivilDate(2026, 12, 8), "o")]),
  TextSequence(
    texts: [("강동점 13일 / 안산점 9일 휴무 (12월)", CivilDate(2026, 10, 20))], branch: "강동점",
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 11, 13), "?")]),
  // The last day of a store, with why or as the end of its business.
  TextSequence(
    known: sundays, texts: [("2027년 1월 31일(일) 영업을 끝으로 폐점합니다", CivilDate(2027, 1, 11))],
    days: [(CivilDate(2027, 3, 10), "C")]),
  TextSequence(
    known: sundays, texts: [("1월 31일 계약 만료로 폐점합니다", CivilDate(2027, 1, 11))],
    days: [(CivilDate(2027, 3, 10), "C")]),
  // A change that a sentence dates is one for the sentence behind it.
  TextSequence(
    known: .every(.sunday),
    texts: [("11월부터 일요일에도 문 엽니다! 대신 월요일에 쉬어요", CivilDate(2026, 10, 26))],
    days: [(CivilDate(2026, 10, 25), "C"), (CivilDate(2026, 11, 8), "o")]),
  TextSequence(
    known: .every(.thursday),
    texts: [("오늘 목욜 휴무에 이어 내일(금)까지 쉽니다", CivilDate(2026, 12, 17))],
    days: [(CivilDate(2026, 12, 18), "o")]),
]
