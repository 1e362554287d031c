public import KoreanCalendar
public import MartModels

/// The closing days that one municipality has designated for some stores during one period.
///
/// The law lets the head of a city, county or district designate two days a month for large marts
/// and for the supermarkets of large chains. Each decides which days and which stores.
///
/// Source: 유통산업발전법 art. 12-2. Each designation names its own.
public struct MunicipalDesignation: Hashable, Sendable {
  /// The municipality with its region, such as `서울 서초구`.
  public var municipality: String
  /// What is designated.
  public var outcome: Outcome
  /// The first day on which it is known to apply; `nil` when its beginning is unknown.
  public var from: Bound?
  /// The last day on which it applied; `nil` while no end is known.
  public var through: Bound?
  /// The stores that it applies to.
  public var scope: Scope
  /// Whether the stores chose the days themselves, without a designation.
  public var isVoluntary: Bool
  /// How well the sources support it.
  public var confidence: Confidence
  /// The kind of evidence.
  public var basis: Basis
  /// The sources, with publisher and date.
  public var sources: [String]

  /// Makes a designation.
  ///
  /// - Parameters:
  ///   - municipality: the municipality with its region under any of its names, such as
  ///     `서울 서초구`; in Sejong `세종 세종시`. Any other text names no municipality.
  ///   - outcome: what is designated.
  ///   - from: the first day on which it is known to apply.
  ///   - through: the last day on which it applied.
  ///   - scope: the stores that it applies to.
  ///   - isVoluntary: whether the stores chose the days themselves.
  ///   - confidence: how well the sources support it.
  ///   - basis: the kind of evidence.
  ///   - sources: the sources.
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
    /// The designation was withdrawn; what the stores do now is unknown.
    case withdrawn
    /// The store publishes no closing days; whether it has any is unknown.
    case unpublished
    /// There is a designation, but its days are unknown.
    case unclear
  }

  /// One end of the period of a designation.
  public struct Bound: Hashable, Sendable {
    /// How exactly the day is known.
    public enum Precision: Hashable, Sendable {
      /// The day itself.
      case day
      /// The month; the day is its first or its last.
      case month
      /// The day was announced in advance; whether it was kept is unknown.
      case planned
      /// It already applied on this day, or had ended by then; the exact day is unknown.
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
    /// All stores that the law covers.
    case all
    /// Large marts only.
    case hypermarkets
    /// Chain supermarkets only.
    case supermarkets
    /// Certain stores only, instead of any other designation.
    case stores([Store])
  }

  /// How well the sources support a designation.
  public enum Confidence: Hashable, Sendable {
    /// Several sources, or an official one.
    case high
    /// One source.
    case medium
    /// Only a hint.
    case low
  }

  /// The kind of evidence for a designation.
  public enum Basis: Hashable, Sendable {
    /// A notice, or a report of one.
    case notice
    /// Lists of closed stores in the news.
    case listed
    /// Only the dates that stores published.
    case observed
  }
}
