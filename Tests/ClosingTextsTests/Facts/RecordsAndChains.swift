import KoreanCalendar
import MartModels

private let first = CivilDate(2026, 12, 1)
private let christmas = CivilDate(2026, 12, 25)

/// Records with a name each, numbers that one sign joins, brackets that head days or change one of them.
let recordsAndChains: [TextSequence] = [
  // A key that comes again heads what stands below its name.
  TextSequence(
    texts: [("점포 : 강동점\n휴무일 : 12/13\n점포 : 강서점\n휴무일 : 12/20", first)], branch: "강서점",
    days: [(CivilDate(2026, 12, 13), "?"), (CivilDate(2026, 12, 20), "C")]),
  TextSequence(
    "시설명: 수영장 / 휴장일: 매주 일요일\n시설명: 빙상장 / 휴장일: 매주 화요일", first,
    [inDecember(6, "?"), inDecember(8, "?")]),
  TextSequence(
    "Store: Songdo\nClosed: Dec 14\nStore: Cheongna\nClosed: Dec 15", first, [inDecember(14, "?")]),
  TextSequence(
    texts: [("일자 : 13일\n점포 : 강동점, 강서점\n일자 : 20일\n점포 : 송파점, 잠실점", first)], branch: "송파점",
    days: [(CivilDate(2026, 12, 13), "?"), (CivilDate(2026, 12, 20), "C")]),
  TextSequence(
    texts: [("12월 25일 휴점 매장 안내\n강남점, 신촌점은 12/25(금) 휴점입니다.\n그 외 매장은 정상 운영합니다.", first)],
    branch: "잠실점", days: [(christmas, "?")]),
  TextSequence(
    texts: [("12월 9일 휴무 점포 안내\n일산점, 파주점\n12월 13일 휴무 점포 안내\n강남점, 송파점", first)],
    branch: "일산점", days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "?")]),
  // Numbers with one sign between them are days where a month stands before them.
  TextSequence("12월 휴무 : 6 / 13 / 20 / 27", first, [inDecember(6, "C"), inDecember(27, "C")]),
  TextSequence(
    "12월 휴무 7. 14. 21. 28", first, [inDecember(14, "C"), (CivilDate(2027, 7, 14), "?")]),
  TextSequence("12월 휴무일은 6 / 20 입니다", first, [inDecember(20, "C"), (CivilDate(2027, 6, 20), "?")]),
  TextSequence("12월 휴무 3/10", first, [(CivilDate(2027, 3, 10), "?")]),
  TextSequence("12월 휴무 12/13, 12/27", first, [inDecember(13, "C"), inDecember(12, "O")]),
  TextSequence(
    "11월부터는 연중무휴이며 10/28(수)까지만 쉽니다", CivilDate(2026, 10, 25), [(CivilDate(2026, 10, 28), "C")]),
  TextSequence("12월 정휴 7,14,21,28 / 임시휴무 15", first, [inDecember(15, "C"), inDecember(21, "C")]),
  TextSequence(
    "2월 첫 휴무는 14일, 두 번째 휴무는 28일입니다", first, [(CivilDate(2027, 2, 28), "C"), inDecember(28, "?")]),
  // Brackets and signs head the days behind them, or say something of the one before.
  TextSequence(
    "(영업) 12/24, 12/25 (휴무) 12/26, 12/27", first, [inDecember(25, "O"), inDecember(26, "C")]),
  TextSequence(
    "12/25 [휴무] 12/26 [영업] 12/27 [휴무]", first, [inDecember(26, "O"), inDecember(27, "C")]),
  TextSequence(
    "✅영업 : 12/24, 12/26  ⛔휴무 : 12/25, 12/27", first, [inDecember(26, "O"), inDecember(27, "C")]),
  TextSequence(
    "휴무 : 12/7, 12/14, 12/21(정상영업으로 변경), 12/28", first, [inDecember(7, "C"), inDecember(21, "O")]),
  TextSequence("휴무 : 12/7, 12/14→12/15, 12/21", first, [inDecember(7, "?"), inDecember(21, "?")]),
  TextSequence(
    "휴무일 [기존] 12/13, 12/27 [변경] 12/9, 12/23", first, [inDecember(13, "O"), inDecember(23, "C")]),
  TextSequence("휴무일 (구) 매주 일요일 (신) 매주 월요일", first, [inDecember(13, "?")]),
  // What a closing day that opens says of the days before it.
  TextSequence(
    "감사세일!! 12/10(목)~12/13(일)\n정기휴무일인 13일도 문을 엽니다!", first,
    [inDecember(11, "?"), inDecember(13, "O")]),
  TextSequence(
    "12월 24일~26일 3일간 정기휴무일인 25일에도 문을 엽니다", first, [inDecember(24, "?")]),
  // Festivals whose dates are others each year, or that say which weekday is meant.
  TextSequence(
    "휴업일: 매주 일요일, 설(2.6~2.8)", first, [(CivilDate(2027, 2, 8), "C"), (CivilDate(2028, 2, 7), "O")]),
  TextSequence("매주 일요일, 여름휴가(8.2~8.5), 설날, 추석", first, [(CivilDate(2027, 8, 2), "o")]),
  TextSequence("성탄절 금요일 휴무", first, [inDecember(25, "C"), inDecember(18, "?")]),
  TextSequence(
    "새해 첫 월요일(4일) 휴무", first, [(CivilDate(2027, 1, 4), "C"), (CivilDate(2027, 1, 1), "?")]),
  TextSequence(
    "매월 둘째 일요일 휴무이며, 2월은 설 때문에 셋째 일요일에 쉽니다", first,
    [(CivilDate(2027, 1, 17), "O"), (CivilDate(2027, 2, 21), "c")]),
  // A vacation, a part, an order, a count.
  TextSequence("방학 중에는 월~금 개방, 주말 휴관", first, [inDecember(12, "?")]),
  TextSequence("복지관 경로식당 12월 21일~23일 방역으로 미운영", first, [inDecember(21, "?")]),
  TextSequence("마트 반찬코너 12월 21일 휴무", first, [inDecember(21, "?")]),
  TextSequence("휴무일 포함 3일 이내 답변드립니다", first, [inDecember(3, "?")]),
  TextSequence("12월 25일 휴무 vs 영업", first, [inDecember(25, "?")]),
  // A label of hours leaves a closing its exceptions, and the name of a store its doubts.
  TextSequence(
    "영업시간: 11:00~20:00 / 월요일 휴무 (공휴일 제외)", first,
    [inDecember(7, "C"), (CivilDate(2027, 3, 1), "O")]),
  TextSequence(
    texts: [("이마트 성수점 당분간 월요일 휴무 11:00~20:00", first)], branch: "이마트 성수점",
    days: [(CivilDate(2026, 12, 7), "c")]),
  TextSequence(
    texts: [("이마트 성수점 10-22 (월휴무)", first)], branch: "이마트 성수점",
    days: [(CivilDate(2026, 12, 22), "?")]),
  TextSequence(
    texts: [("이마트 성수점 짝수주 일요일 휴무", first)], branch: "이마트 성수점",
    days: [(CivilDate(2026, 12, 6), "?")]),
  TextSequence("10:00~23:00, 설날·추석 전날 20:00까지, 당일 휴무", first, [(CivilDate(2027, 2, 7), "c")]),
]
