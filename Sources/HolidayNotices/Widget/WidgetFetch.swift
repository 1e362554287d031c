public import KoreanCalendar

/// How the last attempt to get newer data for a widget went.
public enum WidgetFetch: Hashable, Sendable {
  /// The data is what the server has.
  case succeeded
  /// The attempt failed; the data was fetched on an earlier day, Korean date.
  case failed(dataFrom: CivilDate)
}
