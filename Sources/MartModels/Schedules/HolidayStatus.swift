/// Whether a store is closed on a date, and how anyone knows.
///
/// There is no `isOpen: Bool`: the answer "nobody knows yet" would have to become one of the two,
/// and somebody would drive to a shut door. Switch over the three cases instead.
public enum HolidayStatus: Hashable, Sendable {
  /// The store is closed.
  case closed(Basis)
  /// The store is open.
  case open(Basis)
  /// Nothing is published for the date and no rule is known to hold on it.
  case unknown
}

extension HolidayStatus {
  /// What a status rests on: where it comes from and how sure it is.
  public struct Basis: Hashable, Sendable {
    /// Where an answer comes from; new sources may appear in later versions.
    public struct Source: RawRepresentable, Hashable, Sendable {
      /// The stable name of the source.
      public let rawValue: String

      /// Makes a source from its stable name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The store has closed for good.
      public static let closedForGood = Source(rawValue: "closedForGood")
      /// The store is closed for a time.
      public static let temporarilyClosed = Source(rawValue: "temporarilyClosed")
      /// A single day that was announced apart from the regular closings.
      public static let override = Source(rawValue: "override")
      /// The dates that the store published for the month.
      public static let published = Source(rawValue: "published")
      /// A rule that is known to hold on the date.
      public static let rule = Source(rawValue: "rule")
    }

    /// How sure an answer is.
    public enum Certainty: Hashable, Sendable {
      /// The store or its municipality said so for this very day.
      case confirmed
      /// A rule says so, and the month is an ordinary one.
      case projected
      /// A rule says so, but the store may well swap the day or has not said until when it holds.
      case tentative
    }

    /// Where the answer comes from.
    public let source: Source
    /// How sure the answer is.
    public let certainty: Certainty

    package init(_ source: Source, _ certainty: Certainty) {
      self.source = source
      self.certainty = certainty
    }

    /// Whether the answer may well change, as rule days in a Seollal or Chuseok month do.
    public var isTentative: Bool { certainty == .tentative }
  }

  /// What the status rests on, or `nil` when it is unknown.
  public var basis: Basis? {
    switch self {
    case .closed(let basis), .open(let basis): basis
    case .unknown: nil
    }
  }
}
