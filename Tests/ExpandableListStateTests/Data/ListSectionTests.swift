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

  @Test("A section without rows is written as such, whatever its rows would be")
  func empty() throws {
    let name = "가"
    let texts = try ExpandableList<SelfIdentified<String>, SelfIdentified<String>>([
      ListSection("A", rows: ["a"]), ListSection("B", rows: []), ListSection(name, rows: []),
      ListSection(SelfIdentified("C"), rows: []),
    ])
    let items = try ExpandableList<SelfIdentified<String>, Item>([ListSection("B", rows: [])])
    let shelves = try ExpandableList<Shelf, SelfIdentified<String>>([
      ListSection(Shelf(id: 1), rows: [])
    ])
    let inferred = try ExpandableList([ListSection("제주점", rows: [])], preview: 1)
    let alone = ListSection("B", rows: [])
    #expect(inferred.visibleRows.isEmpty)
    #expect(texts.sections.map(\.rows.count) == [1, 0, 0, 0])
    #expect(texts.sections.map(\.id) == ["A", "B", "가", "C"])
    #expect(items.sections.map(\.rows.count) == [0])
    #expect(shelves.sections.map(\.rows.count) == [0])
    #expect(alone == texts.sections[1])
  }

  @Test("Texts may be any sequence")
  func sequences() {
    let section = ListSection("휴무일", rows: [13, 27].lazy.map { "\($0)일" })
    #expect(section.rows.map(\.value) == ["13일", "27일"])
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
