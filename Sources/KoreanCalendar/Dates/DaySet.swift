/// A set of days of one month, 1…31, in one 32-bit word.
///
/// The rule engine computes with it, and month grids draw it. Bit *n* is day *n*; bit 0 is never
/// set.
///
/// ```swift
/// import MartHolidayKit
///
/// let closed: DaySet = [8, 22]
/// closed.contains(22)  // true
/// Array(closed)        // [8, 22]
/// ```
public struct DaySet: Hashable, Sendable {
  /// The word itself: bit *n* is day *n*.
  public let bits: UInt32

  /// Makes a set from a word, without bit 0, which is not a day.
  ///
  /// - Parameter bits: bit *n* is day *n*.
  public init(bits: UInt32) { self.bits = bits & ~1 }

  /// The empty set.
  public init() { bits = 0 }

  /// All days from the first through a given one.
  ///
  /// - Parameter day: 0…31.
  package init(throughDay day: Int) {
    bits = UInt32(truncatingIfNeeded: (UInt64(2) << UInt64(day)) &- 2)
  }

  /// The days 1…31.
  public static let all = DaySet(bits: .max)

  /// Makes a set from outside numbers.
  ///
  /// - Parameter days: days of a month, in any order, repeats allowed.
  /// - Throws: `CalendarError` with the code `dayOutOfRange` and the first day outside 1…31.
  public init(validating days: some Sequence<Int>) throws(CalendarError) {
    var bits: UInt32 = 0
    for day in days {
      guard day >= 1, day <= 31 else { throw CalendarError(.dayOutOfRange, value: "\(day)") }
      bits |= 1 << UInt32(truncatingIfNeeded: day)
    }
    self.bits = bits
  }
}

extension DaySet {
  /// Whether a day is in the set; a day outside 1…31 never is.
  public func contains(_ day: Int) -> Bool {
    day >= 1 && day <= 31 && bits & (1 << UInt32(truncatingIfNeeded: day)) != 0
  }

  /// The number of days in the set.
  public var count: Int { bits.nonzeroBitCount }
  /// Whether the set has no day.
  public var isEmpty: Bool { bits == 0 }
  /// The earliest day, or `nil` when the set is empty.
  public var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }
  /// The latest day, or `nil` when the set is empty.
  public var last: Int? { bits == 0 ? nil : 31 - bits.leadingZeroBitCount }

  /// The days of the set from a given one on.
  ///
  /// - Parameter day: the first day to keep; 1 or less keeps all.
  public func onOrAfter(_ day: Int) -> DaySet {
    guard day > 0 else { return self }
    guard day < 32 else { return DaySet() }
    return DaySet(bits: bits & (.max << UInt32(truncatingIfNeeded: day)))
  }
}

extension DaySet: Sequence {
  /// An iterator over the days of a set, earliest first.
  public struct Iterator: IteratorProtocol, Sendable {
    private var bits: UInt32

    fileprivate init(_ bits: UInt32) { self.bits = bits }

    /// The next day, or `nil` after the last.
    public mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits &- 1 }
      return bits.trailingZeroBitCount
    }
  }

  public func makeIterator() -> Iterator { Iterator(bits) }
  public var underestimatedCount: Int { count }
}

extension DaySet: ExpressibleByArrayLiteral {
  /// Makes a set from days written in the program.
  ///
  /// - Precondition: every day is in 1…31. For days from outside, use `init(validating:)`.
  public init(arrayLiteral days: Int...) {
    do throws(CalendarError) {
      try self.init(validating: days)
    } catch {
      #if hasFeature(Embedded)
        // The words would bring the comparison of strings and Unicode's tables: a third of a page.
        preconditionFailure("\(error.code.rawValue): \(error.value)")
      #else
        preconditionFailure(error.description)
      #endif
    }
  }
}

extension DaySet {
  /// The days in either set.
  public func union(_ other: DaySet) -> DaySet { DaySet(bits: bits | other.bits) }
  /// The days in both sets.
  public func intersection(_ other: DaySet) -> DaySet { DaySet(bits: bits & other.bits) }
  /// The days in this set that are not in another.
  public func subtracting(_ other: DaySet) -> DaySet { DaySet(bits: bits & ~other.bits) }
  /// The days in exactly one of the two sets.
  public func symmetricDifference(_ other: DaySet) -> DaySet { DaySet(bits: bits ^ other.bits) }
  /// Whether every day of this set is in another.
  public func isSubset(of other: DaySet) -> Bool { bits & ~other.bits == 0 }
  /// Whether the two sets share no day.
  public func isDisjoint(with other: DaySet) -> Bool { bits & other.bits == 0 }
}

extension DaySet: CustomStringConvertible {
  /// The days in order, such as `[8, 22]`.
  public var description: String {
    var text = "["
    for day in self {
      if text.utf8.count > 1 { text += ", " }
      text += String(day)
    }
    return text + "]"
  }
}
