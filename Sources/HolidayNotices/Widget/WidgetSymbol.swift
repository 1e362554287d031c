/// A sign for the state of a favorite, which differs from others in shape and not only in color.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// WidgetRow(branch, on: CivilDate(2026, 11, 21)).symbol  // .closesTomorrow
/// WidgetRow(branch, on: CivilDate(2026, 11, 22)).symbol.character  // "✕"
/// ```
public enum WidgetSymbol: String, CaseIterable, Hashable, Sendable {
  /// The store is closed today.
  case closedToday
  /// The store is open today and closed tomorrow.
  case closesTomorrow
  /// The store is open today but closes early.
  case earlyClosing
  /// The store is open today, and tomorrow too.
  case open
  /// Whether the store is open today is not known.
  case unknown
  /// The store is closed for a time.
  case temporarilyClosed
  /// The store has closed for good.
  case closedForGood
  /// There is no data for the store now.
  case missing

  init(_ row: WidgetRow) {
    switch row.state {
    case .closedToday: self = .closedToday
    case .unknownToday: self = .unknown
    case .temporarilyClosed: self = .temporarilyClosed
    case .closedForGood: self = .closedForGood
    case .missing: self = .missing
    // A closing tomorrow matters more than an early closing today.
    case .earlyClosingToday: self = row.closesTomorrow ? .closesTomorrow : .earlyClosing
    case .openToday: self = row.closesTomorrow ? .closesTomorrow : .open
    }
  }

  /// The sign as one character that every font has.
  public var character: Character {
    switch self {
    case .closedToday: "✕"
    case .closesTomorrow: "!"
    case .earlyClosing: "◑"
    case .open: "○"
    case .unknown: "?"
    case .temporarilyClosed: "‖"
    case .closedForGood: "■"
    case .missing: "–"
    }
  }

  /// The name of a symbol of SF Symbols 4, which iOS 16 and macOS 13 have.
  public var systemName: String {
    switch self {
    case .closedToday: "xmark.circle.fill"
    case .closesTomorrow: "exclamationmark.circle"
    case .earlyClosing: "clock"
    case .open: "checkmark.circle"
    case .unknown: "questionmark.circle"
    case .temporarilyClosed: "pause.circle"
    case .closedForGood: "minus.square.fill"
    case .missing: "minus"
    }
  }
}
