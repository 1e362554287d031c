import Foundation
import KoreanCalendar

/// 1,024 days of the years 2020…2039 in a fixed but scattered order.
let sampleDates: [CivilDate] = {
  var state: UInt32 = 20_261_122
  return (0..<1_024).compactMap { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return CivilDate(dayNumber: 18_262 + Int32(state >> 8) % 7_305)
  }
}()

/// Foundation's Gregorian calendar in Korea, as an app would set it up.
let koreanGregorianCalendar: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  guard let zone = TimeZone(identifier: "Asia/Seoul") else {
    preconditionFailure("this system has no time zone Asia/Seoul")
  }
  calendar.timeZone = zone
  return calendar
}()

extension CivilDate {
  /// Noon in Korea.
  var foundationDate: Date { Date(timeIntervalSince1970: Double(dayNumber) * 86_400 + 10_800) }
}
