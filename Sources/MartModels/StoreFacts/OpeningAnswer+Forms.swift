import KoreanCalendar

extension OpeningAnswer: CustomStringConvertible {
  /// The answer as written in code, such as `.open(closes: 2026-11-21T23:00)`.
  public var description: String {
    switch self {
    case .open(let closes): ".open(closes: \(answerText(closes)))"
    case .closed(let opens): ".closed(opens: \(answerText(opens)))"
    case .openHoursUnknown: ".openHoursUnknown"
    case .unknown: ".unknown"
    }
  }
}

// The stored form, so that an app can pass it to its widget; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension OpeningAnswer: Codable {
    private enum Key: String, CodingKey { case answer, closes, opens, basis }

    /// Reads an answer, such as `{"answer": "open", "closes": "2026-11-21T23:00"}`, with the object
    /// of its `basis` if it has one.
    ///
    /// - Throws: `DecodingError` for an unknown answer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let basis = try container.decodeIfPresent(HolidayStatus.Basis.self, forKey: .basis)
      func time(_ key: Key) throws -> WallTime? {
        try container.decodeIfPresent(WallTime.self, forKey: key)?.resting(on: basis)
      }
      switch try container.decode(String.self, forKey: .answer) {
      case "open": self = .open(closes: try time(.closes))
      case "closed": self = .closed(opens: try time(.opens))
      case "openHoursUnknown": self = .openHoursUnknown(basis: basis)
      case "unknown": self = .unknown
      case let other: throw container.unexpected(other, forKey: .answer)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .open(let closes):
        try container.encode("open", forKey: .answer)
        try container.encodeIfPresent(closes, forKey: .closes)
      case .closed(let opens):
        try container.encode("closed", forKey: .answer)
        try container.encodeIfPresent(opens, forKey: .opens)
      case .openHoursUnknown: try container.encode("openHoursUnknown", forKey: .answer)
      case .unknown: try container.encode("unknown", forKey: .answer)
      }
      try container.encodeIfPresent(basis, forKey: .basis)
    }
  }
#endif
