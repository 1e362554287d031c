import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("The canonical form of holiday rules")
struct HolidayRuleFormTests {
  private static let equalPairs: [(HolidayRule, HolidayRule)] = [
    ([.nth([2], .sunday), .nth([4], .sunday)], .nth([4, 2, 2], .sunday)),
    (.nth([1, 2, 3, 4, 5], .monday), .every(.monday)),
    ([.never, .seollal, .seollal], .seollal),
    ([], .never),
    (.during(months: 1...12, .chuseok), .chuseok),
    (.during(months: [1], .days([1])), .newYearsDay),
    (
      [.during(months: 1...6, .nth(2, .sunday)), .during(months: 7...12, .nth(2, .sunday))],
      .nth(2, .sunday)
    ),
    (
      [
        .during(months: 1...6, .nth(2, .sunday)), .during(months: 7...12, .nth(2, .sunday)),
        .nth(4, .sunday),
      ],
      .nth([2, 4], .sunday)
    ),
    (
      [
        .eve(of: .days([1])), .during(months: 1...6, .eve(of: .days([1]))),
        .during(months: 7...12, .eve(of: .days([1]))),
      ],
      .eve(of: .days([1]))
    ),
    ([.yearly(month: 3, day: 1), .yearly(month: 3, day: 2)], .during(months: [3], .days([1, 2]))),
    (
      .during(months: [1, 2], .during(months: [2, 3], .every(.monday))),
      .during(months: [2], .every(.monday))
    ),
    ([.every(.sunday), .last(.sunday), .nth([2], .sunday)], .every(.sunday)),
    (.eve(of: [.seollal, .chuseok]), [.eve(of: .chuseok), .eve(of: .seollal)]),
    (.seollal.except(.seollal), .never),
    (
      .every(.sunday).except(.seollal).except(.chuseok),
      .every(.sunday).except([.chuseok, .seollal])
    ),
  ]

  @Test(
    "A text or a stored form with a day that no year has is no rule",
    arguments: [
      "매년 2월 30일", "매년 4·6월 31일", "매년 2월 10일·30일", "매년 2·3월 30일", "매주 월요일, 매년 2월 30일",
      "매년 2월 30일 전날", "매년 2월 30일(설날 제외)", "30 February", "31 April",
      "every Monday; 30 February", "31st of April and June", "the day before 30 February",
    ])
  func noSuchDay(text: String) {
    #expect(HolidayRule(text) == nil)
    #expect(HolidayRule(english: text) == nil)
  }

  @Test(
    "A stored form with a day that none of its months has is refused",
    arguments: [
      #"{"yearly":"02-30"}"#, #"{"months":[2],"rule":{"days":[30]}}"#,
      #"[{"every":"monday"},{"months":[2],"rule":{"days":[10,30]}}]"#,
      #"{"months":[4,6],"rule":[{"every":"monday"},{"days":[31]}]}"#,
      #"{"eveOf":{"months":[2],"rule":{"days":[30]}}}"#,
    ])
  func noSuchStoredDay(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HolidayRule.self, from: Data(json.utf8))
    }
  }

  @Test("Days of the longest months are read back, and the days that a month lacks are left out")
  func daysOfMonths() throws {
    #expect(HolidayRule("매년 2월 29일") == .yearly(month: 2, day: 29))
    #expect(HolidayRule("매년 3·5월 31일") == .during(months: [3, 5], .days([31])))
    #expect(HolidayRule(english: "29 February") == .yearly(month: 2, day: 29))
    #expect(HolidayRule.during(months: [2], .days([30])) == .never)
    #expect(HolidayRule.during(months: [2, 3], .days([30])) == .yearly(month: 3, day: 30))
    #expect(HolidayRule.during(months: [2], .days([10, 30])) == .yearly(month: 2, day: 10))
    // Every month that has a 31st.
    #expect(HolidayRule.during(months: [1, 3, 5, 7, 8, 10, 12], .days([31])) == .days([31]))
    let february: HolidayRule = .during(months: [2, 3], .days(1...31))
    for rule in [february, [february, .days([10])], [february, .yearly(month: 4, day: 30)]] {
      #expect(HolidayRule(rule.description) == rule)
      #expect(HolidayRule(english: rule.englishDescription) == rule)
      #expect(rule.closes(on: CivilDate(2028, 2, 29)))
      let stored = try JSONEncoder().encode(rule)
      #expect(try JSONDecoder().decode(HolidayRule.self, from: stored) == rule)
    }
  }

  /// Halves and thirds of the year that often add up to all of it.
  @Test("Parts that meet in every way print a text that says the same rule", arguments: 1...300)
  func smallVocabulary(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let days: [HolidayRule] = [
      .eve(of: .days([1])), .days([10]), .nth([2], .sunday), .nth([4], .sunday), .last(.sunday),
      .chuseok,
    ]
    let months = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [2, 9], Array(1...12)]
    let parts: [HolidayRule] = try (0..<Int.random(in: 2...7, using: &random)).map { _ in
      .during(
        months: try #require(months.randomElement(using: &random)),
        try #require(days.randomElement(using: &random)))
    }
    let rule = HolidayRule.union(parts)
    #expect(HolidayRule(rule.description) == rule, "seed \(seed): \(rule)")
    #expect(HolidayRule(english: rule.englishDescription) == rule, "seed \(seed): \(rule)")
    #expect(HolidayRule.union(parts.shuffled(using: &random)) == rule, "seed \(seed)")
    #expect(HolidayRule.union(parts + [rule]) == rule, "seed \(seed): \(rule)")
  }

  @Test("Two ways to say the same are equal", arguments: equalPairs)
  func equality(first: HolidayRule, second: HolidayRule) {
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.description == second.description)
  }

  private static let namedTexts: [(HolidayRule, String, String)] = [
    (.never, "연중무휴", "never closed"),
    (.nth([2, 4], .sunday), "매월 둘째·넷째 일요일", "2nd and 4th Sunday of the month"),
    (
      [.nth([2], .wednesday), .nth([4], .sunday)], "매월 둘째 수요일, 매월 넷째 일요일",
      "2nd Wednesday of the month; 4th Sunday of the month"
    ),
    (
      [.days([10]), .nth([4], .sunday)], "매월 10일, 매월 넷째 일요일",
      "10th of the month; 4th Sunday of the month"
    ),
    (.last(.sunday), "매월 마지막 일요일", "last Sunday of the month"),
    (.every(.monday), "매주 월요일", "every Monday"),
    (.newYearsDay, "매년 1월 1일", "1 January"),
    (.eve(of: .chuseok), "추석 전날", "the day before Chuseok"),
    (
      .during(months: [3, 6, 9, 12], .nth(1, .monday)), "매년 3·6·9·12월 첫째 월요일",
      "1st Monday of March, June, September and December"
    ),
    (
      .every(.sunday).except([.seollal, .chuseok]), "매주 일요일(설날, 추석 제외)",
      "every Sunday except (Seollal; Chuseok)"
    ),
  ]

  @Test("Every form has one Korean and one English text", arguments: namedTexts)
  func texts(rule: HolidayRule, korean: String, english: String) {
    #expect(rule.description == korean)
    #expect(rule.englishDescription == english)
    #expect(HolidayRule(english: english) == rule)
  }

  @Test("Random rules survive being stored", arguments: 0..<100)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rule = RuleModel.random(depth: 3, using: &random).rule
    let data = try JSONEncoder().encode([rule])
    let text = String(decoding: data, as: UTF8.self)
    #expect(try JSONDecoder().decode([HolidayRule].self, from: data) == [rule], "\(seed): \(text)")
  }

  @Test(
    "A stored rule that no calendar can satisfy is refused by the value",
    arguments: [
      (#"[{"nth":[2,6],"weekday":"sunday"}]"#, "6"), (#"[{"nth":[],"weekday":"sunday"}]"#, "nth"),
      (#"[{"days":[0]}]"#, "0"), (#"[{"months":[13],"rule":"seollal"}]"#, "13"),
      (#"[{"yearly":"02-30"}]"#, "02-30"), (#"[{"every":"someday"}]"#, "someday"),
      (#"["sometimes"]"#, "sometimes"), (#"[[]]"#, "rules"),
      (#"[{"everyOther":"monday","from":"2026-02-30"}]"#, "2026-02-30"),
    ])
  func refusals(json: String, value: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([HolidayRule].self, from: Data(json.utf8))
    }
    #expect(String(describing: error).contains(value))
  }

  @Test(
    "A stored rule with the keys of two parts is refused, and none of them passed over",
    arguments: [
      (#"{"nth":[2],"weekday":"sunday","last":"monday"}"#, "last, nth, weekday"),
      (#"{"every":"monday","from":"2026-01-05"}"#, "every, from"),
      (#"{"days":[10],"yearly":"01-01"}"#, "days, yearly"),
      (#"{"last":"sunday","weekday":"sunday"}"#, "last, weekday"),
      (#"{"everyOther":"monday","from":"2026-01-05","days":[1]}"#, "days, everyOther, from"),
      (#"{"yearly":"01-01","rule":"never"}"#, "rule, yearly"),
      (#"{"eveOf":"seollal","dayAfterOf":"chuseok"}"#, "dayAfterOf, eveOf"),
      (#"{"dayAfterOf":"seollal","months":[1]}"#, "dayAfterOf, months"),
      (#"{"intersection":["seollal"],"except":"chuseok"}"#, "except, intersection"),
      (#"{"months":[3],"rule":"seollal","except":"chuseok"}"#, "except, months, rule"),
      (#"{"rule":"seollal","deferredPast":"chuseok","months":[3]}"#, "deferredPast, months, rule"),
      (#"{"rule":"seollal","except":"chuseok","from":"2026-01-05"}"#, "except, from, rule"),
    ])
  func keysOfTwoParts(json: String, keys: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HolidayRule.self, from: Data(json.utf8))
    }
    #expect(String(describing: error).contains("the keys of two parts: \(keys)"))
  }

  @Test(
    "An object that is no part is said to be no rule, with its keys",
    arguments: [
      (#"{"future":"rule"}"#, #"no such rule: "future""#),
      (#"{"b":1,"a":2}"#, #"no such rule: "a", "b""#), ("{}", "a rule without keys"),
    ])
  func noPart(json: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HolidayRule.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == message)
  }

  @Test("An unknown key beside a part is passed over, for one that a later version adds")
  func unknownKey() throws {
    let json = #"{"every":"monday","hours":"10:00"}"#
    #expect(try JSONDecoder().decode(HolidayRule.self, from: Data(json.utf8)) == .every(.monday))
  }

  @Test("A stored rule that is nested without end is refused")
  func nesting() {
    let deep = String(repeating: #"{"eveOf":"#, count: 200) + "\"seollal\""
    let json = deep + String(repeating: "}", count: 200)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HolidayRule.self, from: Data(json.utf8))
    }
  }
}
