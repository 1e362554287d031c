import KoreanCalendar

/// The opening hours of a text, read once.
final class ReadHours: Hashable, Sendable {
  let hours: OpeningHours

  init(_ hours: OpeningHours) { self.hours = hours }

  /// The answer of the hours, asked in place: a copy would count four references.
  func opening(
    at time: WallTime, _ schedule: HolidaySchedule, _ calendar: PublicHolidayCalendar
  ) -> OpeningAnswer {
    hours.opening(at: time, schedule: schedule, calendar: calendar)
  }

  // Branches of one list often share their hours. Of the same text two may differ: those of a notice
  // have its early closings.
  static func == (lhs: ReadHours, rhs: ReadHours) -> Bool {
    lhs === rhs || lhs.hours == rhs.hours
  }
  func hash(into hasher: inout Hasher) { hasher.combine(hours.text) }
}

extension ReadHours {
  /// The hours of a text, or `nil` when they are not clear.
  ///
  /// A function and not an initializer: the linker keeps an initializer with its class, and with it
  /// the reader.
  static func reading(_ text: String) -> ReadHours? { OpeningHours(text).map { ReadHours($0) } }
}
