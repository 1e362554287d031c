// The stored forms of schedules and their facts; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension HolidaySchedule: Codable {
    private enum Key: String, CodingKey {
      case rules, published, overrides, closures, closedForGoodFrom, municipal
    }

    /// Reads a schedule; every list may be absent.
    ///
    /// - Throws: `DecodingError` that names the facts that contradict each other.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let rules = try container.decodeIfPresent([RulePeriod].self, forKey: .rules)
      let published = try container.decodeIfPresent([PublishedMonth].self, forKey: .published)
      let overrides = try container.decodeIfPresent([ScheduleOverride].self, forKey: .overrides)
      let closures = try container.decodeIfPresent([StoreClosure].self, forKey: .closures)
      let end = try container.decodeIfPresent(CivilDate.self, forKey: .closedForGoodFrom)
      let municipal = try container.decodeIfPresent([RulePeriod].self, forKey: .municipal)
      self = try validated(decoder) { () throws(HolidayScheduleError) in
        try HolidaySchedule(
          rules: rules ?? [], published: published ?? [], overrides: overrides ?? [],
          closures: closures ?? [], closedForGoodFrom: end, municipal: municipal ?? [])
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      if !rules.isEmpty { try container.encode(rules, forKey: .rules) }
      if !published.isEmpty { try container.encode(published, forKey: .published) }
      if !overrides.isEmpty { try container.encode(overrides, forKey: .overrides) }
      if !closures.isEmpty { try container.encode(closures, forKey: .closures) }
      try container.encodeIfPresent(closedForGoodFrom, forKey: .closedForGoodFrom)
      if !designations.isEmpty { try container.encode(designations, forKey: .municipal) }
    }
  }

  extension RulePeriod: Codable {
    private enum Key: String, CodingKey { case rule, from, through, source, tentative }

    /// Reads a rule with its dates.
    ///
    /// - Throws: `DecodingError` that names a period which ends before it begins.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let rule = try container.decode(HolidayRule.self, forKey: .rule)
      let from = try container.decodeIfPresent(CivilDate.self, forKey: .from)
      let through = try container.decodeIfPresent(CivilDate.self, forKey: .through)
      let source = try container.decodeIfPresent(String.self, forKey: .source)
      let tentative = try container.decodeIfPresent(HolidayRule.self, forKey: .tentative)
      self = try validated(decoder) { () throws(HolidayScheduleError) in
        try RulePeriod(
          rule, from: from, through: through, source: source, tentative: tentative)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(rule, forKey: .rule)
      try container.encodeIfPresent(from, forKey: .from)
      try container.encodeIfPresent(through, forKey: .through)
      try container.encodeIfPresent(source, forKey: .source)
      try container.encodeIfPresent(tentative, forKey: .tentative)
    }
  }

  extension PublishedMonth: Codable {
    private enum Key: String, CodingKey { case month, closed, covered, tentative }

    /// Reads the publication of a month; without covered days it covers the whole month.
    ///
    /// - Throws: `DecodingError` that names a day that the month does not have.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let month = try container.decode(YearMonth.self, forKey: .month)
      let closed = try container.decode(DaySet.self, forKey: .closed)
      let covered = try container.decodeIfPresent(DaySet.self, forKey: .covered)
      let tentative = try container.decodeIfPresent(DaySet.self, forKey: .tentative)
      self = try validated(decoder) { () throws(HolidayScheduleError) in
        try PublishedMonth(
          month, closed: closed, covered: covered, tentative: tentative ?? DaySet())
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(month, forKey: .month)
      try container.encode(closed, forKey: .closed)
      if covered != month.allDays { try container.encode(covered, forKey: .covered) }
      if !tentative.isEmpty { try container.encode(tentative, forKey: .tentative) }
    }
  }

  extension ScheduleOverride: Codable {
    private enum Key: String, CodingKey { case closed, open, movedFrom, movedTo, reason }

    /// Reads an override: `closed`, `open`, or `movedFrom` and `movedTo`.
    ///
    /// - Throws: `DecodingError` when it is none of them or more than one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let closed = try container.decodeIfPresent(CivilDate.self, forKey: .closed)
      let open = try container.decodeIfPresent(CivilDate.self, forKey: .open)
      let from = try container.decodeIfPresent(CivilDate.self, forKey: .movedFrom)
      let to = try container.decodeIfPresent(CivilDate.self, forKey: .movedTo)
      let reason = try container.decodeIfPresent(String.self, forKey: .reason)
      switch (closed, open, from, to) {
      case (let date?, nil, nil, nil): self.init(.closed(date), reason: reason)
      case (nil, let date?, nil, nil): self.init(.open(date), reason: reason)
      case (nil, nil, let from?, let to?): self.init(.moved(from: from, to: to), reason: reason)
      default:
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "an override is closed, open, or movedFrom with movedTo"))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch change {
      case .closed(let date): try container.encode(date, forKey: .closed)
      case .open(let date): try container.encode(date, forKey: .open)
      case .moved(let from, let to):
        try container.encode(from, forKey: .movedFrom)
        try container.encode(to, forKey: .movedTo)
      }
      try container.encodeIfPresent(reason, forKey: .reason)
    }
  }

  extension StoreClosure: Codable {
    private enum Key: String, CodingKey { case from, through }

    /// Reads a closure; without a last day it lasts until further notice.
    ///
    /// - Throws: `DecodingError` that names a closure which ends before it begins.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let from = try container.decode(CivilDate.self, forKey: .from)
      let through = try container.decodeIfPresent(CivilDate.self, forKey: .through)
      self = try validated(decoder) { () throws(HolidayScheduleError) in
        try StoreClosure(from: from, through: through)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(from, forKey: .from)
      try container.encodeIfPresent(through, forKey: .through)
    }
  }

  /// A value made from decoded parts, with a contradiction reported as corrupted data.
  private func validated<Value>(
    _ decoder: any Decoder, _ make: () throws(HolidayScheduleError) -> Value
  ) throws -> Value {
    do throws(HolidayScheduleError) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }
#endif
