extension FavoriteList: RandomAccessCollection {
  public typealias Element = ID
  public typealias Index = Int

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { storage.count }

  /// The favorite at a position.
  ///
  /// - Precondition: the position is in the list.
  @inlinable public subscript(position: Int) -> ID { storage[position].id }

  /// Whether something is a favorite.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// try FavoriteList([7, 3]).contains(3)  // true
  /// ```
  ///
  /// - Parameter id: the identifier of the favorite.
  /// - Complexity: O(1)
  @inlinable public func contains(_ id: ID) -> Bool {
    if members != nil { return members?.contains(id) == true }
    return scan(for: id) != nil
  }

  /// The position of a favorite, or `nil` when it is not in the list.
  ///
  /// - Parameter id: the identifier of the favorite.
  /// - Complexity: O(1) when it is not a favorite, otherwise O(*position*).
  @inlinable public func firstIndex(of id: ID) -> Int? {
    if members != nil, members?.contains(id) == false { return nil }
    return scan(for: id)
  }

  @inlinable func scan(for id: ID) -> Int? {
    var index = 0
    while index < storage.count {
      if storage[index].id == id { return index }
      index += 1
    }
    return nil
  }
}

extension FavoriteList: CustomStringConvertible where ID: CustomStringConvertible {
  /// The favorites in order, such as `[7, 3]`.
  public var description: String {
    var text = "["
    for id in self {
      if text.utf8.count > 1 { text += ", " }
      text += id.description
    }
    return text + "]"
  }
}
