import MartModels

/// The stores that were read, before rows of one store are merged.
struct RegisterStores: Sendable {
  private var stores: [(store: RegisterStore, row: Int)] = []
  var issues: [RegisterIssue] = []

  mutating func add(_ store: RegisterStore, at row: Int) { stores.append((store, row)) }

  /// One store for all rows of a mart at one address, and which rows were merged.
  ///
  /// The row of an open store counts before that of one that is not, and the latest before older
  /// ones.
  func merged() -> (stores: [RegisterStore], issues: [RegisterIssue]) {
    var places: [String: Int] = [:]
    var kept: [(store: RegisterStore, row: Int)] = []
    var issues: [RegisterIssue] = []
    for entry in stores {
      let key = entry.store.mart.serverName + "|" + entry.store.placeKey
      guard let place = places[key] else {
        places[key] = kept.count
        kept.append(entry)
        continue
      }
      let isBetter = Self.isBetter(entry.store, than: kept[place].store)
      let (lost, won) = isBetter ? (kept[place], entry) : (entry, kept[place])
      kept[place] = won
      issues.append(RegisterIssue(row: lost.row, .merged, value: won.store.writtenName))
    }
    return (Self.numbered(kept.map { $0.store }), issues)
  }

  private static func isBetter(_ store: RegisterStore, than other: RegisterStore) -> Bool {
    if store.state.rank != other.state.rank { return store.state.rank < other.state.rank }
    if store.isNameMade != other.isNameMade { return other.isNameMade }
    return (store.changed ?? .earliest) > (other.changed ?? .earliest)
  }

  /// The stores in order, each with a number that only its mart and place decide.
  private static func numbered(_ stores: [RegisterStore]) -> [RegisterStore] {
    var taken = Set<Int>()
    var stores = stores.map { (store: $0, hash: $0.stableNumber) }
    // Of two with one number the older licence keeps it.
    stores.sort { one, other in
      one.hash != other.hash
        ? one.hash < other.hash : one.store.placeKey < other.store.placeKey
    }
    let numbered = stores.map { entry -> RegisterStore in
      var store = entry.store
      var id = entry.hash
      while !taken.insert(id).inserted { id = (id + 1) & 0x7FFF_FFFF }
      store.id = id
      return store
    }
    return numbered.map { (store: $0, key: $0.order) }.sorted { $0.key < $1.key }.map { $0.store }
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

extension RegisterStore {
  /// What is the same for all spellings of the address.
  var placeKey: String { PostalAddress(address)?.placeKey ?? address }

  /// A number of 31 bits of the mart and the place.
  fileprivate var stableNumber: Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (mart.serverName + "|" + placeKey).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Int((hash ^ hash >> 32) & 0x7FFF_FFFF)
  }

  /// Mart, region and name, for the order of a list.
  fileprivate var order: String {
    let mart = Mart.known.firstIndex(of: mart) ?? Mart.known.count
    let region = RegionOrder.rank(PostalAddress(address)?.shortRegion)
    let number = "\(1_000 + mart * 20 + region)"
    return number + name + " " + address
  }
}

extension PostalAddress {
  /// What is the same for all spellings of one address.
  var placeKey: String {
    let road = (road ?? "").filter { $0 != " " } + " " + (buildingNumber ?? "")
    let lot = (neighbourhood ?? "") + " " + (lotNumber ?? "")
    let place = self.road != nil ? road : lot == " " ? text : lot
    return (shortRegion ?? "") + " " + (lastingMunicipality ?? "") + " " + place
  }

  /// The municipality, unless it has another name in older or newer rows: 마산시 and 창원시, 인천 서구 and
  /// 서해구 are the same place, and the road tells which.
  fileprivate var lastingMunicipality: String? {
    guard let municipality, let shortRegion else { return nil }
    let book = PlaceBook.korea
    let isLasting =
      book.predecessors(shortRegion, municipality).isEmpty
      && !book.formerDistricts(named: PlaceName(municipality)).contains {
        $0.shortRegion == shortRegion
      }
    return isLasting ? municipality : nil
  }
}
