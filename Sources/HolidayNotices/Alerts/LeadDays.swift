/// How many days before a closing to announce it: a set of numbers 0…31.
///
/// 1 is the day before, 0 the day itself. Without leads there are no alerts.
///
/// ```swift
/// import MartHolidayKit
///
/// let leads: LeadDays = [3, 1]
/// leads.contains(3)  // true
/// leads.longest      // 3
/// LeadDays([40])  // nil
/// ```
public struct LeadDays: Hashable, Sendable {
  /// Bit *n* is a lead of *n* days.
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// Makes a set of leads from outside numbers.
  ///
  /// - Parameter days: 0…31, in any order.
  /// - Returns: `nil` when one is outside.
  public init?(_ days: some Sequence<Int>) {
    var bits: UInt32 = 0
    for day in days {
      guard day >= 0, day <= 31 else { return nil }
      bits |= 1 << UInt32(truncatingIfNeeded: day)
    }
    self.bits = bits
  }

  /// Whether there is no lead, so that nobody is alerted.
  public var isEmpty: Bool { bits == 0 }
  /// The longest lead, or `nil` when there is none.
  public var longest: Int? { bits == 0 ? nil : 31 - bits.leadingZeroBitCount }

  /// Whether a lead is in the set; one outside 0…31 never is.
  public func contains(_ days: Int) -> Bool {
    days >= 0 && days <= 31 && bits & (1 << UInt32(truncatingIfNeeded: days)) != 0
  }

  /// The leads, longest first, which is the order in which they come due.
  public var days: [Int] { (0...31).reversed().filter(contains) }
}

extension LeadDays: ExpressibleByArrayLiteral {
  /// Makes a set of leads written in the program.
  ///
  /// - Precondition: every lead is in 0…31. For leads from outside, use `init(_:)`.
  public init(arrayLiteral days: Int...) {
    guard let leads = LeadDays(days) else {
      preconditionFailure("a lead outside 0…31: \(days.map { String($0) }.joined(separator: ", "))")
    }
    self = leads
  }
}

extension LeadDays: CustomStringConvertible {
  /// The leads, longest first, such as `[3, 1]`.
  public var description: String {
    "[" + days.map { String($0) }.joined(separator: ", ") + "]"
  }
}
