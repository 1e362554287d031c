extension CivilDate {
  /// Reads exactly the form that `description` prints, `yyyy-MM-dd`.
  ///
  /// It accepts no sign, no space and no missing zero.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = "2026-02-29"
  /// CivilDate(text)  // nil
  /// ```
  ///
  /// - Parameter text: ten ASCII characters.
  /// - Returns: `nil` for any other form, and for a day that does not exist.
  public init?(_ text: String) {
    guard let (year, month, day) = Self.fields(of: text) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The numbers of a text of the form `yyyy-MM-dd`, whether or not there is such a day.
  private static func fields(of text: String) -> (year: Int, month: Int, day: Int)? {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    return (year, month, day)
  }

  /// Reads the same form as the failable initializer and throws for any other.
  ///
  /// - Parameter text: ten ASCII characters, `yyyy-MM-dd`.
  /// - Throws: `CalendarError` that names the text, with the code `malformedText` for a different
  ///   form and `noSuchDate` for a day that does not exist.
  public init(validating text: String) throws(CalendarError) {
    guard let (year, month, day) = Self.fields(of: text) else {
      throw CalendarError(.malformedText, value: text)
    }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw CalendarError(.noSuchDate, value: text)
    }
    self = date
  }

  /// Makes a date from its fields and throws when there is no such day.
  ///
  /// - Parameters:
  ///   - year: 1…9999.
  ///   - month: 1…12.
  ///   - day: 1…31, at most as many as the month has.
  /// - Throws: `CalendarError` with the code `noSuchDate` and the fields as its value.
  public init(validatingYear year: Int, month: Int, day: Int) throws(CalendarError) {
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw CalendarError(.noSuchDate, value: "\(year)-\(month)-\(day)")
    }
    self = date
  }
}

extension CivilDate: CustomStringConvertible, LosslessStringConvertible {
  /// The date as `yyyy-MM-dd`.
  public var description: String {
    let fields = fields
    return "\(padded(fields.year, 4))-\(padded(fields.month, 2))-\(padded(fields.day, 2))"
  }
}

/// A number with leading zeros.
package func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// Reads fixed-width ASCII numbers from the front of a text.
package struct DigitReader {
  private var bytes: String.UTF8View.Iterator
  private var next: UInt8?

  package init(_ text: String) {
    bytes = text.utf8.makeIterator()
    next = bytes.next()
  }

  package var isAtEnd: Bool { next == nil }

  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    next = bytes.next()
    return true
  }

  package mutating func number(digits count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let byte = next, byte >= 0x30, byte <= 0x39 else { return nil }
      next = bytes.next()
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }
}
