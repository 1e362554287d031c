public import KoreanCalendar
public import MartCatalog
public import MartModels

/// What to tell a user when the closing days of a favorite have changed.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(id: 7, mart: .emart, name: "동래점")
/// let change = ClosingChange(
///   branch, removed: [CivilDate(2026, 2, 9)], added: [CivilDate(2026, 2, 17)])
/// let notice = ChangeNotice(change, on: CivilDate(2026, 2, 1))
/// notice?.phrase(in: .korean)  // "이마트 동래점 2월 휴무일이 9일에서 17일로 바뀌었습니다."
/// ```
///
/// Past days are left out. A day that moved to or from today is included.
public struct ChangeNotice: Hashable, Sendable {
  /// One thing that changed.
  public enum Item: Hashable, Sendable {
    /// The store is closed on the second day instead of the first; both are in one month.
    case moved(from: CivilDate, to: CivilDate)
    /// The store is now also closed on these days of one month.
    case added([CivilDate])
    /// The store is now open on these days of one month.
    case removed([CivilDate])
    /// The store goes out of business, for a time or for good, or comes back.
    case state(StoreState)
  }

  /// The change behind the notice.
  public let change: ClosingChange
  /// The day of the notice.
  public let date: CivilDate
  /// What changed, month by month, and finally the state of the store.
  public let items: [Item]

  /// Makes the notice of a change.
  ///
  /// - Parameters:
  ///   - change: how the closing days differ.
  ///   - date: today.
  /// - Returns: `nil` when nothing has changed from today on.
  public init?(_ change: ClosingChange, on date: CivilDate) {
    self.change = change
    self.date = date
    var items: [Item] = []
    let months = Set((change.removed + change.added).map { $0.yearMonth }).sorted()
    for month in months {
      Self.add(
        removed: change.removed.filter { month.contains($0) },
        added: change.added.filter { month.contains($0) }, today: date, to: &items)
    }
    if let state = change.state { items.append(.state(state.new)) }
    guard !items.isEmpty else { return nil }
    self.items = items
  }

  /// Pairs removed and added days of a month, in order, and lists the rest.
  ///
  /// Past days are paired too, so that the day that replaced one counts as moved; a pair is left
  /// out only if both days are over.
  private static func add(
    removed: [CivilDate], added: [CivilDate], today: CivilDate, to items: inout [Item]
  ) {
    guard removed.count == added.count else {
      let gone = removed.filter { $0 >= today }
      let new = added.filter { $0 >= today }
      if !gone.isEmpty { items.append(.removed(gone)) }
      if !new.isEmpty { items.append(.added(new)) }
      return
    }
    for (from, to) in zip(removed, added) {
      if to >= today {
        items.append(from >= today ? .moved(from: from, to: to) : .added([to]))
      } else if from >= today {
        items.append(.removed([from]))
      }
    }
  }
}
