public import Favorites
public import Keeping

/// The favorites of a user of the original app, read from the archive that it left.
///
/// The original wrote a keyed archive of an object `FavoriteList` with a `Set<Int>` in it to the
/// user defaults. It is read here without Foundation's unarchiver: names in the archive never
/// create objects, and an archive of a different shape is refused in bounded time and memory. The
/// original once stored branches instead of numbers under the same key and then crashed on its own
/// archive; such an archive is refused with the name of the class.
///
/// A set has no order, so the numbers come in the order in which the original showed them, smallest
/// first. The original had no limit either, so a list made from them has none unless you ask for
/// one.
public struct LegacyFavorites: Hashable, Sendable {
  /// The branch numbers, smallest first.
  public let ids: [Int]
  /// What was left out: numbers below 1, which are not branches, and repeated ones.
  public let repairs: [FavoriteRepair<Int>]

  /// The numbers below 1, smallest first: the original put a 0 where it had no favorites.
  public var dropped: [Int] {
    repairs.lazy.filter { $0.reason == .noBranch }.map { $0.entry.id }.sorted()
  }

  /// The key under which the original app left its archive in the standard user defaults.
  public static let originalKey = "FavoriteList"

  /// Real archives of favorites are far smaller; a larger one is refused unread.
  static let largestArchive = 1 << 20

  /// Reads an archive.
  ///
  /// - Parameter archive: a keyed archive as a binary property list, at most 1 MiB.
  /// - Throws: `StoreError` that says what differs from the original's archives.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(archive: some Sequence<UInt8>) throws(StoreError) {
    let bytes = Array(archive.prefix(Self.largestArchive + 1))
    guard bytes.count <= Self.largestArchive else {
      throw StoreError(.tooLarge, value: "more than \(Self.largestArchive) bytes")
    }
    self.init(numbers: try KeyedArchive(bytes).favorites(key: Self.originalKey))
  }

  /// Takes branch numbers in any order, with repeats, as other parts of the original kept them.
  ///
  /// ```swift
  /// import MartStorage
  /// import MartHolidayKit
  ///
  /// let favorites = LegacyFavorites(numbers: [88, 0, 7])
  /// favorites.ids                        // [7, 88]
  /// favorites.repairs.map(\.description)  // ["0: noBranch"]
  /// ```
  ///
  /// - Parameter numbers: branch numbers.
  public init(numbers: some Sequence<Int>) {
    var seen: Set<Int> = []
    var repairs: [FavoriteRepair<Int>] = []
    for number in numbers {
      if !seen.insert(number).inserted {
        repairs.append(FavoriteRepair(FavoriteList.Entry(number), .duplicate))
      } else if number < 1 {
        repairs.append(FavoriteRepair(FavoriteList.Entry(number), .noBranch))
      }
    }
    ids = seen.lazy.filter { $0 > 0 }.sorted()
    self.repairs = repairs
  }

  /// The favorites as a list.
  ///
  /// ```swift
  /// import MartStorage
  /// import MartHolidayKit
  ///
  /// let favorites = LegacyFavorites(numbers: [88, 7, 9, 3])
  /// favorites.list().count                    // 4
  /// try LegacyFavorites(numbers: [3]).list(limit: 3).limit  // 3
  /// ```
  ///
  /// - Returns: a list of all of them, without a limit.
  public func list() -> FavoriteList<Int> {
    RepairedFavoriteList(ids, limit: nil).list
  }

  /// The favorites as a list with a limit, if it has room for all.
  ///
  /// - Parameter limit: the maximum number of favorites.
  /// - Throws: `FavoriteError` when there are more; nothing is dropped silently.
  public func list(limit: Int) throws(FavoriteError) -> FavoriteList<Int> {
    try FavoriteList(ids, limit: limit)
  }
}

extension FavoriteRepairReason {
  /// The number is below 1 and so not a branch.
  public static let noBranch = Self(rawValue: "noBranch")
}
