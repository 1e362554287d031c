/// The user's favorites in the user's order, each one once, up to a limit.
///
/// The list stores an identifier, a short note and the last known name for each favorite, never copies
/// of branches: an app looks up what it shows. It refuses a favorite that it already has and one
/// beyond its limit, and says which it was. It does not sort, because the order is the user's, and it
/// never drops a favorite on its own.
///
/// ```swift
/// import MartHolidayKit
///
/// var list = FavoriteList<Int>()
/// list.push(1140)  // .added(at: 0)
/// list.push(1140)  // .alreadyPresent(at: 0)
/// list.limit       // 3
/// Array(list)      // [1140]
/// ```
public struct FavoriteList<ID: Hashable & Sendable>: Sendable {
  /// One favorite with its note.
  public struct Entry: Hashable, Sendable {
    /// The identifier of the favorite.
    public let id: ID
    /// The user's note, or `nil`; it is never empty.
    public let note: String?
    /// What the favorite was called when it was last seen; `nil` in a list that never learned it.
    public var lastKnown: FavoriteName? { box?.name }

    private let box: NameBox?

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - id: the identifier of the favorite.
    ///   - note: the user's note; an empty one counts as none.
    ///   - lastKnown: what the favorite was called when it was last seen.
    public init(_ id: ID, note: String? = nil, lastKnown: FavoriteName? = nil) {
      self.id = id
      self.note = note == "" ? nil : note
      box = lastKnown.map { NameBox($0) }
    }

    @usableFromInline init(unnoted id: ID) {
      self.id = id
      note = nil
      box = nil
    }

    /// The same favorite under another identifier.
    package func renumbered(_ id: ID) -> Entry { Entry(id, note: note, lastKnown: lastKnown) }
  }

  @usableFromInline var storage: [Entry]
  /// The identifiers of a long list; a short one is faster to scan.
  @usableFromInline var members: Set<ID>?
  /// The maximum number of favorites, or `nil` when there is no limit.
  public private(set) var limit: Int?

  /// Up to this many favorites are scanned; more are looked up in a set.
  @inlinable static var longestScan: Int { 16 }

  /// Every path that makes a list from entries ends here; they must be unique and within the limit.
  ///
  /// - Parameter known: the identifiers, if the caller already has them in a set.
  init(unchecked entries: [Entry], limit: Int?, members known: Set<ID>? = nil) {
    storage = entries
    self.limit = limit
    members =
      entries.count > Self.longestScan ? known ?? Set(entries.lazy.map { $0.id }) : nil
    checkInvariant()
  }

  /// The limit of a list when none is given: three, as in the product.
  @inlinable
  public static var defaultLimit: Int { 3 }

  /// Makes an empty list.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FavoriteList<Int>(limit: 5).isEmpty    // true
  /// FavoriteList<Int>(limit: nil).isFull  // false
  /// ```
  ///
  /// - Parameter limit: the maximum number of favorites, 0 or more; `nil` for no limit.
  /// - Precondition: the limit is not negative.
  public init(limit: Int? = defaultLimit) {
    if let limit {
      precondition(limit >= 0, "a list of favorites cannot have the limit \(limit)")
    }
    self.init(unchecked: [], limit: limit)
  }

  /// Makes a list from outside data, and refuses an invalid one as a whole.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let list = try FavoriteList([7, 3], limit: 3)
  /// list.count  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - ids: the favorites in order.
  ///   - limit: the maximum number of favorites, 0 or more; `nil` for no limit.
  /// - Throws: `FavoriteError` that names the first duplicate, the number over the limit, or the
  ///   limit itself.
  /// - Complexity: O(*n*)
  public init(_ ids: some Sequence<ID>, limit: Int? = defaultLimit) throws(FavoriteError) {
    try self.init(entries: ids.map { Entry($0) }, limit: limit)
  }

  /// Makes a list with notes from outside data, and refuses an invalid one as a whole.
  ///
  /// - Parameters:
  ///   - entries: the favorites in order, with their notes.
  ///   - limit: the maximum number of favorites, 0 or more; `nil` for no limit.
  /// - Throws: `FavoriteError` that names the first duplicate, the number over the limit, or the
  ///   limit itself.
  /// - Complexity: O(*n*)
  public init(entries: [Entry], limit: Int? = defaultLimit) throws(FavoriteError) {
    if let limit {
      guard limit >= 0 else { throw FavoriteError(.invalidLimit, value: "\(limit)") }
      guard entries.count <= limit else {
        throw FavoriteError(.overLimit, value: "\(entries.count) of at most \(limit)")
      }
    }
    var seen = Set<ID>(minimumCapacity: entries.count)
    for (offset, entry) in entries.enumerated() {
      guard seen.insert(entry.id).inserted else {
        throw FavoriteError(.duplicate, value: inWords(entry.id, at: offset))
      }
    }
    self.init(unchecked: entries, limit: limit, members: seen)
  }
}

extension FavoriteList {
  /// The favorites with their notes, in order.
  public var entries: [Entry] { storage }

  /// Whether the limit is reached.
  public var isFull: Bool {
    guard let limit else { return false }
    return storage.count >= limit
  }

  /// Changes the limit, unless the list already holds more favorites than that.
  ///
  /// - Parameter newLimit: the maximum number of favorites, 0 or more; `nil` for no limit.
  /// - Returns: `false`, without a change, when the list has more or the limit is negative.
  @discardableResult
  public mutating func setLimit(_ newLimit: Int?) -> Bool {
    if let newLimit, newLimit < storage.count { return false }
    limit = newLimit
    return true
  }

  @inlinable
  func checkInvariant() {
    assert(isConsistent, "favorites are repeated, uncounted or over the limit")
  }

  /// The invariant after every change: unique, within the limit, and the look-up set matches.
  @usableFromInline var isConsistent: Bool {
    // Only a short list is checked for duplicates, so that long ones keep their complexity.
    if let limit, storage.count > limit { return false }
    if let members { return members.count == storage.count }
    return storage.count <= Self.longestScan
      && storage.indices.allSatisfy { index in
        storage[..<index].allSatisfy { $0.id != storage[index].id }
      }
  }

  mutating func replaceStorage(_ entries: [Entry]) {
    self = FavoriteList(unchecked: entries, limit: limit)
  }

  mutating func replaceNote(at index: Int, with note: String?) {
    storage[index] = Entry(storage[index].id, note: note, lastKnown: storage[index].lastKnown)
  }

  mutating func replaceName(at index: Int, with name: FavoriteName) {
    storage[index] = Entry(storage[index].id, note: storage[index].note, lastKnown: name)
  }
}

extension FavoriteList: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.limit == rhs.limit && lhs.storage == rhs.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(limit)
    hasher.combine(storage)
  }
}
