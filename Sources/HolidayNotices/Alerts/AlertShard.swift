/// One of several equal parts of the subscribers, so that several workers share them.
///
/// The part of a subscriber follows from the name alone, by a hash that is the same on every
/// machine. Every subscriber is in exactly one part.
///
/// ```swift
/// import MartHolidayKit
///
/// guard let shard = AlertShard("2/8") else { return }
/// shard.index  // 2
/// AlertShard("9/8")  // nil
/// AlertShard.all.contains("token-A")  // true
/// ```
public struct AlertShard: Hashable, Sendable {
  /// The number of the part, 1…`count`.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - index: the number of the part, from 1.
  ///   - count: the number of parts, at most 65,536.
  /// - Returns: `nil` when there is no such part.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, count <= 65_536, index >= 1, index <= count else { return nil }
    self.init(uncheckedIndex: index, count: count)
  }

  private init(uncheckedIndex index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Finds the part of a subscriber, so that a database can store its number.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// AlertShard(containing: "token-A", of: 8)?.contains("token-A")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - subscriber: the name of the subscriber.
  ///   - count: the number of parts, at most 65,536.
  /// - Returns: `nil` for an invalid number of parts.
  /// - Complexity: O(*n*) in the length of the name.
  public init?(containing subscriber: String, of count: Int) {
    guard count >= 1, count <= 65_536 else { return nil }
    self.init(uncheckedIndex: Self.index(of: SubscriberHash(subscriber), count), count: count)
  }

  /// All subscribers in one part.
  public static let all = AlertShard(uncheckedIndex: 1, count: 1)

  /// Whether a subscriber is in the part.
  ///
  /// - Parameter subscriber: the name of the subscriber.
  /// - Complexity: O(*n*) in the length of the name.
  public func contains(_ subscriber: String) -> Bool {
    count == 1 || contains(SubscriberHash(subscriber))
  }

  func contains(_ hash: SubscriberHash) -> Bool {
    Self.index(of: hash, count) == index
  }

  private static func index(of hash: SubscriberHash, _ count: Int) -> Int {
    Int(hash.low % UInt64(count)) + 1
  }
}

extension AlertShard: CustomStringConvertible, LosslessStringConvertible {
  /// The part as text, such as `2/8`.
  public var description: String { "\(index)/\(count)" }

  /// Reads exactly the form that `description` prints.
  ///
  /// - Returns: `nil` for any other text, and for a part that does not exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(index, of: count)
    guard description == text else { return nil }
  }
}
