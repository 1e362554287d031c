import MartModels

extension MunicipalTable {
  static let gyeonggi: [Row] = [
    Row("경기 부천시", .sundays, from: .on(2012, 3, 26), .high, .notice, [6, 7, 8, 9, 5]),
    Row(
      "경기 의정부시", .sundays, from: .by(2015, 1, 11), through: .on(2024, 6, 13), .high, .notice,
      [47, 8, 9]),
    Row("경기 의정부시", .wednesdays, from: .on(2024, 6, 14), .high, .notice, [47, 48, 49, 4, 5]),
    Row(
      "경기 의정부시", .sundays, from: .by(2020, 10, 11), for: .stores([(.costco, "의정부점")]), .high,
      .notice, [47, 42, 49, 5]),
    Row("경기 고양시", .days(1, 15), through: .on(2015, 5, 31), .high, .notice, [50]),
    Row("경기 고양시", .wednesdays, from: .on(2015, 6, 1), .high, .notice, [50, 51, 4, 5]),
    Row("경기 김포시", .sundays, through: .on(2014, 7, 22), .high, .notice, [52]),
    Row("경기 김포시", .wednesdays, from: .on(2014, 7, 23), .high, .notice, [52, 51, 4, 5]),
    Row("경기 남양주시", .wednesdays, from: .on(2014, 5, 14), .high, .notice, [53, 51, 54, 4, 5]),
    Row("경기 과천시", .wednesdays, from: .firstOf(2016, 2), .high, .notice, [55, 32, 4, 5]),
    Row("경기 안양시", .wednesdays, from: .by(2015, 4, 22), .high, .notice, [14, 51, 56, 4, 5]),
    Row(
      "경기 안산시", .wednesdays, through: .on(2013, 10, 14), isVoluntary: true, .medium, .notice, [57]),
    Row("경기 안산시", .tenthAndSunday, from: .on(2013, 10, 15), .high, .notice, [57, 51, 58, 5]),
    Row("경기 광명시", .sundays, from: .by(2012, 4, 22), .high, .notice, [59, 8, 3, 60, 61, 62, 4, 5]),
    Row("경기 군포시", .sundays, from: .by(2012, 4, 22), .high, .notice, [59, 63, 8, 3, 64, 4, 5]),
    Row(
      "경기 파주시", .sundays, from: .on(2012, 4, 22), through: .lastOf(2012, 6, .planned), .medium,
      .notice, [59]),
    Row(
      "경기 파주시", .days(6, 21), from: .firstOf(2012, 7, .planned), through: .by(2015, 11, 10),
      for: .stores([(.emart, "파주점"), (.emart, "파주운정점")]), .high, .notice, [65, 66, 14, 30, 67]),
    Row(
      "경기 파주시", .days(9, 24), from: .firstOf(2012, 7, .planned), through: .by(2015, 11, 10),
      for: .stores([(.homeplus, "파주문산점")]), .high, .notice, [65, 67]),
    Row("경기 파주시", .wednesdays, from: .by(2015, 11, 11), .high, .listed, [51, 68, 4, 5]),
    Row("경기 하남시", .wednesdays, from: .on(2014, 5, 12), .high, .notice, [69, 70, 51, 4, 5]),
    Row(
      "경기 하남시", .sundays, from: .on(2014, 5, 12), for: .stores([(.lotteSuper, "하남창우점")]), .medium,
      .notice, [69]),
    Row(
      "경기 하남시", .sundays, from: .by(2020, 10, 11), for: .stores([(.costco, "하남점")]), .high,
      .listed, [42, 20, 5]),
    Row("경기 포천시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경기 양주시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경기 여주시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경기 오산시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경기 안성시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경기 의왕시", .wednesdays, from: .by(2015, 6, 24), .high, .listed, [30, 31, 32, 4, 5]),
    Row("경기 동두천시", .wednesdays, from: .by(2015, 6, 24), .high, .listed, [30, 31, 32, 4, 5]),
    Row("경기 구리시", .wednesdays, from: .by(2015, 6, 24), .high, .listed, [30, 31, 32, 71]),
    Row("경기 용인시", .sundays, from: .by(2015, 1, 11), .high, .notice, [8, 72, 3, 9, 4, 5]),
    Row("경기 수원시", .sundays, from: .by(2012, 4, 22), .high, .notice, [59, 8, 3, 9, 4, 5]),
    Row("경기 성남시", .sundays, from: .on(2012, 4, 20), .high, .notice, [73, 8, 3, 9, 4, 5]),
    Row(
      "경기 성남시", .everySunday, from: .by(2026, 10, 4), for: .stores([(.kimsClub, "분당점")]), .low,
      .observed, [21]),
    Row("경기 화성시", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5]),
    Row("경기 평택시", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5]),
    Row("경기 시흥시", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 9, 4, 5]),
    Row("경기 이천시", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5]),
    Row("경기 광주시", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5]),
    Row("경기 양평군", .sundays, from: .by(2024, 11, 10), .medium, .listed, [4, 5]),
  ]
}
