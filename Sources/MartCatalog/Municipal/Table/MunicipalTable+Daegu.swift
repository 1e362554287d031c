extension MunicipalTable {
  static let daegu: [Row] = [
    Row("대구 중구", .sundays, through: .on(2023, 2, 9), .high, .notice, [0, 1]),
    Row("대구 중구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2]),
    Row(
      "대구 동구", .sundays, from: .by(2016, 2, 28), through: .on(2023, 2, 9), .high, .notice,
      [0, 1, 3]),
    Row("대구 동구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2, 4, 5]),
    Row(
      "대구 서구", .sundays, from: .by(2016, 2, 28), through: .on(2023, 2, 9), .high, .notice,
      [0, 1, 3]),
    Row("대구 서구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2, 4]),
    Row("대구 남구", .sundays, through: .on(2023, 2, 9), .high, .notice, [0, 1]),
    Row("대구 남구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2, 4, 5]),
    Row(
      "대구 북구", .sundays, from: .by(2016, 2, 28), through: .on(2023, 2, 9), .high, .notice,
      [0, 1, 3]),
    Row("대구 북구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2, 4, 5]),
    Row(
      "대구 수성구", .sundays, from: .by(2016, 2, 28), through: .on(2023, 2, 9), .high, .notice,
      [0, 1, 3]),
    Row("대구 수성구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2, 4, 5]),
    Row(
      "대구 달서구", .sundays, from: .by(2016, 2, 28), through: .on(2023, 2, 9), .high, .notice,
      [0, 1, 3]),
    Row("대구 달서구", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2, 4, 5]),
    Row("대구 달성군", .sundays, through: .on(2023, 2, 9), .high, .notice, [0, 1]),
    Row("대구 달성군", .mondays, from: .on(2023, 2, 10), .high, .notice, [0, 1, 2]),
  ]
}
