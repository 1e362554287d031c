import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Designations and what stores published from 2014 to 2026")
struct PublishedClosingTests {
  struct Count: Equatable {
    var agree = 0
    var differInHolidayMonths = 0
    var differ: [String] = []
    var unknown = 0
    var withoutAddress = 0
  }

  @Test("They differ in the months of Seollal and Chuseok, and once beside them")
  func published() throws {
    let table = try BranchTable.load()
    var count = Count()
    for fields in try BranchTable.table("published-closings") {
      let date = try #require(CivilDate(fields[0]))
      let brand = fields[1]
      let isPrefixed = fields[3].hasPrefix(brand + " ")
      let name = isPrefixed ? String(fields[3].dropFirst(brand.count + 1)) : fields[3]
      let known = table.rows.first { $0.brand == brand && $0.branch.name == name }
      let region = fields[2].contains(" ") ? fields[2] : nil
      guard let address = known?.branch.address ?? region else {
        count.withoutAddress += 1
        continue
      }
      let branch = Branch(
        id: 1, mart: Mart(recognizing: brand) ?? Mart(serverName: brand), name: name,
        address: address)
      switch (branch.adding(municipal: .southKorea).schedule.status(on: date), fields[4]) {
      case (.unknown, _): count.unknown += 1
      case (.closed, "y"), (.open, "n"): count.agree += 1
      case (.closed, _), (.open, _):
        if isHolidayMonth(date) {
          count.differInHolidayMonths += 1
        } else {
          count.differ.append("\(date) \(brand) \(name)")
        }
      }
    }
    // The one store was closed on New Year's Day, which no municipality designates.
    let expected = Count(
      agree: 923, differInHolidayMonths: 87, differ: ["2018-01-01 홈플러스 수원시청점"], unknown: 6,
      withoutAddress: 110)
    #expect(count == expected)
  }

  private func isHolidayMonth(_ date: CivilDate) -> Bool {
    let festivals = [
      LunarFestivals.seollal(in: date.year), LunarFestivals.chuseok(in: date.year),
    ]
    return festivals.contains { $0?.yearMonth == date.yearMonth }
  }
}
