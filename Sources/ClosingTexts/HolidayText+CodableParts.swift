// The stored forms of the parts of a reading; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar
  import MartModels

  extension HolidayText.Closure: Codable {
    private enum Key: String, CodingKey { case from, through }

    /// Reads a closure, such as `{"from": "2026-12-01", "through": "2026-12-20"}`.
    ///
    /// - Throws: `DecodingError`, also for a closure that ends before it begins.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let from = try container.decodeIfPresent(CivilDate.self, forKey: .from)
      let through = try container.decode(CivilDate.self, forKey: .through)
      if let from, through < from {
        throw container.corrupted("\(through) is before \(from)", .through)
      }
      self.init(from: from, through: through)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(from, forKey: .from)
      try container.encode(through, forKey: .through)
    }
  }

  extension HolidayText.Condition.Outcome: Codable {}

  extension HolidayText.Condition: Codable {
    private enum Key: String, CodingKey { case days, test, outcome }

    /// Reads a condition, such as `{"test": "publicHolidays", "outcome": "movesToNextDay"}`.
    ///
    /// - Throws: `DecodingError` for an impossible form.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        days: try container.decodeIfPresent(HolidayRule.self, forKey: .days),
        test: try container.decode(HolidayRule.self, forKey: .test),
        outcome: try container.decode(Outcome.self, forKey: .outcome))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(days, forKey: .days)
      try container.encode(test, forKey: .test)
      try container.encode(outcome, forKey: .outcome)
    }
  }

  extension HolidayText.Reason: Codable {
    /// Reads a reason from its stable name, even one that this version does not know.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for anything but Latin letters, a small one first.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { name in
        let letters = name.utf8
        let isName =
          letters.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true
          && letters.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        return isName ? Self(rawValue: name) : nil
      }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(rawValue, to: encoder) }
  }

  extension HolidayText.Remainder: Codable {
    private enum Key: String, CodingKey { case text, reason, utf8Range, date }

    /// Reads a remainder, such as `{"text": "휴무", "reason": "missingDay", "utf8Range": [0, 6]}`.
    ///
    /// - Throws: `DecodingError`, also for a place that ends before it begins, or begins before 0.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let bounds = try container.decode([Int].self, forKey: .utf8Range)
      guard bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1] else {
        throw container.corrupted("no place: \(bounds)", .utf8Range)
      }
      self.init(
        text: try container.decode(String.self, forKey: .text),
        reason: try container.decode(HolidayText.Reason.self, forKey: .reason),
        utf8Range: bounds[0]..<bounds[1],
        date: try container.decodeIfPresent(CivilDate.self, forKey: .date))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: .text)
      try container.encode(reason, forKey: .reason)
      try container.encode([utf8Range.lowerBound, utf8Range.upperBound], forKey: .utf8Range)
      try container.encodeIfPresent(date, forKey: .date)
    }
  }
#endif
