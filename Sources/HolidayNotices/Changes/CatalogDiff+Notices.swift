public import KoreanCalendar
public import MartCatalog

extension CatalogDiff {
  /// What to tell users about changed closing days, branch by branch.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let store = Branch(id: 7, mart: .emart, name: "동래점")
  /// let old = CatalogRow(store, listing: [CivilDate(2026, 2, 9), CivilDate(2026, 2, 22)])
  /// let new = CatalogRow(store, listing: [CivilDate(2026, 2, 17), CivilDate(2026, 2, 22)])
  /// let today = CivilDate(2026, 2, 1)
  /// let diff = CatalogDiff(
  ///   from: BranchCatalog(CatalogResponse([old]), asOf: today),
  ///   to: BranchCatalog(CatalogResponse([new]), asOf: today))
  /// diff.notices(on: today).map { $0.phrase(in: .korean) }
  /// // ["이마트 동래점 2월 휴무일이 9일에서 17일로 바뀔 예정입니다 (변경 가능)."]
  /// ```
  ///
  /// - Parameters:
  ///   - date: today; changes of past days are left out.
  ///   - ids: the numbers of the branches of interest, such as the favorites; `nil` for all.
  /// - Returns: the notices in the order of `closings`.
  public func notices(on date: CivilDate, about ids: Set<Int>? = nil) -> [ChangeNotice] {
    closings.compactMap { change in
      ids?.contains(change.id) == false ? nil : ChangeNotice(change, on: date)
    }
  }
}
