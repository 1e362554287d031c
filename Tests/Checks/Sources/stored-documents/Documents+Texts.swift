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

}

extension Documents {
  /// Readings of texts, behind one of several parts.
  static func readings(of texts: [ClosingText]) -> [HolidayText] {
    [
      HolidayText(
        "매월 둘째 일요일 휴무. 일산점은 11월 25일 휴무, 2,4째주 휴무", relativeTo: CivilDate(2026, 11, 21)),
      HolidayText("11/25, 12/25", relativeTo: CivilDate(2026, 11, 21), as: .closingField),
    ] + texts.map { HolidayText($0.text, relativeTo: $0.reference) }
  }
}
