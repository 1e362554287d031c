import MartModels

extension MunicipalTable {
  static let seoul: [Row] = [
    Row(
      "서울 서초구", .sundays, from: .by(2015, 1, 11), through: .on(2024, 1, 27), .high, .notice,
      [16, 8, 17, 18]),
    Row("서울 서초구", .wednesdays, from: .on(2024, 1, 28), .high, .notice, [16, 19, 4, 5]),
    Row("서울 서초구", .sundays, for: .stores([(.costco, "양재점")]), .high, .notice, [16, 19, 20, 5]),
    Row(
      "서울 서초구", .mondays, from: .on(2024, 1, 28), through: .by(2026, 10, 10),
      for: .stores([(.kimsClub, "강남점")]), .medium, .notice, [16, 19]),
    Row(
      "서울 서초구", .sundays, from: .by(2026, 10, 11), for: .stores([(.kimsClub, "강남점")]), .low,
      .observed, [21]),
    Row(
      "서울 동대문구", .sundays, from: .on(2012, 11, 25), through: .lastOf(2024, 1), .high, .notice,
      [22, 8, 17]),
    Row("서울 동대문구", .wednesdays, from: .firstOf(2024, 2), .high, .notice, [23, 24, 25, 26, 4, 5]),
    Row(
      "서울 중구", .sundays, from: .by(2015, 1, 11), through: .on(2024, 11, 23), .high, .notice,
      [27, 8, 17]),
    Row("서울 중구", .wednesdays, from: .on(2024, 11, 24), .high, .notice, [27, 24, 5]),
    Row(
      "서울 중구", .sundays, for: .stores([(.gsTheFresh, "서울역센트럴자이점"), (.gsTheFresh, "남산타운점")]),
      .high, .notice, [27]),
    Row(
      "서울 관악구", .sundays, from: .by(2018, 3, 11), through: .lastOf(2025, 1, .latest), .high,
      .notice, [9, 17, 24]),
    Row(
      "서울 관악구", .wednesdays, from: .firstOf(2025, 2, .planned), for: .hypermarkets, .medium,
      .notice, [24, 28, 29, 5]),
    Row("서울 관악구", .sundays, for: .supermarkets, .medium, .notice, [24]),
    Row("서울 성동구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 17, 4, 5]),
    Row(
      "서울 성동구", .wednesdays, from: .by(2015, 6, 24), for: .stores([(.lotteMart, "행당역점")]), .high,
      .notice, [30, 31, 32, 33, 4]),
    Row("서울 강동구", .sundays, from: .on(2012, 11, 23), .high, .notice, [34, 22, 35, 8, 9, 4, 5]),
    Row("서울 은평구", .sundays, from: .by(2015, 1, 11), .high, .notice, [35, 8, 3, 4, 5]),
    Row("서울 강남구", .sundays, from: .planned(2012, 7, 1), .high, .notice, [36, 8, 3, 37, 4, 5]),
    Row("서울 강북구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 17, 4, 5]),
    Row("서울 강서구", .sundays, from: .on(2012, 10, 8), .high, .notice, [22, 8, 9, 37, 4, 5]),
    Row("서울 광진구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 37, 4, 5]),
    Row("서울 구로구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 37, 4, 5]),
    Row("서울 금천구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 17, 4, 5]),
    Row("서울 노원구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 37, 4, 5]),
    Row("서울 도봉구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 9, 37, 4, 5]),
    Row("서울 마포구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 9, 37, 4, 5]),
    Row("서울 성북구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 37, 4, 5]),
    Row("서울 송파구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 38, 37, 4, 5]),
    Row("서울 양천구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 37, 4, 5]),
    Row("서울 영등포구", .sundays, from: .on(2012, 11, 7), .high, .notice, [22, 8, 3, 37, 4, 5]),
    Row("서울 용산구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 3, 37, 4, 5]),
    Row("서울 중랑구", .sundays, from: .by(2015, 1, 11), .high, .listed, [8, 17, 37, 4, 5]),
    Row("서울 동작구", .sundays, from: .by(2015, 1, 11), .medium, .listed, [8, 3, 17]),
    Row("서울 서대문구", .sundays, from: .on(2012, 11, 11), .low, .notice, [22, 18]),
    Row("서울 종로구", .sundays, from: .firstOf(2012, 11, .planned), .low, .notice, [22, 18]),
  ]
}
