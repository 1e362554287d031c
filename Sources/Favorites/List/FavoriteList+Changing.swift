extension FavoriteList {
  /// Adds a favorite at the end.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = FavoriteList<Int>(limit: 1)
  /// list.push(7)            // .added(at: 0)
  /// list.push(3)            // .full(limit: 1)
  /// list.push(3).succeeded  // false
  /// ```
  ///
  /// - Parameter id: the identifier of the favorite.
  /// - Returns: where it is now, or why nothing changed. For an existing favorite the result says
  ///   so, even if the list is full.
  /// - Complexity: O(1) for a new favorite, otherwise O(*position*).
  @inlinable
  @discardableResult
  public mutating func push(_ id: ID) -> PushResult {
    if let position = firstIndex(of: id) { return .alreadyPresent(at: position) }
    if let limit, storage.count >= limit { return .full(limit: limit) }
    append(Entry(unnoted: id))
    return .added(at: storage.count - 1)
  }

  /// Adds a favorite at the end together with its note.
  ///
  /// - Parameters:
  ///   - id: the identifier of the favorite.
  ///   - note: the note of a new favorite. An existing favorite keeps its note.
  /// - Returns: where it is now, or why nothing changed.
  @discardableResult
  public mutating func push(_ id: ID, note: String?) -> PushResult {
    let result = push(id)
    if case .added(let position) = result { replaceNote(at: position, with: note) }
    return result
  }

  /// Removes a favorite with its note.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([7, 3])
  /// list.pop(7)  // .removed(at: 0)
  /// list.pop(7)  // .notPresent
  /// ```
  ///
  /// - Parameter id: the identifier of the favorite.
  /// - Returns: where it was, or that it was not there.
  /// - Complexity: O(*n*)
  @inlinable
  @discardableResult
  public mutating func pop(_ id: ID) -> PopResult {
    guard let position = firstIndex(of: id) else { return .notPresent }
    storage.remove(at: position)
    forget(id)
    return .removed(at: position)
  }

  /// Removes the favorite if it is in the list, otherwise adds it at the end.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([7, 3])
  /// list.toggle(7)  // .removed(at: 0)
  /// list.toggle(7)  // .added(at: 1)
  /// ```
  ///
  /// - Parameter id: the identifier of the favorite.
  /// - Returns: what happened.
  @discardableResult
  public mutating func toggle(_ id: ID) -> ToggleResult {
    if case .removed(let position) = pop(id) { return .removed(at: position) }
    switch push(id) {
    case .added(let position), .alreadyPresent(let position): return .added(at: position)
    case .full(let limit): return .full(limit: limit)
    }
  }

  @inlinable mutating func append(_ entry: Entry) {
    storage.append(entry)
    if members != nil {
      members?.insert(entry.id)
    } else if storage.count > Self.longestScan {
      indexMembers()
    }
    checkInvariant()
  }

  @inlinable mutating func forget(_ id: ID) {
    // The look-up table is kept until the list is well below that length, so that adding and
    // removing one favorite does not rebuild it each time.
    if members != nil {
      members?.remove(id)
      if storage.count <= Self.longestScan / 2 { members = nil }
    }
    checkInvariant()
  }

  @usableFromInline mutating func indexMembers() {
    members = Set(storage.lazy.map { $0.id })
  }
}
