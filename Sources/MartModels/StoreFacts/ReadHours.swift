import KoreanCalendar

/// The opening hours of a text, read once.
final class ReadHours: Hashable, Sendable {
  let hours: OpeningHours

  init(_ hours: OpeningHours) { self.hours = hours }

  init?(_ text: String) {
    guard let hours = OpeningHours(text) else { return nil }
    self.hours = hours
  }

  /// The answer of the hours, asked where they are: a copy would count four references.
  func opening(
    at time: WallTime, _ schedule: HolidaySchedule, _ calendar: PublicHolidayCalendar
  ) -> OpeningAnswer {
    hours.opening(at: time, schedule: schedule, calendar: calendar)
  }

  // The hours follow from their text.
  static func == (lhs: ReadHours, rhs: ReadHours) -> Bool { lhs.hours.text == rhs.hours.text }
  func hash(into hasher: inout Hasher) { hasher.combine(hours.text) }
}
