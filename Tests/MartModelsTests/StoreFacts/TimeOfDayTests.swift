import Foundation
import MartModels
import Testing

@Suite("A time of day")
struct TimeOfDayTests {
  @Test("An app stores it in its own settings as its text, and nothing else is read")
  func coding() throws {
    struct Settings: Codable, Equatable { var ring: TimeOfDay }
    let settings = Settings(ring: try #require(TimeOfDay(hour: 9, minute: 5)))
    let data = try JSONEncoder().encode(settings)
    #expect(String(decoding: data, as: UTF8.self) == #"{"ring":"09:05"}"#)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
    for wrong in [#""24:00""#, #""9:05""#, "545"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Settings.self, from: Data(#"{"ring":\#(wrong)}"#.utf8))
      }
    }
  }
}
