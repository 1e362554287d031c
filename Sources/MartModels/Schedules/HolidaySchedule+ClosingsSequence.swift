import KoreanCalendar

extension HolidaySchedule {
  /// The known closings of a schedule within a range of dates, in order.
  ///
  /// Days on which the store is out of business are left out: they are a state, not closings.
  public struct Closings: Sequence, Sendable {
    let schedule: HolidaySchedule
    let dates: ClosedRange<CivilDate>
    let calendar: PublicHolidayCalendar

    /// An iterator over the closings, earliest first.
    public struct Iterator: IteratorProtocol, Sendable {
      private let schedule: HolidaySchedule
      private let calendar: PublicHolidayCalendar
      private let last: CivilDate
      private var cursor: CivilDate?

      fileprivate init(_ closings: Closings) {
        schedule = closings.schedule
        calendar = closings.calendar
        last = closings.dates.upperBound
        cursor = closings.dates.lowerBound
      }

      /// The next closing, or `nil` after the last of the range.
      public mutating func next() -> Closing? {
        while let start = cursor {
          let shut = schedule.shutPeriod(endingOnOrAfter: start)
          if let shut, shut.first <= start {
            cursor = shut.last < last ? shut.last.adding(days: 1) : nil
            continue
          }
          let end = shut.map { Swift.min($0.first.adding(days: -1), last) } ?? last
          var unknown: CivilDate?
          let closing = schedule.firstClosing(
            from: start, through: end, calendar, firstUnknown: &unknown)
          if let closing {
            cursor = closing.date < last ? closing.date.adding(days: 1) : nil
            return closing
          }
          cursor = end < last ? end.adding(days: 1) : nil
        }
        return nil
      }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
  }
}
