public import KoreanCalendar
import MartModels

extension BranchCatalog {
  /// The branches that are closed on a day, by mart and region.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*n*) in the number of branches.
  public func closing(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> DayClosings {
    var closings: [MartClosings] = []
    var (closed, open, unknown, expectedClosed, expectedOpen) = (0, 0, 0, 0, 0)
    var least: HolidayStatus.Basis?
    func note(_ basis: HolidayStatus.Basis) { least = least.map { min($0, basis) } ?? basis }
    let branches = branches
    for mart in marts {
      var table = RegionTable()
      for place in martPositions[mart] ?? [] {
        switch branches[place].schedule.status(on: date, calendar: calendar) {
        case .closed(let basis):
          table.append(place, region(at: place), basis)
          if basis.isExpected { expectedClosed += 1 }
          note(basis)
        case .open(let basis):
          open += 1
          if basis.isExpected { expectedOpen += 1 }
          note(basis)
        case .unknown: unknown += 1
        }
      }
      guard table.count > 0 else { continue }
      closed += table.count
      closings.append(MartClosings(mart: mart, regions: table.regions(branches)))
    }
    return DayClosings(
      date: date, marts: closings, closedCount: closed, openCount: open, unknownCount: unknown,
      expectedClosedCount: expectedClosed, expectedOpenCount: expectedOpen, basis: least)
  }

  private func region(at place: Int) -> String? {
    branches[place].shortRegion
  }
}

/// Closed branches of one mart, by the regions found so far.
private struct RegionTable {
  private struct Cell {
    var key: UInt64
    var region: String?
    var entries: [RegionClosings.Entry] = []
  }

  private var cells: [Cell] = []
  private(set) var count = 0

  mutating func append(_ place: Int, _ region: String?, _ basis: HolidayStatus.Basis) {
    count += 1
    let entry = RegionClosings.Entry(place: Int32(truncatingIfNeeded: place), basis: basis)
    let key = region?.bytesKey ?? 0
    for index in cells.indices where cells[index].key == key && cells[index].region == region {
      cells[index].entries.append(entry)
      return
    }
    cells.append(Cell(key: key, region: region, entries: [entry]))
  }

  func regions(_ branches: [Branch]) -> [RegionClosings] {
    var regions: [(rank: Int, closings: RegionClosings)] = []
    for cell in cells {
      // The same name in two spellings has two cells.
      if let same = regions.firstIndex(where: { $0.closings.region == cell.region }) {
        regions[same].closings = RegionClosings(
          region: cell.region, branches: branches,
          entries: (regions[same].closings.entries + cell.entries).sorted { $0.place < $1.place })
      } else {
        regions.append(
          (
            RegionOrder.rank(cell.region),
            RegionClosings(region: cell.region, branches: branches, entries: cell.entries)
          ))
      }
    }
    regions.sort { one, other in
      one.rank == other.rank
        ? (one.closings.region ?? "") < (other.closings.region ?? "") : one.rank < other.rank
    }
    return regions.map { $0.closings }
  }
}

/// The official order of regions, by their short names.
enum RegionOrder {
  /// The place of a region; texts that are not a region share the place after all, and `nil` is
  /// last.
  static func rank(_ region: String?) -> Int {
    let names = PlaceBook.shortRegions
    guard let region else { return names.count + 1 }
    return names.firstIndex(of: region) ?? names.count
  }
}
