// The notation has words for open, closed and unknown, and none for what is expected.
extension ExpressionRule {
  /// The comment of a closing or an opening that the store has not confirmed.
  ///
  /// Stored values have it, so it stays as it is even if phrases change.
  private static let doubt = "매장 확인 전"

  /// Whether the store has not confirmed what the rule says.
  var isTentative: Bool {
    get { modifier != .unknown && comment == Self.doubt }
    set { comment = newValue ? Self.doubt : nil }
  }
}
