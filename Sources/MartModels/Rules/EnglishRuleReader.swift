import KoreanCalendar

/// Reads the canonical English text of a rule.
///
/// ```
/// union   = part *("; " part)
/// part    = days " " month / recurrence " of " months
///         / operand [" of " months / " moved past " operand / " except " operand
///         / 1*(" falling on " operand)]
/// operand = *("the day before " / "the day after ") ("(" union ")" / word)
/// word    = "every " weekday / "every other " weekday " from " date
///         / recurrence " of the month" / "Seollal" / …
/// ```
struct EnglishRuleReader: RuleTextScanning {
  var rest: Substring.UTF8View
  var depth = 0
  let separator = "; "

  init(_ text: String) { rest = text[...].utf8 }

  mutating func part() -> RuleNode? {
    if let node = daysOfOneMonth() ?? recurrenceOfMonths() { return node }
    guard let node = operand() else { return nil }
    if skip(" except ") { return operand().map { .exceptCanonical(node, $0) } }
    if rest.starts(with: " falling on ".utf8) { return intersection(from: node) }
    if rest.isEmpty || node.isUnion { return node }
    if skip(" of ") { return months().map { .duringCanonical($0, node) } }
    return skip(" moved past ") ? operand().map { .deferredCanonical(node, past: $0) } : node
  }

  private mutating func intersection(from first: RuleNode) -> RuleNode? {
    var parts = [first]
    while skip(" falling on ") {
      guard parts.count < RuleLimits.mostParts, let part = operand() else { return nil }
      parts.append(part)
    }
    return .intersection(of: parts)
  }

  /// A part that other words can follow: a word or a group, with the days before or after it.
  private mutating func operand() -> RuleNode? {
    var isEve: [Bool] = []
    while isEve.count < RuleLimits.deepestPart {
      if skip("the day before ") {
        isEve.append(true)
      } else if skip("the day after ") {
        isEve.append(false)
      } else {
        break
      }
    }
    guard let node = rest.first == UInt8(ascii: "(") ? group() : word(),
      isEve.isEmpty || !node.isUnion
    else { return nil }
    return isEve.reversed().reduce(node) {
      $1 ? .eveCanonical(of: $0) : .dayAfterCanonical(of: $0)
    }
  }

  private mutating func group() -> RuleNode? {
    guard skip("("), let node = union(), skip(")") else { return nil }
    return node
  }

  private mutating func word() -> RuleNode? {
    if skip("every other ") { return everyOther() }
    if skip("every ") { return weekday().map { .every($0) } }
    if skip("never closed") { return .never }
    for days in NamedDays.allCases where skip(days.english) { return .named(days) }
    guard let node = recurrence(), skip(" of the month") else { return nil }
    return node
  }

  private mutating func everyOther() -> RuleNode? {
    guard let weekday = weekday(), skip(" from "), let first = date(), first.weekday == weekday
    else { return nil }
    return .everyOther(first: first)
  }
}

// What recurs within a month, and the months.
extension EnglishRuleReader {
  /// Days of one month, such as 1 January; reads nothing if there are none.
  private mutating func daysOfOneMonth() -> RuleNode? {
    let start = rest
    if let days = days(ordinal: false), skip(" "), let month = month() {
      return .duringCanonical(MonthSet(bits: 1 << UInt16(month)), .days(days))
    }
    rest = start
    return nil
  }

  /// Such as 1st Monday of March; reads nothing if no months are named.
  private mutating func recurrenceOfMonths() -> RuleNode? {
    let start = rest
    if let node = recurrence(), skip(" of "), let months = months() {
      return .duringCanonical(months, node)
    }
    rest = start
    return nil
  }

  /// Days of a month, weekdays by their ordinals, or the last one.
  private mutating func recurrence() -> RuleNode? {
    if skip("last ") { return weekday().map { .last($0) } }
    guard let days = days(ordinal: true) else { return nil }
    if rest.starts(with: " of ".utf8) { return .union(of: [.days(days)]) }
    // Bit n of the days is the ordinal of bit n − 1, and no month has a sixth such weekday.
    guard days.bits < 1 << 6, skip(" "), let weekday = weekday() else { return nil }
    return .nthCanonical(ordinals: UInt8(days.bits >> 1), weekday)
  }

  private mutating func days(ordinal: Bool) -> DaySet? {
    var bits: UInt32 = 0
    repeat {
      guard let day = number(), day >= 1, day <= 31,
        !ordinal || skip(EnglishRuleText.ordinalSuffix(of: day))
      else { return nil }
      bits |= 1 << UInt32(day)
    } while skipComma()
    return DaySet(bits: bits)
  }

  private mutating func months() -> MonthSet? {
    var bits: UInt16 = 0
    repeat {
      guard let month = month() else { return nil }
      bits |= 1 << UInt16(month)
    } while skipComma()
    return MonthSet(bits: bits)
  }

  private mutating func month() -> Int? {
    for (index, name) in EnglishRuleText.months.enumerated() where skip(name) { return index + 1 }
    return nil
  }

  private mutating func weekday() -> Weekday? {
    for weekday in Weekday.allCases where skip(weekday.englishName) { return weekday }
    return nil
  }

  private mutating func skipComma() -> Bool { skip(", ") || skip(" and ") }
}
