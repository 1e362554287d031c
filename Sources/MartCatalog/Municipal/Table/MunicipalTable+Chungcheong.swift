import MartModels

extension MunicipalTable {
  static let chungcheong: [Row] = [
    Row(
      "충북 청주시", .sundays, from: .on(2013, 1, 27), through: .on(2023, 4, 30), .medium, .notice,
      [10, 11, 8, 3]),
    Row("충북 청주시", .wednesdays, from: .on(2023, 5, 1), .high, .notice, [12, 11, 4, 5]),
    Row(
      "충북 충주시", .sundays, from: .on(2012, 5, 13), through: .on(2012, 12, 24), .medium, .notice,
      [13]),
    Row("충북 충주시", .days(10, 25), from: .on(2012, 12, 25), .high, .notice, [10, 14, 5]),
    Row("충북 제천시", .sundays, from: .by(2015, 1, 11), .high, .notice, [15, 8, 3, 5]),
    Row("충남 천안시", .sundays, from: .by(2015, 1, 11), .high, .notice, [82, 8, 3, 4, 5]),
    Row("충남 서산시", .sundays, from: .by(2015, 1, 11), .high, .notice, [82, 8, 3, 4, 5]),
    Row("충남 공주시", .sundays, .medium, .notice, [82]),
    Row("충남 아산시", .sundays, from: .by(2015, 1, 11), .high, .notice, [82, 8, 3, 83, 84, 85, 4, 5]),
    Row("충남 보령시", .sundays, through: .by(2015, 4, 21), .medium, .notice, [82]),
    Row("충남 보령시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("충남 계룡시", .sundays, through: .by(2015, 6, 9), .medium, .notice, [82]),
    Row("충남 계룡시", .wednesdays, from: .by(2015, 6, 10), .high, .listed, [30, 51, 4]),
    Row(
      "충남 당진시", .sundays, from: .by(2015, 1, 11), through: .on(2017, 5, 31), .high, .notice,
      [82, 8, 86]),
    Row("충남 당진시", .wednesdays, from: .firstOf(2017, 6), .high, .notice, [86, 87, 4, 5]),
    Row(
      "충남 당진시", .sundays, from: .firstOf(2017, 6),
      for: .stores([(.gsTheFresh, "당진점"), (.gsTheFresh, "송악점")]), .medium, .notice, [86, 87]),
    Row(
      "충남 홍성군", .wednesdays, through: .by(2015, 6, 23), isVoluntary: true, .medium, .notice, [82]),
    Row("충남 홍성군", .wednesdays, from: .by(2015, 6, 24), .high, .listed, [30, 31, 4, 5]),
    Row(
      "충남 논산시", .wednesdays, through: .by(2015, 6, 13), isVoluntary: true, .medium, .notice, [82]),
    Row("충남 논산시", .mondays, from: .by(2015, 11, 9), .high, .listed, [51, 68, 88, 5]),
    Row("충남 예산군", .wednesdays, isVoluntary: true, .low, .notice, [82]),
    Row("충남 태안군", .wednesdays, isVoluntary: true, .low, .notice, [82]),
  ]
}
