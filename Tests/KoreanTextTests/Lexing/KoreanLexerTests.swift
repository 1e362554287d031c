import KoreanText
import MartTestSupport
import Testing

@Suite("Korean lexer")
struct KoreanLexerTests {
  private func kinds(_ text: String) -> [KoreanToken.Kind] {
    KoreanLexer.tokens(of: NormalizedText(text)).map(\.kind)
  }

  @Test(
    "A time is read in whatever way it is written",
    arguments: [
      ("10:00", 600, nil), ("９：３０", 570, nil), ("22:00:00", 1_320, nil), ("24:00", 1_440, nil),
      ("25:30", 1_530, nil), ("10시", 600, nil), ("10 시 30 분", 630, nil), ("10시반", 630, nil),
      ("10시30", 630, nil), ("24시", 1_440, nil), ("9h", 540, nil), ("9h30", 570, nil),
      ("18 Uhr", 1_080, nil), ("10 : 00", 600, nil), ("열시", 600, nil), ("열두 시 삼십분", 750, nil),
      ("이십이시", 1_320, nil),
      ("오전 10시", 600, .beforeNoon), ("오전 12시", 0, .beforeNoon), ("오후 12시", 720, .afternoon),
      ("오후10:30", 1_350, .afternoon), ("오후 22시", 1_320, .afternoon), ("오전 열시", 600, .beforeNoon),
      ("오전 10", 600, .beforeNoon), ("새벽 2시", 120, .dawn), ("새벽 12시", 0, .dawn),
      ("아침 7시", 420, .morning), ("낮 12시", 720, .midday), ("낮 2시", 840, .midday),
      ("저녁 7시", 1_140, .evening), ("밤 11시", 1_380, .night), ("밤 12시", 1_440, .night),
      ("밤 1시", 60, .night), ("정오", 720, .noon), ("낮12시", 720, .midday), ("자정", 1_440, .midnight),
      ("10am", 600, .beforeNoon), ("10 PM", 1_320, .afternoon), ("10:30 p.m.", 1_350, .afternoon),
      ("AM 10:00", 600, .beforeNoon), ("pm10", 1_320, .afternoon), ("12am", 0, .beforeNoon),
      ("noon", 720, .noon), ("Midnight", 1_440, .midnight),
    ] as [(String, Int, HalfOfDay?)])
  func times(text: String, minute: Int, half: HalfOfDay?) {
    guard case .time(let time) = kinds(text).first else {
      Issue.record("\(text): \(kinds(text))")
      return
    }
    #expect(time.minuteOfDay == minute)
    #expect(time.half == half)
    #expect(kinds(text).count == 1)
  }

  @Test(
    "Hours of twelve that end before they begin may end after noon, unless the clock has 24 hours",
    arguments: [
      (540, 360, false, true), (540, 360, true, true), (600, 120, false, true),
      (600, 120, true, false), (600, 299, true, false), (600, 300, true, true),
      (720, 720, true, true), (779, 60, false, true), (780, 60, false, false),
      (600, 0, false, false), (600, 59, false, false), (600, 601, false, false),
      (1_080, 120, false, false),
    ])
  func afterNoon(opens: Int, closes: Int, hasZeros: Bool, isDoubtful: Bool) {
    #expect(
      ClockTime.mayEndAfterNoon(opens: opens, closes: closes, hasZeros: hasZeros) == isDoubtful)
  }

  @Test("한시 변경 is a change for a time, and 열한시 변경 one at eleven")
  func hourBeforeChange() {
    #expect(kinds("한시 변경") == [.word, .change])
    let words = kinds("열한시 변경")
    #expect(words.count == 2)
    guard case .time(let time)? = words.first else {
      Issue.record("\(words)")
      return
    }
    #expect(time.minuteOfDay == 660)
  }

  @Test(
    "What only looks like a time is none",
    arguments: [
      ("10:60", [.word]), ("오전 13시", [.word]), ("저녁 12시", [.word]), ("오후 49시", [.word]),
      ("24시간", [.allDay]), ("24 hours", [.allDay]), ("24h", [.allDay]),
      ("2시간", [.digits(2), .unit(.hours)]), ("한시적", [.passing]), ("일시적으로", [.passing]),
      ("오전 11/22", [.halfOfDay(.beforeNoon), .digits(11), .link(.slash), .digits(22)]),
      ("오후 3층", [.halfOfDay(.afternoon), .digits(3), .filler]), ("밤나무길", [.word]),
      ("1000", [.digits(1_000)]),
    ] as [(String, [KoreanToken.Kind])])
  func noTimes(text: String, expected: [KoreanToken.Kind]) {
    #expect(kinds(text) == expected)
  }

  @Test(
    "Weekdays are read as names, as symbols and as groups, in Korean and English",
    arguments: [
      ("일요일", [.sunday], .name), ("월욜", [.monday], .name), ("火曜日", [.tuesday], .name),
      ("수", [.wednesday], .symbols), ("목금", [.thursday, .friday], .symbols),
      ("㊏", [.saturday], .symbols),
      ("월수금", [.monday, .wednesday, .friday], .symbols), ("일요일마다", [.sunday], .each),
      ("Mondays", [.monday], .each), ("Monday", [.monday], .name), ("TUES", [.tuesday], .name),
      ("Mo", [.monday], .symbols),
      ("평일", .mondayThroughFriday, .group), ("weekends", .weekend, .group),
    ] as [(String, WeekdaySet, KoreanToken.WeekdayForm)])
  func weekdays(text: String, days: WeekdaySet, form: KoreanToken.WeekdayForm) {
    #expect(kinds(text) == [.weekdays(days, form)])
  }

  @Test(
    "Every ordinal is read, in words and behind a number",
    arguments: [
      ("첫째", [.ordinal(OrdinalSet(nth: 1), isWeek: false)]),
      ("첫 번째", [.ordinal(OrdinalSet(nth: 1), isWeek: false)]),
      ("둘째주", [.ordinal(OrdinalSet(nth: 2), isWeek: true)]),
      ("두 번째 주", [.ordinal(OrdinalSet(nth: 2), isWeek: true)]),
      ("세번째", [.ordinal(OrdinalSet(nth: 3), isWeek: false)]),
      ("넷째 주", [.ordinal(OrdinalSet(nth: 4), isWeek: true)]),
      ("다섯째", [.ordinal(OrdinalSet(nth: 5), isWeek: false)]),
      ("마지막 주", [.ordinal(.last, isWeek: true)]),
      ("2번째", [.digits(2), .ordinalMark(isWeek: false)]),
      ("2째주", [.digits(2), .ordinalMark(isWeek: true)]),
      ("2주", [.digits(2), .ordinalMark(isWeek: true)]),
      ("2주간", [.digits(2), .unit(.weeks)]), ("제2", [.filler, .digits(2)]),
      ("삼주차", [.words(3), .ordinalMark(isWeek: true)]),
      ("②", [.words(2)]),
      ("격주", [.cycle(.everyOtherWeek)]), ("매 월", [.cycle(.month)]),
    ] as [(String, [KoreanToken.Kind])])
  func ordinals(text: String, expected: [KoreanToken.Kind]) {
    #expect(kinds(text) == expected)
  }

  @Test(
    "A word of the vocabulary is found with other spaces, markup and width, and not inside others",
    arguments: [
      ("정상   영업", [.verdict(.open(.act))]), ("정상&nbsp;영업", [.verdict(.open(.act))]),
      ("정상영업일", [.verdict(.open(.day))]), ("연중무휴", [.verdict(.neverCloses)]),
      ("휴관일", [.verdict(.closed(.day))]), ("쉽니다", [.verdict(.closed(.verb))]),
      ("정휴", [.verdict(.closed(.act))]), ("미영업", [.verdict(.closed(.act))]),
      ("&lt;휴무&gt;", [.open(.angle), .verdict(.closed(.act)), .close]),
      ("추석선물", [.word]), ("추석은", [.festival(.chuseok), .particle(.topic)]),
      ("설", [.festival(.seollal)]), ("시설", [.word]), ("일산점은", [.branch, .particle(.topic)]),
      ("휴점", [.verdict(.closed(.act))]), ("할인점", [.word]),
      ("closed", [.verdict(.closed(.act))]), ("closedown", [.word]), ("every  day", [.cycle(.day)]),
      ("십일월 이십이일", [.words(11), .unit(.month), .words(22), .unit(.day)]),
      ("십일", [.words(10), .unit(.day)]), ("유월", [.words(6), .unit(.month)]),
      ("삼일절", [.festival(.independence)]), ("일월", [.word]),
      ("->", [.arrow]), ("😀", []), ("Ünï", [.filler]),
    ] as [(String, [KoreanToken.Kind])])
  func words(text: String, expected: [KoreanToken.Kind]) {
    #expect(kinds(text) == expected)
  }

  @Test(
    "Names are given by who knows them, and a longer name is another one",
    arguments: [
      ("이마트성수점", [.place(.brand), .branch]), ("이마트24는", [.word, .particle(.topic)]),
      ("이마트 24일", [.place(.brand), .digits(24), .unit(.day)]),
      ("이마트24일", [.place(.brand), .digits(24), .unit(.day)]), ("EMART", [.place(.brand)]),
    ] as [(String, [KoreanToken.Kind])])
  func names(text: String, expected: [KoreanToken.Kind]) {
    let names = KoreanVocabulary(brands: ["이마트", "emart"], others: ["이마트24"])
    let tokens = KoreanLexer.tokens(of: NormalizedText(text), vocabulary: names)
    #expect(tokens.map(\.kind) == expected)
  }

  @Test(
    "Every cell but spaces is in one token, in order, for any text",
    arguments: 1...6 as ClosedRange<UInt64>)
  func anyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_500 {
      let text = NormalizedText(randomText(using: &random))
      var next = 0
      for token in KoreanScanner.tokens(of: text) {
        while text.scalar(next) == " " { next += 1 }
        #expect(
          token.cells.lowerBound == next && !token.cells.isEmpty, "seed \(seed): \(text.string)")
        next = token.cells.upperBound
      }
      while text.scalar(next) == " " { next += 1 }
      #expect(next == text.cells.count, "seed \(seed): \(text.string)")
    }
  }
}

extension KoreanToken.Kind {
  /// A number of digits without a zero in front.
  fileprivate static func digits(_ value: Int) -> Self {
    .number(Int32(value), digits: Int8(String(value).count))
  }

  /// A number in words, or as one sign.
  fileprivate static func words(_ value: Int) -> Self { .number(Int32(value), digits: 0) }
}
