/// Whether a store is closed on a date, and how that is known.
///
/// There is no `isOpen: Bool`: it would have to turn "nobody knows yet" into one of the two, and
/// somebody would drive to a closed store. Switch over the three cases instead.
public enum HolidayStatus: Hashable, Sendable {
  /// The store is closed.
  case closed(Basis)
  /// The store is open.
  case open(Basis)
  /// Nothing is published for the date, and no rule is known for it.
  case unknown
}

extension HolidayStatus {
  /// The basis of a status: where it comes from and how certain it is.
  public struct Basis: Hashable, Sendable {
    /// Where an answer comes from; new sources may appear in later versions.
    ///
    /// A source of a later version keeps its name and is weaker than every known one.
    public struct Source: RawRepresentable, Hashable, Sendable {
      // Numbers instead of the name: copying an answer counts no references.
      private let name: ShortName

      private init(name: ShortName) { self.name = name }
      private init(code: UInt64) { self.init(name: ShortName(number: code)) }

      // The default for a type with a raw value would compare the texts.
      public static func == (lhs: Source, rhs: Source) -> Bool { lhs.name == rhs.name }
      public func hash(into hasher: inout Hasher) { hasher.combine(name) }

      /// The stable names of the sources, in the order of their codes, the strongest layer first.
      private static let names: [String] = [
        "closedForGood", "temporarilyClosed", "override", "published", "rule", "municipal",
      ]

      /// Whether this version knows the source.
      package var isKnown: Bool { name.number != nil }

      /// The place of the source among the known ones, the strongest first; for any other, the place
      /// after the last.
      var rank: UInt8 { UInt8(truncatingIfNeeded: name.number ?? UInt64(Self.names.count)) }

      /// The source at a place among those that this version knows.
      init?(rank: UInt8) {
        guard rank < Self.names.count else { return nil }
        self.init(code: UInt64(rank))
      }

      /// The stable name of the source.
      public var rawValue: String { name.number.map { Self.names[Int($0)] } ?? name.text }

      /// Makes a source from its stable name, whether this version knows it or not.
      ///
      /// - Returns: `nil` for anything but 1 to 20 Latin letters and digits.
      public init?(rawValue: String) {
        if let code = Self.names.firstIndex(of: rawValue) {
          self.init(code: UInt64(code))
        } else if let name = ShortName(rawValue) {
          self.init(name: name)
        } else {
          return nil
        }
      }

      /// The store has closed for good.
      public static var closedForGood: Source { Source(code: 0) }
      /// The store is closed for a time.
      public static var temporarilyClosed: Source { Source(code: 1) }
      /// A single day that was announced separately from the regular closings.
      public static var override: Source { Source(code: 2) }
      /// The dates that the store published for the month.
      public static var published: Source { Source(code: 3) }
      /// A rule that applies on the date.
      public static var rule: Source { Source(code: 4) }
      /// The closing days that the municipality designated, which the store has not confirmed.
      public static var municipal: Source { Source(code: 5) }

      /// Whether a layer is weaker than another.
      fileprivate static func isWeaker(_ lhs: Source, than rhs: Source) -> Bool {
        rhs.name < lhs.name
      }
    }

    /// How certain an answer is.
    ///
    /// Less certain is smaller, so the minimum of several is the certainty of all together.
    public enum Certainty: Hashable, Sendable, Comparable {
      /// The store may well do otherwise.
      ///
      /// So is a rule or a list in a Seollal or Chuseok month, what only the municipality designated,
      /// a closure without an announced end, and in a summary or a widget row a day that only the
      /// hours take for closed.
      case tentative
      /// A rule says so, in an ordinary month.
      case projected
      /// The store announced it for exactly this day.
      case confirmed
    }

    /// Where the answer comes from.
    public let source: Source
    /// How certain the answer is.
    public let certainty: Certainty

    package init(_ source: Source, _ certainty: Certainty) {
      self.source = source
      self.certainty = certainty
    }

    /// Whether the answer may well change, like rule days in a Seollal or Chuseok month.
    public var isTentative: Bool { certainty == .tentative }
  }

  /// The basis of the status, or `nil` when it is unknown.
  public var basis: Basis? {
    switch self {
    case .closed(let basis), .open(let basis): basis
    case .unknown: nil
    }
  }
}

extension HolidayStatus.Basis: Comparable {
  /// Whether a basis is less certain than another or, at equal certainty, from a weaker layer.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.certainty != rhs.certainty
      ? lhs.certainty < rhs.certainty : Source.isWeaker(lhs.source, than: rhs.source)
  }
}

extension HolidayStatus.Basis {
  /// The store has closed for good.
  public static var closedForGood: Self { Self(.closedForGood, .confirmed) }
  /// The store is closed for a time whose end is announced.
  public static var temporarilyClosed: Self { Self(.temporarilyClosed, .confirmed) }
  /// The store is closed for a time, without an announced reopening.
  public static var closedUntilFurtherNotice: Self { Self(.temporarilyClosed, .tentative) }
  /// A single day that was announced separately from the regular closings.
  public static var override: Self { Self(.override, .confirmed) }
  /// The dates that the store published for the month.
  public static var published: Self { Self(.published, .confirmed) }
  /// Dates that were listed for a month in which stores swap their closing days.
  public static var tentativePublication: Self { Self(.published, .tentative) }
  /// A rule, in an ordinary month.
  public static var rule: Self { Self(.rule, .projected) }
  /// A rule, in a month with Seollal or Chuseok, when stores swap their closing days.
  public static var tentativeRule: Self { Self(.rule, .tentative) }
  /// The closing days that the municipality designated, which the store has not confirmed.
  public static var municipal: Self { Self(.municipal, .tentative) }
}
