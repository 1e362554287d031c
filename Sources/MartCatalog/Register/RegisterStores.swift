import KoreanCalendar
import MartModels

/// The stores that were read, one for all rows of a mart at one address.
///
/// The address is the one by road. A row with only a lot belongs to the store on that lot; so does a
/// row of the same name on another road, because a large building has several.
///
/// Which row of a store counts is decided when all are read, because each may change that.
struct RegisterStores: Sendable {
  /// The rows of each store as they were read; none for one that turned out to be another.
  private var rows: [[RegisterReading]] = []
  /// The store that each one is: a later row may have the road of one and the lot of another.
  private var same: [Int] = []
  private var places: [Key: Int] = [:]
  private var lots = RegisterLots()
  /// What was not read.
  var issues: [RegisterIssue] = []

  mutating func add(_ reading: RegisterReading) {
    let key = Key(reading)
    let known = places[key].map { head($0) }
    var stores = lots.stores(of: reading, besides: known).map { head($0) }
    if let known { stores.append(known) }
    let place = stores.min() ?? rows.count
    if place == rows.count {
      rows.append([])
      same.append(place)
    }
    for other in stores where other != place && !rows[other].isEmpty {
      if rows[other].count > rows[place].count { rows.swapAt(place, other) }
      rows[place] += rows[other]
      rows[other] = []
      same[other] = place
    }
    places[key] = place
    lots.add(reading, at: place)
    rows[place].append(reading)
  }

  /// The store that one turned out to be.
  private mutating func head(_ store: Int) -> Int {
    var store = store
    while same[store] != store {
      same[store] = same[same[store]]
      store = same[store]
    }
    return store
  }

  /// The stores in order, each with a number that only its mart and place decide, and the rows that
  /// were merged into them.
  var finished: (stores: [RegisterStore], merged: [RegisterIssue]) {
    let rows = rows.filter { !$0.isEmpty }
    let kept = rows.compactMap { $0.thatCounts }
    var merged: [RegisterIssue] = []
    for (rows, kept) in zip(rows, kept) where rows.count > 1 {
      merged += rows.filter { $0.row != kept.row }.map {
        RegisterIssue(row: $0.row, .merged, value: kept.store.writtenName)
      }
    }
    return (Self.numbered(kept, rows), merged)
  }

  private static func numbered(
    _ kept: [RegisterReading], _ rows: [[RegisterReading]]
  ) -> [RegisterStore] {
    var taken = Set<Int>()
    var entries = zip(rows, kept).map { rows, reading in
      (reading: reading, hash: reading.shortNumber, store: reading.store.named(by: rows))
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

extension [RegisterReading] {
  /// The row of a store that counts, whatever the order of the rows.
  fileprivate var thatCounts: RegisterReading? { believed.min { $0.counts(before: $1) } }

  /// The rows of a store without those that were forgotten when it ended: nobody has changed them
  /// since then, and the license of the end is at least as late.
  ///
  /// An older license may have ended, or been suspended, for the one that is still open; one without a date
  /// is compared by what was written later. Nobody suspends a store and
  /// opens it again without a word, so to a suspended one the end of any license counts, unless the
  /// license was canceled, as one that is one too many.
  private var believed: [RegisterReading] {
    if count == 1 { return self }
    let lastEnd = lazy.filter { !$0.isCancelled }.compactMap { $0.end }.max()
    let lastPause = lazy.compactMap { $0.pause }.max()
    // The last end, and the last word of a suspension, of a license that is at least as late as that of the
    // row, or that nobody dates.
    let undated = lazy.filter { $0.store.licensed == nil && !$0.isCancelled }
    var (end, pause) = (undated.compactMap { $0.end }.max(), undated.compactMap { $0.pause }.max())
    return sorted { $0.licenceOrder > $1.licenceOrder }.filter { row in
      if let own = row.end { end = Swift.max(end ?? own, own) }
      if let own = row.pause { pause = Swift.max(pause ?? own, own) }
      guard row.store.state.rank < 3, let changed = row.store.changed else { return true }
      let isUndated = row.store.licensed == nil
      if case .suspended = row.store.state {
        if let lastEnd, lastEnd > changed { return false }
      } else if let pause = isUndated ? lastPause : pause, pause > changed {
        return false
      }
      return (isUndated ? lastEnd : end).map { $0 <= changed } ?? true
    }
  }
}

extension RegisterReading {
  /// The day on which the store of the row ended.
  fileprivate var end: CivilDate? {
    guard case .ended(let end) = store.state else { return nil }
    return end ?? store.changed
  }

  /// The day on which it was written that the store is suspended.
  fileprivate var pause: CivilDate? {
    guard case .suspended = store.state else { return nil }
    return store.changed
  }

  /// The order of the licenses.
  ///
  /// Of two of one day, that of a row that ended counts as the later one; a canceled one as the earlier
  /// one, because it may be one too many.
  fileprivate var licenceOrder: Int32 {
    guard let licensed = store.licensed else { return .min }
    return 3 * Int32(licensed.dayNumber) + (isCancelled ? 0 : store.state.rank == 3 ? 2 : 1)
  }

  /// Whether the row counts rather than another one of the same store; that of an open store counts
  /// before that of one that is not.
  fileprivate func counts(before other: RegisterReading) -> Bool {
    let (rank, otherRank) = (store.state.rank, other.store.state.rank)
    if rank != otherRank { return rank < otherRank }
    if store.isNameMade != other.store.isNameMade { return other.store.isNameMade }
    let (changed, otherChanged) = (store.changed ?? .earliest, other.store.changed ?? .earliest)
    if changed != otherChanged { return changed > otherChanged }
    // Of two that are equal the same one counts, whatever the order of the rows.
    if place.isRoad != other.place.isRoad { return place.isRoad }
    let (dates, otherDates) = (store.dates, other.store.dates)
    if dates != otherDates { return otherDates.lexicographicallyPrecedes(dates) }
    return store.text.utf8.lexicographicallyPrecedes(other.store.text.utf8)
  }

  /// The number in 31 bits.
  fileprivate var shortNumber: Int { Int((number ^ number >> 32) & 0x7FFF_FFFF) }

  /// The place of the mart among those that are known, and of the region in the official order.
  var order: Int { martRank * 20 + regionRank }
}

extension RegisterStore {
  /// The dates of a row besides that of its change.
  fileprivate var dates: [CivilDate] {
    let days: [CivilDate?] =
      switch state {
      case .suspended(let first, let last): [licensed, first, last]
      case .ended(let end): [licensed, end]
      case .beforeOpening, .open, .unknown: [licensed]
      }
    return days.map { $0 ?? .earliest }
  }

  /// What a row has written.
  fileprivate var text: String {
    [
      writtenName, address, lotAddress ?? "", licence ?? "", phone ?? "",
      storeClass?.rawValue ?? "",
    ]
    .joined(separator: "|")
  }

  /// The store with the branch's name that another of its rows has, if its own has none.
  fileprivate func named(by rows: [RegisterReading]) -> RegisterStore {
    guard isNameMade,
      let other = rows.filter({ !$0.store.isNameMade }).min(by: { $0.counts(before: $1) })?.store
    else { return self }
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
