public import Favorites
import MartModels

extension FavoriteList<Int> {
  /// The favorites under the current numbers of their branches, in the same order, with their
  /// notes.
  ///
  /// Branches that are gone stay in the list: they may come back, and only the user removes them. A
  /// favorite is removed only if its number now belongs to a different store, because it would
  /// become that one. Of two favorites that turn out to be one branch, the first stays.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let old = BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점")])
  /// let new = BranchCatalog([Branch(id: 901, mart: .emart, name: "성수점")])
  /// let list = try FavoriteList([7, 1])
  /// Array(list.renumbered(by: CatalogDiff(from: old, to: new)))  // [7, 901]
  /// ```
  ///
  /// - Parameter diff: the difference between the catalog of the list and the current one.
  /// - Complexity: O(*n*) in the number of favorites and renumbered branches.
  public func renumbered(by diff: CatalogDiff) -> FavoriteList {
    if diff.renumbered.isEmpty { return self }
    var numbers: [Int: Int] = [:]
    for change in diff.renumbered { numbers[change.old.id] = change.new.id }
    let taken = Set(numbers.values)
    let lost = Set(diff.gone.map { $0.id }.filter { taken.contains($0) })
    let entries = entries.compactMap { entry -> Entry? in
      if let number = numbers[entry.id] { return entry.renumbered(number) }
      return lost.contains(entry.id) ? nil : entry
    }
    return RepairedFavoriteList(entries: entries, limit: limit).list
  }
}
