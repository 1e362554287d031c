import Foundation
import MartHolidayKit

/// A closing text and the day of reading, as an array of both.
struct ClosingText: Decodable {
  let text: String
  let reference: CivilDate

  init(from decoder: any Decoder) throws {
    var both = try decoder.unkeyedContainer()
    text = try both.decode(String.self)
    reference = try both.decode(CivilDate.self)
  }

  func reading() -> HolidayText { HolidayText.read(text, relativeTo: reference) }
}
