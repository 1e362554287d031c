/// Whether a store is open at a minute, and when that changes.
///
/// Its `basis` says how it is known: a store of which only the municipality's notice is known is
/// expected to be open, but has not said so.
///
/// ```swift
/// import MartHolidayKit
///
/// let designated = try RulePeriod(.nth([2, 4], .sunday))
/// let branch = Branch(
///   id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00",
///   schedule: try HolidaySchedule(municipal: [designated]))
/// let noon = WallTime(CivilDate(2026, 11, 21), 12, 0)
/// let answer = branch.opening(at: noon)
/// answer  // .open(closes: WallTime(CivilDate(2026, 11, 21), 23, 0))
/// answer.basis  // .municipal
/// answer.phrase(in: .korean, relativeTo: noon)  // "23:00까지 영업 예정 (매장 확인 전)"
/// ```
///
/// Two answers are equal when they say the same; the basis is not compared.
public enum OpeningAnswer: Sendable {
  /// The store is open.
  ///
  /// `closes` is the first minute at which it is not; `nil` when no closing is in sight, as for a
  /// store that is open around the clock until an unknown day.
  case open(closes: WallTime?)
  /// The store is not open.
  ///
  /// `opens` is the minute at which it opens again; `nil` when that is not known, or never.
  case closed(opens: WallTime?)
  /// The store is open on the date, but its hours are not known.
  case openHoursUnknown(basis: HolidayStatus.Basis?)
  /// Not known: the store would be open by its hours, but nothing is known about the date.
  case unknown

  /// The same answer without a basis, for comparisons.
  public static var openHoursUnknown: OpeningAnswer { .openHoursUnknown(basis: nil) }
}

extension OpeningAnswer {
  /// What the answer rests on: the least certain of the days that decide it.
  ///
  /// These are the day of the question, if its status matters, and the days until the change that
  /// the answer names. The basis is `nil` for `unknown`, for an answer that was written in code, and
  /// for one that names no minute, because it travels with the minute; `BranchSummary.openingBasis` has
  /// it then.
  public var basis: HolidayStatus.Basis? {
    switch self {
    case .open(let time), .closed(let time):
      time.flatMap { HolidayStatus.Basis(code: $0.basisCode) }
    case .openHoursUnknown(let basis): basis
    case .unknown: nil
    }
  }

  /// Whether the answer is known to be only expected, by its basis.
  ///
  /// It is `false` for an answer without a basis, which may be expected only, too.
  public var isExpected: Bool { basis?.isExpected ?? false }
}

extension OpeningAnswer: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.open(let lhs), .open(let rhs)), (.closed(let lhs), .closed(let rhs)): lhs == rhs
    case (.openHoursUnknown, .openHoursUnknown), (.unknown, .unknown): true
    case (.open, _), (.closed, _), (.openHoursUnknown, _), (.unknown, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .open(let time):
      hasher.combine(0)
      hasher.combine(time)
    case .closed(let time):
      hasher.combine(1)
      hasher.combine(time)
    case .openHoursUnknown: hasher.combine(2)
    case .unknown: hasher.combine(3)
    }
  }
}
