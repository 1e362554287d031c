import ExpandableListState
import KoreanCalendar
import Testing

@Suite("Sections of plain and of identified values")
struct ListSectionTests {
  @Test("Strings and dates are sections and rows without a type of one's own")
  func plainValues() throws {
    let dates: [CivilDate] = [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13)]
    var list = try ExpandableList([ListSection("양재점", values: dates)], preview: 1)
    list.toggle("양재점")
    #expect(list.visibleRows.map(\.value) == dates)
    #expect(list.visibleRows[1].description == "2026-12-13")
  }

  @Test("A plain header may stand over identified rows and the other way round")
  func mixed() throws {
    let byName = try ExpandableList([ListSection("a", rows: [Item(id: 1)])], preview: 1)
    let byShelf = try ExpandableList([ListSection(Shelf(id: 1), rows: ["a", "b"])], preview: 1)
    #expect(byName.visibleRows[0].id == 1)
    #expect(byShelf.visibleRows[0].id == "a")
  }

  @Test("Numbers and texts are written as literals")
  func literals() {
    let days = ListSection(Shelf(id: 1), values: [10, 25])
    #expect(days.rows.map(\.value) == [10, 25])
    let numbers: [SelfIdentified<Int>] = [1, 2]
    let character: SelfIdentified<Character> = "점"
    #expect(numbers.map(\.id) == [1, 2])
    #expect(character.value == "점")
  }

  @Test("An occurrence below 1 stops the program")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = ListKey("a", occurrence: 0) }
  }
}
