extension FavoriteList {
  /// The note of a favorite.
  ///
  /// - Parameter id: the identifier of the favorite.
  /// - Returns: `nil` when it has no note or is not a favorite.
  /// - Complexity: O(*position*)
  public func note(for id: ID) -> String? {
    firstIndex(of: id).flatMap { storage[$0].note }
  }

  /// Sets or removes the note of a favorite.
  ///
  /// The note belongs to the favorite: it moves with it and is removed with it.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([7, 3])
  /// list.setNote("주말 장보기", for: 3)  // true
  /// list.move(fromOffsets: [1], toOffset: 0)
  /// list.note(for: 3)  // "주말 장보기"
  /// ```
  ///
  /// - Parameters:
  ///   - note: the note; `nil` or an empty one removes it.
  ///   - id: the identifier of the favorite.
  /// - Returns: `false`, without a change, when it is not a favorite.
  /// - Complexity: O(*position*)
  @discardableResult
  public mutating func setNote(_ note: String?, for id: ID) -> Bool {
    guard let position = firstIndex(of: id) else { return false }
    replaceNote(at: position, with: note)
    return true
  }
}
