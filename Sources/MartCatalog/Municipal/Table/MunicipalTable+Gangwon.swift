import MartModels

extension MunicipalTable {
  static let gangwon: [Row] = [
    Row(
      "강원 춘천시", .sundays, from: .firstOf(2012, 3), through: .lastOf(2012, 8, .latest), .low,
      .notice, [74, 75]),
    Row(
      "강원 춘천시", .wednesdays, from: .by(2013, 9, 10), through: .on(2013, 9, 30), isVoluntary: true,
      .high, .notice, [76, 74]),
    Row("강원 춘천시", .sundays, from: .on(2013, 10, 1), .high, .notice, [76, 74, 3, 4, 5]),
    Row("강원 춘천시", .unpublished, for: .stores([(.megaMart, "춘천점")]), .low, .observed, [46]),
    Row("강원 동해시", .sundays, from: .on(2013, 10, 1), .high, .notice, [76, 3, 4, 5]),
    Row("강원 삼척시", .unclear, through: .on(2013, 11, 14), .high, .notice, [77]),
    Row("강원 삼척시", .wednesdays, from: .on(2013, 11, 15), .high, .notice, [77, 51, 4]),
    Row(
      "강원 강릉시", .sundays, from: .firstOf(2012, 3, .planned), through: .by(2015, 4, 21), .medium,
      .notice, [75]),
    Row("강원 강릉시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row(
      "강원 원주시", .sundays, from: .on(2013, 11, 24), through: .on(2015, 10, 31), .medium, .notice,
      [78, 79]),
    Row("강원 원주시", .wednesdays, from: .on(2015, 11, 1), .high, .notice, [79, 51, 80, 81, 4, 5]),
    Row(
      "강원 원주시", .sundays, from: .firstOf(2018, 12),
      for: .stores([(.hanaroMart, "원예농협하나로클럽"), (.hanaroMart, "원주원예농협하나로마트 혁신도시점")]), .high,
      .notice, [80, 81]),
    Row("강원 태백시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("강원 속초시", .sundays, from: .by(2016, 2, 28), .high, .listed, [3, 4, 5]),
  ]
}
