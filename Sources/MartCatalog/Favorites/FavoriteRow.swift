public import Favorites
public import KoreanCalendar
public import MartModels

/// One row of the list of favorites, for each place that the list holds.
///
/// A favorite whose store is missing in the data is a row too: it counts toward the limit, so the user
/// must be able to see and remove it. Every row has a name and a phrase; `list.pop(row.id)` removes it.
///
/// ```swift
/// import MartHolidayKit
///
/// let store = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// var list = try FavoriteList([9])
/// list.push(store)
/// let rows = BranchCatalog([store]).rows(of: list, on: CivilDate(2026, 11, 22))
/// rows.map { $0.displayName(in: .korean) }  // ["알 수 없는 매장", "코스트코 양재점"]
/// rows[0].phrase(in: .korean)  // "매장 정보 없음"
/// list.pop(rows[0].id)  // .removed(at: 0)
/// ```
public struct FavoriteRow: Phrasable, Identifiable, Hashable, Sendable {
  /// What is known of a favorite.
  public enum Content: Hashable, Sendable {
    /// The store is in the data.
    case found(BranchSummary)
    /// The store is not in the data now; the value is its last known name, if there is one.
    case missing(FavoriteName?)
    /// The store has closed for good; the date is the first day without it.
    case ended(BranchSummary, since: CivilDate)
  }

  /// The number of the favorite.
  public let id: Int
  /// The user's note, or `nil`.
  public let note: String?
  /// What is known of the favorite.
  public let content: Content

  /// The answer for the store, or `nil` when it is missing.
  public var summary: BranchSummary? {
    switch content {
    case .found(let summary), .ended(let summary, _): summary
    case .missing: nil
    }
  }

  /// What the answer for the date rests on, or `nil` when nothing is known about it.
  public var basis: HolidayStatus.Basis? { summary?.basis }

  /// The mart, or `nil` when it is not known.
  public var mart: Mart? {
    switch content {
    case .found(let summary), .ended(let summary, _): summary.mart
    case .missing(let name): name?.knownMart
    }
  }

  /// The name with that of the mart; the last known one of a store that is missing.
  public func displayName(in language: PhraseLanguage) -> String {
    switch content {
    case .found(let summary), .ended(let summary, _): summary.displayName(in: language)
    case .missing(let name):
      FavoriteList<Int>.Entry(id, lastKnown: name).displayName(in: language)
    }
  }

  /// What the row says next to the name, or a sentence with the name to be read aloud.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for the row; `long` also says what can be done about a store that is not
  ///     there.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch content {
    case .found(let summary): return summary.phrase(in: language, style: style)
    case .missing:
      guard style == .long else { return language("매장 정보 없음", "no data for this store") }
      return displayName(in: language)
        + language(
          ": 지금은 정보가 없습니다. 즐겨찾기에서 뺄 수 있습니다.",
          ": there is no data now. You can remove it from your favorites.")
    case .ended(let summary, let since):
      let day = since.phrase(in: language, style: style, relativeTo: summary.date)
      guard style == .long else {
        return language("폐점 (\(day)부터)", "closed for good since \(day)")
      }
      return summary.displayName(in: language)
        + language(
          ": \(day)부터 영업하지 않습니다(폐점). 즐겨찾기에서 뺄 수 있습니다.",
          ": closed for good since \(day). You can remove it from your favorites.")
    }
  }
}

extension PopResult {
  /// What the pop did, with the name of the row that was removed.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([9])
  /// let rows = BranchCatalog([]).rows(of: list, on: CivilDate(2026, 11, 22))
  /// list.pop(rows[0].id).phrase(for: rows[0], in: .korean)
  /// // "알 수 없는 매장을 즐겨찾기에서 뺐습니다."
  /// ```
  public func phrase(for row: FavoriteRow, in language: PhraseLanguage) -> String {
    phrase(for: row.displayName(in: language), in: language)
  }
}

extension FavoriteRow {
  init(
    _ entry: FavoriteList<Int>.Entry, in catalog: BranchCatalog,
    _ summary: (Branch) -> BranchSummary
  ) {
    id = entry.id
    note = entry.note
    guard let branch = catalog[entry.id] else {
      content = .missing(entry.lastKnown)
      return
    }
    let found = summary(branch)
    if case .closedForGood(let since) = found.state {
      content = .ended(found, since: since)
    } else {
      content = .found(found)
    }
  }
}

extension BranchCatalog {
  /// The rows of the favorites at a minute, in the user's order, one for each.
  ///
  /// - Parameters:
  ///   - list: the favorites.
  ///   - time: the minute, normally now.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the number of favorites.
  public func rows(
    of list: FavoriteList<Int>, at time: WallTime, calendar: PublicHolidayCalendar = .southKorea
  ) -> [FavoriteRow] {
    list.entries.map {
      FavoriteRow($0, in: self) { BranchSummary($0, at: time, calendar: calendar) }
    }
  }

  /// The rows of the favorites on a date, in the user's order, one for each.
  ///
  /// - Parameters:
  ///   - list: the favorites.
  ///   - date: the date, normally today.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the number of favorites.
  public func rows(
    of list: FavoriteList<Int>, on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> [FavoriteRow] {
    list.entries.map {
      FavoriteRow($0, in: self) { BranchSummary($0, on: date, calendar: calendar) }
    }
  }
}

extension FavoriteList<Int> {
  /// Records the current names of the favorites that a catalog has, for when it no longer has them.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try FavoriteList([7])
  /// list.remember(namesIn: BranchCatalog([Branch(id: 7, mart: .costco, name: "양재점")]))
  /// BranchCatalog([]).rows(of: list, on: CivilDate(2026, 11, 22))[0].displayName(in: .korean)
  /// // "코스트코 양재점"
  /// ```
  ///
  /// - Parameter catalog: the catalog; a favorite that it does not have keeps the name it has.
  public mutating func remember(namesIn catalog: BranchCatalog) {
    for id in Array(self) {
      if let branch = catalog[id] { remember(FavoriteName(branch), for: id) }
    }
  }
}

#if !hasFeature(Embedded)
  extension FavoriteKeeper<Int> {
    /// Records the current names of the favorites that a catalog has; call it after each fetch.
    ///
    /// It writes only when a name is new.
    ///
    /// - Parameter catalog: the catalog.
    /// - Returns: the favorites.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func remember(namesIn catalog: BranchCatalog) async throws -> FavoriteList<Int> {
      try await update { list in
        list.remember(namesIn: catalog)
        return list
      }
    }
  }
#endif
