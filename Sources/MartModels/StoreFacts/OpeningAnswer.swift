/// Whether a store is open at a minute, and when that changes.
///
/// The certainty of a closing day is not repeated here; see `HolidaySchedule.status(on:)`.
public enum OpeningAnswer: Hashable, Sendable {
  /// The store is open.
  ///
  /// `closes` is the first minute at which it is not; `nil` when no closing is in sight, as for a
  /// store that is open around the clock until an unknown day.
  case open(closes: WallTime?)
  /// The store is not open.
  ///
  /// `opens` is the minute at which it opens again; `nil` when that is not known, or never.
  case closed(opens: WallTime?)
  /// The store is open on the date, but its hours are not known.
  case openHoursUnknown
  /// Not known: the store would be open by its hours, but nothing is known about the date.
  case unknown
}
