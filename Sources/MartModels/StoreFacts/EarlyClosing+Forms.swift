// How an early closing prints and is stored.

extension EarlyClosing: CustomStringConvertible {
  /// The days and the time, such as `설날 전날 19:00`; after midnight the hours count on.
  public var description: String {
    "\(days) \(closes / 60):\(closes % 60 < 10 ? "0" : "")\(closes % 60)"
  }
}

#if !hasFeature(Embedded)
  extension EarlyClosing: Codable {
    private enum Key: String, CodingKey { case days, closes }

    /// Reads an early closing, such as `{"days": {"eveOf": "seollal"}, "closes": 1140}`.
    ///
    /// - Throws: `DecodingError` for an invalid rule, or an impossible minute.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let closes = try container.decode(Int.self, forKey: .closes)
      guard 0...2_880 ~= closes else { throw container.unexpected("\(closes)", forKey: .closes) }
      self.init(days: try container.decode(HolidayRule.self, forKey: .days), closes: closes)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(days, forKey: .days)
      try container.encode(closes, forKey: .closes)
    }
  }
#endif
