import Favorites
import Foundation
import KoreanCalendar
import MartHolidayFoundation
import MartModels
import Testing

@Suite("Coders set up for the stored forms")
struct CodingTests {
  private struct Widget: Codable, Equatable {
    var fetchedAt: Date
    var summaries: [BranchSummary]
    var closings: [CivilDate: String]
  }

  @Test("What a widget needs is written the same way each time and read back")
  func widget() throws {
    let branch = Branch(
      id: 7, mart: .costco, name: "양재점", pageURL: "https://example.com/7",
      schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
    let widget = Widget(
      fetchedAt: Date(CivilDate(2026, 11, 21)),
      summaries: [BranchSummary(branch, on: CivilDate(2026, 11, 21))],
      closings: [CivilDate(2026, 11, 22): "양재점", CivilDate(2026, 12, 13): "양재점"])
    let data = try JSONEncoder.makeMartHolidayEncoder().encode(widget)
    #expect(try JSONDecoder.makeMartHolidayDecoder().decode(Widget.self, from: data) == widget)
    for _ in 0..<20 {
      #expect(try JSONEncoder.makeMartHolidayEncoder().encode(widget) == data)
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""fetchedAt":"2026-11-20T15:00:00Z""#))
    #expect(text.contains(#""closings":{"2026-11-22":"양재점""#))
  }
}
