import KoreanCalendar
import MartModels

extension OpeningHoursExpression: CustomStringConvertible {
  /// The value in the one form that every evaluator reads.
  ///
  /// Weekdays are sorted from Monday, times and days have two digits, and `closed` becomes `off`.
  /// A colon stands between months and weekdays with ordinals, because opening_hours.js needs it.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// try OpeningHoursExpression("Jan: Su[4,2] closed").description  // "Jan: Su[2,4] off"
  /// ```
  public var description: String {
    var text = ""
    for (index, rule) in rules.enumerated() {
      if index > 0 {
        switch rule.joiner {
        case .normal: text += "; "
        case .additional: text += ", "
        case .fallback: text += " || "
        }
      }
      let next = index + 1 < rules.count ? rules[index + 1] : nil
      rule.write(to: &text, withState: next.map { rule.isContinued(by: $0) } ?? false)
    }
    return text
  }
}

extension ExpressionRule {
  /// Whether the comma before the next rule would be read as a comma within this one.
  ///
  /// Days would continue a rule that ends with days, and hours one that ends with hours. The word
  /// `open` at its end prevents that.
  fileprivate func isContinued(by next: ExpressionRule) -> Bool {
    guard next.joiner == .additional, !isAlways else { return false }
    return times.isEmpty || (!next.hasWrittenDays && !next.isAlways)
  }

  /// Appends the rule, with the word `open` only where it has to be said.
  func write(to text: inout String, withState: Bool = false) {
    var parts: [String] = []
    if !years.isEmpty {
      // Without a colon the last year would belong to the first date.
      parts.append(
        years.map { $0.text(digits: 4) }.joined(separator: ",") + (dates.isEmpty ? "" : ":"))
    }
    if !dates.isEmpty { parts.append(dates.map { $0.text }.joined(separator: ",")) }
    if !weeks.isEmpty {
      parts.append("week " + weeks.map { $0.text(digits: 2) }.joined(separator: ","))
    }
    if let last = parts.indices.last, weeks.isEmpty, endsWithMonth,
      weekdays.hasOrdinals || isAlways && weekdays.isEmpty && holidays.isEmpty
    {
      parts[last] += ":"
    }
    let days = weekdays.text
    let holidays = holidays.map { $0.text }.joined(separator: ",")
    if holidaysRestrictWeekdays {
      parts += [holidays, days]
    } else if !days.isEmpty || !holidays.isEmpty {
      parts.append(
        holidays.isEmpty ? days : days.isEmpty ? holidays : holidays + "," + days)
    }
    if isAlways { parts.append("24/7") }
    if !times.isEmpty { parts.append(timesText) }
    switch modifier {
    case .open:
      if withState || comment != nil || parts.isEmpty { parts.append("open") }
    case .off: parts.append("off")
    case .unknown: parts.append("unknown")
    }
    if let comment { parts.append("\"" + comment + "\"") }
    text += parts.joined(separator: " ")
  }

  private var endsWithMonth: Bool {
    if case .months? = dates.last { true } else { false }
  }

  private var timesText: String {
    var text = ""
    for times in times {
      if times.continuesSession {
        text += "+"
        continue
      }
      if !text.isEmpty { text += "," }
      text += clockText(times.start)
      text += times.isOpenEnd ? "+" : "-" + clockText(times.writtenEnd)
    }
    return text
  }
}

extension ExpressionTimes {
  /// The end as it is written: after midnight by the clock, as in `22:00-02:00`.
  ///
  /// Only a session of more than 24 hours has an end beyond 24:00.
  fileprivate var writtenEnd: Int { end > 1_440 && end - 1_440 <= start ? end - 1_440 : end }
}

extension ExpressionNumbers {
  /// The numbers, padded to some digits; a range through the last year is written without its end.
  fileprivate func text(digits: Int) -> String {
    let first = padded(first, digits)
    if self.first == last { return first }
    if last == 9_999 { return step == 1 ? first + "+" : "\(first)/\(step)" }
    let range = first + "-" + padded(last, digits)
    return step == 1 ? range : "\(range)/\(step)"
  }
}

extension ExpressionHoliday {
  fileprivate var text: String { (isSchoolHoliday ? "SH" : "PH") + offsetText(offset) }
}

extension ExpressionWeekdays {
  fileprivate var text: String {
    var parts: [String] = []
    let days = OpeningHours.Days(weekdayBits: plain).osmText
    if !days.isEmpty { parts.append(days) }
    parts += Self.texts(fromStart: fromStart, fromEnd: fromEnd, suffix: "")
    for moved in moved {
      parts += Self.texts(
        fromStart: moved.fromStart, fromEnd: moved.fromEnd, suffix: offsetText(moved.offset))
    }
    return parts.joined(separator: ",")
  }

  private static func texts(fromStart: UInt64, fromEnd: UInt64, suffix: String) -> [String] {
    var texts: [String] = []
    for index in 1...7 {
      let weekday = index % 7
      var ordinals: [String] = []
      for ordinal in 0..<5 where fromStart & (1 << UInt64(7 * ordinal + weekday)) != 0 {
        ordinals.append("\(ordinal + 1)")
      }
      for ordinal in 0..<5 where fromEnd & (1 << UInt64(7 * ordinal + weekday)) != 0 {
        ordinals.append("-\(ordinal + 1)")
      }
      guard !ordinals.isEmpty else { continue }
      texts.append(
        Weekday(index: UInt32(weekday)).osmName + "[" + ordinals.joined(separator: ",") + "]"
          + suffix)
    }
    return texts
  }
}

extension ExpressionDates {
  fileprivate var text: String {
    switch self {
    case .months(let year, let first, let last):
      let name = ExpressionWords.monthNames[first - 1]
      let range = first == last ? name : name + "-" + ExpressionWords.monthNames[last - 1]
      return year.map { padded($0, 4) + " " + range } ?? range
    case .single(let date): return date.text
    case .from(let date): return date.text + "+"
    case .range(let first, let last, let step):
      return first.text + "-" + last.endText(after: first, step: step)
        + (step == 1 ? "" : "/\(step)")
    }
  }
}

extension ExpressionDate {
  fileprivate var text: String {
    let name =
      switch anchor {
      case .monthDay(let month, let day):
        ExpressionWords.monthNames[month - 1] + " " + padded(day, 2)
      case .nth(let ordinal, let weekday, let month):
        ExpressionWords.monthNames[month - 1] + " \(weekday.osmName)[\(ordinal)]"
      case .easter: "easter"
      }
    return (year.map { padded($0, 4) + " " } ?? "") + name + offsetText(offset)
  }

  /// The end of a range; within one month only its day.
  ///
  /// The last days of February keep their month, because opening_hours.js 3.14 reads
  /// `2027 Feb 20-28` as no day at all.
  fileprivate func endText(after first: ExpressionDate, step: Int) -> String {
    guard case .monthDay(let month, let day) = anchor, offset == 0, first.offset == 0,
      case .monthDay(month, let firstDay) = first.anchor, firstDay <= day, year == first.year,
      month != 2 || day < 28 || step != 1
    else { return text }
    return padded(day, 2)
  }
}

private func offsetText(_ days: Int) -> String {
  guard days != 0 else { return "" }
  return (days > 0 ? " +" : " -") + "\(days.magnitude) day" + (days.magnitude == 1 ? "" : "s")
}

// The stored form is the text; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension OpeningHoursExpression: Codable {
    /// Reads the expression strictly from its text.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that says what is wrong, and where.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        try self.init(container.decode(String.self))
      } catch let error as OpeningHoursExpressionError {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
      }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }
#endif
