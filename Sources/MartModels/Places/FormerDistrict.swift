package import KoreanCalendar

/// A city, county or district that was divided, merged or renamed, and what it became.
///
/// Addresses and store lists use the old names for years.
///
/// Source: the laws and reports that the table of renamed districts in `Documentation/DataSources.md`
/// names.
package struct FormerDistrict: Sendable {
  /// The region in short to which it belonged.
  package let shortRegion: String
  /// Its name.
  package let name: String
  /// The region in short of its successors.
  package let newRegion: String
  /// The municipality that it became, or several.
  package let municipalities: [String]
  /// The districts of the city that it became; empty when they are not districts of a city.
  package let districts: [String]
  /// Its last day.
  package let through: CivilDate

  private init(
    _ shortRegion: String, _ name: String, to newRegion: String? = nil, _ municipalities: [String],
    districts: [String] = [], through: CivilDate
  ) {
    self.shortRegion = shortRegion
    self.name = name
    self.newRegion = newRegion ?? shortRegion
    self.municipalities = municipalities
    self.districts = districts
    self.through = through
  }

  package static let all: [FormerDistrict] = [
    FormerDistrict("인천", "중구", ["제물포구", "영종구"], through: CivilDate(2026, 6, 30)),
    FormerDistrict("인천", "동구", ["제물포구"], through: CivilDate(2026, 6, 30)),
    FormerDistrict("인천", "서구", ["서해구", "검단구"], through: CivilDate(2026, 6, 30)),
    FormerDistrict("인천", "남구", ["미추홀구"], through: CivilDate(2018, 6, 30)),
    FormerDistrict("경북", "군위군", to: "대구", ["군위군"], through: CivilDate(2023, 6, 30)),
    FormerDistrict("충북", "청원군", ["청주시"], through: CivilDate(2014, 6, 30)),
    FormerDistrict("경기", "여주군", ["여주시"], through: CivilDate(2013, 9, 22)),
    FormerDistrict("충남", "연기군", to: "세종", ["세종시"], through: CivilDate(2012, 6, 30)),
    FormerDistrict("충남", "당진군", ["당진시"], through: CivilDate(2011, 12, 31)),
    FormerDistrict(
      "경남", "마산시", ["창원시"], districts: ["마산합포구", "마산회원구"], through: CivilDate(2010, 6, 30)),
    FormerDistrict("경남", "진해시", ["창원시"], districts: ["진해구"], through: CivilDate(2010, 6, 30)),
    FormerDistrict("제주", "북제주군", ["제주시"], through: CivilDate(2006, 6, 30)),
    FormerDistrict("제주", "남제주군", ["서귀포시"], through: CivilDate(2006, 6, 30)),
  ]

  /// Cities that were divided into districts, so that an older address names none.
  static let newlyDivided: [(city: String, from: CivilDate)] = [
    ("화성시", CivilDate(2026, 2, 1)), ("부천시", CivilDate(2024, 1, 1)),
  ]

  /// The names of its successors as an address writes them below the region or the city.
  var successors: [String] { districts.isEmpty ? municipalities : districts }
}
