import MartHolidayKit
import Testing

@Suite("One import")
struct OneImportTests {
  @Test("It brings the members of every module, not only their types")
  func members() throws {
    // KoreanCalendar
    let saturday = CivilDate(2026, 11, 21)
    #expect(saturday.weekday == .saturday)
    #expect(YearMonth(2026, 11).numberOfDays == 30)
    #expect(PublicHolidayCalendar.southKorea.isPublicHoliday(CivilDate(2026, 9, 25)))

    // MartModels, whose answers are of KoreanCalendar's types
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    #expect(schedule.nextClosing(onOrAfter: saturday).date?.day == 22)
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.rule))

    // GeoFiltering
    let fix = LocationFix(latitude: 0, longitude: 0)
    #expect(LocationFilter().decide(fix) == .skip(.nullIsland))
    #expect(BoundingBox.southKorea.contains(try #require(Coordinate(latitude: 37, longitude: 127))))

    // Favorites
    var favorites = FavoriteList<Int>()
    #expect(favorites.push(7) == .added(at: 0))

    // ExpandableListState
    var list = try ExpandableList([ListSection("양재점", rows: ["11월 22일", "12월 13일"])], preview: 1)
    #expect(list.expand("양재점").stages.count == 1)
    #expect(list.visibleRows.map(\.value) == ["11월 22일", "12월 13일"])
  }
}
