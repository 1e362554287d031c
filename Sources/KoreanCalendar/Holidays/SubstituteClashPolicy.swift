/// How many substitute days are given when two holidays share one weekday.
///
/// Read literally, the decree gives each of the two a substitute. In practice one is given: on
/// 2025-05-05, Children's Day and Buddha's birthday at once, only 6 May was one. The next case is
/// 2028-10-03; the almanac for 2028 is published in June 2027.
///
/// A Saturday or Sunday is no clash: there each holiday that the decree lists gets its own day.
public enum SubstituteClashPolicy: String, CaseIterable, Hashable, Sendable {
  /// One day fewer than the holidays that share the date, as practiced since 2013.
  case onePerClash
  /// One day for each holiday that shares the date, as the decree can be read.
  case onePerHoliday
}
