extension MunicipalTable {
  static let gyeongsang: [Row] = [
    Row(
      "경북 구미시", .sundays, from: .on(2012, 4, 22), through: .by(2015, 4, 21), .high, .notice, [89]),
    Row(
      "경북 구미시", .wednesdays, from: .by(2015, 4, 22), through: .on(2015, 11, 3), isVoluntary: true,
      .high, .notice, [14, 30, 90]),
    Row(
      "경북 구미시", .wednesdays, from: .on(2015, 11, 4), for: .hypermarkets, .high, .notice,
      [90, 51, 4, 5]),
    Row("경북 구미시", .sundays, from: .on(2015, 11, 4), for: .supermarkets, .high, .notice, [90]),
    Row("경북 김천시", .wednesdays, from: .by(2015, 4, 22), .high, .notice, [14, 91, 4, 5]),
    Row("경북 문경시", .sundays, from: .on(2012, 5, 27), through: .by(2015, 6, 9), .high, .notice, [92]),
    Row("경북 문경시", .wednesdays, from: .by(2015, 6, 10), .high, .listed, [30, 51, 4, 5]),
    Row("경북 안동시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경북 경산시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경북 영천시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경북 상주시", .wednesdays, from: .by(2015, 4, 22), .high, .listed, [14, 51, 4, 5]),
    Row("경북 영주시", .mondays, from: .by(2015, 11, 9), .high, .listed, [51, 68, 88, 5]),
    Row("경북 포항시", .sundays, from: .on(2012, 10, 28), .high, .notice, [93, 3, 4, 5]),
    Row("경북 경주시", .sundays, from: .by(2016, 2, 14), .high, .listed, [38, 5]),
    Row("경북 예천군", .unclear, .low, .notice, [94, 88]),
    Row(
      "경남 창원시", .sundays, from: .firstOf(2012, 4, .planned), .high, .notice,
      [117, 118, 35, 3, 4, 5]),
    Row("경남 김해시", .sundays, from: .by(2016, 2, 14), .high, .notice, [38, 35, 119, 4, 5]),
    Row("경남 진주시", .sundays, from: .firstOf(2012, 4), .high, .notice, [117, 120, 3, 4, 5]),
    Row("경남 통영시", .sundays, from: .by(2016, 2, 28), .high, .listed, [3, 4, 5]),
    Row("경남 거제시", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 38, 4, 5]),
    Row("경남 양산시", .sundays, from: .on(2012, 4, 22), .high, .notice, [121, 3, 4, 5]),
    Row("경남 사천시", .sundays, from: .firstOf(2012, 5, .planned), .high, .notice, [117, 3, 4, 5]),
    Row("경남 밀양시", .sundays, from: .on(2012, 4, 22), .high, .notice, [118, 117, 122, 8, 38]),
    Row("경남 고성군", .sundays, from: .on(2014, 1, 1), for: .supermarkets, .medium, .notice, [123]),
  ]
}
