extension Branch: CustomStringConvertible {
  /// The name that a list shows and the number, such as `이마트 성수점 (7)`.
  public var description: String { "\(displayName) (\(id))" }
}
