import KoreanCalendar
import MartModels

/// One municipality with its designations, computed for each kind of store.
struct Municipality: Sendable {
  /// A store that is an exception.
  private struct Exception: Sendable {
    let mart: Mart
    let name: [UInt16]
    let periods: [RulePeriod]
  }

  /// What tells municipalities apart.
  struct Key: Hashable, Sendable {
    /// The region in short.
    let region: String
    let name: String
  }

  let designations: [MunicipalDesignation]
  private let hypermarkets: [RulePeriod]
  private let supermarkets: [RulePeriod]
  private let exceptions: [Exception]

  private init(_ designations: [MunicipalDesignation]) {
    self.designations = designations
    let all = designations.filter { $0.scope == .all }
    let large = all + designations.filter { $0.scope == .hypermarkets }
    let small = all + designations.filter { $0.scope == .supermarkets }
    hypermarkets = DesignationTimeline.periods(large)
    supermarkets = DesignationTimeline.periods(small)
    var exceptions: [Exception] = []
    for designation in designations {
      guard case .stores(let stores) = designation.scope else { continue }
      for store in stores {
        let name = Self.key(store.name, of: store.mart)
        if exceptions.contains(where: { $0.mart == store.mart && $0.name == name }) { continue }
        let own = designations.filter { $0.isFor(store) }
        let general: [MunicipalDesignation] =
          switch store.mart.legalKind {
          case .hypermarket: large
          case .supermarket: small
          case .singleStores, nil: []
          }
        exceptions.append(
          Exception(
            mart: store.mart, name: name,
            periods: DesignationTimeline.periods(general, exceptions: own)))
      }
    }
    self.exceptions = exceptions
  }

  /// All municipalities with a designation.
  static func all(of designations: [MunicipalDesignation]) -> [Key: Municipality] {
    var groups: [Key: [MunicipalDesignation]] = [:]
    var keys: [String: Key] = [:]
    for designation in designations {
      let written = designation.municipality
      guard let key = keys[written] ?? Key(written) else { continue }
      keys[written] = key
      groups[key, default: []].append(designation)
    }
    var all: [Key: Municipality] = [:]
    for (key, designations) in groups {
      var own = designations
      for former in PlaceBook.korea.predecessors(key.region, key.name) where former.name != key.name
      {
        own += (groups[Key(region: former.shortRegion, name: former.name)] ?? []).compactMap {
          $0.ended(by: former.through)
        }
      }
      all[key] = Municipality(own)
    }
    return all
  }

  /// What is designated for one store.
  func periods(
    for mart: Mart, named name: String, _ storeClass: RegisterStore.StoreClass?
  ) -> [RulePeriod] {
    if exceptions.contains(where: { $0.mart == mart }) {
      let key = Self.key(name, of: mart)
      if let exception = exceptions.first(where: { $0.mart == mart && $0.name == key }) {
        return exception.periods
      }
      // 서울양재점 may be 양재점.
      let mayBe = exceptions.contains { exception in
        exception.mart == mart && key.indices.contains { key[$0...].starts(with: exception.name) }
      }
      if mayBe { return [] }
    }
    // An unknown mart, and one with only single covered stores, get none for their class.
    switch mart.storeClass.map({ storeClass ?? $0 }) {
    case .large: return hypermarkets
    case .supermarket: return supermarkets
    case nil: return []
    }
  }

  /// A store's name without its mart's, without spaces and without 점 at its end.
  private static func key(_ name: String, of mart: Mart) -> [UInt16] {
    var letters = SearchLetters.letters(of: mart.nameWithoutMart(name, dropsSign: true))
    if letters.count > 1, letters.last == 0xC810 { letters.removeLast() }
    return letters
  }
}

extension Municipality.Key {
  /// The municipality of an address; `nil` where it is not certain.
  init?(_ address: PostalAddress) {
    // Sejong has no municipality below the region.
    guard let region = address.shortRegion,
      let name = address.region == .sejong ? "세종시" : address.municipality
    else { return nil }
    self.init(region: region, name: name)
  }

  /// The municipality that a text names; `nil` for any other text, also for a part of a municipality.
  init?(_ written: String) {
    guard let address = PostalAddress(written), address.district == nil, address.township == nil,
      address.neighborhood == nil, address.road == nil, address.details.isEmpty
    else { return nil }
    self.init(address)
  }
}

extension MunicipalDesignation {
  fileprivate func isFor(_ store: Store) -> Bool {
    if case .stores(let stores) = scope { stores.contains(store) } else { false }
  }

  /// The designation, limited to the last day of its municipality.
  fileprivate func ended(by date: CivilDate) -> MunicipalDesignation? {
    if case .stores = scope { return nil }
    if let from, from.date > date { return nil }
    var designation = self
    if through.map({ $0.date > date }) ?? true { designation.through = Bound(date) }
    return designation
  }
}
