extension MunicipalTable {
  static let jeollaAndJeju: [Row] = [
    Row(
      "제주 제주시", .fridayAndSaturday, from: .on(2012, 6, 8), .high, .notice, [102, 103, 104, 105, 5]),
    Row(
      "제주 서귀포시", .fridayAndSaturday, from: .on(2012, 6, 8), .high, .notice,
      [102, 103, 104, 105, 5, 106]),
    Row(
      "전남 나주시", .wednesdays, from: .by(2015, 6, 24), through: .by(2020, 9, 30), .medium, .listed,
      [30, 31]),
    Row("전남 나주시", .sundays, from: .by(2020, 10, 1), .high, .notice, [35, 4, 5]),
    Row("전북 전주시", .sundays, from: .on(2012, 4, 22), .high, .notice, [124, 3, 4, 5]),
    Row("전북 군산시", .sundays, from: .by(2016, 2, 28), .high, .listed, [3, 4, 5]),
    Row("전북 익산시", .sundays, from: .by(2016, 2, 14), .high, .listed, [38, 3, 4, 5]),
    Row("전북 남원시", .sundays, from: .on(2012, 4, 8), .high, .notice, [125, 3, 4, 5]),
    Row("전북 정읍시", .sundays, from: .by(2024, 11, 10), .medium, .listed, [4, 5]),
    Row("전남 목포시", .sundays, from: .on(2012, 4, 22), .high, .notice, [126, 3, 4, 5]),
    Row("전남 여수시", .sundays, from: .on(2012, 11, 21), .high, .notice, [127, 3, 4, 5]),
    Row("전남 순천시", .sundays, from: .by(2016, 2, 14), .high, .listed, [38, 3, 4]),
    Row("전남 광양시", .sundays, from: .firstOf(2012, 7, .planned), .high, .notice, [128, 38, 5]),
    Row("전남 무안군", .sundays, from: .by(2024, 11, 10), .medium, .listed, [4, 5]),
  ]
}
