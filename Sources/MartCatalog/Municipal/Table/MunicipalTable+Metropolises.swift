extension MunicipalTable {
  static let metropolises: [Row] = [
    Row("울산 동구", .sundays, from: .firstOf(2012, 5), .high, .notice, [95, 38, 96, 5]),
    Row(
      "울산 북구", .sundays, from: .firstOf(2012, 5), through: .on(2012, 8, 11), .medium, .notice,
      [97]),
    Row(
      "울산 중구", .wednesdayAndSunday, from: .by(2015, 6, 14), .high, .notice,
      [30, 51, 68, 96, 98, 5]),
    Row(
      "울산 남구", .wednesdayAndSunday, from: .by(2015, 6, 14), .high, .notice,
      [30, 51, 68, 96, 98, 5]),
    Row(
      "울산 북구", .wednesdayAndSunday, from: .by(2015, 11, 11), .high, .notice, [51, 68, 96, 98, 5]),
    Row("울산 울주군", .unpublished, .low, .notice, [46, 96, 99, 100, 101]),
    Row("대전 동구", .sundays, from: .on(2013, 2, 10), .high, .notice, [107, 108, 3, 4, 5, 109]),
    Row("대전 중구", .sundays, from: .on(2013, 2, 10), .high, .notice, [107, 108, 5, 109]),
    Row("대전 서구", .sundays, from: .on(2013, 2, 10), .high, .notice, [107, 108, 3, 4, 109]),
    Row("대전 유성구", .sundays, from: .on(2013, 2, 10), .high, .notice, [107, 108, 8, 4, 5, 109]),
    Row("대전 대덕구", .sundays, from: .on(2013, 2, 10), .high, .notice, [107, 108, 109]),
    Row("광주 동구", .sundays, from: .on(2012, 12, 23), .high, .notice, [110, 111]),
    Row("광주 서구", .sundays, from: .on(2012, 12, 23), .high, .notice, [110, 3, 4, 37, 111]),
    Row("광주 남구", .sundays, from: .on(2012, 12, 23), .high, .notice, [110, 3, 4, 37, 111]),
    Row("광주 북구", .sundays, from: .on(2012, 12, 23), .high, .notice, [110, 38, 5, 111]),
    Row("광주 광산구", .sundays, from: .on(2012, 12, 23), .high, .notice, [110, 3, 4, 5, 37, 111]),
    Row(
      "세종 세종시", .wednesdays, from: .by(2015, 4, 22), through: .on(2015, 5, 31), .high, .notice,
      [112, 113, 14]),
    Row(
      "세종 세종시", .sundays, from: .firstOf(2015, 6, .planned), .high, .notice,
      [112, 113, 38, 3, 4, 5]),
  ]
}
