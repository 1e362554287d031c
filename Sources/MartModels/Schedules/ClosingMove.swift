public import KoreanCalendar

/// A closing day that moved to another date.
public struct ClosingMove: Hashable, Sendable {
  /// The date on which the store would have closed, and on which it is open now.
  public let from: CivilDate
  /// The date on which it closes instead.
  public let to: CivilDate

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - from: the date on which the store would have closed.
  ///   - to: the date on which it closes instead.
  public init(from: CivilDate, to: CivilDate) {
    self.from = from
    self.to = to
  }
}

extension ClosingMove: CustomStringConvertible {
  /// The two dates, such as `2027-02-14 → 2027-02-10`.
  public var description: String { "\(from) → \(to)" }
}

// The stored form; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ClosingMove: Codable {
    private enum Key: String, CodingKey { case from, to }

    /// Reads a move, such as `{"from": "2027-02-14", "to": "2027-02-10"}`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        from: try container.decode(CivilDate.self, forKey: .from),
        to: try container.decode(CivilDate.self, forKey: .to))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
    }
  }
#endif
