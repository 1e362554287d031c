public import KoreanCalendar
public import MartModels

/// The closing days that one municipality has designated for some stores in one stretch of time.
///
/// The law lets the head of a city, county or district designate two days a month for large marts
/// and for the supermarkets of large chains. Which days, and for which stores, each decides alone.
///
/// Source: 유통산업발전법 art. 12-2. Each designation names its own.
public struct MunicipalDesignation: Hashable, Sendable {
  /// The region in short and the municipality, such as `서울 서초구`.
  public var municipality: String
  /// What is designated.
  public var outcome: Outcome
  /// The first day on which it is known to hold; `nil` when its beginning was not found.
  public var from: Bound?
  /// The last day on which it held; `nil` while no end is known.
  public var through: Bound?
  /// The stores that it is for.
  public var scope: Scope
  /// Whether the stores chose the days themselves, without a designation.
  public var isVoluntary: Bool
  /// How far the sources bear it out.
  public var confidence: Confidence
  /// What it is known from.
  public var basis: Basis
  /// Where it is known from, with publisher and date.
  public var sources: [String]

  /// Makes a designation.
  ///
  /// - Parameters:
  ///   - municipality: the region in short and the municipality, such as `서울 서초구`; in Sejong
  ///     `세종 세종시`.
  ///   - outcome: what is designated.
  ///   - from: the first day on which it is known to hold.
  ///   - through: the last day on which it held.
  ///   - scope: the stores that it is for.
  ///   - isVoluntary: whether the stores chose the days themselves.
  ///   - confidence: how far the sources bear it out.
  ///   - basis: what it is known from.
  ///   - sources: where it is known from.
  public init(
    municipality: String, outcome: Outcome, from: Bound? = nil, through: Bound? = nil,
    scope: Scope = .all, isVoluntary: Bool = false, confidence: Confidence = .high,
    basis: Basis = .notice, sources: [String] = []
  ) {
    self.municipality = municipality
    self.outcome = outcome
    self.from = from
    self.through = through
    self.scope = scope
    self.isVoluntary = isVoluntary
    self.confidence = confidence
    self.basis = basis
    self.sources = sources
  }
}

extension MunicipalDesignation {
  /// What is designated.
  public enum Outcome: Hashable, Sendable {
    /// The stores are closed on the days of a rule.
    case closes(HolidayRule)
    /// The designation was withdrawn; what the stores do then is not known.
    case withdrawn
    /// The store publishes no closing day; whether it has any is not known.
    case unpublished
    /// There is a designation, and its days are not known.
    case unclear
  }

  /// One end of the time in which a designation holds.
  public struct Bound: Hashable, Sendable {
    /// How exactly the day is known.
    public enum Precision: Hashable, Sendable {
      /// The day itself.
      case day
      /// The month; the day is its first or its last.
      case month
      /// The day was announced beforehand, and whether it was kept is not known.
      case planned
      /// It held on this day already, or had ended by then, and since when is not known.
      case latest
    }

    /// The day.
    public var date: CivilDate
    /// How exactly it is known.
    public var precision: Precision

    /// Makes one end of a designation's time.
    public init(_ date: CivilDate, _ precision: Precision = .day) {
      self.date = date
      self.precision = precision
    }
  }

  /// One store.
  public struct Store: Hashable, Sendable {
    /// Its mart.
    public var mart: Mart
    /// Its name, as the mart's list has it.
    public var name: String

    /// Makes the name of a store.
    public init(_ mart: Mart, _ name: String) {
      self.mart = mart
      self.name = name
    }
  }

  /// The stores that a designation is for.
  public enum Scope: Hashable, Sendable {
    /// All that the law covers.
    case all
    /// Large marts only.
    case hypermarkets
    /// The supermarkets of chains only.
    case supermarkets
    /// Some stores only, and nothing else is for them.
    case stores([Store])
  }

  /// How far the sources bear a designation out.
  public enum Confidence: Hashable, Sendable {
    /// Several, or an official one.
    case high
    /// One.
    case medium
    /// A hint.
    case low
  }

  /// What a designation is known from.
  public enum Basis: Hashable, Sendable {
    /// A notice, or a report of one.
    case notice
    /// Lists of closed stores in the news.
    case listed
    /// The dates that stores published, and nothing else.
    case observed
  }
}
