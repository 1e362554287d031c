/// A time of day as it stands in a text.
package struct ClockTime: Equatable, Sendable {
  /// The hour as written, 0…48.
  package var hour: Int { Int(writtenHour) }
  /// The minute, 0…59.
  package var minute: Int { Int(writtenMinute) }
  /// The half of the day that the text names, or `nil` when it does not say.
  package var half: HalfOfDay?
  // In bytes, since a token has room for a time.
  private let writtenHour: UInt8
  private let writtenMinute: UInt8

  /// Makes a time.
  ///
  /// - Returns: `nil` outside the ranges, or when the half of the day does not have the hour.
  package init?(hour: Int, minute: Int, half: HalfOfDay? = nil) {
    guard hour >= 0, hour <= 48, minute >= 0, minute < 60 else { return nil }
    guard half?.clockHour(hour) != nil || half == nil else { return nil }
    writtenHour = UInt8(hour)
    writtenMinute = UInt8(minute)
    self.half = half
  }

  /// The minute of the day, above 1440 past midnight; without a half, of the hour as written.
  package var minuteOfDay: Int { 60 * (half?.clockHour(hour) ?? hour) + minute }

  /// The minute at which a day ends early, 명절 전날 7시까지, or `nil` when nobody can say.
  ///
  /// Without a half of the day, an hour from one through nine is in the afternoon or the evening;
  /// from ten through twelve it may be either. 새벽 1시까지 is behind midnight, and no early end.
  ///
  /// - Parameters:
  ///   - minute: the minute of the day by the hour as it is written.
  ///   - hasHalf: whether the text says the half of the day, by a word or as `isOfNight` tells.
  package static func earlyEnd(_ minute: Int, hasHalf: Bool) -> Int? {
    if minute >= 780 || hasHalf && minute >= 360 { return minute }
    return !hasHalf && 60..<600 ~= minute ? minute + 720 : nil
  }

  /// 01:00까지: whether a zero before the hour puts an end behind midnight.
  ///
  /// The zero stands for the 24-hour clock. At 5:00 or later it proves nothing, because many write
  /// 06:00 for 18:00.
  ///
  /// - Parameters:
  ///   - minute: the minute of the day by the hour as it is written.
  ///   - hasZero: whether the hour is written with a zero.
  package static func isOfNight(_ minute: Int, hasZero: Bool) -> Bool { hasZero && minute < 300 }

  /// Whether hours without a half of the day may end after noon instead of on the next day.
  ///
  /// A shop that writes `9:00~6:00` is open until 18:00, one that writes `10:00~02:00` until the
  /// night, as `isOfNight` tells: hardly any shop is open from one morning to the next.
  ///
  /// - Parameters:
  ///   - opens: the minute of the day at which the hours begin.
  ///   - closes: the minute at which they end by the clock.
  ///   - hasZeros: whether hours below ten are written with a zero.
  package static func mayEndAfterNoon(opens: Int, closes: Int, hasZeros: Bool) -> Bool {
    guard 60..<780 ~= opens, 60..<780 ~= closes, closes <= opens else { return false }
    return !isOfNight(closes, hasZero: hasZeros)
  }
}

/// A half of the day, or the part of it that people name with an hour of twelve.
package enum HalfOfDay: String, Equatable, Sendable {
  /// 오전, am.
  case beforeNoon = "오전"
  /// 오후, pm.
  case afternoon = "오후"
  /// 새벽.
  case dawn = "새벽"
  /// 아침.
  case morning = "아침"
  /// 낮, 점심.
  case midday = "낮"
  /// 저녁.
  case evening = "저녁"
  /// 밤.
  case night = "밤"
  /// 정오.
  case noon = "정오"
  /// 자정.
  case midnight = "자정"

  /// The hour of the day, 0…24, that a written hour means in this half, or `nil` if it means none.
  ///
  /// 오후 22시 is written now and then and is clear; 오전 22시 is nonsense. 밤 12시 is midnight, and
  /// 저녁 12시 could be either.
  func clockHour(_ hour: Int) -> Int? {
    switch (self, hour) {
    case (.beforeNoon, 12), (.dawn, 12): 0
    case (.beforeNoon, 0..<12), (.dawn, 0..<9), (.morning, 4..<12): hour
    case (.afternoon, 12), (.midday, 11...16): hour
    case (.afternoon, 1..<12), (.midday, 1...4), (.evening, 4..<12), (.night, 6..<12): hour + 12
    case (.afternoon, 13...24), (.evening, 16..<24), (.night, 18...24): hour
    case (.night, 12), (.midnight, 12), (.midnight, 0), (.midnight, 24): 24
    case (.night, 1...4): hour
    case (.noon, 12): 12
    default: nil
    }
  }
}
