import KoreanCalendar
import MartModels

/// Closings with an opening, a sign, a festival or a word behind them that may turn them around.
let turnedClosings: [TextSequence] = [
  // The days between a heading that closes and an opening are those of the heading.
  TextSequence("휴무 11/29, 재오픈 12/4", november, [(sunday, "C"), (friday, "O")]),
  TextSequence("휴무: 12/3부터 2일간, 12/5 정상영업", november, [(thursday, "C"), (friday, "C")]),
  TextSequence("휴무 12/3~12/4 → 12/5 정상영업", november, [(thursday, "C"), (friday, "C")]),
  TextSequence("휴무: 12월 3일부터 12월 4일까지, 12/5(토)부터 엽니다", november, [(thursday, "C"), (friday, "C")]),
  TextSequence("휴무 12/3~12/4 / 12/5 오전 9시 오픈", november, [(thursday, "C"), (friday, "C")]),
  TextSequence("휴가: 12/3부터 2일간, 재개: 12/5", november, [(thursday, "C"), (friday, "C")]),
  TextSequence("[휴무 안내] 12/4 영업시간 22시까지 연장", november, [(friday, "?")]),
  TextSequence("12월 30일부터 사흘간 휴무", november, [(CivilDate(2027, 1, 1), "C")]),
  // Numbers in a bracket are the dates of the weekdays.
  TextSequence(
    "목요일(3), 금요일(4) 휴무", november,
    [(thursday, "?"), (friday, "?"), (CivilDate(2026, 12, 10), "?")]),
  TextSequence(
    "목, 금(10, 11) 휴무", november, [(CivilDate(2026, 12, 10), "C"), (CivilDate(2026, 12, 17), "?")]),
  // What stands behind a closing may be that it is none.
  TextSequence("12/4 휴무 추진", november, [(friday, "?")]),
  TextSequence("12/4 휴무(?)", november, [(friday, "?")]),
  TextSequence("12월 3일 휴무 또는 12월 4일 휴무", november, [(thursday, "?"), (friday, "?")]),
  TextSequence("휴무 결정일 12/4", november, [(friday, "?")]),
  TextSequence("12/3 휴무이후 정상영업", november, [(thursday, "C")]),
  // Signs say of days that they are open only beside those that say that they are not.
  TextSequence("12/3(목)❌ 12/4(금)🆗", november, [(thursday, "C"), (friday, "O")]),
  TextSequence("✅ 12/4 휴무", november, [(friday, "C")]),
  // A date of something else, and a festival that only tells which opening is meant.
  TextSequence("시험일은 12/3이고 12/4 휴무", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("12/4(배송 마감)", november, [(friday, "?")]),
  TextSequence(
    "설에는 2월 8일부터 영업합니다", CivilDate(2027, 1, 30),
    [(CivilDate(2027, 2, 7), "?"), (CivilDate(2027, 2, 8), "O")]),
  // Only a calendar knows the days of elections; the others are as certain as without them.
  TextSequence(
    "매월 둘째·넷째 일요일 휴무, 선거일 휴무", CivilDate(2026, 5, 10),
    [(CivilDate(2026, 6, 3), "o"), (CivilDate(2026, 6, 10), "O"), (CivilDate(2026, 6, 14), "C")]),
]
