/// The number of substitute days when two holidays share one weekday.
///
/// Read literally, the decree gives each of the two a substitute. In practice there is one: when
/// Children's Day and Buddha's birthday fell on 2025-05-05, only 6 May was a substitute. The next
/// case is 2028-10-03; the almanac for 2028 is published in June 2027.
///
/// On a Saturday or Sunday there is no clash: each holiday that the decree lists gets its own day.
public enum SubstituteClashPolicy: String, CaseIterable, Hashable, Sendable {
  /// One day fewer than the number of holidays on the date, as practiced since 2013.
  case onePerClash
  /// One day for each holiday on the date, as the decree can be read.
  case onePerHoliday
}
