import KoreanCalendar
import MartModels

private let december = CivilDate(2026, 12, 1)

/// What a later text leaves of an earlier one, and texts that were read wrong beside what was known.
let laterTexts: [TextSequence] = [
  // What a text moved is in doubt where a later one names it in doubt.
  TextSequence(
    known: sundays,
    texts: [
      ("12월 27일 휴무를 24일로 변경합니다", december), ("24일 휴무는 아직 미정입니다", CivilDate(2026, 12, 8)),
    ],
    days: [(CivilDate(2026, 12, 24), "c"), (CivilDate(2026, 12, 27), "O")]),
  TextSequence(
    known: sundays,
    texts: [
      ("27일(일) → 24일(목) 변경", december),
      ("27일(일)은 원래대로 쉬고 24일(목) 영업 여부는 협의 중입니다", CivilDate(2026, 12, 8)),
    ],
    days: [(CivilDate(2026, 12, 24), "c"), (CivilDate(2026, 12, 27), "C")]),
  // The day was open by a list before it was moved to.
  TextSequence(
    texts: [
      ("12월 휴무일: 6일, 31일", december), ("6일 휴무를 10일로 변경합니다", CivilDate(2026, 12, 2)),
      ("10일 휴무는 아직 미정입니다", CivilDate(2026, 12, 4)),
    ],
    days: [(CivilDate(2026, 12, 6), "O"), (CivilDate(2026, 12, 10), "c")]),
  // A closing that grows leaves no day.
  TextSequence(
    texts: [
      ("12월 19일(토) 휴무", december),
      ("| 구분 | 변경 전 | 변경 후 |\n| 휴무 | 12/19(토) | 12/18(금)~12/19(토) |", CivilDate(2026, 12, 10)),
    ],
    days: [(CivilDate(2026, 12, 18), "C"), (CivilDate(2026, 12, 19), "C")]),
  // Whatever particle a closing has, it leaves a day that nobody names.
  TextSequence(
    texts: [("12/7(월) 임시휴무", december), ("임시휴무는 9일(수)로 연기됐습니다", CivilDate(2026, 12, 3))],
    days: [(CivilDate(2026, 12, 7), "c")]),
  // Months under a heading of closing days name all of them.
  TextSequence(
    known: sundays, texts: [("휴점일 안내\n11월: 8일, 22일\n12월: 13일, 25일", CivilDate(2026, 10, 30))],
    days: [
      (CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 20), "O"),
      (CivilDate(2026, 12, 27), "c"),
    ]),
  // A work beside closings may be why some days close.
  TextSequence(
    known: sundays,
    texts: [("12월 휴장 안내\n- 정기휴장 12/13, 12/27\n- 바닥 공사 12/28~12/31", december)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 29), "o")]),
  // What concerns one branch only does so from the beginning of the text.
  TextSequence(
    known: sundays, texts: [("11/22(일) 휴점 → 11/18(수)\n※ 강서점만 해당됩니다", CivilDate(2026, 11, 10))],
    branch: "목동점", days: [(CivilDate(2026, 11, 18), "O"), (CivilDate(2026, 11, 22), "C")]),
  // The weekday of the only date that closes is no rule, and neither are days of every month that meet a weekday.
  TextSequence(
    texts: [("수요일 쉽니다\n12월 9일 수요일 (직원 교육)", december)],
    days: [(CivilDate(2026, 12, 9), "c"), (CivilDate(2026, 12, 16), "c")]),
  TextSequence(
    texts: [("정기휴무: 첫째, 셋째 화요일\n장날(5, 10, 15, 20일)과 겹치는 화요일은 영업", december)],
    days: [(CivilDate(2026, 12, 15), "c"), (CivilDate(2027, 1, 5), "c")]),
  // A tone at the end of a line joins no line.
  TextSequence(
    texts: [("나머지 휴가는 추석 지나고~\n목요일 반찬 나눔", CivilDate(2026, 9, 1))],
    days: [(CivilDate(2026, 9, 10), "?")]),
  // English: holidays of a festival, "we", a return behind days, an "also" and a month from which something holds.
  TextSequence(
    texts: [("Closed days: Mondays, Seollal and Chuseok holidays", december)],
    days: [(CivilDate(2026, 12, 25), "O"), (CivilDate(2026, 12, 28), "C")]),
  TextSequence(
    texts: [("On Thursday, Dec 24 we may or may not open.", december)],
    days: [(CivilDate(2026, 12, 24), "?"), (CivilDate(2026, 12, 30), "?")]),
  TextSequence(
    texts: [("Winter break!! Dec 21-24 🎄 back on Saturday the 26th", december)],
    days: [(CivilDate(2026, 12, 22), "?")]),
  TextSequence(
    texts: [("On vacation Dec 21-24 🎄 back on Saturday the 26th", december)],
    days: [(CivilDate(2026, 12, 22), "C"), (CivilDate(2026, 12, 26), "O")]),
  TextSequence(
    known: .every(.tuesday), texts: [("We will also be closed on Thursday, Dec 10", december)],
    days: [(CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 8), "C")]),
  TextSequence(
    known: .every(.tuesday),
    texts: [("Starting January we will be closed every Tuesday and Wednesday.", december)],
    days: [
      (CivilDate(2026, 12, 9), "O"), (CivilDate(2026, 12, 8), "C"), (CivilDate(2027, 1, 6), "C"),
    ]),
  TextSequence(
    known: sundays, texts: [("Our Christmas closing days have not been decided yet.", december)],
    days: [(CivilDate(2026, 12, 13), "o"), (CivilDate(2026, 12, 25), "c")]),
  // English months: as labels, with a year, and of the sentence in which they begin something.
  TextSequence(
    known: sundays,
    texts: [
      (
        "Closing days\nNovember: 8 (Sun), 22 (Sun)\nDecember: 13 (Sun), 25 (Fri)",
        CivilDate(2026, 10, 30)
      )
    ],
    days: [
      (CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 25), "C"),
      (CivilDate(2026, 12, 27), "c"),
    ]),
  TextSequence(
    known: sundays,
    texts: [
      ("Day off\nUntil December: 2nd & 4th Sunday\nFrom January 2027: 2nd & 4th Monday", december)
    ],
    days: [(CivilDate(2027, 1, 10), "c"), (CivilDate(2027, 1, 11), "C")]),
  TextSequence(
    known: .every(.monday),
    texts: [("From April 2027 we're open 7 days a week", CivilDate(2027, 3, 20))],
    days: [(CivilDate(2027, 3, 22), "C"), (CivilDate(2027, 4, 5), "O")]),
  TextSequence(
    known: sundays, texts: [("No closing day during the sale!", december)],
    days: [(CivilDate(2026, 12, 13), "c")]),
  TextSequence(
    known: .every(.monday),
    texts: [("We will open on Monday, Dec 28 and close on Tuesday, Dec 29 instead.", december)],
    days: [(CivilDate(2026, 12, 28), "O"), (CivilDate(2026, 12, 29), "C")]),
  TextSequence(
    texts: [("Garden: closed on Mondays. In winter closed on Sundays and Mondays.", december)],
    days: [(CivilDate(2026, 12, 13), "c"), (CivilDate(2026, 12, 14), "c")]),
  TextSequence(
    known: sundays,
    texts: [("휴무일 안내\n12월까지: 둘째·넷째 일요일\n2027년 1월부터: 둘째·넷째 월요일", december)],
    days: [(CivilDate(2027, 1, 10), "c")]),
  // An hour at which the door opens is a doubt about a day that was to close.
  TextSequence(
    texts: [
      ("추석 연휴 휴무 9.24(목) ~ 9.27(일)", CivilDate(2026, 9, 1)),
      ("27일(일)은 오전 11시에 오픈합니다", CivilDate(2026, 9, 14)),
    ],
    days: [(CivilDate(2026, 9, 26), "C"), (CivilDate(2026, 9, 27), "c")]),
  // 여자 is no form of 열다.
  TextSequence(
    texts: [("휴장: 7월 1일(목) ~ 7월 9일(금)\n이용: 남자 월·수·금 / 여자 화·목·토", CivilDate(2027, 6, 21))],
    days: [(CivilDate(2027, 7, 6), "C")]),
  // A condition in brackets is of all closings of the line above it, and asks for what may be either.
  TextSequence(
    texts: [("매월 5일·20일 쉬는 날\n(주말이나 공휴일과 겹치면 정상영업합니다)", CivilDate(2026, 10, 20))],
    days: [
      (CivilDate(2026, 11, 5), "C"), (CivilDate(2026, 12, 5), "O"), (CivilDate(2026, 12, 20), "O"),
    ]),
  TextSequence(
    texts: [("매월 10일, 20일 휴무\n(10일·20일이 장날과 겹치면 영업)", CivilDate(2027, 6, 1))],
    days: [(CivilDate(2027, 6, 10), "c"), (CivilDate(2027, 6, 20), "c")]),
  TextSequence(
    texts: [("토욜은 합니다~ 일욜은 쉬어요", CivilDate(2026, 11, 25))],
    days: [(CivilDate(2026, 11, 28), "o"), (CivilDate(2026, 11, 29), "c")]),
  TextSequence(
    known: .every(.monday),
    texts: [
      (
        "Winter vacation special opening ❄ The museum will open on Monday, Dec 28 and close on Tuesday, Dec 29.",
        december
      )
    ],
    days: [(CivilDate(2026, 12, 28), "O"), (CivilDate(2026, 12, 29), "C")]),
  // 였던 is no form of 열다.
  TextSequence(
    texts: [("연중무휴였던 저희가 12월 21일 처음으로 쉽니다", CivilDate(2026, 12, 12))],
    days: [(CivilDate(2026, 12, 21), "C"), (CivilDate(2026, 12, 22), "?")]),
]
