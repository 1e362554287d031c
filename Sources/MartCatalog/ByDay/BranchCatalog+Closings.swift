public import KoreanCalendar
import MartModels

extension BranchCatalog {
  /// The branches that are closed on a day, by mart and region.
  ///
  /// A branch that only its hours close on the day, such as a Saturday beside 평일 10:00~22:00, is expected to
  /// be closed, as in its `BranchSummary`.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the number of branches.
  public func closing(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> DayClosings {
    var closings: [DayClosings.MartGroup] = []
    var (closed, open, unknown, expectedClosed, expectedOpen) = (0, 0, 0, 0, 0)
    var least: HolidayStatus.Basis?
    func note(_ basis: HolidayStatus.Basis) { least = least.map { min($0, basis) } ?? basis }
    let branches = branches
    for mart in marts {
      var table = RegionTable()
      for place in martPositions[mart] ?? [] {
        switch branches[place].status(on: date, calendar: calendar) {
        case .closed(let basis):
          table.append(place, branches[place].region, basis) { branches[place].shortRegion }
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
      closings.append(DayClosings.MartGroup(mart: mart, regions: table.regions(branches)))
    }
    return DayClosings(
      date: date, marts: closings, closedCount: closed, openCount: open, unknownCount: unknown,
      expectedClosedCount: expectedClosed, expectedOpenCount: expectedOpen, basis: least)
  }
}

/// Closed branches of one mart, by the regions found so far.
private struct RegionTable {
  private struct Cell {
    /// The region as rows have it.
    var key: UInt64
    var text: String?
    /// The region in two syllables, or `nil` when each address has to tell it.
    var region: String?
    var isTold = true
    var entries: [DayClosings.RegionGroup.Row] = []
  }

  private var cells: [Cell] = []
  private(set) var count = 0

  /// - Parameters:
  ///   - region: the region of the row.
  ///   - short: the region in two syllables, computed only where the row does not tell it.
  mutating func append(
    _ place: Int, _ region: String?, _ basis: HolidayStatus.Basis, _ short: () -> String?
  ) {
    count += 1
    let entry = DayClosings.RegionGroup.Row(place: Int32(truncatingIfNeeded: place), basis: basis)
    let cell = self.cell(region ?? short())
    if cells[cell].isTold {
      cells[cell].entries.append(entry)
    } else {
      cells[self.cell(short(), isShort: true)].entries.append(entry)
    }
  }

  /// The place of the cell of a region as rows have it.
  private mutating func cell(_ text: String?, isShort: Bool = false) -> Int {
    let key = text?.bytesKey ?? 0
    let same = cells.firstIndex { $0.key == key && $0.text == text && (!isShort || $0.isTold) }
    if let same { return same }
    let short = isShort ? [] : text.map { KoreanRegion.shortRegions(PlaceName($0)) } ?? []
    cells.append(
      Cell(key: key, text: text, region: short.first ?? text, isTold: short.count < 2))
    return cells.count - 1
  }

  func regions(_ branches: [Branch]) -> [DayClosings.RegionGroup] {
    var regions: [(rank: Int, closings: DayClosings.RegionGroup)] = []
    for cell in cells where !cell.entries.isEmpty {
      // The same name in two spellings has two cells.
      if let same = regions.firstIndex(where: { $0.closings.region == cell.region }) {
        regions[same].closings = DayClosings.RegionGroup(
          region: cell.region, branches: branches,
          rows: (regions[same].closings.rows + cell.entries).inOrder { Int32($0.place) })
      } else {
        regions.append(
          (
            RegionOrder.rank(cell.region),
            DayClosings.RegionGroup(region: cell.region, branches: branches, rows: cell.entries)
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
