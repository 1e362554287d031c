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
  /// mart and the address; or the same mart and a name that no other store has.
  ///
  /// - Parameters:
  ///   - old: the older register.
  ///   - new: the newer one.
  /// - Complexity: O(*n*) in the number of stores.
  public init(from old: StoreRegister, to new: StoreRegister) {
    var rest = RegisterPairs(old.stores)
    var opened: [RegisterStore] = []
    var ended: [RegisterStore] = []
    var renamed: [Change] = []
    var moved: [Change] = []
    for store in new.stores {
      guard let before = rest.takeSame(as: store) else {
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
    gone = rest.left
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

/// The stores of an older register that no store of the newer one is yet.
private struct RegisterPairs {
  private var byLicence: [String: Int] = [:]
  private var byID: [Int: Int] = [:]
  private var byName: [String: [Int]] = [:]
  private var isTaken: [Bool]
  private let stores: [RegisterStore]

  init(_ stores: [RegisterStore]) {
    self.stores = stores
    isTaken = [Bool](repeating: false, count: stores.count)
    for (place, store) in stores.enumerated() {
      if let licence = store.licence { byLicence[licence] = place }
      byID[store.id] = place
      byName[Self.name(store), default: []].append(place)
    }
  }

  private static func name(_ store: RegisterStore) -> String {
    store.mart.serverName + "|" + store.name
  }

  mutating func takeSame(as store: RegisterStore) -> RegisterStore? {
    let named = byName[Self.name(store)] ?? []
    let places = [
      store.licence.flatMap { byLicence[$0] }, byID[store.id], named.count == 1 ? named[0] : nil,
    ]
    for case let place? in places where !isTaken[place] {
      isTaken[place] = true
      return stores[place]
    }
    return nil
  }

  var left: [RegisterStore] { stores.indices.filter { !isTaken[$0] }.map { stores[$0] } }
}
