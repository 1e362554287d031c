public import Favorites
public import KoreanCalendar
public import MartModels

extension BranchCatalog {
  /// Looks the favorites up, in their order, and names those that are not in the catalog.
  ///
  /// A favorite that is missing here may be in the next answer; nothing is removed from the list.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let catalog = BranchCatalog([
  ///   Branch(id: 1, mart: .emart, name: "성수점"), Branch(id: 7, mart: .costco, name: "양재점"),
  /// ])
  /// let favorites = catalog.favorites(try FavoriteList([7, 9, 1]))
  /// favorites.found.map(\.name)  // ["양재점", "성수점"]
  /// favorites.missing  // [9]
  /// ```
  ///
  /// - Parameter list: the favorites.
  /// - Returns: the branches in the order of the list, and the numbers that were not found.
  /// - Complexity: O(*n*) in the number of favorites.
  public func favorites(_ list: FavoriteList<Int>) -> (found: [Branch], missing: [Int]) {
    list.resolve { self[$0] }
  }

  /// The closings of a branch, for the rows below a favorite, with the days that only its hours close.
  ///
  /// - Parameters:
  ///   - id: the number of the branch.
  ///   - dates: the first and the last day.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: the closings in order; empty for a branch that the catalog does not have.
  public func closings(
    of id: Int, in dates: ClosedRange<CivilDate>, calendar: PublicHolidayCalendar = .southKorea
  ) -> [Closing] {
    self[id]?.closings(in: dates, calendar: calendar) ?? []
  }
}
