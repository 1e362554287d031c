/// What a comment says of days that the store has not announced one by one.
///
/// The notation has words for open, closed and unknown, and none for what is expected. Stored values
/// have these comments, so they stay as they are even if phrases change.
enum ExpressionMark: String {
  /// A day that follows from a rule, where it is written as a date: every other Wednesday.
  case projected = "규칙 예상"
  /// A closing or an opening that the store has not confirmed.
  case tentative = "매장 확인 전"
}

extension ExpressionRule {
  /// What the comment of the rule says of its days; a date without one is a date that the store announced.
  var mark: ExpressionMark? {
    get { modifier == .unknown ? nil : comment.flatMap { ExpressionMark(rawValue: $0) } }
    set { comment = newValue?.rawValue }
  }
}
