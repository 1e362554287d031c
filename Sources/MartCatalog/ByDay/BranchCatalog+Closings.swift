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
    for place in branches.indices {
      switch branches[place].schedule.status(on: date) {
      case .closed(let basis):
        table.append(
          branches, place,
          RegionClosings.Entry(place: Int32(truncatingIfNeeded: place), basis: basis))
      case .open: open += 1
      case .unknown: unknown += 1
      }
    }
    return DayClosings(
      date: date, marts: table.marts(branches), closedCount: table.count, openCount: open,
      unknownCount: unknown)
  }
}

/// Closed branches, dealt out to the marts and regions that have occurred so far.
private struct ClosingTable {
  private struct Column {
    var mart: Mart
    var places: [String?: Int] = [:]
    var regions: [(name: String?, entries: [RegionClosings.Entry])] = []
  }

  private var columns: [Column] = []
  private var last = 0
  private(set) var count = 0

  mutating func append(_ branches: [Branch], _ place: Int, _ entry: RegionClosings.Entry) {
    count += 1
    if last >= columns.count || columns[last].mart != branches[place].mart {
      let mart = branches[place].mart
      let found = columns.firstIndex { $0.mart == mart }
      last = found ?? columns.count
      if found == nil { columns.append(Column(mart: mart)) }
    }
    let region = branches[place].region ?? branches[place].postalAddress?.shortRegion
    if let cell = columns[last].places[region] {
      columns[last].regions[cell].entries.append(entry)
    } else {
      columns[last].places[region] = columns[last].regions.count
      columns[last].regions.append((region, [entry]))
    }
  }

  func marts(_ branches: [Branch]) -> [MartClosings] {
    let known = Mart.known
    func rank(_ mart: Mart) -> Int { known.firstIndex(of: mart) ?? known.count }
    let sorted = columns.sorted { one, other in
      let (first, second) = (rank(one.mart), rank(other.mart))
      return first == second ? one.mart.displayName < other.mart.displayName : first < second
    }
    return sorted.map { column in
      let regions = column.regions.sorted { RegionOrder.precedes($0.name, $1.name) }
      return MartClosings(
        mart: column.mart,
        regions: regions.map {
          RegionClosings(region: $0.name, branches: branches, entries: $0.entries)
        })
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
