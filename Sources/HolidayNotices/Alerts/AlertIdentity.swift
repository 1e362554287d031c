public import KoreanCalendar

/// The identity of an announcement, the same wherever and whenever it is planned.
///
/// It identifies what is announced: a subscriber, a branch, a closing day and how many days ahead;
/// or a subscriber, a branch and the first day of a state. Two servers that plan the same alert
/// make the same identity, so a database with a unique key sends it once.
///
/// ```swift
/// import MartHolidayKit
///
/// let identity = AlertIdentity(
///   subscriber: "token-A", branch: 7, date: CivilDate(2026, 11, 22), lead: 1)
/// identity.description  // "d5c4ddc48557288dc81223fad1816713-7-20261122-1"
/// AlertIdentity(identity.description) == identity  // true
/// ```
///
/// The text has at most 64 ASCII letters, digits and hyphens, which is what APNs takes as
/// `apns-collapse-id`. It contains 128 bits of a fixed hash of the subscriber, which cannot be
/// reversed: among a billion subscribers, the chance that two share one is below 2 in 10²¹.
public struct AlertIdentity: Hashable, Sendable {
  /// What an announcement is about.
  public enum Kind: Hashable, Sendable {
    /// A closing day, some days ahead.
    case closing(lead: Int)
    /// The first day on which the store is out of business; it is announced once.
    case state
  }

  let subscriber: SubscriberHash
  /// The number of the branch.
  public let branch: Int
  /// The closing day, or the first day of the state.
  public let date: CivilDate
  /// The lead, or -1 for a state.
  private let code: Int8

  init(_ subscriber: SubscriberHash, _ branch: Int, _ date: CivilDate, _ kind: Kind) {
    self.subscriber = subscriber
    self.branch = branch
    self.date = date
    code =
      switch kind {
      case .closing(let lead): Int8(truncatingIfNeeded: lead)
      case .state: -1
      }
  }

  /// Makes the identity of the alert for a closing day.
  ///
  /// - Parameters:
  ///   - subscriber: the name of the subscriber, such as a device token.
  ///   - branch: the number of the branch.
  ///   - date: the closing day.
  ///   - lead: how many days ahead, 0…31.
  /// - Precondition: the lead is in 0…31.
  public init(subscriber: String, branch: Int, date: CivilDate, lead: Int) {
    precondition((0...31).contains(lead), "a lead outside 0…31: \(lead)")
    self.init(SubscriberHash(subscriber), branch, date, .closing(lead: lead))
  }

  /// Makes the identity of the announcement that a store is out of business.
  ///
  /// - Parameters:
  ///   - subscriber: the name of the subscriber, such as a device token.
  ///   - branch: the number of the branch.
  ///   - date: the first day on which the store does not open.
  public init(subscriber: String, branch: Int, stateFrom date: CivilDate) {
    self.init(SubscriberHash(subscriber), branch, date, .state)
  }

  /// What the announcement is about.
  public var kind: Kind { code < 0 ? .state : .closing(lead: Int(code)) }

  /// Whether the identity is of a subscriber.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package func isOf(subscriber: String) -> Bool { SubscriberHash(subscriber) == self.subscriber }

  /// The first day on which no plan needs the identity any more, so that it may be deleted.
  public var forgettableFrom: CivilDate {
    let days = code < 0 ? AlertPlan.daysOfState : 1
    return CivilDate(dayNumber: date.dayNumber + Int32(days)) ?? .latest
  }
}

extension AlertIdentity: CustomStringConvertible, LosslessStringConvertible {
  /// The identity as at most 64 ASCII characters.
  public var description: String {
    hexadecimal(subscriber.high) + hexadecimal(subscriber.low) + "-" + String(branch, radix: 36)
      + "-" + padded(date.year, 4) + padded(date.month, 2) + padded(date.day, 2) + "-"
      + (code < 0 ? "s" : String(code))
  }

  /// Reads exactly the form that `description` prints.
  ///
  /// - Parameter text: the text of an identity.
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    // A branch made by a user may have a negative number, with its own hyphen.
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 5, parts[1].isEmpty { parts[1...2] = ["-" + parts[2]] }
    guard parts.count == 4, parts[0].utf8.count == 32,
      let high = UInt64(parts[0].prefix(16), radix: 16),
      let low = UInt64(parts[0].dropFirst(16), radix: 16),
      let branch = Int(parts[1], radix: 36), let date = Self.date(parts[2])
    else { return nil }
    let hash = SubscriberHash(high: high, low: low)
    if parts[3] == "s" {
      self.init(hash, branch, date, .state)
    } else {
      guard let lead = Int(parts[3]), (0...31).contains(lead) else { return nil }
      self.init(hash, branch, date, .closing(lead: lead))
    }
    guard description == text else { return nil }
  }

  private static func date(_ text: Substring) -> CivilDate? {
    var reader = DigitReader(String(text))
    guard let year = reader.number(digits: 4), let month = reader.number(digits: 2),
      let day = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}

private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
