import KoreanCalendar

extension RecurrenceSet.Recurrence {
  /// The lines of an event that say when it is: DTSTART, RRULE, EXDATE and RDATE.
  ///
  /// Lines are neither folded nor ended; whoever writes a file does both.
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
  /// The lines of all recurrences, each of which begins with its DTSTART.
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

  /// Reads lines as `description` prints them; CRLF line ends and folded lines are read as well.
  ///
  /// - Parameter text: lines DTSTART, RRULE, EXDATE and RDATE with DATE values.
  /// - Throws: `RecurrenceError` with the part at fault.
  public init(_ text: String) throws(RecurrenceError) {
    var recurrences: [Recurrence] = []
    var draft: Draft?
    for line in Self.unfoldedLines(text) {
      guard let (name, value) = line.halves(at: ":") else {
        throw RecurrenceError(.malformed, value: line)
      }
      if name == "DTSTART;VALUE=DATE" {
        if let draft { recurrences.append(draft.recurrence) }
        draft = Draft(first: try CivilDate(basic: value))
        continue
      }
      guard draft != nil else { throw RecurrenceError(.missingPart, value: "DTSTART") }
      switch name {
      case "RRULE":
        guard draft?.rule == nil else { throw RecurrenceError(.repeatedPart, value: name) }
        draft?.rule = try RecurrenceRule(String(value))
      case "EXDATE;VALUE=DATE": draft?.excluded += try Self.dates(value)
      case "RDATE;VALUE=DATE": draft?.added += try Self.dates(value)
      case "DTSTART", "EXDATE", "RDATE": throw RecurrenceError(.unsupported, value: line)
      default: throw RecurrenceError(.malformed, value: name)
      }
    }
    if let draft { recurrences.append(draft.recurrence) }
    self.init(recurrences: recurrences)
  }

  private struct Draft {
    let first: CivilDate
    var rule: RecurrenceRule?
    var excluded: [CivilDate] = []
    var added: [CivilDate] = []

    var recurrence: Recurrence {
      Recurrence(first: first, rule: rule, excluded: excluded.sorted(), added: added.sorted())
    }
  }

  private static func dates(_ list: Substring) throws(RecurrenceError) -> [CivilDate] {
    var dates: [CivilDate] = []
    for text in list.pieces(between: ",") {
      dates.append(try CivilDate(basic: text))
    }
    return dates
  }

  /// The lines of a text, those put together again that were folded at 75 octets; empty ones are
  /// left out.
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
