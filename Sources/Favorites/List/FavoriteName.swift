/// The last known name of a favorite, for when the data no longer has it.
///
/// ```swift
/// import MartHolidayKit
///
/// var list = try FavoriteList([7])
/// list.remember(FavoriteName("양재점", mart: "코스트코"), for: 7)  // true
/// list.entries[0].lastKnown?.mart  // "코스트코"
/// ```
public struct FavoriteName: Hashable, Sendable {
  /// The name within the mart, such as `양재점`.
  public let name: String
  /// The name of the mart as the server has it, such as `코스트코`; may be empty.
  public let mart: String

  /// A name longer than this is shortened, so that a row of a server cannot fill the store.
  static let longest = 100

  /// Makes a name.
  ///
  /// - Parameters:
  ///   - name: the name within the mart; what is longer than 100 characters is cut.
  ///   - mart: the name of the mart, cut like the other.
  public init(_ name: String, mart: String) {
    self.name = Self.short(name)
    self.mart = Self.short(mart)
  }

  private static func short(_ text: String) -> String {
    text.utf8.count <= longest ? text : String(text.prefix(longest))
  }
}

/// A name behind a reference, so that long lists without names stay small.
final class NameBox: Hashable, Sendable {
  let name: FavoriteName

  init(_ name: FavoriteName) { self.name = name }

  static func == (lhs: NameBox, rhs: NameBox) -> Bool { lhs === rhs || lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FavoriteList {
  /// Records the current name of a favorite, for when the data no longer has it.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - id: the identifier of the favorite.
  /// - Returns: `false`, without a change, when it is not a favorite.
  /// - Complexity: O(*position*)
  @discardableResult
  public mutating func remember(_ name: FavoriteName, for id: ID) -> Bool {
    guard let position = firstIndex(of: id) else { return false }
    if storage[position].lastKnown != name { replaceName(at: position, with: name) }
    return true
  }
}
