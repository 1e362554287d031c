import KoreanCalendar
import MartModels

private let endOfNovember = CivilDate(2026, 11, 29)
private let december = CivilDate(2026, 12, 28)
private let spring = CivilDate(2027, 2, 15)

/// Days that words before or behind them put into some months, into a time, or outside of one.
let daysWithinFrames: [TextSequence] = [
  // Months, a year and the ends of a time limit a rule.
  TextSequence(
    "7~8월에는 매월 둘째 일요일 휴무", CivilDate(2027, 6, 1),
    [(CivilDate(2027, 7, 11), "C"), (CivilDate(2027, 9, 12), "o")]),
  TextSequence(
    "이번 달 매주 월요일·화요일 휴무", CivilDate(2026, 11, 2),
    [(CivilDate(2026, 11, 24), "C"), (CivilDate(2026, 12, 1), "?")]),
  TextSequence("올해 의무휴업일은 매주 목요일", endOfNovember, [(CivilDate(2027, 6, 10), "c")]),
  TextSequence("내년부터 매달 1일은 쉽니다", endOfNovember, [(CivilDate(2026, 12, 1), "c")]),
  TextSequence(
    "5월부터는 정기휴무 : 매달 25일", spring,
    [(CivilDate(2027, 4, 25), "?"), (CivilDate(2027, 5, 25), "C")]),
  TextSequence("10월 31일까지 휴무일: 매달 1째주 월요일", endOfNovember, [(CivilDate(2027, 3, 1), "c")]),
  TextSequence(
    "9월 18일부터 매달 1, 15일은 쉽니다", CivilDate(2026, 8, 20),
    [(CivilDate(2026, 9, 1), "?"), (CivilDate(2026, 10, 15), "C")]),
  TextSequence("하계기간에는 토·일만 운영합니다.", endOfNovember, [(CivilDate(2026, 12, 7), "?")]),
  TextSequence(
    "월 제1·제3 일요일 휴무", endOfNovember,
    [(CivilDate(2026, 12, 6), "C"), (CivilDate(2026, 12, 7), "O")]),
  TextSequence(
    "매월 5일·20일에는 문을 닫습니다, 단, 공휴일인 경우 정상영업합니다", endOfNovember,
    [(CivilDate(2027, 5, 5), "O"), (CivilDate(2027, 5, 20), "C")]),
  // The month of a day is that of the range in which it is, or ends before the door opens again.
  TextSequence(
    "12월 29일-1월 4일 휴무\n31일 정상영업", endOfNovember,
    [(CivilDate(2026, 12, 30), "C"), (CivilDate(2026, 12, 31), "O")]),
  TextSequence(
    "1월 4일(월) 정상영업. 31일~3일 휴무.", december,
    [(CivilDate(2026, 12, 31), "C"), (CivilDate(2027, 1, 31), "?")]),
  TextSequence("둘째·넷째 일요일 휴무. 27일은 영업합니다.", endOfNovember, [(CivilDate(2026, 12, 27), "c")]),
  TextSequence(
    "휴무 안내 (12월) 10,16,22일 (1월) 2,30일", endOfNovember,
    [(CivilDate(2026, 12, 22), "C"), (CivilDate(2027, 1, 2), "C"), (CivilDate(2027, 1, 10), "?")]),
  TextSequence(
    "2028년 휴무일\n4월: 12일과 26일\n5월: 10일, 24일", endOfNovember,
    [(CivilDate(2028, 5, 10), "C"), (CivilDate(2027, 5, 10), "?")]),
  TextSequence(
    "12월 25일 다음 날 휴무", endOfNovember,
    [(CivilDate(2026, 12, 25), "?"), (CivilDate(2026, 12, 26), "C")]),
  // Some days of a time close, or all but some.
  TextSequence(
    "11월 3일~5일 연휴에도 5일만 빼고 영업합니다", CivilDate(2026, 10, 30),
    [(CivilDate(2026, 11, 4), "O"), (CivilDate(2026, 11, 5), "C")]),
  TextSequence(
    "2/28부터 3/2까지 중 28일 휴무", spring,
    [(CivilDate(2027, 2, 28), "C"), (CivilDate(2027, 3, 1), "?")]),
  TextSequence(
    "3월 3(수), 4(목), 5일(금) 중 3월 4일 하루만 쉽니다", spring,
    [(CivilDate(2027, 3, 3), "?"), (CivilDate(2027, 3, 4), "C")]),
  // An exception on a line of its own takes certainty from what it is taken out of.
  TextSequence(
    "12월 21일~25일 휴무\n- 23일은 해당 없음", endOfNovember,
    [(CivilDate(2026, 12, 22), "C"), (CivilDate(2026, 12, 23), "?")]),
  TextSequence("설 연휴 정상영업\n* 설 당일 제외", endOfNovember, [(CivilDate(2027, 2, 7), "?")]),
  TextSequence(
    "12월에는 휴무가 없습니다. 다만 매주 월요일은 쉽니다.", endOfNovember,
    [(CivilDate(2026, 12, 7), "C"), (CivilDate(2027, 1, 11), "?")]),
]
