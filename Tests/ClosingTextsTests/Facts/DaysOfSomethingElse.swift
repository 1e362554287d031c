import KoreanCalendar
import MartModels

/// Days of events, of writing, of a count or of some of the stores, beside those of a closing.
let daysOfSomethingElse: [TextSequence] = [
  // A word beside days says what they are, where the closing has days of its own.
  TextSequence("정기휴무: 11/29(일) / 세일 12/3~12/5", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("굿즈전 12/3~12/5 정기휴무 11/29", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("특별전 12/3~12/5 · ★11월 휴무★ 29일", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("휴무 11/29, 예약마감 12/4", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("휴무 11/29 발송 12/4", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("정기휴무 11/29, 12/4 라이브방송", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("신상입고 12/4, 11/29(일) 휴무", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("체험단 모집 12/3~12/5 ★ 11/29(일) 휴무", november, [(sunday, "C"), (friday, "?")]),
  TextSequence("매주 목요일 장날 / 11/29(일) 휴무", november, [(sunday, "C"), (thursday, "?")]),
  TextSequence("정기휴무: 11/29(일) · 매주 목요일 장날", november, [(sunday, "C"), (thursday, "?")]),
  // A reason, a list of names and a date behind 과 are no such words.
  TextSequence("휴무: 11/29, 12/4 주방 점검", november, [(sunday, "C"), (friday, "C")]),
  TextSequence("12/4 회의로 휴무", november, [(friday, "C")]),
  TextSequence("김장 11/29, 12/4 휴무", november, [(sunday, "?"), (friday, "C")]),
  // The date on the line below a title is that of the text, where a later line has the days.
  TextSequence("휴무 안내\n2026.11.29\n12월 4일은 휴무입니다.", november, [(sunday, "?"), (friday, "C")]),
  TextSequence("임시휴무\n2026.11.29\n하루 쉽니다.", november, [(sunday, "C")]),
  // How many there are, and not when.
  TextSequence("12월 4개 점포 폐점", november, [(friday, "?"), (CivilDate(2026, 12, 8), "?")]),
  TextSequence("12월 3곳 휴점", november, [(thursday, "?")]),
  TextSequence("12월 2회 휴무", november, [(CivilDate(2026, 12, 2), "?")]),
  TextSequence("매주 화·수요일(2일) 휴진", november, [(CivilDate(2026, 11, 25), "C"), (thursday, "O")]),
  // What differs from store to store leaves no date certain.
  TextSequence("휴무일: 13일, 27일\n점포별로 다를 수 있습니다.", november, [(CivilDate(2026, 12, 13), "?")]),
  TextSequence("11월 29일(일) 휴무\n일부 점포 제외", november, [(sunday, "?")]),
  TextSequence(
    "매월 둘째, 넷째 일요일 휴무. 일부 점포는 다를 수 있습니다.", november, [(CivilDate(2026, 12, 13), "c")]),
  TextSequence("3분의 2가량 점포는 11월 29일 휴무합니다.", november, [(sunday, "?")]),
  TextSequence("상당수 점포가 11월 29일 휴무합니다.", november, [(sunday, "?")]),
  TextSequence("11월 29일(일) 휴무. 작년과 날짜가 다르니 확인 바랍니다.", november, [(sunday, "C")]),
  // The closing days of the house are told elsewhere.
  TextSequence("신세계백화점 휴점일 / 신정 / 명절", november, [(CivilDate(2026, 11, 25), "o")]),
  TextSequence("정육코너 휴무(11/24)", november, [(CivilDate(2026, 11, 24), "?")]),
  // A day that ends late is not one of a store that never closes, and a month with one festival no rule.
  TextSequence(
    known: sundays, texts: [("12월 3일은 밤 12시까지 문을 닫지 않습니다", november)],
    days: [(CivilDate(2026, 12, 13), "C")]),
  TextSequence(
    known: sundays, texts: [("12월은 크리스마스만 쉽니다", november)],
    days: [
      (CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 12, 13), "c"),
      (CivilDate(2026, 12, 25), "C"),
    ]),
  TextSequence(
    known: sundays, texts: [("크리스마스는 쉬고 신정(1월 1일)은 문 엽니다", november)],
    days: [(CivilDate(2026, 12, 13), "C"), (CivilDate(2026, 12, 25), "C")]),
  TextSequence("25일에 만나고 26일엔 쉴게요", november, [(CivilDate(2026, 11, 25), "?")]),
  // What is taken back, and which of the workdays closes, is in doubt.
  TextSequence("[취소] 29일 휴무", november, [(sunday, "?")]),
  TextSequence("29일 휴무를 안내드렸으나 사정상 영업하게 되었습니다", november, [(sunday, "?")]),
  TextSequence("29일 휴무 공지 삭제합니다", november, [(sunday, "O")]),
  TextSequence("평일 의무휴업 시행", november, [(thursday, "?")]),
  // A closing on a festival says nothing of other days, where nothing else is known.
  TextSequence("크리스마스 휴무입니다", november, [(CivilDate(2026, 12, 25), "C"), (thursday, "o")]),
  TextSequence("휴무일: 설날, 추석 당일", november, [(thursday, "O")]),
  // What is opened is something else, and an opening is remembered.
  TextSequence(
    "매주 목요일 휴무. 12월 3일에는 공원에서 바자회를 엽니다.", november, [(thursday, "c")]),
  TextSequence("12/3 개장 10주년. 매주 목요일 휴무", november, [(thursday, "c")]),
  // Each name has the days behind its verb.
  TextSequence(
    texts: [("성수점 휴무 11/29, 왕십리점 휴무 12/4", november)], branch: "성수점",
    days: [(sunday, "C"), (friday, "?")]),
  // What the others do, or one branch alone, is not for certain what those do that were named before.
  TextSequence(
    texts: [("강남점 11/29 휴무, 나머지 점포는 12/4 휴무", november)], branch: "강남점",
    days: [(sunday, "C"), (friday, "?")]),
  TextSequence(
    texts: [("전 지점 12월 4일 휴무입니다. 다만 중앙점은 11월 29일에 쉽니다", november)], branch: "중앙점",
    days: [(sunday, "C"), (friday, "?")]),
  TextSequence(
    texts: [("전점 12/4 휴무. 중앙점만 11/29 휴무", november)], branch: "중앙점",
    days: [(sunday, "C"), (friday, "?")]),
  // Where the text says what the store does, a closing beside another name is not for certain the store's.
  TextSequence("다이소 12/4 휴무. 마트는 정상영업", november, [(friday, "?")]),
  TextSequence("푸드코트 휴무 12/3, 마트 휴무 12/4", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("전통시장 휴무일은 12/3입니다\n마트 휴무일: 12/4", november, [(thursday, "?"), (friday, "C")]),
  TextSequence("12/4 휴무 안내 - 지하 주차장", november, [(friday, "?")]),
  TextSequence("경쟁 마트 12/4 휴무", november, [(friday, "?")]),
  TextSequence("점장 12/4 휴무", november, [(friday, "?")]),
  TextSequence("캐셔 구함 / 근무 화~토 / 휴무 일·월", november, [(sunday, "c")]),
  TextSequence("다이소 12/4 휴무", november, [(friday, "?")]),
  // Who never closes is named, and so are those that a count or a verb is of.
  TextSequence(
    known: sundays, texts: [("연중무휴 매장 : 서울역, 공항\n매주 월요일 휴무 매장 : 강남, 목동", november)],
    days: [(CivilDate(2026, 12, 13), "c")]),
  TextSequence("전국 30개의 매장이 12월 4일 쉰다.", november, [(friday, "?")]),
  TextSequence("12월 4일 영업을 하지 않는 점포는 광교점, 수원점이다.", november, [(friday, "?")]),
]
