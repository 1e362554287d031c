/// A value that is its own id, such as a name or a date.
///
/// `ExpandableList` needs sections and rows that are `Identifiable`. A plain `String` is not, so
/// `ListSection` wraps plain values in this type; nobody has to write it down.
///
/// ```swift
/// import MartHolidayKit
///
/// let row: SelfIdentified<String> = "11월 22일"
/// row.id  // "11월 22일"
/// ```
///
/// It cannot be edited in place: a different value is a different row.
@frozen
public struct SelfIdentified<Value: Hashable>: Identifiable, Hashable {
  /// The value itself.
  public let value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: content and identity in one.
  @inlinable
  public init(_ value: Value) { self.value = value }

  /// The value as the id.
  @inlinable
  public var id: Value { value }
}

extension SelfIdentified: Sendable where Value: Sendable {}

extension SelfIdentified: CustomStringConvertible where Value: CustomStringConvertible {
  /// The text of the value.
  public var description: String { value.description }
}

extension SelfIdentified: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Wraps the value of a literal.
  @inlinable
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(Value(unicodeScalarLiteral: value))
  }
}

extension SelfIdentified: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Wraps the value of a literal.
  @inlinable
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension SelfIdentified: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Wraps the value of a literal.
  @inlinable
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(Value(stringLiteral: value))
  }
}

extension SelfIdentified: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Wraps the value of a literal.
  @inlinable
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(Value(integerLiteral: value))
  }
}
