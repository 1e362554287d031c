import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Two rules compared")
struct RuleDiffTests {
  @Test("The days are those on which exactly one of the two rules closes")
  func everyDay() {
    let rules: [HolidayRule] = [
      .never, .nth([2, 4], .sunday), .nth([2, 4], .wednesday), .days([10, 25]),
      [.nth(2, .sunday), .chuseok, .newYearsDay], .every(.monday),
    ]
    for old in rules {
      for new in rules {
        let dates = CivilDate(2026, 8, 17)...CivilDate(2027, 2, 20)
        let diff = RuleDiff(from: old, to: new, in: dates)
        let days = dates.filter { old.closes(on: $0) != new.closes(on: $0) }
        #expect(diff.days == days)
        #expect(diff.added == days.filter { new.closes(on: $0) })
        #expect(diff.removed == days.filter { old.closes(on: $0) })
        #expect(diff.isEmpty == days.isEmpty)
        #expect(diff.isEmpty || old != new)
      }
    }
  }

  @Test("One day alone, and both ends of the calendar")
  func edges() {
    let day = CivilDate(2026, 11, 22)
    #expect(RuleDiff(from: .never, to: .every(.sunday), in: day...day).added == [day])
    let ends = RuleDiff(
      from: .never, to: .days([1, 31]), in: .latest ... .latest)
    #expect(ends.added == [.latest])
  }

  @Test("The difference in words")
  func phrases() {
    let dates = CivilDate(2026, 11, 1)...CivilDate(2026, 11, 11)
    let diff = RuleDiff(from: .nth([2, 4], .sunday), to: .nth([2, 4], .wednesday), in: dates)
    let today = CivilDate(2026, 11, 1)
    #expect(diff.phrase(in: .korean, relativeTo: today) == "11월 8일 (일) 영업, 11월 11일 (수) 휴무")
    #expect(diff.phrase(in: .english, relativeTo: today) == "Sun 8 Nov open, Wed 11 Nov closed")
    #expect(RuleDiff(from: .never, to: .never, in: dates).phrase(in: .english) == "no day differs")
  }
}
