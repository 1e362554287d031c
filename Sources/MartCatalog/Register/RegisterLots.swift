/// The lots of rows, which are read only for those whose store may have another row.
struct RegisterLots: Sendable {
  private struct Row: Hashable, Sendable {
    /// The place of the store among those that are kept.
    let store: Int
    let number: UInt64
    let place: RegisterPlace
    let lotAddress: String?
    let name: String?

    var lot: [UInt8]? { place.lot(lotAddress) }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// The rows that have one name, or are of one mart, in a region.
  private struct Group: Hashable, Sendable {
    let order: Int
    let name: String?

    func hash(into hasher: inout Hasher) {
      var number = UInt64(order)
      for byte in (name ?? "").utf8 { number = number &* 31 &+ UInt64(byte) }
      hasher.combine(number)
    }
  }

  private var rows: [Row] = []
  private var known: Set<Row> = []
  /// The places of the rows of each group.
  private var all: [Group: [Int]] = [:]
  private var withoutRoad: [Group: [Int]] = [:]

  mutating func add(_ reading: RegisterReading, at store: Int) {
    let row = Row(
      store: store, number: reading.number, place: reading.place,
      lotAddress: reading.store.lotAddress,
      name: reading.store.isNameMade ? nil : reading.store.name)
    guard known.insert(row).inserted else { return }
    let mart = Group(order: reading.order, name: nil)
    if let name = row.name {
      all[Group(order: reading.order, name: name), default: []].append(rows.count)
    }
    all[mart, default: []].append(rows.count)
    if !reading.place.isRoad { withoutRoad[mart, default: []].append(rows.count) }
    rows.append(row)
  }

  /// The stores on the lot of a row: those of the same name, and any where one of the two has no road.
  ///
  /// - Parameter known: a store of which the row is known to be, and which need not be found.
  func stores(of reading: RegisterReading, besides known: Int?) -> [Int] {
    let mart = Group(order: reading.order, name: nil)
    let address = reading.store.lotAddress
    let isRoad = reading.place.isRoad
    var candidates: [Int] = []
    if !reading.store.isNameMade {
      candidates = all[Group(order: reading.order, name: reading.store.name)] ?? []
      candidates.removeAll { rows[$0].store == known }
    }
    for index in (isRoad ? withoutRoad[mart] : all[mart]) ?? [] where rows[index].store != known {
      let row = rows[index]
      let mayBe =
        isRoad || !row.place.isRoad
        ? row.place.mayHaveLot(of: address) : reading.place.mayHaveLot(of: row.lotAddress)
      if mayBe { candidates.append(index) }
    }
    guard !candidates.isEmpty, let lot = reading.place.lot(address) else { return [] }
    return candidates.filter { rows[$0].lot == lot }.map { rows[$0].store }
  }
}
