public import KoreanCalendar

/// What a widget shows from one Korean midnight until the next entry.
public struct WidgetEntry: Hashable, Sendable {
  /// What stands in the widget.
  public enum Content: Hashable, Sendable {
    /// The user has no favorite; the widget says how to add one, and shows nobody else's branch.
    case noFavorites
    /// There are favorites, but nothing is stored about any of them.
    case noData
    /// The favorites in the user's order.
    case rows([WidgetRow])
  }

  /// The day at whose Korean midnight the entry begins; the first entry begins with the timeline.
  public let date: CivilDate
  /// What stands in the widget.
  public let content: Content
  /// How the last attempt to get newer data went.
  public let fetch: WidgetFetch
  /// How many favorites are not shown, because nothing is stored about them.
  public let missingCount: Int

  init(date: CivilDate, content: Content, fetch: WidgetFetch, missingCount: Int) {
    self.date = date
    self.content = content
    self.fetch = fetch
    self.missingCount = missingCount
  }

  /// The rows, none where there is no favorite or no data.
  public var rows: [WidgetRow] {
    if case .rows(let rows) = content { rows } else { [] }
  }

  /// How many days old the data is when the last attempt to get newer failed; `nil` when it did not.
  ///
  /// A clock that was set back makes no negative age.
  public var dataAge: Int? {
    guard case .failed(let day) = fetch else { return nil }
    return max(0, day.days(until: date))
  }
}
