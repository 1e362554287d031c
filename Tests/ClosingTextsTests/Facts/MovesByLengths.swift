import KoreanCalendar
import MartModels

private let sundays = HolidayRule.nth([2, 4], .sunday)
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
]
