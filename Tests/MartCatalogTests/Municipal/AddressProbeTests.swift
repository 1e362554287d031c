import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Closing days by an address in any form")
struct AddressProbeTests {
  @Test("Each address leads to the days of its municipality, and one that does not tell to none")
  func november() throws {
    for fields in try BranchTable.table("address-probes") where !fields[0].isEmpty {
      let branch = Branch(
        id: 1, mart: Mart(recognizing: fields[0]) ?? Mart(serverName: fields[0]), name: fields[1],
        address: fields[2]
      ).adding(municipal: .southKorea)
      let november = (1...30).map { CivilDate(2026, 11, $0) }
      let statuses = november.map { branch.schedule.status(on: $0) }
      let closed = november.filter { branch.schedule.status(on: $0) == .closed(.municipal) }
      let days = closed.map { "\($0.day)" }.joined(separator: ",")
      let answer = statuses.contains(.unknown) ? "unknown" : days
      #expect(answer == fields[3], "\(fields[0]) \(fields[2])")
    }
  }
}
