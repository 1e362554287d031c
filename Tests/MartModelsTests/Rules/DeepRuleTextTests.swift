import KoreanCalendar
import MartModels
import Testing

@Suite("Texts of rules nested without end")
struct DeepRuleTextTests {
  private static let chains: [(name: String, next: @Sendable (HolidayRule, Int) -> HolidayRule)] = [
    ("eves", { rule, _ in .eve(of: rule) }),
    ("days after", { rule, _ in .dayAfter(of: rule) }),
    ("deferrals", { rule, level in rule.deferred(past: .days([1 + level % 28])) }),
    ("past deferrals", { rule, level in HolidayRule.days([1 + level % 28]).deferred(past: rule) }),
    ("exceptions", { rule, level in HolidayRule.days([1 + level % 28]).except(rule) }),
    (
      "deferrals and exceptions",
      { rule, level in
        level % 2 == 0 ? rule.deferred(past: .seollal) : rule.except(.days([1 + level % 28]))
      }
    ),
    (
      "eves and exceptions",
      { rule, level in level % 2 == 0 ? .eve(of: rule) : rule.except(.days([1 + level % 28])) }
    ),
  ]

  @Test("Forty levels are read in Korean and in English, and no more", arguments: chains.indices)
  func limit(chain: Int) {
    var rule = HolidayRule.every(.monday)
    for level in 1...60 {
      rule = Self.chains[chain].next(rule, level)
      let isRead = level < 40
      #expect((HolidayRule(rule.description) == rule) == isRead, "\(level): \(rule)")
      #expect((HolidayRule(english: rule.englishDescription) == rule) == isRead, "\(level)")
    }
  }

  @Test(
    "A hundred thousand openings of a text are refused",
    arguments: [
      "(", "((", "the day before ", "the day after (", "every Monday moved past (",
      "every Monday except (", "Seollal; (", "1st, ", "1, ", "1st of March, ",
      "every Monday falling on ", "(Seollal; Chuseok) moved past (", "매주 월요일(", "설날, (",
    ])
  func openings(text: String) {
    let openings = String(repeating: text, count: 100_000)
    for end in ["", "Seollal", "설날", ")"] {
      #expect(HolidayRule(english: openings + end) == nil)
      #expect(HolidayRule(openings + end) == nil)
    }
  }

  @Test("A hundred thousand closed words behind a rule are refused")
  func endings() {
    for ending in [" 전날", "(설날 제외)", ", 설날", "(공휴일이면 다음 날)"] {
      #expect(HolidayRule("매주 월요일" + String(repeating: ending, count: 100_000)) == nil)
    }
    for ending in [" of March", " except Seollal", "; Seollal", " moved past Seollal", ")"] {
      #expect(
        HolidayRule(english: "every Monday" + String(repeating: ending, count: 100_000)) == nil)
    }
  }

  /// The canonical form of such a rule repeats the inner one for each part of a union.
  @Test("Unions that are put off past one another are refused at once", arguments: [2, 20, 38])
  func deferredUnions(levels: Int) {
    var korean = "공휴일"
    var english = "public holidays"
    for _ in 0..<levels {
      korean = "(매주 월요일, 설날)(\(korean)이면 다음 날)"
      english = "(every Monday; Seollal) moved past (\(english))"
    }
    #expect(HolidayRule(korean) == nil)
    #expect(HolidayRule(english: english) == nil)
  }
}
