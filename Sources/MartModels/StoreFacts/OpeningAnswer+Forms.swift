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
    private enum Key: String, CodingKey { case answer, closes, opens }

    /// Reads an answer, such as `{"answer": "open", "closes": "2026-11-21T23:00"}`.
    ///
    /// - Throws: `DecodingError` for an unknown answer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      switch try container.decode(String.self, forKey: .answer) {
      case "open":
        self = .open(closes: try container.decodeIfPresent(WallTime.self, forKey: .closes))
      case "closed":
        self = .closed(opens: try container.decodeIfPresent(WallTime.self, forKey: .opens))
      case "openHoursUnknown": self = .openHoursUnknown
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
    }
  }
#endif
