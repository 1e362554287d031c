/// Why words are not used, by the name of the reason in `UnreadReason`.
///
/// The stages pass reasons along with every token and day, so they are numbers and not texts.
package enum UnreadReason: String, Sendable {
  case missingWeekday, missingDay, needsAnchor, variesByStore, unknownWord, noClosingWord
  case softStatement, conditional, optionalSwap, ruleChange, unknownWeekday, ordinalOutOfRange
  case invalidDate, weekdayMismatch, ambiguous, relativeDay, reference, specialHours
  case notExpressible, facilityOnly, exceptBranch, anotherBranch, namedDays, former
  case rangeTooLong
}
