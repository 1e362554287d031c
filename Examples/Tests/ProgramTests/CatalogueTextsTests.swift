import ExampleSupport
import MartHolidayKit
import Testing

/// Writes what the bundled branches publish as stores write it, and reads it again.
@Suite("The catalogue as texts")
struct CatalogueTextsTests {
  private static let asOf = CivilDate(2026, 10, 1)

  @Test("Published days and rules that are written and read again give the same answers")
  func sameAnswers() throws {
    var compared = 0
    for branch in try ExampleCatalog.bundled() {
      let texts = Self.texts(of: branch.schedule)
      guard !texts.isEmpty else { continue }
      var schedule = HolidaySchedule()
      for text in texts {
        let reading = HolidayText(text, relativeTo: Self.asOf)
        #expect(reading.unread.isEmpty, "\(branch.displayName): \(text) \(reading.unread)")
        schedule = schedule.adding(reading: reading, asOf: Self.asOf)
      }
      var date = Self.asOf
      while date < CivilDate(2027, 1, 1) {
        let (known, read) = (branch.schedule.status(on: date), schedule.status(on: date))
        // The rule of one store is known through a day that no text names; and without a rule, a
        // list of dates says nothing about the days after its last one.
        if known != .unknown, read != .unknown || !known.isOpen {
          #expect(
            known.isClosed == read.isClosed, "\(branch.displayName) \(date): \(known) \(read)")
        }
        compared += read == .unknown ? 0 : 1
        date = date.adding(days: 1)
      }
    }
    #expect(compared > 8_000)
  }

  /// A notice for the rule that holds, and one for each month with published days.
  private static func texts(of schedule: HolidaySchedule) -> [String] {
    guard schedule.closures.isEmpty, schedule.closedForGoodFrom == nil, schedule.overrides.isEmpty
    else { return [] }
    var texts: [String] = []
    if let period = schedule.rulePeriod(on: asOf), period.rule != .never {
      texts.append("\(period.rule.description) 휴무")
    } else if schedule.rulePeriod(on: asOf) != nil {
      texts.append("연중무휴")
    }
    for month in schedule.published where month.month >= asOf.yearMonth {
      let days = month.closed.map { "\($0)일" }.joined(separator: ", ")
      let name = "\(month.month.year)년 \(month.month.month)월"
      texts.append(days.isEmpty ? "\(name)은 휴무일이 없습니다." : "\(name) 휴무일: \(days)")
    }
    return texts
  }
}

extension HolidayStatus {
  fileprivate var isClosed: Bool { if case .closed = self { true } else { false } }
  fileprivate var isOpen: Bool { if case .open = self { true } else { false } }
}
