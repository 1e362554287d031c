// The stored form of readings, which leaves out empty properties; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar
  import MartModels

  extension HolidayText: Codable {
    private enum Key: String, CodingKey {
      case text, reference, kind, branchNotices, facilityNotices, unread
    }

    /// Decodes a stored reading; the text is not read again.
    ///
    /// ```json
    /// { "text": "일산점은 2/13 정상영업", "reference": "2019-02-01",
    ///   "branchNotices": [{ "names": ["일산점"], "openDates": ["2019-02-13"] }] }
    /// ```
    ///
    /// The properties that apply to every branch are at the top level, next to `text`.
    ///
    /// - Throws: `DecodingError` for an impossible form, such as a place outside the text or a
    ///   notice for nobody.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let text = try container.decode(String.self, forKey: .text)
      self.init(
        text: text, reference: try container.decode(CivilDate.self, forKey: .reference),
        // Notices are stored without their kind.
        kind: try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .notice,
        general: try Notice(from: decoder))
      guard general.names.isEmpty else {
        throw container.corrupted("the notice for every branch has names", .text)
      }
      branchNotices = try Self.notices(container, .branchNotices)
      facilityNotices = try Self.notices(container, .facilityNotices)
      unread = try container.list(.unread)
      let length = text.utf8.count
      if let outside = unread.first(where: { $0.utf8Range.upperBound > length }) {
        throw container.corrupted("\(outside.utf8Range) is outside the text", .unread)
      }
    }

    /// The notices of a list, each of which must have names.
    private static func notices(
      _ container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> [Notice] {
      let notices: [Notice] = try container.list(key)
      guard notices.allSatisfy({ !$0.names.isEmpty && !$0.names.contains("") }) else {
        throw container.corrupted("a notice without a name", key)
      }
      return notices
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: .text)
      try container.encode(reference, forKey: .reference)
      if kind != .notice { try container.encode(kind, forKey: .kind) }
      try general.encode(to: encoder)
      try container.encode(list: branchNotices, .branchNotices)
      try container.encode(list: facilityNotices, .facilityNotices)
      try container.encode(list: unread, .unread)
    }
  }

  extension HolidayText.Kind: Codable {}

  extension HolidayText.Notice: Codable {
    private enum Key: String, CodingKey {
      case names, rule, openRule, closedDates, openDates, moves, earlyClosings, closures
      case effectiveFrom, formerRule, conditions, tentativeRule, tentativeDates, hours
      case closedForGoodFrom, isList, addsDates, addsRule, namedDates, mayEndClosures
    }

    /// Reads what was said about some branches, such as `{"names": ["일산점"], "rule": "never"}`.
    ///
    /// - Throws: `DecodingError` for an impossible form.
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: Key.self)
      names = try container.list(.names)
      rule = try container.decodeIfPresent(HolidayRule.self, forKey: .rule)
      openRule = try container.decodeIfPresent(HolidayRule.self, forKey: .openRule)
      closedDates = try container.list(.closedDates).sortedUniquely()
      openDates = try container.list(.openDates).sortedUniquely()
      moves = try container.list(.moves)
      earlyClosings = try container.list(.earlyClosings)
      closures = try container.list(.closures)
      closedForGoodFrom = try container.decodeIfPresent(CivilDate.self, forKey: .closedForGoodFrom)
      effectiveFrom = try container.decodeIfPresent(CivilDate.self, forKey: .effectiveFrom)
      formerRule = try container.decodeIfPresent(HolidayRule.self, forKey: .formerRule)
      conditions = try container.list(.conditions)
      tentativeRule = try container.decodeIfPresent(HolidayRule.self, forKey: .tentativeRule)
      tentativeDates = try container.list(.tentativeDates).sortedUniquely()
      hoursText = try container.decodeIfPresent(String.self, forKey: .hours)
      isList = try container.decodeIfPresent(Bool.self, forKey: .isList) ?? false
      addsDates = try container.decodeIfPresent(Bool.self, forKey: .addsDates) ?? false
      namedDates = try container.list(.namedDates).sortedUniquely()
      addsRule = try container.decodeIfPresent(Bool.self, forKey: .addsRule) ?? false
      mayEndClosures = try container.decodeIfPresent(Bool.self, forKey: .mayEndClosures) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(list: names, .names)
      try container.encodeIfPresent(rule, forKey: .rule)
      try container.encodeIfPresent(openRule, forKey: .openRule)
      try container.encode(list: closedDates, .closedDates)
      try container.encode(list: openDates, .openDates)
      try container.encode(list: moves, .moves)
      try container.encode(list: earlyClosings, .earlyClosings)
      try container.encode(list: closures, .closures)
      try container.encodeIfPresent(closedForGoodFrom, forKey: .closedForGoodFrom)
      try container.encodeIfPresent(effectiveFrom, forKey: .effectiveFrom)
      try container.encodeIfPresent(formerRule, forKey: .formerRule)
      try container.encode(list: conditions, .conditions)
      try container.encodeIfPresent(tentativeRule, forKey: .tentativeRule)
      try container.encode(list: tentativeDates, .tentativeDates)
      try container.encodeIfPresent(hoursText, forKey: .hours)
      if isList { try container.encode(true, forKey: .isList) }
      if addsDates { try container.encode(true, forKey: .addsDates) }
      try container.encode(list: namedDates, .namedDates)
      if addsRule { try container.encode(true, forKey: .addsRule) }
      if mayEndClosures { try container.encode(true, forKey: .mayEndClosures) }
    }
  }

  extension KeyedDecodingContainer {
    /// The list of a key, empty when the key is missing.
    func list<Element: Decodable>(_ key: Key) throws -> [Element] {
      try decodeIfPresent([Element].self, forKey: key) ?? []
    }

    func corrupted(_ message: String, _ key: Key) -> DecodingError {
      .dataCorruptedError(forKey: key, in: self, debugDescription: message)
    }
  }

  extension KeyedEncodingContainer {
    /// Writes a list that is not empty.
    fileprivate mutating func encode(list: [some Encodable], _ key: Key) throws {
      if !list.isEmpty { try encode(list, forKey: key) }
    }
  }
#endif
