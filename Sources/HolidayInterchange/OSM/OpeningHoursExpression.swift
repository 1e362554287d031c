/// A value of the OpenStreetMap tag `opening_hours`.
///
/// ```swift
/// import MartHolidayKit
///
/// let hours = try OpeningHoursExpression("Mo-Su 10:00-23:00; Su[2,4] off")
/// hours.state(at: WallTime(CivilDate(2026, 11, 22), 12, 0))  // .closed
/// hours.state(at: WallTime(CivilDate(2026, 11, 21), 12, 0))  // .open
/// ```
///
/// The grammar is that of the OpenStreetMap specification; where its two best known evaluators
/// differ, this one follows opening_hours.js. Public holidays are those of South Korea. There is no
/// table of school holidays, so what depends on them is unknown.
///
/// It refuses times of the sun, because a closing-day library has no ephemeris; moments without an
/// end, which belong to other tags; dates that the two evaluators read in different ways; and
/// values that probably mean something else, such as two groups of days in one rule.
///
/// A closing day in this notation is a calendar day: with `22:00-02:00; Su off` the store is closed
/// on Sunday at half past midnight, although that session began on Saturday, and open on Monday at
/// the same hour.
///
/// Source: OpenStreetMap wiki, Key:opening_hours/specification 0.7.2.
public struct OpeningHoursExpression: Sendable {
  /// The rules in their order, never empty.
  let rules: [ExpressionRule]
  /// One digest for each rule, in the same order.
  let digests: [RuleDigest]
  /// Whether any rule is about school holidays, which makes its days unknown.
  let namesSchoolHolidays: Bool

  /// Every path that makes an expression ends here.
  init(rules: [ExpressionRule]) {
    assert(!rules.isEmpty, "an expression has at least one rule")
    self.rules = rules
    var digests: [RuleDigest] = []
    digests.reserveCapacity(rules.count)
    var previousHasDays = true
    // By index, because taking a rule out retains all its lists.
    for index in rules.indices {
      digests.append(rules[index].digest(previousHasDays: previousHasDays))
      previousHasDays = rules[index].hasDays
    }
    self.digests = digests
    namesSchoolHolidays = rules.contains { $0.holidays.contains { $0.isSchoolHoliday } }
  }

  /// Whether a store is open at a minute.
  public enum State: Hashable, Sendable {
    /// The store is open.
    case open
    /// The store is closed.
    case closed
    /// The value says that it depends, or leaves the end open.
    case unknown
  }

  /// Reads a value strictly.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// try OpeningHoursExpression("PH,Su 11:00-20:00").description  // "PH,Su 11:00-20:00"
  /// ```
  ///
  /// - Parameter text: the value, such as `Mo-Su 10:00-23:00; Su[2,4] off`.
  /// - Throws: `OpeningHoursExpressionError` with the place and the reason.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(OpeningHoursExpressionError) {
    var parser = ExpressionParser(text)
    self.init(rules: try parser.run())
  }

  /// Reads a value as people write it.
  ///
  /// Beyond the strict form it accepts the notation in another spelling (any case, `Fri`, tildes,
  /// full-width characters, a dot for a colon) and hours as stores in Korea write them, in Korean
  /// or English, by the grammar of `OpeningHours`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// try OpeningHoursExpression(lenient: "매일 10시~23시; 둘째·넷째 일요일 휴무").description
  /// // "10:00-23:00; Su[2,4] off"
  /// ```
  ///
  /// The `description` of what it accepts can be read strictly. It refuses parts that no value can
  /// combine, and ambiguous texts: by `10:00-22:00 토요일, 일요일 휴무` the store opens only on
  /// Saturdays or on five days, and `매일 9:00~6:00` ends in the evening or in the morning.
  ///
  /// - Parameter text: the value.
  /// - Throws: `OpeningHoursExpressionError` with the place in the given text and the reason.
  public init(lenient text: String) throws(OpeningHoursExpressionError) {
    self.init(rules: try LenientReader.rules(of: text))
  }
}

extension OpeningHoursExpression: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rules == rhs.rules }

  public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}
