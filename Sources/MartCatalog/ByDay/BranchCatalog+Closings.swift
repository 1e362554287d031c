public import KoreanCalendar
import MartModels

extension BranchCatalog {
  /// The branches that are closed on a day, by mart and region.
  ///
  /// - Parameter date: the day.
  /// - Complexity: O(*n*) in the number of branches.
  public func closing(on date: CivilDate) -> DayClosings {
    var table = ClosingTable()
    var (open, unknown) = (0, 0)
    let branches = branches
    // Through the buffer a schedule is asked where it lies, and not copied first.
    unsafe branches.withUnsafeBufferPointer { buffer in
      for place in buffer.indices {
        switch unsafe buffer[place].schedule.status(on: date) {
        case .closed(let basis):
          let entry = RegionClosings.Entry(place: Int32(truncatingIfNeeded: place), basis: basis)
          unsafe table.append(buffer, place, entry)
        case .open: open += 1
        case .unknown: unknown += 1
        }
      }
    }
    return DayClosings(
      date: date, marts: table.marts(branches), closedCount: table.count, openCount: open,
      unknownCount: unknown)
  }
}

/// Closed branches, dealt out to the marts and regions that have occurred so far.
private struct ClosingTable {
  /// A mart and a region.
  ///
  /// Comparing two different Korean texts takes long, because they might be the same in another
  /// spelling; so the bytes are compared first, by a number made of them.
  private struct Cell {
    var martKey: UInt64
    var regionKey: UInt64
    var mart: Mart
    var region: String?
    var entries: [RegionClosings.Entry] = []
  }

  private var cells: [Cell] = []
  private(set) var count = 0

  mutating func append(
    _ branches: UnsafeBufferPointer<Branch>, _ place: Int, _ entry: RegionClosings.Entry
  ) {
    count += 1
    let mart = unsafe branches[place].mart
    let region = unsafe branches[place].region ?? branches[place].postalAddress?.shortRegion
    let (martKey, regionKey) = (Self.key(mart.serverName), region.map(Self.key) ?? 0)
    for index in cells.indices
    where cells[index].regionKey == regionKey && cells[index].martKey == martKey
      && cells[index].mart == mart && cells[index].region == region
    {
      cells[index].entries.append(entry)
      return
    }
    cells.append(
      Cell(martKey: martKey, regionKey: regionKey, mart: mart, region: region, entries: [entry]))
  }

  private static func key(_ text: String) -> UInt64 {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return key
  }

  func marts(_ branches: [Branch]) -> [MartClosings] {
    var marts: [Mart] = []
    for cell in cells where !marts.contains(cell.mart) { marts.append(cell.mart) }
    let known = Mart.known
    func rank(_ mart: Mart) -> Int { known.firstIndex(of: mart) ?? known.count }
    marts.sort { one, other in
      let (first, second) = (rank(one), rank(other))
      return first == second ? one.displayName < other.displayName : first < second
    }
    return marts.map { mart in
      var regions: [RegionClosings] = []
      for cell in cells where cell.mart == mart {
        // The same name in two spellings has two cells.
        if let same = regions.firstIndex(where: { $0.region == cell.region }) {
          regions[same] = RegionClosings(
            region: cell.region, branches: branches,
            entries: (regions[same].entries + cell.entries).sorted { $0.place < $1.place })
        } else {
          regions.append(
            RegionClosings(region: cell.region, branches: branches, entries: cell.entries))
        }
      }
      regions.sort { RegionOrder.precedes($0.region, $1.region) }
      return MartClosings(mart: mart, regions: regions)
    }
  }
}

/// The official order of regions, by their short names.
enum RegionOrder {
  private static let names = [
    "서울", "부산", "대구", "인천", "광주", "대전", "울산", "세종", "경기", "강원", "충북", "충남", "전북", "전남",
    "경북", "경남", "제주",
  ]

  /// Whether a region comes before another; those that are no region follow by name, and `nil` last.
  static func precedes(_ one: String?, _ other: String?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    let first = names.firstIndex(of: one) ?? names.count
    let second = names.firstIndex(of: other) ?? names.count
    return first == second ? one < other : first < second
  }
}
