extension LunarDate: CustomStringConvertible, LosslessStringConvertible {
  /// The date as `Lyyyy-MM-dd`, with an `L` after the number of a leap month.
  ///
  /// The first letter keeps a lunar date from being read as a civil one; the second is how
  /// RFC 7529 marks a leap month.
  public var description: String {
    "L\(padded(year, 4))-\(padded(month, 2))\(isLeapMonth ? "L" : "")-\(padded(day, 2))"
  }

  /// Reads exactly the form that `description` prints, `Lyyyy-MM-dd` or `Lyyyy-MML-dd`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LunarDate("L2025-06L-01")?.civilDate.description  // "2025-07-25"
  /// LunarDate("L2025-05L-01")                         // nil
  /// ```
  ///
  /// - Parameter text: eleven or twelve ASCII characters.
  /// - Returns: `nil` for any other form, and for a day that the table does not have.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard reader.skip("L"), let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2)
    else { return nil }
    let isLeapMonth = reader.skip("L")
    guard reader.skip("-"), let day = reader.number(digits: 2), reader.isAtEnd else { return nil }
    self.init(year: year, month: month, isLeapMonth: isLeapMonth, day: day)
  }

  /// Makes a lunar date from its fields and throws when there is no such day.
  ///
  /// - Parameters:
  ///   - year: the lunar year, 1900…2100.
  ///   - month: 1…12.
  ///   - isLeapMonth: whether the month is the repeated one, 윤달.
  ///   - day: 1…30, at most as many as the month has.
  /// - Throws: `CalendarError` with the code `noSuchLunarDate` and the fields as its value.
  public init(
    validatingYear year: Int, month: Int, isLeapMonth: Bool = false, day: Int
  ) throws(CalendarError) {
    guard
      let date = LunarDate(year: year, month: month, isLeapMonth: isLeapMonth, day: day)
    else {
      throw CalendarError(
        .noSuchLunarDate, value: "\(year)-\(month)\(isLeapMonth ? "L" : "")-\(day)")
    }
    self = date
  }

  /// The date as Korean calendars write it.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LunarDate("L2025-06L-01")?.koreanDescription  // "음력 2025년 윤6월 1일"
  /// ```
  public var koreanDescription: String {
    "음력 \(year)년 \(isLeapMonth ? "윤" : "")\(month)월 \(day)일"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension LunarDate: Codable {
    /// Reads the date from a string `Lyyyy-MM-dd` or `Lyyyy-MML-dd`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { LunarDate($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }
#endif
