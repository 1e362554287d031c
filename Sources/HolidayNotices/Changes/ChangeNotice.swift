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
/// Past days are left out. A day that moved to or from today is included. A change of rules is
/// reported as such, without its days.
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
  /// The change of rules with days from today on; `nil` without one.
  public let rule: RuleChange?
  /// What else changed, month by month, and finally the state of the store.
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
    rule = change.rule.flatMap { $0.changesDay(onOrAfter: date) ? $0 : nil }
    var items: [Item] = []
    func isUnexplained(_ day: CivilDate) -> Bool { change.rule?.explains(day) != true }
    let removed = change.removed.filter(isUnexplained)
    let added = change.added.filter(isUnexplained)
    let months = Set((removed + added).map { $0.yearMonth }).sorted()
    let expected = Set(change.expected)
    for month in months {
      var pending: [Item] = []
      Self.add(
        removed: removed.filter { month.contains($0) }, added: added.filter { month.contains($0) },
        today: date, to: &pending)
      items += pending.flatMap { $0.parted(by: expected) }
    }
    if let state = change.state { items.append(.state(state.new)) }
    guard !items.isEmpty || rule != nil else { return nil }
    self.items = items
  }

  /// The basis of the change, that of its least certain day; `nil` when it is not known.
  public var basis: HolidayStatus.Basis? { change.basis }

  /// Whether an item is only expected.
  public func isExpected(_ item: Item) -> Bool {
    switch item {
    case .moved(_, let to): change.expected.contains(to)
    case .added(let days), .removed(let days): days.contains(where: change.expected.contains)
    case .state: false
    }
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

extension ChangeNotice.Item: CustomStringConvertible {
  /// The item as written in code, such as `.moved(from: 2026-02-09, to: 2026-02-17)`.
  public var description: String {
    switch self {
    case .moved(let from, let to): ".moved(from: \(from), to: \(to))"
    case .added(let days): ".added(\(days))"
    case .removed(let days): ".removed(\(days))"
    case .state(let state): ".state(\(state))"
    }
  }
}

extension ChangeNotice.Item {
  /// The item, in two if only some of its days are only expected.
  fileprivate func parted(by expected: Set<CivilDate>) -> [ChangeNotice.Item] {
    func parts(_ days: [CivilDate]) -> [[CivilDate]] {
      [days.filter { !expected.contains($0) }, days.filter(expected.contains)].filter {
        !$0.isEmpty
      }
    }
    switch self {
    case .added(let days): return parts(days).map { .added($0) }
    case .removed(let days): return parts(days).map { .removed($0) }
    case .moved, .state: return [self]
    }
  }
}
