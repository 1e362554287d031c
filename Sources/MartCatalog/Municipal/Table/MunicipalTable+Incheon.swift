import MartModels

extension MunicipalTable {
  static let incheon: [Row] = [
    Row("인천 계양구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5, 37]),
    Row("인천 남동구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 9, 5]),
    Row("인천 동구", .sundays, from: .by(2016, 2, 28), .high, .listed, [3, 9, 5]),
    Row("인천 미추홀구", .sundays, from: .by(2018, 3, 11), .high, .listed, [9, 5]),
    Row("인천 부평구", .sundays, from: .on(2013, 2, 24), .high, .notice, [114, 8, 4, 5]),
    Row("인천 서구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5, 37]),
    Row("인천 연수구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5, 37]),
    Row("인천 중구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 9, 4, 5, 37]),
    Row("인천 제물포구", .sundays, from: .on(2026, 7, 1), .high, .observed, [5]),
    Row("인천 영종구", .sundays, from: .on(2026, 7, 1), .high, .observed, [5]),
    Row("인천 서해구", .sundays, from: .on(2026, 7, 1), .high, .observed, [5]),
    Row("인천 검단구", .sundays, from: .on(2026, 7, 1), .high, .observed, [5]),
    Row(
      "인천 중구", .wednesdays, from: .by(2015, 4, 22), through: .by(2021, 3, 24),
      for: .stores([(.emart, "인천공항점")]), .high, .listed, [14, 51, 115, 116]),
  ]
}
