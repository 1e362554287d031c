// The stored forms of answers, so that an app can pass them to its widget; Embedded Swift has no
// Codable.
#if !hasFeature(Embedded)
  import KoreanCalendar

  extension HolidayStatus.Basis.Source: Codable {
    /// Reads a source from its stable name, even one that this version does not know.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for anything but 1 to 20 Latin letters and digits.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { Self(rawValue: $0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(rawValue, to: encoder) }
  }

  extension HolidayStatus.Basis.Certainty: Codable {
    /// Reads a certainty from its name, such as `confirmed`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names any other text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { name in
        [.tentative, .projected, .confirmed].first { $0.name == name }
      }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(name, to: encoder) }
  }

  extension HolidayStatus.Basis: Codable {
    private enum Key: String, CodingKey { case source, certainty }

    /// Reads a basis, such as `{"source": "rule", "certainty": "projected"}`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        try container.decode(Source.self, forKey: .source),
        try container.decode(Certainty.self, forKey: .certainty))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(source, forKey: .source)
      try container.encode(certainty, forKey: .certainty)
    }
  }

  extension Closing: Codable {
    private enum Key: String, CodingKey { case date, basis }

    /// Reads a closing from its date and its basis.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        date: try container.decode(CivilDate.self, forKey: .date),
        basis: try container.decode(HolidayStatus.Basis.self, forKey: .basis))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(date, forKey: .date)
      try container.encode(basis, forKey: .basis)
    }
  }

  extension HolidayExplanation: Codable {
    private enum Key: String, CodingKey { case korean, english }

    /// Reads an explanation from its two texts.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        korean: try container.decode(String.self, forKey: .korean),
        english: try container.decode(String.self, forKey: .english))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(korean, forKey: .korean)
      try container.encode(english, forKey: .english)
    }
  }

  extension HolidayStatus: Codable {
    private enum Key: String, CodingKey { case status, basis }

    /// Reads a status, such as `{"status": "closed", "basis": {…}}`.
    ///
    /// - Throws: `DecodingError` for an unknown status, or one without its basis.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      switch try container.decode(String.self, forKey: .status) {
      case "closed": self = .closed(try container.decode(Basis.self, forKey: .basis))
      case "open": self = .open(try container.decode(Basis.self, forKey: .basis))
      case "unknown": self = .unknown
      case let other: throw container.unexpected(other, forKey: .status)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      let name =
        switch self {
        case .closed: "closed"
        case .open: "open"
        case .unknown: "unknown"
        }
      try container.encode(name, forKey: .status)
      try container.encodeIfPresent(basis, forKey: .basis)
    }
  }

  extension StoreState: Codable {
    private enum Key: String, CodingKey { case state, from, through }

    /// Reads a state, such as `{"state": "closedForGood", "from": "2026-12-01"}`.
    ///
    /// - Throws: `DecodingError` for an unknown state, one without its date, or one that ends
    ///   before it begins.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      switch try container.decode(String.self, forKey: .state) {
      case "operating": self = .operating
      case "temporarilyClosed":
        let from = try container.decode(CivilDate.self, forKey: .from)
        let through = try container.decodeIfPresent(CivilDate.self, forKey: .through)
        if let through, through < from {
          throw container.unexpected(through.description, forKey: .through)
        }
        self = .temporarilyClosed(from: from, through: through)
      case "closedForGood":
        self = .closedForGood(from: try container.decode(CivilDate.self, forKey: .from))
      case let other: throw container.unexpected(other, forKey: .state)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .operating: try container.encode("operating", forKey: .state)
      case .temporarilyClosed(let from, let through):
        try container.encode("temporarilyClosed", forKey: .state)
        try container.encode(from, forKey: .from)
        try container.encodeIfPresent(through, forKey: .through)
      case .closedForGood(let from):
        try container.encode("closedForGood", forKey: .state)
        try container.encode(from, forKey: .from)
      }
    }
  }

  extension NextClosing: Codable {
    private enum Key: String, CodingKey { case next, closing, state, from, nextKnown, basis }

    /// Reads an answer, such as `{"next": "closing", "closing": {…}}`.
    ///
    /// - Throws: `DecodingError` for an unknown answer, or one with missing parts.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      switch try container.decode(String.self, forKey: .next) {
      case "closing": self = .closing(try container.decode(Closing.self, forKey: .closing))
      case "state": self = .state(try container.decode(StoreState.self, forKey: .state))
      case "unknown":
        self = .unknown(
          from: try container.decode(CivilDate.self, forKey: .from),
          nextKnown: try container.decodeIfPresent(Closing.self, forKey: .nextKnown))
      case "never":
        self = .never(
          basis: try container.decodeIfPresent(HolidayStatus.Basis.self, forKey: .basis) ?? .rule)
      case let other: throw container.unexpected(other, forKey: .next)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .closing(let closing):
        try container.encode("closing", forKey: .next)
        try container.encode(closing, forKey: .closing)
      case .state(let state):
        try container.encode("state", forKey: .next)
        try container.encode(state, forKey: .state)
      case .unknown(let from, let nextKnown):
        try container.encode("unknown", forKey: .next)
        try container.encode(from, forKey: .from)
        try container.encodeIfPresent(nextKnown, forKey: .nextKnown)
      case .never(let basis):
        try container.encode("never", forKey: .next)
        if basis != .rule { try container.encode(basis, forKey: .basis) }
      }
    }
  }

  extension KeyedDecodingContainer {
    /// The error for a value in none of the known forms.
    func unexpected(_ value: String, forKey key: Key) -> DecodingError {
      .dataCorruptedError(forKey: key, in: self, debugDescription: "unexpected: \"\(value)\"")
    }
  }
#endif
