import KoreanCalendar
import MartModels

/// The stores that were read, one for all rows of a mart at one address.
///
/// The address is the one by road. A row with only a lot belongs to the store on that lot; so does a
/// row of the same name on another road, because a large building has several.
///
/// Each row is merged as it is read, so that memory does not grow with the rows.
struct RegisterStores: Sendable {
  private var kept: [RegisterReading] = []
  private var places: [Key: Int] = [:]
  private var lots = RegisterLots()
  /// The row that names the branch, of those that were merged into each store.
  private var named: [Int: RegisterReading] = [:]
  /// What was not read or merged, merged rows behind those of the same part of the file.
  var issues: [RegisterIssue] = []

  mutating func add(_ reading: RegisterReading) {
    let key = Key(reading)
    guard let place = places[key] ?? lots.place(of: reading) else {
      places[key] = kept.count
      lots.add(reading, at: kept.count)
      kept.append(reading)
      return
    }
    places[key] = place
    lots.add(reading, at: place)
    let counts = reading.counts(before: kept[place])
    let (lost, won) = counts ? (kept[place], reading) : (reading, kept[place])
    kept[place] = won
    if !lost.store.isNameMade, named[place].map(lost.counts(before:)) ?? true {
      named[place] = lost
    }
    issues.append(RegisterIssue(row: lost.row, .merged, value: won.store.writtenName))
  }

  /// The stores in order, each with a number that only its mart and place decide.
  var numbered: [RegisterStore] {
    var taken = Set<Int>()
    var entries = kept.enumerated().map { place, reading in
      (reading: reading, hash: reading.shortNumber, store: reading.store.named(named[place]?.store))
    }
    // Of two with one number the same one keeps it, whatever the order of the rows.
    entries.sort { one, other in
      one.hash != other.hash
        ? one.hash < other.hash
        : one.reading.place.key.lexicographicallyPrecedes(other.reading.place.key)
    }
    for index in entries.indices {
      var id = entries[index].hash
      while !taken.insert(id).inserted { id = (id + 1) & 0x7FFF_FFFF }
      entries[index].store.id = id
    }
    let ordered = entries.map { (store: $0.store, rank: $0.reading.order) }
    return ordered.sorted { one, other in
      if one.rank != other.rank { return one.rank < other.rank }
      let (name, otherName) = (one.store.name.utf8, other.store.name.utf8)
      if name.lexicographicallyPrecedes(otherName) { return true }
      if otherName.lexicographicallyPrecedes(name) { return false }
      return one.store.address.utf8.lexicographicallyPrecedes(other.store.address.utf8)
    }.map { $0.store }
  }

  /// A mart and a place.
  private struct Key: Hashable {
    let mart: Int
    let number: UInt64
    let place: [UInt8]

    init(_ reading: RegisterReading) {
      mart = reading.martRank
      number = reading.number
      place = reading.place.key
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

extension RegisterReading {
  /// Whether the row counts rather than another one of the same store.
  ///
  /// The row of an open store counts before that of one that is not, unless it was forgotten: the
  /// other's license is at least as late, and the open row has not changed since the other closed.
  fileprivate func counts(before other: RegisterReading) -> Bool {
    if isForgotten(beside: other) { return false }
    if other.isForgotten(beside: self) { return true }
    let (rank, otherRank) = (store.state.rank, other.store.state.rank)
    if rank != otherRank { return rank < otherRank }
    if store.isNameMade != other.store.isNameMade { return other.store.isNameMade }
    let (changed, otherChanged) = (store.changed ?? .earliest, other.store.changed ?? .earliest)
    if changed != otherChanged { return changed > otherChanged }
    // Of two that are equal the same one counts, whatever the order of the rows.
    if place.isRoad != other.place.isRoad { return place.isRoad }
    let (text, otherText) = (
      store.writtenName + store.address, other.store.writtenName + other.store.address
    )
    return text.utf8.lexicographicallyPrecedes(otherText.utf8)
  }

  private func isForgotten(beside other: RegisterReading) -> Bool {
    guard store.state.rank < 3, case .ended(let end) = other.store.state,
      let end = end ?? other.store.changed, let changed = store.changed, end > changed,
      let licensed = store.licensed, let later = other.store.licensed
    else { return false }
    // A second row of one license may be canceled because it is one too many.
    return later > licensed || later == licensed && !other.isCancelled
  }

  /// The number in 31 bits.
  fileprivate var shortNumber: Int { Int((number ^ number >> 32) & 0x7FFF_FFFF) }

  /// The place of the mart among those that are known, and of the region in the official order.
  var order: Int { martRank * 20 + regionRank }
}

extension RegisterStore {
  /// The store with the branch's name that another of its rows has, if its own has none.
  fileprivate func named(_ other: RegisterStore?) -> RegisterStore {
    guard isNameMade, let other else { return self }
    var store = self
    (store.name, store.isNameMade) = (other.name, other.isNameMade)
    store.writtenName = other.writtenName
    return store
  }
}

extension RegisterStore.State {
  /// Which of several rows of one store counts.
  fileprivate var rank: Int {
    switch self {
    case .open: 0
    case .suspended: 1
    case .beforeOpening: 2
    case .ended: 3
    case .unknown: 4
    }
  }
}
