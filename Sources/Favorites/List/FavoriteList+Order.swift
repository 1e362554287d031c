extension FavoriteList {
  /// Moves favorites in SwiftUI's index space, each with its note.
  ///
  /// `toOffset` is a position between favorites before the move, as `onMove` passes it; a
  /// Foundation `IndexSet` works directly.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([1, 2, 3])
  /// list.move(fromOffsets: [0], toOffset: 3)
  /// Array(list)  // [2, 3, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - offsets: the positions of the favorites to move, in any order, repeats allowed.
  ///   - destination: 0…count, counted before the move.
  /// - Precondition: every offset is the position of a favorite, and the destination is one of them
  ///   or the end. For offsets that may be out of date, use `canMove(fromOffsets:toOffset:)`.
  /// - Complexity: O(*n* + *m* log *m*) for *m* offsets.
  public mutating func move(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    precondition(
      destination >= 0 && destination <= storage.count,
      "cannot move to offset \(destination) of \(storage.count) favorites")
    let sorted = offsets.sorted()
    var moved: [Entry] = []
    var before: [Entry] = []
    var after: [Entry] = []
    var next = 0
    for index in storage.indices {
      if next < sorted.count, sorted[next] == index {
        moved.append(storage[index])
        while next < sorted.count, sorted[next] == index { next += 1 }
      } else if index < destination {
        before.append(storage[index])
      } else {
        after.append(storage[index])
      }
      precondition(
        next == sorted.count || sorted[next] > index,
        "cannot move from offset \(next < sorted.count ? sorted[next] : 0)")
    }
    precondition(
      next == sorted.count,
      "cannot move from offset \(sorted.last ?? 0) of \(storage.count) favorites")
    storage = before + moved + after
    checkInvariant()
  }

  /// Whether a move is possible in this list.
  ///
  /// - Parameters:
  ///   - offsets: the positions of the favorites to move.
  ///   - destination: the position to move them to.
  public func canMove(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) -> Bool {
    destination >= 0 && destination <= storage.count
      && offsets.allSatisfy { storage.indices.contains($0) }
  }

  /// Moves favorites by identity, before another one or to the end.
  ///
  /// A list that changed since it was shown has other offsets, but the same favorites.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([1, 2, 3])
  /// list.move([3], before: 1)
  /// Array(list)  // [3, 1, 2]
  /// ```
  ///
  /// - Parameters:
  ///   - ids: the favorites to move, in their new order; unknown ones are ignored.
  ///   - successor: the favorite to put them before. `nil` or one that is not in the list means the
  ///     end; one that itself moves means the next one that stays.
  /// - Complexity: O(*n*)
  public mutating func move(_ ids: some Sequence<ID>, before successor: ID?) {
    var positions: [ID: Int] = [:]
    for (index, entry) in storage.enumerated() { positions[entry.id] = index }
    var isMoving: Set<ID> = []
    var moved: [Entry] = []
    for id in ids {
      guard let position = positions[id], isMoving.insert(id).inserted else { continue }
      moved.append(storage[position])
    }
    var insertion = storage.count
    if let successor, let position = positions[successor] { insertion = position }
    let before = storage[..<insertion].filter { !isMoving.contains($0.id) }
    let after = storage[insertion...].filter { !isMoving.contains($0.id) }
    storage = before + moved + after
    checkInvariant()
  }
}
