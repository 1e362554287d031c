import KoreanCalendar
import MartModels

/// Closings beside words that say something else of them or of their days.
let wordsBesideClosings: [TextSequence] = [
  // A word behind a closing that is not understood may be what is on its day.
  TextSequence("12/4 휴무 설문조사", november, [(friday, "?")]),
  TextSequence("12/4 휴무 결재 중", november, [(friday, "?")]),
  TextSequence("12/4 휴무 시 문자로 안내드립니다", november, [(friday, "?")]),
  TextSequence("12/4 휴무 안내 방송", november, [(friday, "?")]),
  TextSequence("12/4 휴무 재확인 필요", november, [(friday, "?")]),
  TextSequence("12/4 휴무...?", november, [(friday, "?")]),
  TextSequence("12/4 휴무 (안)", november, [(friday, "?")]),
  TextSequence("12/4는 우천 시 휴무", november, [(friday, "?")]),
  TextSequence("12/4 문을 못 열 수도 있습니다", november, [(friday, "?")]),
  TextSequence("12월 3일 휴무 아니면 4일 휴무", november, [(thursday, "?"), (friday, "?")]),
  TextSequence("12월 4일은 휴무하는 날입니다", november, [(friday, "C")]),
  TextSequence("12/4 휴무 안내", november, [(friday, "C")]),
  // A word between a closing and days may be the one that they are of.
  TextSequence("휴무 전 마지막 세일 12/4", november, [(friday, "?")]),
  TextSequence("의무휴업 도입 10주년 12/4", november, [(friday, "?")]),
  TextSequence("휴무 일정은 12/4 발표", november, [(friday, "?")]),
  TextSequence("휴무로 인해 12/4 예약이 몰려 있습니다", november, [(friday, "?")]),
  TextSequence("오전 휴무 12/4", november, [(friday, "?")]),
  TextSequence("휴무 일정 12/4", november, [(friday, "C")]),
  // A name that is not the store's, and one that may be.
  TextSequence("전화주문 12/4 쉽니다", november, [(friday, "?")]),
  TextSequence("마트 내 다이소 12/4 휴무", november, [(friday, "?")]),
  TextSequence("12/4 이마트 휴무라 붐빕니다", november, [(friday, "?")]),
  TextSequence("12/4은 대형마트가 쉬는 날입니다. 저희 가게로 오세요", november, [(friday, "?")]),
  TextSequence("다온내과 12/4 휴진", november, [(friday, "C")]),
  TextSequence("매장 내 공사로 12/4 휴무", november, [(friday, "C")]),
  // Days of a verb, a bracket, a label or a number of something else.
  TextSequence("12월 3일은 월급날이고 저희 매장은 12월 4일 휴무입니다", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("12월 3일 시험이 있어서 12월 4일은 휴무입니다", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("모집 마감 12/3 저희 매장은 12월 4일 휴무", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("경품 추첨일은 12/3이며, 의무휴업: 12/4", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("휴무: 12/4, 시험일은 12/3입니다", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("휴무 12/4, 생수 12.3L", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("휴무 12/4 생수 12.3L", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("휴무 12/4, 딸기 12/3 가격", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("세일(12/3)·휴무(12/4)", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("휴무 안내 (12/3 수정)", november, [(thursday, "?")]),
  TextSequence("12/4(주문 마감)", november, [(friday, "?")]),
  TextSequence("12/4 (휴무 없음)", november, [(friday, "?")]),
  TextSequence("게시 12/3 / 휴무 12/4", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("12/3 소방훈련이 있으며 휴무 12/4", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("혹서기(12/3~12/4) 휴장", november, [(thursday, "C"), (friday, "C")]),
  TextSequence("점심: 월~금 / 저녁: 화~토 / 일요일 휴무", november, [(sunday, "C"), (thursday, "o")]),
  TextSequence("쉬는 요일: 일 바쁜 요일: 목, 금", november, [(sunday, "c"), (thursday, "o")]),
  TextSequence("수거일 월·수·목 / 휴무 11/29", november, [(sunday, "C"), (thursday, "?")]),
  // Pictures and signs say something of days, whatever that is.
  TextSequence("12/3 휴무😴\n12/4 😊", november, [(thursday, "C"), (friday, "?")]),
  TextSequence("12월 3일*\n12월 4일\n(* 휴무)", november, [(thursday, "?"), (friday, "?")]),
  // The first date is that of the word before it, or of a price.
  TextSequence("할인기간 12/1~12/3, 재고조사로 12/4 휴무합니다", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("예약 마감 12/3, 12/4(금) 휴무입니다", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("반납일 12/3, 12/4 휴관", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("재입고 12/3, 12/4 쉽니다", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("휴무 후 첫 강의: 12/4", november, [(friday, "?")]),
  TextSequence(
    "평일 2시간 15,000원 토요일 2시간 20,000원, 일요일 휴무", november, [(sunday, "c"), (thursday, "o")]),
  TextSequence("12.4. 대체공휴일은 휴관합니다.", november, [(friday, "C"), (CivilDate(2027, 12, 4), "?")]),
  TextSequence("수영장 여름 정기휴장\n12/3 ~ 12/4\n헬스장은 정상 운영", november, [(friday, "?")]),
  // An exception with a month is one of that month.
  TextSequence(
    "매월 둘째·넷째 일요일 휴무 (12월 넷째 일요일은 정상영업)", november,
    [(CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 27), "O"), (CivilDate(2027, 1, 24), "C")]),
  TextSequence(
    "12월 넷째 일요일을 제외한 둘째·넷째 일요일 휴무", november,
    [(CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 27), "O"), (CivilDate(2027, 1, 24), "C")]),
  // A week or a month that may differ from the rule.
  TextSequence(
    "정기휴무 목요일인데 이번 주만 금요일에 쉽니다", CivilDate(2026, 12, 1),
    [(thursday, "c"), (CivilDate(2026, 12, 24), "C")]),
  TextSequence(
    "매월 말일 휴무, 12월은 29일에 합니다", november,
    [(CivilDate(2026, 12, 31), "c"), (CivilDate(2026, 11, 30), "C")]),
  TextSequence("매주 일요일 휴무\n12/4는 아들 결혼식입니다", november, [(sunday, "C"), (friday, "o")]),
  // What opens, or does not.
  TextSequence("12/4 정상영업. 12/4 휴무", november, [(friday, "?")]),
  TextSequence("12/4 휴무합니다. 다만 오후 5시부터는 문 열어요", november, [(friday, "?")]),
  TextSequence("12/4 투표소로 운영되어 휴관합니다", november, [(friday, "?")]),
  TextSequence("12/4 영업합니다 → 죄송합니다 휴무합니다", november, [(friday, "?")]),
  TextSequence("심야영업 12/4 쉼", november, [(friday, "?")]),
  TextSequence("의무휴업일(매월 둘째·넷째 일요일) 정상영업", november, [(CivilDate(2026, 12, 13), "?")]),
  TextSequence("휴무일 [매월 둘째·넷째 일요일] 정상영업", november, [(CivilDate(2026, 12, 13), "?")]),
  TextSequence("1/1 정상영업 지점: 강남, 홍대 / 휴무 지점: 신촌", november, [(CivilDate(2027, 1, 1), "?")]),
  // Names in brackets, each of which has its own days.
  TextSequence("(강남) 12/3 휴무, (서초) 12/4 휴무", november, [(thursday, "?"), (friday, "?")]),
  TextSequence(
    texts: [("[이마트 성수점] 12/3 의무휴업 / [트레이더스 하남] 12/4 의무휴업", november)], branch: "이마트 성수점",
    days: [(thursday, "C"), (friday, "?")]),
  // The end of a day, and that of a store.
  TextSequence("12/3 재료소진으로 영업 종료합니다", november, [(friday, "?")]),
  TextSequence(
    "매월 둘째·넷째 일요일 휴무. 12월 28일 영업 종료 후 철수", november, [(CivilDate(2027, 3, 2), "o")]),
  // Other years, and what is struck out.
  TextSequence("내년 12/4 휴무", november, [(friday, "?"), (CivilDate(2027, 12, 4), "C")]),
  TextSequence("내년 12/3 휴무, 올해 12/4 휴무", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("~~12/3 휴무~~ 12/4 휴무", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("<del>12/3 휴무</del> 12/4 휴무", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("12/4 휴무입니다~~ 감사합니다~~", november, [(friday, "C")]),
  // A holiday of every year behind a rule is one of every year, and 도 adds one day.
  TextSequence(
    "매주 월요일 휴관, 1월 1일 휴관", november, [(CivilDate(2029, 1, 1), "C"), (CivilDate(2030, 1, 1), "C")]),
  TextSequence(
    "매월 2, 4주 일요일 휴무, 12월 25일도 휴무", november,
    [(CivilDate(2026, 12, 25), "C"), (CivilDate(2028, 12, 25), "O")]),
]
