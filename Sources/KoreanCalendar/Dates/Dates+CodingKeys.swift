// Dates and weekdays as the keys of a coded dictionary: `[CivilDate: Int]` encodes as an object
// whose keys are dates, not as an array. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension CivilDate: CodingKeyRepresentable {
    /// The date as `yyyy-MM-dd`.
    public var codingKey: any CodingKey { TextKey(description) }

    /// Reads the date from a key `yyyy-MM-dd`.
    public init?<Key: CodingKey>(codingKey: Key) { self.init(codingKey.stringValue) }
  }

  extension YearMonth: CodingKeyRepresentable {
    /// The month as `yyyy-MM`.
    public var codingKey: any CodingKey { TextKey(description) }

    /// Reads the month from a key `yyyy-MM`.
    public init?<Key: CodingKey>(codingKey: Key) { self.init(codingKey.stringValue) }
  }

  extension MonthDay: CodingKeyRepresentable {
    /// The month day as `MM-dd`.
    public var codingKey: any CodingKey { TextKey(description) }

    /// Reads the month day from a key `MM-dd`.
    public init?<Key: CodingKey>(codingKey: Key) { self.init(codingKey.stringValue) }
  }

  extension Weekday: CodingKeyRepresentable {
    /// The English name in lower case, such as `sunday`.
    public var codingKey: any CodingKey { TextKey(englishName.lowercased()) }

    /// Reads the weekday from its English name in lower case.
    public init?<Key: CodingKey>(codingKey: Key) {
      guard
        let weekday = Weekday.allCases.first(where: {
          $0.englishName.lowercased() == codingKey.stringValue
        })
      else { return nil }
      self = weekday
    }
  }

  /// A key that is a text.
  package struct TextKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ text: String) { stringValue = text }
    package init?(stringValue: String) { self.init(stringValue) }
    package init?(intValue: Int) { nil }
  }
#endif
