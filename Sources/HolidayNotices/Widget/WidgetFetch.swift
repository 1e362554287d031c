public import KoreanCalendar

/// How the last attempt to get newer data for a widget went.
public enum WidgetFetch: Hashable, Sendable {
  /// The data is what the server has.
  case succeeded
  /// The attempt failed; the data was fetched on an earlier day, Korean date.
  case failed(dataFrom: CivilDate)
}

#if !hasFeature(Embedded)
  public import Fetching

  extension WidgetFetch {
    /// How the last attempt went, by what a screen shows of the same answer.
    ///
    /// ```swift
    /// import MartHolidayKit
    ///
    /// let stored = SourcedContent("…", from: .cache, fetchedAt: 1_795_173_000)
    /// let state = ScreenState(showing: stored, failure: FetchFailure(.offline))
    /// WidgetFetch(state)  // .failed(dataFrom: CivilDate(2026, 11, 20))
    /// ```
    ///
    /// - Parameters:
    ///   - state: what is shown.
    ///   - bundledOn: the day of the data bundled with the app, which have no time of their own.
    public init<Content>(_ state: ScreenState<Content>, bundledOn: CivilDate? = nil) {
      guard case .failedShowing(_, let used) = state else {
        self = .succeeded
        return
      }
      let fetched = used.fetchedAt.flatMap { CivilDate.koreaStandardTime(at: $0) }
      self = (fetched ?? bundledOn).map { .failed(dataFrom: $0) } ?? .succeeded
    }
  }
#endif
