/// Why words are not used; each raw value is that of a `HolidayText.Reason`.
///
/// The stages pass reasons along with tokens and days, so they are cases of one byte and not texts.
package enum UnreadReason: String, Sendable {
  case missingWeekday, missingDay, needsAnchor, variesByStore, unknownWord, noClosingWord
  case softStatement, conditional, optionalSwap, ruleChange, unknownWeekday, ordinalOutOfRange
  case invalidDate, weekdayMismatch, ambiguous, relativeDay, reference, specialHours
  case notExpressible, facilityOnly, exceptBranch, anotherBranch, namedDays, former
  case rangeTooLong
}
