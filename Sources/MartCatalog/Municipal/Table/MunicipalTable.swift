import KoreanCalendar
import MartModels

/// The closing days that municipalities have designated, row by row, as of the day they were gathered.
///
/// A row is a designation of one municipality for some stores during one period.
/// `Documentation/DataSources.md` says how to maintain the table, and `Tests/Checks/Municipal/check`
/// compares it with the table of facts that it was written from.
enum MunicipalTable {
  /// The day on which the rows were last gathered.
  static let asOf = CivilDate(2026, 11, 21)

  /// All rows.
  static var rows: [Row] {
    seoul + busan + daegu + incheon + metropolises + gyeonggi + gangwon + chungcheong + gyeongsang
      + jeollaAndJeju
  }

  /// One row.
  struct Row: Sendable {
    let municipality: String
    let rule: Rule
    let from: MunicipalDesignation.Bound?
    let through: MunicipalDesignation.Bound?
    let stores: Stores
    let isVoluntary: Bool
    let confidence: MunicipalDesignation.Confidence
    let basis: MunicipalDesignation.Basis
    /// Indices in the list of sources.
    let sources: [Int]

    init(
      _ municipality: String, _ rule: Rule, from: MunicipalDesignation.Bound? = nil,
      through: MunicipalDesignation.Bound? = nil, for stores: Stores = .all,
      isVoluntary: Bool = false, _ confidence: MunicipalDesignation.Confidence,
      _ basis: MunicipalDesignation.Basis, _ sources: [Int]
    ) {
      self.municipality = municipality
      self.rule = rule
      self.from = from
      self.through = through
      self.stores = stores
      self.isVoluntary = isVoluntary
      self.confidence = confidence
      self.basis = basis
      self.sources = sources
    }

    /// The row as callers see it.
    var designation: MunicipalDesignation {
      MunicipalDesignation(
        municipality: municipality, outcome: rule.outcome, from: from, through: through,
        scope: stores.scope, isVoluntary: isVoluntary, confidence: confidence, basis: basis,
        sources: sources.map { MunicipalTable.sources[$0] })
    }
  }

  /// The stores that a row applies to.
  enum Stores: Sendable {
    case all, hypermarkets, supermarkets
    case stores([(mart: Mart, name: String)])

    var scope: MunicipalDesignation.Scope {
      switch self {
      case .all: .all
      case .hypermarkets: .hypermarkets
      case .supermarkets: .supermarkets
      case .stores(let stores):
        .stores(stores.map { MunicipalDesignation.Store($0.mart, $0.name) })
      }
    }
  }

  /// The rules that occur.
  enum Rule: Sendable {
    /// The second and the fourth such weekday.
    case sundays, mondays, wednesdays
    case wednesdayAndSunday, fridayAndSaturday, tenthAndSunday, everySunday
    case days(Int, Int)
    /// The designation was withdrawn, and stores choose for themselves.
    case withdrawn
    /// The store publishes no closing day.
    case unpublished
    /// A designation whose days are not known.
    case unclear

    var outcome: MunicipalDesignation.Outcome {
      switch self {
      case .sundays: .closes(.nth([2, 4], .sunday))
      case .mondays: .closes(.nth([2, 4], .monday))
      case .wednesdays: .closes(.nth([2, 4], .wednesday))
      case .wednesdayAndSunday: .closes([.nth([2], .wednesday), .nth([4], .sunday)])
      case .fridayAndSaturday: .closes([.nth([2], .friday), .nth([4], .saturday)])
      case .tenthAndSunday: .closes([.days([10]), .nth([4], .sunday)])
      case .everySunday: .closes(.every(.sunday))
      case .days(let first, let second): .closes(.days([first, second]))
      case .withdrawn: .withdrawn
      case .unpublished: .unpublished
      case .unclear: .unclear
      }
    }
  }
}
