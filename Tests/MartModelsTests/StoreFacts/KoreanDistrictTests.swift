import MartModels
import Testing

@Suite("Regions and districts")
struct KoreanDistrictTests {
  /// Numbers of the statistics office and the law of 2026: 226 municipalities, one more in Incheon,
  /// Sejong, and the two cities of Jeju; 39 districts of twelve cities.
  @Test("The book has every city, county and district of the country once")
  func whole() {
    let all = KoreanDistrict.all
    #expect(all.filter { $0.city == nil }.count == 226 + 1 + 1 + 2)
    #expect(all.filter { $0.city != nil }.count == 39)
    #expect(Set(all.map(\.description)).count == all.count)
    #expect(all.filter { $0.shortRegion == "서울" }.count == 25)
    #expect(Set(all.map(\.shortRegion)).count == 17)
    for district in all {
      #expect(KoreanDistrict.named(district.name, in: district.region).contains(district))
      let ending =
        district.name.hasSuffix("시") ? "-si" : district.name.hasSuffix("군") ? "-gun" : "-gu"
      #expect(district.englishName.hasSuffix(ending))
    }
  }

  @Test("Names in several regions are several, and an older name is what it became")
  func names() {
    #expect(KoreanDistrict.named("고성군").map(\.shortRegion) == ["강원", "경남"])
    #expect(KoreanDistrict.named("서구", in: .incheon).map(\.name) == ["서해구", "검단구"])
    #expect(KoreanDistrict.named("청원군").map(\.description) == ["충북 청주시"])
    #expect(KoreanDistrict.named("없는구").isEmpty)
    #expect(
      KoreanDistrict.named("영통구").map(\.englishDescription) == [
        "Yeongtong-gu, Suwon-si, Gyeonggi-do"
      ])
    #expect(KoreanDistrict.named("북구", in: .jeonnamGwangju).map(\.shortRegion) == ["광주"])
  }

  @Test("Every region has a romanized name", arguments: KoreanRegion.all)
  func english(_ region: KoreanRegion) {
    #expect(region.englishName.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(!region.englishName.isEmpty)
  }
}
