extension HolidayRule {
  /// The canonical English text of the rule, which `init(english:)` reads back.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule.nth([2, 4], .sunday).englishDescription  // "2nd and 4th Sunday of the month"
  /// ```
  public var englishDescription: String { EnglishRuleText.text(of: node) }

  /// Reads exactly the English text that `englishDescription` prints.
  ///
  /// It accepts no other spelling or order and no missing word.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule(english: "2nd and 4th Sunday of the month")  // .nth([2, 4], .sunday)
  /// HolidayRule(english: "every second Sunday")  // nil
  /// ```
  ///
  /// - Parameter text: the canonical English text of a rule.
  /// - Returns: `nil` for any other text, for a day that no year has, such as 30 February, and for a
  ///   text nested deeper than any real rule.
  public init?(english text: String) {
    var reader = EnglishRuleReader(text)
    guard let node = reader.read() else { return nil }
    // It accepts only what would be printed, scalar by scalar.
    guard EnglishRuleText.text(of: node).utf8.elementsEqual(text.utf8) else { return nil }
    self.init(node)
  }

  /// Reads the same English text as the failable initializer and throws for any other.
  ///
  /// - Parameter text: the canonical English text of a rule.
  /// - Throws: `HolidayRuleError` with the code `malformedText` and the text.
  public init(validatingEnglish text: String) throws(HolidayRuleError) {
    guard let rule = HolidayRule(english: text) else {
      throw HolidayRuleError(.malformedText, value: text)
    }
    self = rule
  }
}
