import KoreanCalendar

extension OpeningHours {
  /// What was read from the text, for a program that restores it without the Korean reader.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let hours = OpeningHours("10:00~23:00 (설날 전날 18:00까지)")
  /// let form = hours?.storedForm ?? ""
  /// form  // "127 600 1380|1080 설날 전날|"
  /// OpeningHours(text: "10:00~23:00 (설날 전날 18:00까지)", storedForm: form) == hours  // true
  /// ```
  ///
  /// Three parts are separated by bars. The first has the sessions, separated by semicolons: the days,
  /// as the sum of 1 for Sunday through 64 for Saturday and 128 for public holidays; the minutes at which
  /// it opens and closes; and, unless it applies in all months, these as the sum of 1 for January through
  /// 2048 for December. A last session of 128 alone means that public holidays are closed. The second
  /// part has the minute of the early closing and the rule of its days, and after a semicolon the rule of
  /// the days that the text closes and that the sessions cannot say; the third has each remark after its
  /// number of bytes and a colon. The text itself is not included.
  public var storedForm: String {
    let times = sessions.map { session in
      "\(session.days.storedBits) \(session.opens) \(session.closes)"
        + (session.days.months == .all ? "" : " \(session.days.months.bits >> 1)")
    }
    let early = earlyClosing.map { "\($0.closes) \($0.days)" } ?? ""
    let closings = closingDays.map { ";\($0)" } ?? ""
    let parts = remarks.map { "\($0.utf8.count):\($0)" }
    let holidays = closesOnPublicHolidays ? [Self.closedHolidays] : []
    return (times + holidays).joined(separator: ";") + "|" + early + closings + "|"
      + parts.joined()
  }

  /// Restores hours from their stored form.
  ///
  /// - Parameters:
  ///   - text: the text that the hours were read from; it is not read again.
  ///   - form: their `storedForm`.
  /// - Returns: `nil` when the form is not exactly what `storedForm` writes.
  /// - Complexity: O(*n*) in the length of the form.
  public init?(text: String, storedForm form: String) {
    let parts = form.utf8.split(separator: Self.bar, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var sessions: [Session] = []
    var times = parts[0].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let closesHolidays = times.last.map { Substring($0) == Self.closedHolidays } ?? false
    if closesHolidays { times.removeLast() }
    for part in times {
      guard let session = Session(storedForm: part) else { return nil }
      sessions.append(session)
    }
    guard !closesHolidays || !sessions.contains(where: { $0.days.includesPublicHolidays }) else {
      return nil
    }
    guard let remarks = Self.remarks(of: parts[2]), !sessions.isEmpty else { return nil }
    let dated = parts[1].split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    let early = EarlyClosing(storedForm: dated[0])
    let closings = dated.count > 1 ? HolidayRule(String(Substring(dated[1]))) : nil
    guard early != nil || dated[0].isEmpty, closings != nil || dated.count == 1 else { return nil }
    self.init(
      text: text, sessions: sessions, earlyClosing: early,
      closesOnPublicHolidays: closesHolidays, closingDays: closings, remarks: remarks)
    // What is written in one way only is read in one way only.
    guard storedForm == form else { return nil }
  }

  private static let closedHolidays = "128"
  private static let bar = UInt8(ascii: "|")

  private static func remarks(of bytes: Substring.UTF8View) -> [String]? {
    var remarks: [String] = []
    var rest = bytes
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let after = rest.index(after: colon)
      guard let count = Int(Substring(rest[..<colon])), count >= 0, count <= rest[after...].count
      else { return nil }
      let end = rest.index(after, offsetBy: count)
      // A remark never ends within a character.
      guard let remark = String(rest[after..<end]) else { return nil }
      remarks.append(remark)
      rest = rest[end...]
    }
    return rest.isEmpty ? remarks : nil
  }
}

extension OpeningHours.Days {
  fileprivate var storedBits: Int { Int(weekdayBits) | (includesPublicHolidays ? 0x80 : 0) }
}

extension OpeningHours.Session {
  fileprivate init?(storedForm bytes: Substring.UTF8View) {
    let numbers = bytes.split(separator: UInt8(ascii: " ")).map { Int(Substring($0)) ?? -1 }
    guard 3...4 ~= numbers.count, (0...255).contains(numbers[0]), (0..<1_440).contains(numbers[1]),
      numbers[2] > numbers[1], numbers[2] <= numbers[1] + 1_440,
      numbers.count == 3 || (1...0xFFF).contains(numbers[3])
    else { return nil }
    let days = OpeningHours.Days(
      weekdayBits: UInt8(numbers[0] & 0x7F),
      months: numbers.count == 3 ? .all : MonthSet(bits: UInt16(numbers[3]) << 1),
      includesPublicHolidays: numbers[0] >= 0x80)
    self.init(days: days, opens: numbers[1], closes: numbers[2])
  }
}

extension EarlyClosing {
  fileprivate init?(storedForm bytes: Substring.UTF8View) {
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
      let closes = Int(Substring(bytes[..<space])), (0...2_880).contains(closes),
      let days = HolidayRule(String(Substring(bytes[bytes.index(after: space)...])))
    else { return nil }
    self.init(days: days, closes: closes)
  }
}
