public import Favorites

/// What differs between two registers.
///
/// ```swift
/// import MartHolidayKit
///
/// let head = "영업상태코드,폐업일자,도로명주소,사업장명\n"
/// let old = try StoreRegister(file: (head + "01,,서울 성동구 왕십리광장로 17,이마트 왕십리점").utf8)
/// let new = try StoreRegister(file: (head + "03,2026-10-31,서울 성동구 왕십리광장로 17,이마트 왕십리점").utf8)
/// let diff = RegisterDiff(from: old, to: new)
/// diff.ended.map(\.name)  // ["왕십리점"]
/// diff.opened  // []
/// ```
public struct RegisterDiff: Hashable, Sendable {
  /// A store in both registers.
  public struct Change: Hashable, Sendable {
    /// The store in the older register.
    public let old: RegisterStore
    /// The store in the newer one.
    public let new: RegisterStore
  }

  /// Stores that are open now and were not open, or not in the older register.
  public let opened: [RegisterStore]
  /// Stores that have ended since the older register.
  public let ended: [RegisterStore]
  /// Stores with another name or mart.
  public let renamed: [Change]
  /// Stores at another address, which have another number.
  public let moved: [Change]
  /// Stores that only the older register has.
  public let gone: [RegisterStore]

  /// Compares two registers.
  ///
  /// Two rows are one store when they have the same license; or the same number, which comes from the
  /// mart and the address; or the same mart and a name that no other store of its municipality has.
  ///
  /// - Parameters:
  ///   - old: the older register.
  ///   - new: the newer one.
  /// - Complexity: O(*n*) in the number of stores.
  public init(from old: StoreRegister, to new: StoreRegister) {
    let pairs = RegisterPairs(old.stores, new.stores)
    var opened: [RegisterStore] = []
    var ended: [RegisterStore] = []
    var renamed: [Change] = []
    var moved: [Change] = []
    for (store, place) in zip(new.stores, pairs.places) {
      guard let before = place.map({ old.stores[$0] }) else {
        if case .open = store.state { opened.append(store) }
        continue
      }
      switch (before.state, store.state) {
      case (.open, .open), (.ended, .ended): break
      case (_, .open): opened.append(store)
      case (_, .ended): ended.append(store)
      default: break
      }
      let change = Change(old: before, new: store)
      if before.name != store.name || before.mart != store.mart { renamed.append(change) }
      if before.placeKey != store.placeKey { moved.append(change) }
    }
    (self.opened, self.ended, self.renamed, self.moved) = (opened, ended, renamed, moved)
    gone = pairs.left.sorted().map { old.stores[$0] }
  }

  /// The new number of each store that has one, by its old number.
  public var newIDs: [Int: Int] {
    var numbers: [Int: Int] = [:]
    for change in moved + renamed where change.old.id != change.new.id {
      numbers[change.old.id] = change.new.id
    }
    return numbers
  }
}

extension FavoriteList<Int> {
  /// The favorites under the numbers of a newer register, in the same order, with their notes.
  ///
  /// Stores that have ended or are gone stay: only the user removes them.
  ///
  /// - Parameter diff: the difference between the register of the list and the newer one.
  public func renumbered(by diff: RegisterDiff) -> FavoriteList {
    let numbers = diff.newIDs
    if numbers.isEmpty { return self }
    let entries = entries.map { $0.renumbered(numbers[$0.id] ?? $0.id) }
    return RepairedFavoriteList(entries: entries, limit: limit).list
  }
}

/// Which stores of two registers are the same.
private struct RegisterPairs {
  /// The place in the older register of each store of the newer one, if it was there.
  private(set) var places: [Int?]
  /// The places of the stores that only the older register has.
  private(set) var left: Set<Int>

  /// A license tells more than a number, and a number more than a name, whichever store comes first.
  init(_ old: [RegisterStore], _ new: [RegisterStore]) {
    places = [Int?](repeating: nil, count: new.count)
    left = Set(old.indices)
    pair(old, new) { $0.licence }
    pair(old, new) { $0.id }
    pair(old, new) { $0.mart.serverName + "|" + $0.name + "|" + $0.areaKey }
  }

  /// Pairs the stores that have a key alone.
  private mutating func pair<Key: Hashable>(
    _ old: [RegisterStore], _ new: [RegisterStore], by key: (RegisterStore) -> Key?
  ) {
    let before = Self.alone(old, key)
    for (key, place) in Self.alone(new, key) where places[place] == nil {
      guard let found = before[key], left.remove(found) != nil else { continue }
      places[place] = found
    }
  }

  /// The places of the stores by a key that no other one has.
  private static func alone<Key: Hashable>(
    _ stores: [RegisterStore], _ key: (RegisterStore) -> Key?
  ) -> [Key: Int] {
    let keyed = stores.enumerated().compactMap { place, store in key(store).map { ($0, place) } }
    return Dictionary(grouping: keyed) { $0.0 }.compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }
}
