import Foundation
import KoreanCalendar
import MartModels
import Testing

@Suite("Days with a name")
struct NamedDaysTests {
  @Test(
    "Each is read from what it prints, in both languages and as JSON",
    arguments: NamedDays.allCases)
  func texts(_ days: NamedDays) throws {
    let rule = HolidayRule(.named(days))
    #expect(HolidayRule(rule.description) == rule)
    #expect(HolidayRule(english: rule.englishDescription) == rule)
    let json = try JSONEncoder().encode([rule])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(days.rawValue)\"]")
    #expect(try JSONDecoder().decode([HolidayRule].self, from: json) == [rule])
  }

  @Test("Each has a day in some month, and none outside its months", arguments: NamedDays.allCases)
  func months(_ days: NamedDays) throws {
    let rule = HolidayRule(.named(days))
    var count = 0
    for year in 2020...2030 {
      for month in 1...12 {
        let closings = rule.closings(in: YearMonth(year, month))
        count += closings.count
        #expect(closings.isEmpty || days.possibleMonths.contains(month))
      }
    }
    #expect(count >= 10)
  }

  @Test("The names differ, also from the beginning of each other")
  func names() {
    for one in NamedDays.allCases {
      for other in NamedDays.allCases where other != one {
        #expect(!one.korean.hasPrefix(other.korean))
        #expect(!one.english.hasPrefix(other.english))
      }
    }
  }
}
