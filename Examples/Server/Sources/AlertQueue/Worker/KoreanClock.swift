import Foundation
public import MartHolidayKit

/// The minute in Korea by the clock of the database, or a minute chosen for a rehearsal.
///
/// Between two readings of the database it counts with a clock that nobody can set. A machine's
/// clock that is wrong, or is set meanwhile, does no harm.
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

  /// Sets the clock by that of the database, in seconds since 1970; a rehearsal is not changed.
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
