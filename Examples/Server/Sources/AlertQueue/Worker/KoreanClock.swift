import Foundation
import MartHolidayKit

/// The minute in Korea, or that of a rehearsal whose clock was set.
public struct KoreanClock: Sendable {
  private let ahead: TimeInterval

  public init() { ahead = 0 }

  /// Makes a clock that shows a minute now and runs on from there.
  public init(showing time: WallTime) {
    let secondsOfKorea = 9.0 * 3_600
    let shown =
      Double(time.date.dayNumber) * 86_400 + Double(time.minuteOfDay) * 60 - secondsOfKorea
    ahead = shown - Date().timeIntervalSince1970
  }

  public var now: WallTime {
    WallTime(koreaStandardTimeAt: Date().timeIntervalSince1970 + ahead)
  }
}
