import MartModels

extension MunicipalTable {
  static let busan: [Row] = [
    Row(
      "부산 사하구", .sundays, from: .by(2013, 2, 24), through: .on(2024, 5, 11), .high, .notice,
      [39, 40, 41]),
    Row("부산 사하구", .mondays, from: .on(2024, 5, 12), .high, .notice, [40, 41, 4]),
    Row(
      "부산 동구", .sundays, from: .by(2013, 2, 24), through: .on(2024, 5, 11), .high, .notice,
      [39, 40, 41]),
    Row("부산 동구", .mondays, from: .on(2024, 5, 12), .high, .notice, [40, 41]),
    Row(
      "부산 수영구", .sundays, from: .by(2013, 2, 24), through: .on(2024, 5, 11), .high, .notice,
      [39, 40, 41]),
    Row("부산 수영구", .mondays, from: .on(2024, 5, 12), .high, .notice, [40, 41]),
    Row(
      "부산 수영구", .sundays, from: .by(2020, 10, 11), for: .stores([(.costco, "부산점")]), .high,
      .notice, [42, 20, 40, 5]),
    Row(
      "부산 강서구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 4), .high, .notice,
      [39, 41]),
    Row("부산 강서구", .withdrawn, from: .firstOf(2024, 5), .high, .notice, [41, 43, 40]),
    Row(
      "부산 강서구", .mondays, from: .on(2024, 5, 12), for: .stores([(.traders, "명지점")]),
      isVoluntary: true, .high, .notice, [40, 41, 5]),
    Row(
      "부산 부산진구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 3]),
    Row("부산 부산진구", .mondays, from: .firstOf(2024, 7, .planned), .high, .notice, [43, 44, 4, 5]),
    Row(
      "부산 동래구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43]),
    Row("부산 동래구", .mondays, from: .firstOf(2024, 7, .planned), .high, .notice, [43, 45, 4, 5]),
    Row(
      "부산 북구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43]),
    Row("부산 북구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 해운대구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 3]),
    Row("부산 해운대구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 금정구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 3]),
    Row("부산 금정구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 남구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 3]),
    Row("부산 남구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 연제구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 3]),
    Row("부산 연제구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 사상구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 3]),
    Row("부산 사상구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 기장군", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43, 38]),
    Row("부산 기장군", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 중구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6), .medium, .notice,
      [39, 43]),
    Row("부산 중구", .mondays, from: .firstOf(2024, 7, .planned), .medium, .notice, [43, 4, 5]),
    Row(
      "부산 서구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6, .planned), .low,
      .notice, [39, 41, 43]),
    Row(
      "부산 영도구", .sundays, from: .by(2013, 2, 24), through: .lastOf(2024, 6, .planned), .low,
      .notice, [39, 41, 43, 38]),
    Row("부산 남구", .unpublished, for: .stores([(.megaMart, "문현점")]), .low, .observed, [46]),
  ]
}
