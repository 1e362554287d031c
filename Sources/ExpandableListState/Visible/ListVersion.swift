/// Which state of a list a change starts from or a table shows.
///
/// Each change of the visible rows makes a new version, equal to no other: two copies of a list that
/// are changed separately never have a new version in common. A number alone could not promise
/// that. A change that no row shows, such as a header that is to be refreshed, keeps the version.
public struct ListVersion: Sendable {
  /// Identity is all that a token has.
  @usableFromInline
  final class Token: Sendable {
    @inlinable
    init() {}
  }

  /// How many changes the visible rows have had, for people who read a log.
  public let number: Int
  @usableFromInline let token: Token

  @inlinable
  init(number: Int) {
    self.number = number
    token = Token()
  }

  @inlinable
  func next() -> ListVersion { ListVersion(number: number + 1) }

  /// A version of its own for the time between two stages.
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
