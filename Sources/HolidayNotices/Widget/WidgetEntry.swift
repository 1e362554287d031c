public import KoreanCalendar
public import MartModels

/// What a widget shows from one Korean midnight until the next entry.
public struct WidgetEntry: Hashable, Sendable {
  /// The content of the widget.
  public enum Content: Hashable, Sendable {
    /// The user has no favorites; the widget says how to add one, and shows no other branch.
    case noFavorites
    /// There are favorites, but nothing is stored about any store yet.
    case noData
    /// The favorites in the user's order, those without data too.
    case rows([WidgetRow])
  }

  /// The day at whose Korean midnight the entry begins; the first entry begins with the timeline.
  public let date: CivilDate
  /// The content of the widget.
  public let content: Content
  /// How the last attempt to get newer data went.
  public let fetch: WidgetFetch

  init(date: CivilDate, content: Content, fetch: WidgetFetch) {
    self.date = date
    self.content = content
    self.fetch = fetch
  }

  /// The rows; empty without favorites or data.
  public var rows: [WidgetRow] {
    if case .rows(let rows) = content { rows } else { [] }
  }

  /// The number of rows that only have a name, because there is no data about their store.
  public var missingCount: Int { rows.count { $0.state == .missing } }

  /// The least certain basis of the rows, or `nil` when nothing is known about any.
  public var basis: HolidayStatus.Basis? { rows.compactMap { $0.basis }.min() }

  /// The age of the data in days if the last attempt to get newer data failed; otherwise `nil`.
  ///
  /// A clock that was set back does not give a negative age.
  public var dataAge: Int? {
    guard case .failed(let day) = fetch else { return nil }
    return max(0, day.days(until: date))
  }
}
