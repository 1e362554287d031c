// Subscribers and identities in JSON; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar
  import MartModels

  extension AlertIdentity: Codable {
    /// Reads the identity from its text.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { AlertIdentity($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension LeadDays: Codable {
    /// Reads leads from a list of numbers.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a number outside 0…31.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let days = try container.decode([Int].self)
      guard let leads = LeadDays(days) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a lead outside 0…31")
      }
      self = leads
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(days)
    }
  }

  extension AlertSubscriber: Codable {
    private enum Key: String, CodingKey { case id, favorites, leads, minuteOfDay, language, sent }

    /// Reads a subscriber; only `id` is required.
    ///
    /// The language is a tag, `ko` or `en`. One that this version does not speak, such as `fr`, is
    /// kept and written back, and the messages are Korean.
    ///
    /// A body that `FavoritesSync` wrote, `{"favorites":[…]}`, lacks the name, which is the key under
    /// which the server keeps it; `init(id:favoritesBody:)` reads one.
    ///
    /// - Throws: `DecodingError` also for an empty `id` or `language`, a lead outside 0…31 and
    ///   a minute outside 0…1439.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      let minute = try row.decodeIfPresent(Int.self, forKey: .minuteOfDay)
      if let minute, !(0..<1_440).contains(minute) {
        throw DecodingError.dataCorruptedError(
          forKey: .minuteOfDay, in: row, debugDescription: "no minute of a day: \(minute)")
      }
      let id = try row.decode(String.self, forKey: .id)
      let tag = try row.decodeIfPresent(String.self, forKey: .language)
      for (key, text) in [(Key.id, id), (.language, tag)] where text?.isEmpty == true {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: row, debugDescription: "an empty \(key.rawValue)")
      }
      self.init(
        id: id,
        favorites: try row.decodeIfPresent([Int].self, forKey: .favorites) ?? [],
        leads: try row.decodeIfPresent(LeadDays.self, forKey: .leads),
        notBefore: minute.flatMap { TimeOfDay(minutes: $0) },
        language: tag.map { PhraseLanguage(keeping: $0) } ?? .korean,
        sent: try row.decodeIfPresent([AlertIdentity].self, forKey: .sent) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: Key.self)
      try row.encode(id, forKey: .id)
      try row.encode(favorites, forKey: .favorites)
      try row.encodeIfPresent(leads, forKey: .leads)
      try row.encodeIfPresent(notBefore?.minutes, forKey: .minuteOfDay)
      try row.encode(language.tag, forKey: .language)
      if !sent.isEmpty { try row.encode(sent, forKey: .sent) }
    }
  }

  extension AlertSettings: Codable {
    private enum Key: String, CodingKey { case leads, minuteOfDay, language }

    /// Reads settings; what is left out is the default.
    ///
    /// - Throws: `DecodingError` for a lead outside 0…31; a minute outside the day is clamped.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      self.init()
      if let leads = try fields.decodeIfPresent(LeadDays.self, forKey: .leads) {
        self.leads = leads
      }
      if let minute = try fields.decodeIfPresent(Int.self, forKey: .minuteOfDay) {
        time = TimeOfDay(clamping: minute)
      }
      if let tag = try fields.decodeIfPresent(String.self, forKey: .language) {
        language = PhraseLanguage(keeping: tag)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(leads, forKey: .leads)
      try fields.encode(time.minutes, forKey: .minuteOfDay)
      try fields.encode(language.tag, forKey: .language)
    }
  }
#endif

extension PhraseLanguage {
  /// Keeps the tag of a language that this version does not speak.
  init(keeping tag: String) {
    let spoken = PhraseLanguage(languageTag: tag)
    let isEnglish = tag.lowercased().split { $0 == "-" || $0 == "_" }.first == "en"
    self = spoken == .korean || isEnglish ? spoken : PhraseLanguage(rawValue: tag)
  }

  /// The tag under which a subscriber is stored.
  var tag: String {
    switch self {
    case .korean: "ko"
    case .english: "en"
    default: rawValue
    }
  }
}
