// The stored form of a rule; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension HolidayRule: Codable {
    private enum Key: String, CodingKey {
      case nth, last, every, everyOther, from, weekday, days, yearly, eveOf, dayAfterOf
      case months, rule, deferredPast, intersection, except
    }

    /// Reads a rule from its stored form.
    ///
    /// A word is a rule without parameters: `never`, `seollal`, `chuseok`, `buddhasBirthday`,
    /// `publicHolidays`, `substituteHolidays`. An array is the union of its rules. An object is one
    /// part:
    ///
    /// ```json
    /// { "nth": [2, 4], "weekday": "sunday" }
    /// { "last": "sunday" }
    /// { "every": "monday" }
    /// { "everyOther": "wednesday", "from": "2026-01-07" }
    /// { "days": [10, 25] }
    /// { "yearly": "01-01" }
    /// { "eveOf": "seollal" }
    /// { "dayAfterOf": "seollal" }
    /// { "months": [3, 9], "rule": { "every": "monday" } }
    /// { "rule": { "every": "monday" }, "deferredPast": "publicHolidays" }
    /// { "intersection": [{ "every": "wednesday" }, "publicHolidays"] }
    /// { "rule": { "every": "sunday" }, "except": "chuseok" }
    /// ```
    ///
    /// An object with the keys of two parts is refused, so that neither is ignored. A rule of more
    /// than 40 levels or 1,000 parts, far beyond any real one, is refused before it costs time.
    /// Each deferred part of a union counts together with the days that it avoids. A day that none of
    /// its months has, such as 30 February, is refused too.
    ///
    /// - Throws: `DecodingError` that names the offending value.
    public init(from decoder: any Decoder) throws {
      guard decoder.codingPath.count < RuleLimits.deepestPart else {
        throw Self.corrupted(
          decoder, HolidayRuleError(.tooDeep, value: "\(RuleLimits.deepestPart)"))
      }
      do {
        if let word = try matching({ try decoder.singleValueContainer().decode(String.self) }) {
          self = try Self.rule(word: word, decoder)
        } else if let parts = try matching({ try decoder.unkeyedContainer() }) {
          self = try .union(Self.rules(parts))
        } else {
          self = try Self.rule(object: decoder.container(keyedBy: Key.self), decoder)
        }
        try Self.checkSize(node.size)
      } catch let error as HolidayRuleError {
        throw Self.corrupted(decoder, error)
      }
    }

    private static func rule(word: String, _ decoder: any Decoder) throws -> HolidayRule {
      if let days = NamedDays(rawValue: word) { return HolidayRule(.named(days)) }
      guard word == "never" else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no such rule: \"\(word)\""))
      }
      return .never
    }

    private static func rules(_ container: any UnkeyedDecodingContainer) throws -> [HolidayRule] {
      var container = container
      var rules: [HolidayRule] = []
      var size = 0
      while !container.isAtEnd {
        let rule = try container.decode(HolidayRule.self)
        size += rule.node.size
        try checkSize(size)
        rules.append(rule)
      }
      guard !rules.isEmpty else { throw HolidayRuleError(.empty, value: "rules") }
      return rules
    }

    private static func rule(
      object: KeyedDecodingContainer<Key>, _ decoder: any Decoder
    ) throws -> HolidayRule {
      if try isPart(object, .nth, ofKeys: 2) {
        return try HolidayRule(
          validatingNth: numbers(object, .nth), object.decode(Weekday.self, forKey: .weekday))
      }
      if try isPart(object, .days) {
        return try HolidayRule(validatingDays: numbers(object, .days))
      }
      if try isPart(object, .last) { return .last(try object.decode(Weekday.self, forKey: .last)) }
      if try isPart(object, .every) {
        return .every(try object.decode(Weekday.self, forKey: .every))
      }
      if try isPart(object, .everyOther, ofKeys: 2) {
        return try .everyOther(
          object.decode(Weekday.self, forKey: .everyOther),
          from: object.decode(CivilDate.self, forKey: .from))
      }
      if try isPart(object, .yearly) {
        return .yearly(try object.decode(MonthDay.self, forKey: .yearly))
      }
      if try isPart(object, .eveOf) {
        return .eve(of: try object.decode(HolidayRule.self, forKey: .eveOf))
      }
      if try isPart(object, .dayAfterOf) {
        return .dayAfter(of: try object.decode(HolidayRule.self, forKey: .dayAfterOf))
      }
      if try isPart(object, .intersection) {
        let rules = try rules(object.nestedUnkeyedContainer(forKey: .intersection))
        return HolidayRule(.intersection(of: rules.map { $0.node }))
      }
      let isPart = [Key.months, .rule, .deferredPast, .except].contains { object.contains($0) }
      guard isPart else { throw try noSuchPart(decoder) }
      try checkKeys(object, most: 2)
      let rule = try object.decode(HolidayRule.self, forKey: .rule)
      if object.contains(.months) {
        let months = try numbers(object, .months)
        let limited = try HolidayRule(validatingMonths: months, rule)
        let bits: UInt16 = months.reduce(0) { $0 | 1 << UInt16($1) }
        if let day = rule.node.day(missingIn: MonthSet(bits: bits)) {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: object.codingPath,
              debugDescription: "a day \(day), which none of the months \(months) has"))
        }
        return limited
      }
      if object.contains(.deferredPast) {
        let other = try object.decode(HolidayRule.self, forKey: .deferredPast)
        try checkSize(rule.node.size(deferredPast: other.node))
        return rule.deferred(past: other)
      }
      return rule.except(try object.decode(HolidayRule.self, forKey: .except))
    }

    /// The error for an object that has the keys of no part.
    private static func noSuchPart(_ decoder: any Decoder) throws -> any Error {
      let keys = try decoder.container(keyedBy: TextKey.self).allKeys
      let names = keys.map { "\"\($0.stringValue)\"" }.sorted().joined(separator: ", ")
      return DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: names.isEmpty ? "a rule without keys" : "no such rule: \(names)"))
    }

    /// Whether an object has the first key of a part, and only keys of that part.
    private static func isPart(
      _ object: KeyedDecodingContainer<Key>, _ key: Key, ofKeys most: Int = 1
    ) throws -> Bool {
      guard object.contains(key) else { return false }
      try checkKeys(object, most: most)
      return true
    }

    private static func checkKeys(
      _ object: KeyedDecodingContainer<Key>, most: Int
    ) throws {
      let keys = object.allKeys
      guard keys.count > most else { return }
      let names = keys.map { $0.rawValue }.sorted().joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: object.codingPath, debugDescription: "the keys of two parts: \(names)"))
    }

    private static func checkSize(_ size: Int) throws(HolidayRuleError) {
      guard size <= RuleLimits.mostNodes else {
        throw HolidayRuleError(.tooManyParts, value: "\(RuleLimits.mostNodes)")
      }
    }

    private static func numbers(
      _ object: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> [Int] {
      let numbers = try object.decode([Int].self, forKey: key)
      guard !numbers.isEmpty else { throw HolidayRuleError(.empty, value: key.rawValue) }
      return numbers
    }

    private static func corrupted(_ decoder: any Decoder, _ error: HolidayRuleError) -> any Error {
      DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description))
    }

    public func encode(to encoder: any Encoder) throws {
      switch node {
      case .never: try encodeText("never", to: encoder)
      case .named(let days): try encodeText(days.rawValue, to: encoder)
      case .union(let parts):
        var container = encoder.unkeyedContainer()
        for part in parts { try container.encode(HolidayRule(part)) }
      default:
        var object = encoder.container(keyedBy: Key.self)
        try encode(into: &object)
      }
    }

    private func encode(into object: inout KeyedEncodingContainer<Key>) throws {
      switch node {
      case .nth(let bits, let weekday):
        try object.encode((1...5).filter { bits & (1 << UInt8($0 - 1)) != 0 }, forKey: .nth)
        try object.encode(weekday, forKey: .weekday)
      case .last(let weekday): try object.encode(weekday, forKey: .last)
      case .every(let weekday): try object.encode(weekday, forKey: .every)
      case .everyOther(let first):
        try object.encode(first.weekday, forKey: .everyOther)
        try object.encode(first, forKey: .from)
      case .days(let days): try object.encode(days, forKey: .days)
      case .eve(let inner): try object.encode(HolidayRule(inner), forKey: .eveOf)
      case .during(let months, let inner):
        if let monthDay = node.singleMonthDay {
          try object.encode(monthDay, forKey: .yearly)
        } else {
          try object.encode(months.months, forKey: .months)
          try object.encode(HolidayRule(inner), forKey: .rule)
        }
      case .dayAfter(let inner): try object.encode(HolidayRule(inner), forKey: .dayAfterOf)
      case .deferred(let inner, let past):
        try object.encode(HolidayRule(inner), forKey: .rule)
        try object.encode(HolidayRule(past), forKey: .deferredPast)
      case .intersection(let parts):
        try object.encode(parts.map { HolidayRule($0) }, forKey: .intersection)
      case .except(let inner, let exception):
        try object.encode(HolidayRule(inner), forKey: .rule)
        try object.encode(HolidayRule(exception), forKey: .except)
      case .never, .named,
        .union:
        assertionFailure("\(self) is stored without an object")
      }
    }
  }

  /// The result of a decoding, or `nil` when the value has a different type.
  package func matching<Value>(_ decode: () throws -> Value) throws -> Value? {
    do {
      return try decode()
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  extension RuleNode {
    /// A day of the month that the node names and that none of some months has in any year.
    fileprivate func day(missingIn months: MonthSet) -> Int? {
      switch self {
      case .days(.all): nil
      case .days(let days): days.subtracting(months.days).first
      case .union(let parts): parts.lazy.compactMap { $0.day(missingIn: months) }.first
      default: nil
      }
    }

    /// The day of the year when the node is one such day.
    fileprivate var singleMonthDay: MonthDay? {
      guard case .during(let months, .days(let days)) = self else { return nil }
      guard months.months.count == 1, days.count == 1 else { return nil }
      return MonthDay(
        month: months.bits.trailingZeroBitCount, day: days.bits.trailingZeroBitCount)
    }
  }
#endif
