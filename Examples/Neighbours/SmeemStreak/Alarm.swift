import ExampleSupport
import MartHolidayKit

/// When somebody is reminded to write.
struct Alarm: Hashable {
  /// The days on which it rings; without any, the alarm is off.
  var days: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// The minute of the day, 0…1439; midnight is 0.
  private(set) var minuteOfDay = 22 * 60

  init() {}

  /// An alarm at a time of a twelve-hour clock.
  ///
  /// - Returns: `nil` for an hour outside 1…12, and for a minute that is neither 0 nor 30.
  init?(hour: Int, minute: Int, isAfternoon: Bool, days: Set<Weekday>) {
    guard 1...12 ~= hour, minute == 0 || minute == 30 else { return nil }
    minuteOfDay = (hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minute
    self.days = days
  }

  /// An alarm as the server has it, whose hours are 1…24; `nil` outside them.
  init?(serverHour: Int, minute: Int, days: Set<Weekday>) {
    guard 1...24 ~= serverHour, 0..<60 ~= minute else { return nil }
    minuteOfDay = serverHour % 24 * 60 + minute
    self.days = days
  }

  var isOn: Bool { !days.isEmpty }

  /// The hour as the server has it, which calls midnight at the beginning of a day 24.
  var serverHour: Int { minuteOfDay < 60 ? 24 : minuteOfDay / 60 }

  /// The time as people read it, such as `22:00`.
  var text: String {
    let (hour, minute) = minuteOfDay.quotientAndRemainder(dividingBy: 60)
    return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// The days from Monday on, always in this order.
  var orderedDays: [Weekday] {
    (0..<7).map { Weekday.monday.advanced(by: $0) }.filter { days.contains($0) }
  }

  /// When it rings next after a moment; `nil` when it is off.
  func next(after now: WallTime) -> WallTime? {
    (0...7).lazy
      .compactMap { now.date.moved(by: $0) }
      .compactMap { WallTime(date: $0, minuteOfDay: minuteOfDay) }
      .first { $0 > now && days.contains($0.date.weekday) }
  }
}
