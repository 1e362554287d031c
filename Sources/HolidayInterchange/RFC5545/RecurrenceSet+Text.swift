import KoreanCalendar

extension RecurrenceSet.Recurrence {
  /// The lines of an event about its time: DTSTART, RRULE, EXDATE and RDATE.
  ///
  /// Lines are neither folded nor terminated; the writer of a file does both.
  public var lines: [String] {
    var lines = ["DTSTART;VALUE=DATE:" + basicText(first)]
    if let rule { lines.append("RRULE:\(rule)") }
    if !excluded.isEmpty {
      lines.append("EXDATE;VALUE=DATE:" + excluded.map { basicText($0) }.joined(separator: ","))
    }
    if !added.isEmpty {
      lines.append("RDATE;VALUE=DATE:" + added.map { basicText($0) }.joined(separator: ","))
    }
    return lines
  }
}

extension RecurrenceSet: CustomStringConvertible {
  /// The lines of all recurrences, each beginning with its DTSTART.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let rule = HolidayRule.nth([2, 4], .sunday)
  /// let november = CivilDate(2026, 11, 1)
  /// rule.recurrence(from: november, listedThrough: CivilDate(2027, 12, 31)).description
  /// // "DTSTART;VALUE=DATE:20261108\nRRULE:FREQ=MONTHLY;BYDAY=2SU,4SU"
  /// ```
  public var description: String {
    recurrences.flatMap { $0.lines }.joined(separator: "\n")
  }

  /// Reads lines as `description` prints them and as calendars write them.
  ///
  /// CRLF line ends, folded lines, lower case, dates without `VALUE=DATE`, and times with a TZID or
  /// a Z are read as well. A time counts as its date in its own zone, and a UTC time as its Korean
  /// date, for which the days of its rule are moved. In an event of several days without a rule,
  /// DTEND adds the other days.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = "DTSTART;TZID=Asia/Seoul:20261108T000000\nRRULE:FREQ=MONTHLY;COUNT=3;BYDAY=2SU;"
  /// try RecurrenceSet(text).closings(in: YearMonth(2027, 1))  // [10]
  /// ```
  ///
  /// - Parameter text: lines DTSTART, DTEND, RRULE, EXDATE and RDATE.
  /// - Throws: `RecurrenceError` with the part at fault; `missingPart` without any DTSTART, because
  ///   a text that says nothing does not say that a store never closes.
  public init(_ text: String) throws(RecurrenceError) {
    var recurrences: [Recurrence] = []
    var draft: Draft?
    for line in Self.unfoldedLines(text) {
      guard let (head, value) = line.halves(at: ":") else {
        throw RecurrenceError(.malformed, value: line)
      }
      let property = try Property(head)
      if property.name == "DTSTART" {
        if let draft { recurrences.append(try draft.recurrence()) }
        draft = try Draft(property, value)
        continue
      }
      guard draft != nil else { throw RecurrenceError(.missingPart, value: "DTSTART") }
      try draft?.read(property, value)
    }
    guard let draft else { throw RecurrenceError(.missingPart, value: "DTSTART") }
    recurrences.append(try draft.recurrence())
    self.init(recurrences: recurrences)
  }

  /// The lines of a text without the empty ones; lines folded at 75 octets are joined again.
  private static func unfoldedLines(_ text: String) -> [String] {
    var lines: [String] = []
    for piece in text.pieces(between: "\n") {
      let scalars = piece.unicodeScalars
      let line = Substring(scalars.last == "\r" ? scalars.dropLast() : scalars)
      let isFolded = line.utf8.first == 0x20 || line.utf8.first == 0x09
      if isFolded, !lines.isEmpty {
        lines[lines.count - 1].unicodeScalars.append(contentsOf: line.unicodeScalars.dropFirst())
      } else if !line.isEmpty {
        lines.append(String(line))
      }
    }
    return lines
  }
}
