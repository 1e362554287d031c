extension FavoriteList {
  /// Looks up every favorite, in order, and names those that were not found.
  ///
  /// It changes nothing. A favorite may be missing because the answer was partial or the network
  /// failed, so what to do about it is a second step; `prune(_:)` removes those that are known to
  /// be gone.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let list = try FavoriteList([7, 3])
  /// let names = [3: "성수점"]
  /// list.resolve { names[$0] }.found    // ["성수점"]
  /// list.resolve { names[$0] }.missing  // [7]
  /// ```
  ///
  /// - Parameter lookup: finds what a favorite stands for, or returns `nil`.
  /// - Returns: what was found, in the order of the list, and the favorites that were not.
  /// - Throws: what the look-up throws.
  public func resolve<Value, Failure: Error>(
    _ lookup: (ID) throws(Failure) -> Value?
  ) throws(Failure) -> (found: [Value], missing: [ID]) {
    var found: [Value] = []
    var missing: [ID] = []
    for entry in storage {
      if let value = try lookup(entry.id) {
        found.append(value)
      } else {
        missing.append(entry.id)
      }
    }
    return (found, missing)
  }

  /// Removes favorites that are known to be gone for good, each with its note.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([7, 3])
  /// list.prune([7, 8])  // [7]
  /// ```
  ///
  /// - Parameter gone: the favorites to remove; unknown ones are ignored.
  /// - Returns: those that were removed, in the order of the list.
  /// - Complexity: O(*n* + *m*) for *m* favorites to remove.
  @discardableResult
  public mutating func prune(_ gone: some Sequence<ID>) -> [ID] {
    let gone = Set(gone)
    let removed = storage.lazy.map { $0.id }.filter { gone.contains($0) }
    guard !removed.isEmpty else { return [] }
    let result = Array(removed)
    replaceStorage(storage.filter { !gone.contains($0.id) })
    return result
  }
}
