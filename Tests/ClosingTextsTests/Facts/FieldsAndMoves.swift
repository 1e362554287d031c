import KoreanCalendar
import MartModels

private let december = CivilDate(2026, 12, 1)

/// What moves besides closings, what is lengthened or denied, fields of public data, and names in questions and forms.
let fieldsAndMoves: [TextSequence] = [
  // What moves is when the doors open again, when a closing begins, or when hours are short, and no closing.
  TextSequence(
    texts: [
      ("설비 교체로 12월 12일부터 18일까지 임시휴관합니다", december),
      ("재개관일 변경: 12월 19일 → 12월 24일", CivilDate(2026, 12, 17)),
    ],
    days: [(CivilDate(2026, 12, 18), "c"), (CivilDate(2026, 12, 24), "?")]),
  TextSequence(
    known: sundays,
    texts: [
      ("12월 16일부터 19일까지 임시휴무합니다", december),
      ("휴무 시작일이 12월 16일에서 14일로 앞당겨졌습니다", CivilDate(2026, 12, 9)),
    ],
    days: [(CivilDate(2026, 12, 15), "o"), (CivilDate(2026, 12, 16), "c")]),
  TextSequence(
    known: sundays,
    texts: [
      ("12월 9일은 18시까지만 영업합니다", december),
      ("단축영업 날짜 정정: 12월 9일 → 12월 15일", CivilDate(2026, 12, 2)),
    ],
    days: [(CivilDate(2026, 12, 15), "o"), (CivilDate(2026, 12, 27), "c")]),
  TextSequence(
    known: sundays,
    texts: [
      ("12월 10일부터 12일까지 쉽니다", december),
      ("공사가 늦어져 휴무 기간이 일주일 더 늘어납니다", CivilDate(2026, 12, 11)),
    ],
    days: [(CivilDate(2026, 12, 12), "c"), (CivilDate(2026, 12, 15), "o")]),
  // A closing that goes on began when it was said to, and not with the text that lengthens it.
  TextSequence(
    known: sundays,
    texts: [
      ("12월 9일 임시휴무", december), ("12월 11일까지 휴무를 연장합니다", CivilDate(2026, 12, 7)),
    ],
    days: [
      (CivilDate(2026, 12, 8), "o"), (CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 11), "C"),
    ]),
  TextSequence(
    texts: [
      ("12월 10일부터 18일까지 쉽니다", december),
      ("11일까지 정상영업하고 12일부터 18일까지 쉽니다", CivilDate(2026, 12, 4)),
    ],
    days: [(CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 12), "C")]),
  // The end of a store that is put off is in doubt, and what ends is the store that was named.
  TextSequence(
    texts: [
      ("12월 20일을 끝으로 영업을 종료합니다", december),
      ("성원에 힘입어 12월 29일까지 연장 영업 후 폐점합니다", CivilDate(2026, 12, 8)),
    ],
    days: [(CivilDate(2026, 12, 24), "?")]),
  TextSequence(
    known: sundays, texts: [("은평점 사랑해 주셔서 감사합니다. 1월 31일까지 영업 후 폐점합니다.", december)], branch: "성수점",
    days: [(CivilDate(2027, 3, 2), "o")]),
  TextSequence(
    known: sundays, texts: [("폐점 안내 : 마지막 영업일 12월 31일", december)],
    days: [(CivilDate(2027, 1, 4), "o"), (CivilDate(2027, 1, 10), "c")]),
  // The closings of another branch, and of a part, below a heading that has their month.
  TextSequence(
    known: sundays, texts: [("동탄점 12월 휴무일 안내\n12월 7일, 12월 21일", december)], branch: "전주점",
    days: [(CivilDate(2026, 12, 7), "o"), (CivilDate(2026, 12, 13), "c")]),
  TextSequence(
    known: sundays, texts: [("수영장 12월 휴관 안내\n16일, 28일", december)],
    days: [(CivilDate(2026, 12, 16), "o"), (CivilDate(2026, 12, 13), "C")]),
  TextSequence(
    known: .every(.monday), texts: [("12월 11일은 수영장뿐 아니라 센터 전체가 쉽니다", december)],
    days: [(CivilDate(2026, 12, 11), "C")]),
  // A page is that of the one branch that a line names, whatever stands above it.
  TextSequence(
    texts: [("안녕하세요\n푸른마트 서문점\n휴무일 매월 둘째·넷째 일요일", december)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 20), "O")]),
  TextSequence(
    texts: [("[금융]\n12/25(금) 휴무\n[하나로마트]\n12/28(월) 휴무", december)],
    days: [(CivilDate(2026, 12, 25), "?")]),
  // Fields as public data has them.
  TextSequence(
    texts: [("휴관일 : 월요일1월1일추석당일", december)],
    days: [(CivilDate(2026, 12, 7), "c"), (CivilDate(2027, 1, 1), "C")]),
  TextSequence(
    texts: [("휴관일: 일요일을 제외한 공휴일 (공휴일과 겹치는 토요일, 일요일 휴관)", december)],
    days: [(CivilDate(2026, 12, 13), "o"), (CivilDate(2026, 12, 25), "C")]),
  TextSequence(
    texts: [("햇살공원\n휴관일 : 매주 화요일(전시관)", december)], days: [(CivilDate(2026, 12, 8), "c")]),
  TextSequence(
    texts: [("휴관: 소독 기간(상반기3일, 하반기3일)", december)], days: [(CivilDate(2026, 12, 3), "?")]),
  TextSequence(
    texts: [("휴관일: 화요일 및 공휴일 (특별전 기간 중 휴관 없음)", december)],
    days: [(CivilDate(2026, 12, 8), "c"), (CivilDate(2026, 12, 25), "c")]),
  TextSequence(
    texts: [
      (
        "계산점\nholiday: \"홈플러스 휴무일 (둘째,넷째 일요일)\"\n\n구월점\nholiday: \"설날, 추석 당일\"", december
      )
    ],
    branch: "구월점",
    days: [(CivilDate(2026, 12, 25), "O")]),
  // A shorter form of hours names nobody.
  TextSequence(
    texts: [("진료 마감 30분 전 접수 마감 (공휴일 휴진)", december)], days: [(CivilDate(2026, 12, 25), "C")]),
  // The closing behind the hours of parts is that of the last part, or of the whole.
  TextSequence(
    known: .never,
    texts: [("매장: 08:00~22:00 / 키즈카페: 09:00~20:00 / 매월 둘째, 넷째 일요일 휴무", december)],
    days: [(CivilDate(2026, 12, 13), "o"), (CivilDate(2026, 12, 20), "O")]),
  // Days before a condition are a list of their own, and what closes in a week with a holiday is no weekday of every week.
  TextSequence(
    texts: [("정기휴무 매주 월요일, 공휴일인 월요일은 화요일에 휴관", december)],
    days: [
      (CivilDate(2027, 3, 1), "O"), (CivilDate(2027, 3, 2), "C"), (CivilDate(2027, 3, 9), "O"),
    ]),
  TextSequence(
    texts: [("매주 월요일 휴관 (월요일이 공휴일인 주에는 정상영업하고 화요일에 쉽니다)", december)],
    days: [(CivilDate(2027, 3, 9), "c"), (CivilDate(2027, 3, 2), "c")]),
  TextSequence(
    known: .never, texts: [("매주 월요일 휴관. 단, 월요일이 공휴일인 주에는 이틀 연속 쉽니다", december)],
    days: [(CivilDate(2027, 3, 2), "o")]),
  // A change that is denied leaves both rules in doubt.
  TextSequence(
    known: sundays,
    texts: [
      ("1월부터 둘째·넷째 수요일에 쉽니다", december),
      ("휴무일은 변경되지 않습니다. 둘째·넷째 일요일 그대로입니다", CivilDate(2026, 12, 9)),
    ],
    days: [(CivilDate(2027, 1, 10), "o"), (CivilDate(2027, 1, 13), "c")]),
  // 하고 with a space may be what is done on the first day, and thanks for the time that is over may be the end.
  TextSequence(
    texts: [("매주 월요일 하고 매주 화요일 쉽니다", december)], days: [(CivilDate(2026, 12, 7), "?")]),
  TextSequence(
    known: .every(.monday), texts: [("12월 20일까지 영업합니다. 그동안 감사했습니다", december)],
    days: [(CivilDate(2026, 12, 22), "o")]),
  // A number to call heads no closing, and a day without a month ends no closing of a quarter.
  TextSequence(
    texts: [("고객센터 1588-1234\n월요일은 쉬는 날~ 화요일에 만나요", december)],
    days: [(CivilDate(2026, 12, 7), "C")]),
  TextSequence(
    texts: [("신년 행사 준비 중\n6일 영업을 중지했다.\n7일까지는 문을 열지 못한다", CivilDate(2026, 10, 6))],
    days: [(CivilDate(2026, 11, 10), "?")]),
  TextSequence(
    known: .every(.sunday), texts: [("이번 달부터 쉬는 날 없어졌어요! 매일 나옵니다", CivilDate(2026, 11, 2))],
    days: [(CivilDate(2026, 11, 15), "O")]),
  // Names in questions and in fields head what stands below them, and those left out have the days behind them.
  TextSequence(
    texts: [
      (
        "Q. 시흥점 휴무일은 언제인가요?\nA. 매달 셋째 일요일 휴무입니다.\nQ. 안양점 휴무일은 언제인가요?\nA. 매주 월요일입니다.",
        december
      )
    ],
    branch: "안양점", days: [(CivilDate(2026, 12, 7), "C"), (CivilDate(2026, 12, 20), "O")]),
  TextSequence(
    texts: [
      ("12월 휴무 안내\n지점명: 해운대점\n휴무일: 12/14, 12/28\n지점명: 여수점\n휴무: 12/21~12/24 휴점(설비 교체)", december)
    ],
    branch: "여수점", days: [(CivilDate(2026, 12, 14), "?"), (CivilDate(2026, 12, 22), "C")]),
  TextSequence(
    texts: [("정기휴무일 안내\n전 지점 연중무휴\n(둔산점, 화정점 제외 : 매주 수요일 휴무)", december)], branch: "미아점",
    days: [(CivilDate(2026, 12, 9), "O")]),
  TextSequence(
    texts: [("지점 휴무 안내\n- 휴무 : 매주 목요일 모든 지점\n- 정상영업 : 본점", december)], branch: "본점",
    days: [(CivilDate(2026, 12, 10), "c")]),
  TextSequence(
    texts: [("7일(월) 휴무(청라점) / 11일~14일 휴점(시설 점검)(서면점, 금정점)", december)], branch: "오산점",
    days: [(CivilDate(2026, 12, 12), "?")]),
  TextSequence(
    texts: [
      (
        "구분 | 목포점 | 부평점\n영업시간 | 10:00~22:00 | 10:00~22:00\n휴무일 | 12/9 임시휴무 | 매월 11일",
        december
      )
    ],
    branch: "부평점", days: [(CivilDate(2026, 12, 9), "O"), (CivilDate(2026, 12, 11), "C")]),
  TextSequence(
    texts: [("목동점\n휴무일: 12일, 26일\n서면점\n정상영업", december)],
    days: [(CivilDate(2026, 12, 12), "?")]),
]
