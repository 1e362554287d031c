import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("The English text of a rule and its reader")
struct EnglishRuleTextTests {
  private static let forms: [(String, HolidayRule)] = [
    ("never closed", .never), ("Seollal", .seollal), ("Chuseok", .chuseok),
    ("Buddha's birthday", .buddhasBirthday), ("public holidays", .publicHolidays),
    ("substitute holidays", .substituteHolidays), ("every Monday", .every(.monday)),
    (
      "every other Wednesday from 2026-11-04",
      .everyOther(.wednesday, from: CivilDate(2026, 11, 3))
    ),
    ("1st Sunday of the month", .nth(1, .sunday)),
    ("1st, 2nd, 3rd and 5th Friday of the month", .nth([1, 2, 3, 5], .friday)),
    ("last Saturday of the month", .last(.saturday)), ("2nd of the month", .days([2])),
    ("1st, 11th, 22nd and 23rd of the month", .days([1, 11, 22, 23])), ("1 January", .newYearsDay),
    ("1, 12 and 31 December", .during(months: [12], .days([1, 12, 31]))),
    ("1st and 31st of May and July", .during(months: [5, 7], .days([1, 31]))),
    ("1st Monday of March", .during(months: [3], .nth(1, .monday))),
    ("last Monday of March, May and June", .during(months: [3, 5, 6], .last(.monday))),
    ("every Monday of May", .during(months: [5], .every(.monday))),
    ("Seollal of January", .during(months: [1], .seollal)),
    ("the day before Chuseok of October", .during(months: [10], .eve(of: .chuseok))),
    ("the day before (Chuseok of October)", .eve(of: .during(months: [10], .chuseok))),
    (
      "the day before 2nd Sunday of the month of March",
      .during(months: [3], .eve(of: .nth(2, .sunday)))
    ),
    (
      "the day before (2nd Sunday of March)",
      .eve(of: .during(months: [3], .nth(2, .sunday)))
    ),
    ("the day after the day after Seollal", .dayAfter(of: .dayAfter(of: .seollal))),
    ("the day after Seollal except Chuseok", .dayAfter(of: .seollal).except(.chuseok)),
    (
      "the day after (every Monday except Seollal)",
      .dayAfter(of: .every(.monday).except(.seollal))
    ),
    (
      "Seollal; (every Monday; Chuseok) except (Seollal; the day after Chuseok)",
      [
        .seollal,
        HolidayRule.union([.every(.monday), .chuseok]).except([.seollal, .dayAfter(of: .chuseok)]),
      ]
    ),
    (
      "every Monday except (public holidays except Seollal)",
      .every(.monday).except(.publicHolidays.except(.seollal))
    ),
    (
      "public holidays falling on (10th of the month; every Sunday)",
      HolidayRule.union([.every(.sunday), .days([10])]).intersection(.publicHolidays)
    ),
    (
      "3rd of the month falling on every Monday falling on public holidays",
      HolidayRule.days([3]).intersection(.every(.monday)).intersection(.publicHolidays)
    ),
    (
      "every Monday moved past (public holidays; Chuseok moved past every Friday)",
      .every(.monday).deferred(past: [.publicHolidays, .chuseok.deferred(past: .every(.friday))])
    ),
    (
      "(every Monday moved past Seollal) moved past Chuseok",
      .every(.monday).deferred(past: .seollal).deferred(past: .chuseok)
    ),
    (
      "every Monday moved past (Seollal moved past Chuseok)",
      .every(.monday).deferred(past: .seollal.deferred(past: .chuseok))
    ),
  ]

  @Test("Every form is printed and read", arguments: forms)
  func reading(text: String, rule: HolidayRule) throws {
    #expect(rule.englishDescription == text)
    #expect(HolidayRule(english: text) == rule)
    #expect(try HolidayRule(validatingEnglish: text) == rule)
  }

  @Test("Five thousand random rules read back", arguments: UInt64(1)...50)
  func randomRules(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 1...100 {
      let rule = RuleModel.random(depth: number % 6, using: &random).rule
      let text = rule.englishDescription
      if HolidayRule(english: text) != rule { Issue.record("seed \(seed), \(number): \(text)") }
    }
  }

  @Test("A random text with one character left out, doubled or exchanged is itself or refused")
  func changedTexts() throws {
    var random = SplitMix64(seed: 11)
    for number in 1...1_000 {
      let rule = RuleModel.random(depth: 2, using: &random).rule
      var text = Array(rule.englishDescription)
      let place = Int.random(in: text.indices, using: &random)
      switch number % 3 {
      case 0: text.remove(at: place)
      case 1: text.insert(text[place], at: place)
      default: text.swapAt(place, Int.random(in: text.indices, using: &random))
      }
      guard let read = HolidayRule(english: String(text)) else { continue }
      #expect(read.englishDescription == String(text), "\(number): \(rule.englishDescription)")
    }
  }

  @Test(
    "Only the canonical text is read",
    arguments: [
      "", " ", "Every Monday", "every monday", "EVERY MONDAY", "seollal", "every  Monday",
      " every Monday", "every Monday ", "every Monday\n", "every Monday.", "every Monday;",
      "every Monday; ", "every Monday;every Tuesday", "every Monday, every Tuesday",
      "every Tuesday; every Monday", "every Monday; every Monday", "every Mondays",
      "0th Sunday of the month", "6th Sunday of the month", "31st Sunday of the month",
      "1st and 6th Sunday of the month", "1th Sunday of the month", "2st Sunday of the month",
      "11st of the month", "12nd of the month", "22th of the month", "02nd of the month",
      "0th of the month", "32nd of the month", "100th of the month", "2nd and 1st of the month",
      "1st and 1st of the month", "1st and 2nd and 3rd of the month", "1st, 2nd of the month",
      "1st, 2nd, and 3rd of the month", "1st, 2nd, 3rd, 4th and 5th Sunday of the month",
      "1st Sunday", "1st Sunday of", "1st Sunday of the", "the 1st Sunday of the month",
      "second Sunday of the month", "last Sunday", "Sunday", "January 1", "1st January",
      "1 january", "1 Jan", "0 January", "32 January", "01 January", "1 and 2", "1",
      "1 January and March", "1st of January", "1st Sunday of March and January",
      "1st Sunday of the month of March", "2 Sunday of the month", "2nd Sunday of Smarch",
      "every other Monday", "every other Monday from 2026-11-03",
      "every other Monday from 2026-02-30", "every other Monday from 2026-11-2",
      "every other Monday from 02026-11-02", "Buddha’s birthday", "Buddha's Birthday",
      "day before Chuseok", "the day before", "the day before never closed",
      "the day before the day after Chuseok", "the day before (Chuseok)",
      "the day before (Seollal; Chuseok)", "the day before 1 March", "the day before  Chuseok",
      "the day before 2nd Sunday of March", "(every Monday)", "((every Monday))", "(every Monday",
      "every Monday)", "()", "(", ")", "( Seollal; Chuseok) except Chuseok",
      "every Monday moved past", "every Monday moved past never closed",
      "every Monday moved past 1 March", "every Monday moved past Seollal; Chuseok)",
      "every Monday moved past Seollal moved past Chuseok",
      "(every Monday; every Tuesday) moved past Chuseok", "never closed moved past Chuseok",
      "every Monday except Seollal except Chuseok", "every Monday except every Monday",
      "every Monday except (Chuseok; Seollal) ", "every Monday except (Seollal)",
      "Chuseok falling on Seollal", "public holidays falling on every Wednesday",
      "every Wednesday falling on", "(Seollal; Chuseok) of January", "every Monday of",
      "every Monday of March of May", "every Monday of March of March", "매주 월요일",
      "every Monday\u{0}", "every\u{A0}Monday", "every Monday\u{301}", "Seollal; never closed",
      "every Monday of January, February, March, April, May, June, July, August, September, "
        + "October, November and December",
    ])
  func refusals(text: String) {
    #expect(HolidayRule(english: text) == nil)
    #expect(throws: HolidayRuleError(.malformedText, value: text)) {
      try HolidayRule(validatingEnglish: text)
    }
  }
}
