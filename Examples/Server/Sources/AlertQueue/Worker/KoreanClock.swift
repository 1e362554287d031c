import Foundation
public import MartHolidayKit

/// The minute in Korea by the clock of the database, or that of a rehearsal whose clock was set.
///
/// Between two looks at the database it goes by a clock that nobody sets, so a machine with a wrong clock,
/// or one that is set while it works, says nothing wrong.
public final class KoreanClock: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: Double
  private var read = ContinuousClock.now
  private let isRehearsal: Bool

  public init() {
    seconds = Date().timeIntervalSince1970
    isRehearsal = false
  }

  /// Makes a clock that shows a minute now and runs on from there.
  public init(showing time: WallTime) {
    let secondsOfKorea = 9.0 * 3_600
    seconds =
      Double(time.date.dayNumber) * 86_400 + Double(time.minuteOfDay) * 60 - secondsOfKorea
    isRehearsal = true
  }

  /// Sets the clock by that of the database; a rehearsal stays where it is.
  func set(_ seconds: Double) {
    guard !isRehearsal else { return }
    lock.withLock {
      self.seconds = seconds
      read = .now
    }
  }

  public var now: WallTime {
    let passed = lock.withLock { seconds + (ContinuousClock.now - read) / .seconds(1) }
    return WallTime(koreaStandardTimeAt: passed)
  }
}
