import KoreanCalendar
import MartModels

private let december = CivilDate(2026, 12, 1)

/// Texts that say how far something moves or how long it goes on, and what the words around it leave of it.
let movesByLengths: [TextSequence] = [
  TextSequence(
    known: sundays, texts: [("12월 13일 휴무를 일주일 연기합니다", december)],
    days: [
      (CivilDate(2026, 12, 13), "O"), (CivilDate(2026, 12, 20), "C"),
      (CivilDate(2026, 12, 27), "C"),
    ]),
  TextSequence(
    known: sundays, texts: [("13일 휴무가 하루 앞당겨졌어요", december)],
    days: [(CivilDate(2026, 12, 12), "C"), (CivilDate(2026, 12, 13), "O")]),
  TextSequence(
    known: sundays, texts: [("12월 27일 휴무는 2주 뒤로 미룹니다", december)],
    days: [(CivilDate(2026, 12, 27), "O"), (CivilDate(2027, 1, 10), "C")]),
  // Of three days, and not to the third, which is before it.
  TextSequence(
    known: sundays, texts: [("12월 13일 휴무를 3일 연기합니다", december)],
    days: [(CivilDate(2026, 12, 3), "O"), (CivilDate(2026, 12, 16), "C")]),
  // Of twenty days, or to the 20th.
  TextSequence(
    known: sundays, texts: [("12월 13일 휴무를 20일 연기합니다", december)],
    days: [(CivilDate(2026, 12, 20), "o"), (CivilDate(2027, 1, 2), "o")]),
  // From which day to which, nobody says.
  TextSequence(
    known: sundays, texts: [("정기휴무일이 하루 당겨졌어요", december)],
    days: [(CivilDate(2026, 12, 12), "o"), (CivilDate(2026, 12, 13), "c")]),
  TextSequence(
    known: sundays, texts: [("12월 20일 개장을 일주일 연기합니다", december)],
    days: [(CivilDate(2026, 12, 20), "o")]),
  // The day to which it moves is said, and the length only repeats it.
  TextSequence(
    known: sundays, texts: [("휴무를 12월 13일에서 12월 14일로 하루 미뤘습니다", december)],
    days: [(CivilDate(2026, 12, 14), "C"), (CivilDate(2026, 12, 15), "O")]),
  // As many days.
  TextSequence(
    known: sundays, texts: [("12월 7일부터 한 주 쉽니다", december)],
    days: [
      (CivilDate(2026, 12, 7), "C"), (CivilDate(2026, 12, 12), "C"), (CivilDate(2026, 12, 14), "O"),
    ]),
  TextSequence(
    known: sundays, texts: [("12월 7일부터 1주일 쉽니다", december)],
    days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2027, 1, 3), "O")]),
  TextSequence(
    known: sundays, texts: [("12월 7일부터 2주간 휴무", december)],
    days: [(CivilDate(2026, 12, 18), "C"), (CivilDate(2026, 12, 21), "O")]),
  // It is no closing on that day, and not never one.
  TextSequence(
    known: sundays, texts: [("1/1 신정은 11:00~20:00 단축 운영합니다 (휴점 아님!)", december)],
    days: [(CivilDate(2027, 1, 10), "C")]),
  // They come back from a holiday, and do not close.
  TextSequence(
    texts: [
      ("12/7(월)~12/11(금) 휴가로 진료 없습니다", december),
      ("휴가를 하루 일찍 마치고 12/11(금)부터 진료합니다", CivilDate(2026, 12, 9)),
    ],
    days: [(CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 11), "O")]),
  // The end is taken back.
  TextSequence(
    known: .every(.wednesday),
    texts: [
      ("12월 31일부로 폐업합니다", december),
      ("폐업 소식 거둬들입니다. 1월에도 그대로 영업합니다.", CivilDate(2026, 12, 20)),
    ],
    days: [(CivilDate(2027, 1, 4), "o")]),
  // Works move that had closed the store.
  TextSequence(
    texts: [("12월 7일 공사로 쉽니다", december), ("공사를 12월 9일(수)로 옮겼어요", CivilDate(2026, 12, 4))],
    days: [(CivilDate(2026, 12, 7), "c"), (CivilDate(2026, 12, 9), "?")]),
  // The days with hours are those on which it is open.
  TextSequence(
    known: .every(.sunday),
    texts: [("12월 휴일 근무일⏎6일(일), 20일(일) 09:00~18:00⏎그 외 일요일은 쉽니다", december)],
    days: [(CivilDate(2026, 12, 6), "c"), (CivilDate(2026, 12, 13), "C")]),
  // Of what is said to be open until a day, nobody knows what comes behind it.
  TextSequence(
    known: sundays, texts: [("저희 매장은 1월 29일(금)까지 영업 후 문을 닫습니다", december)],
    days: [(CivilDate(2027, 2, 5), "o")]),
  TextSequence(
    known: sundays, texts: [("마지막 영업일은 1월 29일입니다", december)],
    days: [(CivilDate(2027, 2, 5), "o")]),
  TextSequence(
    known: sundays, texts: [("1월 29일까지 영업 후 폐점합니다", december)],
    days: [(CivilDate(2027, 2, 5), "C")]),
  // A day without a month that is past may be of the next one.
  TextSequence(
    known: .every(.wednesday), texts: [("쉬는 건 다음날인 6일에요", CivilDate(2026, 12, 28))],
    days: [(CivilDate(2027, 1, 6), "c")]),
  // A move that is not planned.
  TextSequence(
    known: sundays, texts: [("휴무를 12월 13일에서 20일로 옮길 계획이 없습니다", december)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 20), "O")]),
  TextSequence(
    texts: [
      ("12월 31일부로 폐업합니다", december), ("1월에도 매일 정상 영업합니다", CivilDate(2026, 12, 20)),
    ],
    days: [(CivilDate(2027, 1, 4), "O")]),
  // All closings of a month change.
  TextSequence(
    known: sundays,
    texts: [
      ("12월 휴무 6일, 20일", december),
      ("성탄절 행사 관계로 12월 휴무일이 10일, 24일로 바뀌었습니다.", CivilDate(2026, 12, 3)),
    ],
    days: [
      (CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 20), "O"),
      (CivilDate(2026, 12, 27), "c"),
      (CivilDate(2027, 1, 10), "C"),
    ]),
  TextSequence(
    known: sundays, texts: [("휴무일이 10일, 24일로 바뀌었습니다", december)],
    days: [(CivilDate(2026, 12, 27), "c"), (CivilDate(2027, 1, 10), "c")]),
  // What was said is told, or taken back.
  TextSequence(
    texts: [
      ("12월 9일 수요일 임시휴무예요", december),
      ("수욜(9일)에 쉰다고 했던거요 하루 미뤄서 10일에 쉬어요!!", CivilDate(2026, 12, 4)),
    ],
    days: [(CivilDate(2026, 12, 9), "c"), (CivilDate(2026, 12, 10), "C")]),
  TextSequence(
    texts: [
      ("성탄절 12/25(금) 쉽니다", december), ("25일 휴무 없던걸로 할게요…", CivilDate(2026, 12, 10)),
    ],
    days: [(CivilDate(2026, 12, 25), "O")]),
  TextSequence(
    known: .every(.thursday), texts: [("목요일마다 쉬던거 이제 안쉬어요!", december)],
    days: [(CivilDate(2026, 12, 17), "c")]),
  TextSequence(
    known: .every(.monday), texts: [("토욜 휴무 공지 보고 놀라신분들.. 그거 작년 글이에요!!", december)],
    days: [(CivilDate(2026, 12, 12), "o")]),
  TextSequence(
    known: .every(.monday),
    texts: [
      ("12월 15일(화) 하루 쉽니다", december),
      ("12월 15일(화) 하루 쉽니다 라고 올렸다가 지웠어요. 안 쉬기로 했어요. 그날 그냥 엽니다~", CivilDate(2026, 12, 8)),
    ],
    days: [(CivilDate(2026, 12, 15), "c")]),
  TextSequence(
    texts: [
      ("누수로 금일(12/9) 임시 휴관합니다", CivilDate(2026, 12, 9)),
      ("복구 완료! 오늘 오후 2시부터 정상 운영합니다", CivilDate(2026, 12, 9)),
    ],
    days: [(CivilDate(2026, 12, 9), "c")]),
  // Something about the operation of these days, of which the closings stay.
  TextSequence(
    texts: [
      ("설 연휴 휴관: 2027년 2/6(토) ~ 2/9(화)", CivilDate(2027, 1, 20)),
      (
        "설 연휴 운영 변경\n2/9(화)은 10~18시 운영합니다. 나머지 연휴 휴관은 그대로예요.",
        CivilDate(2027, 1, 28)
      ),
    ],
    days: [(CivilDate(2027, 2, 6), "c")]),
  // The same in English.
  TextSequence(
    known: .nth(3, .monday),
    texts: [
      (
        "No closing day in January!\nOur closing day in March is Monday, March 22.",
        CivilDate(2026, 12, 28)
      )
    ],
    days: [
      (CivilDate(2027, 1, 18), "O"), (CivilDate(2027, 3, 15), "c"), (CivilDate(2027, 3, 22), "C"),
    ]),
  TextSequence(
    texts: [
      ("December closing days: 12/13 (Sun), 12/27 (Sun)", december),
      (
        "Correction!! Our closing days in December are the 13th and the 20th, not the 27th.",
        CivilDate(2026, 12, 5)
      ),
    ],
    days: [(CivilDate(2026, 12, 20), "o"), (CivilDate(2026, 12, 27), "c")]),
  TextSequence(
    known: sundays,
    texts: [
      (
        "Starting January 2027, the mandatory closing days of this store change from the 2nd & 4th Sunday to the 2nd & 4th Monday.",
        december
      )
    ],
    days: [(CivilDate(2027, 1, 10), "c"), (CivilDate(2027, 1, 11), "o")]),
  TextSequence(
    texts: [
      ("We'll be closed Sunday, December 6 for a private event.", december),
      (
        "Update: the event got moved to Sunday, December 13. Open as usual on the 6th!",
        CivilDate(2026, 12, 3)
      ),
    ],
    days: [(CivilDate(2026, 12, 6), "O")]),
  TextSequence(
    texts: [
      (
        "Closed every Tuesday\nWhen Tuesday is a public holiday, the palace opens and is closed on the first working day after it.",
        CivilDate(2028, 2, 10)
      )
    ],
    days: [(CivilDate(2028, 5, 3), "o"), (CivilDate(2028, 5, 2), "c")]),
  TextSequence(
    known: .every(.wednesday),
    texts: [("Thinking of taking Jan 2 (Sat) off... not decided yet", december)],
    days: [(CivilDate(2027, 1, 2), "o")]),
]
