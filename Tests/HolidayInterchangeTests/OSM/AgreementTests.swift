import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// How many random values a test takes: few in a usual run, more where the environment says so.
private let count: Int = {
  if let text = ProcessInfo.processInfo.environment["MART_INTERCHANGE_VALUES"],
    let count = Int(text)
  {
    return count
  }
  return isLong ? 200_000 : 240
}()

@Suite("Agreement of opening_hours with itself")
struct OpeningHoursAgreementTests {
  /// A week with the New Year, one with the end of February, one with Chuseok and a month's end.
  private static let weeks: [CivilDate] = [
    CivilDate(2026, 12, 28), CivilDate(2028, 2, 25), CivilDate(2026, 9, 24),
  ]

  /// The minutes at which a state may change, and those beside them.
  private static func edges(of text: String) -> [Int] {
    var minutes: Set<Int> = [0, 1, 720, 1_438, 1_439]
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropFirst().dropLast(2) where bytes[index] == UInt8(ascii: ":") {
      guard let minute = Int(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self))
      else { continue }
      var start = index
      while start > 0, index - start < 2, (48...57).contains(bytes[start - 1]) { start -= 1 }
      guard let hour = Int(String(decoding: bytes[start..<index], as: UTF8.self)) else { continue }
      let edge = 60 * hour + minute
      // An end that the value leaves open is some hours later.
      for edge in [edge, edge + 480, edge + 600] {
        for beside in [edge - 1, edge, edge + 1] { minutes.insert((beside + 2_880) % 1_440) }
      }
    }
    return minutes.sorted()
  }

  @Test(
    "What is printed or encoded reads back to the same value and the same states",
    arguments: [11, 12] as [UInt64])
  func printing(seed: UInt64) throws {
    var texts = ExpressionTexts(seed: seed)
    var readable = 0
    for index in 0..<(count / 2) {
      let text = texts.next()
      let value: OpeningHoursExpression
      do { value = try OpeningHoursExpression(text) } catch { continue }
      readable += 1
      let place = "seed \(seed), value \(index): \(text)"
      let again: OpeningHoursExpression
      do {
        again = try OpeningHoursExpression(value.description)
        if index % 8 == 0 {
          let data = try JSONEncoder().encode([value])
          #expect(
            try JSONDecoder().decode([OpeningHoursExpression].self, from: data) == [again],
            "\(place)")
        }
      } catch {
        Issue.record("\(place): \(value): \(error)")
        return
      }
      var isSame = again == value && again.description == value.description
      let minutes = index < count / 1_000 ? Array(0..<1_440) : Self.edges(of: text)
      for week in Self.weeks where isSame {
        for day in 0..<7 {
          let date = week.adding(days: day)
          for minute in minutes
          where value.state(at: WallTime(date, minute / 60, minute % 60))
            != again.state(at: WallTime(date, minute / 60, minute % 60))
          {
            isSame = false
          }
        }
      }
      guard isSame else {
        Issue.record("\(place): printed \(value), read \(again)")
        return
      }
    }
    #expect(readable > count / 4, "seed \(seed): \(readable)")
  }

  @Test("The lenient reader reads whatever the strict one reads, to the same value")
  func lenient() throws {
    var texts = ExpressionTexts(seed: 13)
    for index in 0..<count {
      let text = texts.next()
      let value: OpeningHoursExpression
      do { value = try OpeningHoursExpression(text) } catch { continue }
      do {
        let lenient = try OpeningHoursExpression(lenient: text)
        if lenient == value { continue }
        Issue.record("seed 13, value \(index): \(text): \(lenient)")
      } catch {
        Issue.record("seed 13, value \(index): \(text): \(error)")
      }
      return
    }
  }

  @Test("The days on which no session begins are those on which no minute of one is open")
  func closings() throws {
    var texts = ExpressionTexts(seed: 14)
    for index in 0..<(count / 10) {
      let text = texts.next()
      let value: OpeningHoursExpression
      do { value = try OpeningHoursExpression(text) } catch { continue }
      for month: YearMonth in [YearMonth(2026, 2), YearMonth(2026, 9), YearMonth(2027, 1)] {
        let closings = value.closings(in: month)
        for date in month.dates {
          // A day that is closed from midnight to midnight is a closing in any case.
          guard value.isClosedAllDay(on: date), !closings.contains(date.day) else { continue }
          Issue.record("seed 14, value \(index): \(text): \(date)")
          return
        }
      }
    }
  }

  @Test("A schedule from a value is closed on the days on which the value opens no session")
  func schedules() throws {
    var texts = ExpressionTexts(seed: 15)
    var readable = 0
    for index in 0..<(count / 4) {
      let text = texts.next()
      let value: OpeningHoursExpression
      let schedule: HolidaySchedule
      do {
        value = try OpeningHoursExpression(text)
        schedule = try HolidaySchedule(value)
      } catch { continue }
      readable += 1
      for month: YearMonth in [
        YearMonth(2026, 2), YearMonth(2026, 9), YearMonth(2027, 1), YearMonth(2028, 2),
      ] {
        let closings = value.closings(in: month)
        for date in month.dates {
          let isClosed = if case .closed = schedule.status(on: date) { true } else { false }
          guard isClosed != closings.contains(date.day) else { continue }
          Issue.record("seed 15, value \(index): \(text): \(date) \(isClosed) \(schedule)")
          return
        }
      }
    }
    #expect(readable > count / 40, "\(readable)")
  }
}
