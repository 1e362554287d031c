/// The state of a list that a change starts from or a table shows.
///
/// Each change of the visible rows makes a new, unique version: two copies of a list that change
/// separately never share a new version. A number alone could not guarantee that. A change without
/// visible rows, such as a header refresh, keeps the version.
@frozen
public struct ListVersion: Sendable {
  /// A token has nothing but its identity.
  @usableFromInline
  final class Token: Sendable {
    @usableFromInline
    init() {}
  }

  /// The number of changes of the visible rows, for people who read a log.
  public let number: Int
  @usableFromInline let token: Token

  @inlinable
  init(number: Int) {
    self.number = number
    token = Token()
  }

  @inlinable
  func next() -> ListVersion { ListVersion(number: number + 1) }

  /// A separate version for the time between two stages.
  @inlinable
  func between() -> ListVersion { ListVersion(number: number) }
}

extension ListVersion: Hashable {
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token === rhs.token }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

extension ListVersion: CustomStringConvertible {
  /// The number of changes so far, such as `version 3`.
  public var description: String { "version \(number)" }
}
