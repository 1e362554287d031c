import KoreanCalendar

extension HolidayRule: LosslessStringConvertible {
  /// Reads exactly the Korean text that `description` prints.
  ///
  /// For texts that stores write, use `HolidayText`. This reader accepts no other spelling or order
  /// and no missing word.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule("매월 둘째·넷째 일요일")  // .nth([2, 4], .sunday)
  /// HolidayRule("매월 2,4째주 일요일")  // nil
  /// ```
  ///
  /// - Parameter text: the canonical text of a rule.
  /// - Returns: `nil` for any other text, for a day that no year has, such as 30 February, and for a
  ///   text nested deeper than any real rule.
  public init?(_ text: String) {
    // Most texts that are not a rule end here.
    guard let first = text.unicodeScalars.first, RuleTextReader.mayBegin(first),
      let last = text.unicodeScalars.last, RuleTextReader.mayEnd(last)
    else { return nil }
    var reader = RuleTextReader(text)
    guard let node = reader.read() else { return nil }
    // It accepts only what would be printed, scalar by scalar.
    guard KoreanRuleText.text(of: node).utf8.elementsEqual(text.utf8) else { return nil }
    self.init(node)
  }

  /// Reads the same text as the failable initializer and throws for any other.
  ///
  /// - Parameter text: the canonical text of a rule.
  /// - Throws: `HolidayRuleError` with the code `malformedText` and the text.
  public init(validating text: String) throws(HolidayRuleError) {
    guard let rule = HolidayRule(text) else {
      throw HolidayRuleError(.malformedText, value: text)
    }
    self = rule
  }
}

/// Reads the canonical Korean text of a rule.
private struct RuleTextReader: RuleTextScanning {
  var rest: Substring.UTF8View
  var depth = 0
  let separator = ", "

  init(_ text: String) { rest = text[...].utf8 }

  /// Whether a rule can begin with a scalar.
  static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "매", "격", "연", "설", "추", "부", "대", "공", "(": true
    default: false
    }
  }

  /// Whether a rule can end with a scalar.
  static func mayEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "일", "날", "휴", "석", ")": true
    default: false
    }
  }

  /// A part with the words after it: 전날, 다음 날, or a qualification in parentheses.
  mutating func part() -> RuleNode? {
    guard var node = base() else { return nil }
    for _ in 0..<RuleLimits.deepestPart {
      if !node.isUnion, skip(" 전날") {
        node = .eveCanonical(of: node)
      } else if !node.isUnion, skip(" 다음 날") {
        node = .dayAfterCanonical(of: node)
      } else if skip("(") {
        guard let other = union(), let qualified = qualified(node, by: other) else { return nil }
        node = qualified
      } else {
        return node
      }
    }
    return nil
  }

  private mutating func qualified(_ node: RuleNode, by other: RuleNode) -> RuleNode? {
    if skip(" 제외)") { return .exceptCanonical(node, other) }
    if !node.isUnion, skip("이면 다음 날)") { return .deferredCanonical(node, past: other) }
    return skip("인 날만)") ? .intersection(of: [node, other]) : nil
  }

  private mutating func base() -> RuleNode? {
    if skip("매월 ") { return undated() }
    if skip("매년 ") { return limited() }
    return wholeYear()
  }

  private mutating func wholeYear() -> RuleNode? {
    if skip("(") {
      guard let node = union(), skip(")") else { return nil }
      return node
    }
    if skip("매주 ") { return weekday().map { .every($0) } }
    if skip("격주 ") { return everyOther() }
    if skip("연중무휴") { return .never }
    for days in NamedDays.allCases where skip(days.korean) { return .named(days) }
    return nil
  }

  private mutating func weekday() -> Weekday? {
    for weekday in Weekday.allCases where skip(weekday.koreanName) { return weekday }
    return nil
  }

  private mutating func everyOther() -> RuleNode? {
    guard let weekday = weekday(), skip("("), let first = date(), first.weekday == weekday
    else { return nil }
    return skip("부터)") ? .everyOther(first: first) : nil
  }

  /// What recurs within a month: weekdays by their ordinals, the last one, or days.
  private mutating func undated() -> RuleNode? {
    if skip("마지막 ") { return weekday().map { .last($0) } }
    return days() ?? ordinals()
  }

  private mutating func days() -> RuleNode? {
    var bits: UInt32 = 0
    while let day = number() {
      guard day >= 1, day <= 31, skip("일") else { return nil }
      bits |= 1 << UInt32(day)
      if !skip("·") { return .union(of: [.days(DaySet(bits: bits))]) }
    }
    return nil
  }

  private mutating func ordinals() -> RuleNode? {
    var bits: UInt8 = 0
    repeat {
      guard let ordinal = ordinal() else { return nil }
      bits |= 1 << UInt8(ordinal)
    } while skip("·")
    guard skip(" "), let weekday = weekday() else { return nil }
    return .nthCanonical(ordinals: bits, weekday)
  }

  private mutating func ordinal() -> Int? {
    for (index, word) in KoreanRuleText.ordinals.enumerated() where skip(word) { return index }
    return nil
  }

  private mutating func limited() -> RuleNode? {
    var bits: UInt16 = 0
    repeat {
      guard let month = number(), month >= 1, month <= 12 else { return nil }
      bits |= 1 << UInt16(month)
    } while skip("·")
    guard skip("월 ") else { return nil }
    let start = rest
    if let node = undated() { return .duringCanonical(MonthSet(bits: bits), node) }
    rest = start
    guard let node = wholeYear(), !node.isUnion else { return nil }
    return .duringCanonical(MonthSet(bits: bits), node)
  }
}
