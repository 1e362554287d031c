/// A piece of a text about hours, before it is known what it goes together with.
struct HoursPart {
  enum Kind {
    case days([DayPhrase])
    case spans([HoursSpan])
    /// 휴무, 영업, 정상영업 and 연중무휴.
    case closed, open, usual, neverCloses
    /// 무휴: never closed, or its days are open as usual.
    case withoutClosing
    /// 브레이크타임.
    case pause
    /// 없음.
    case nothing
    /// 그 외 기간, before hours.
    case rest
    case except, include
    /// A bracket with a statement of its own, which belongs to the clause before it.
    case aside([HoursClause], saysHours: Bool)
    /// Words that are not understood.
    ///
    /// A predicate may change the hours before it; words of a part name a part of the store, as in
    /// 샐러드바 마감 21시.
    case unread(isPredicate: Bool, hasTime: Bool, isOfPart: Bool)
  }

  /// What stands before a part, from the weakest to the strongest.
  ///
  /// A bar is a divider, and so is a slash or a dot that is not glued on both sides.
  enum Break: Int, Comparable {
    case space, bracket, colon, tight, comma, divider, line

    static func < (lhs: Break, rhs: Break) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var kind: Kind
  var before: Break
  var cells: Range<Int>

  var isDays: Bool { if case .days = kind { true } else { false } }
  /// Whether all of its days are dates.
  var isDates: Bool {
    if case .days(let days) = kind { days.allSatisfy { $0.isDated } } else { false }
  }
  /// How many groups of days stand side by side in it.
  var columns: Int {
    guard case .days(let days) = kind else { return 0 }
    return 1 + days.dropFirst().count { $0.join == .beside }
  }
  var isSpans: Bool { if case .spans = kind { true } else { false } }
  /// Whether hours stand in it.
  var saysHours: Bool {
    if case .aside(_, let saysHours) = kind { saysHours } else { isSpans }
  }
  /// Whether it says whether the door is open.
  var isState: Bool {
    switch kind {
    case .closed, .open, .usual, .neverCloses, .withoutClosing: true
    default: false
    }
  }
  var isPause: Bool { if case .pause = kind { true } else { false } }
  var isAside: Bool { if case .aside = kind { true } else { false } }
  var isUnread: Bool { if case .unread = kind { true } else { false } }

  /// Whether a bracket is a statement of its own, and not part of what stands before it.
  static func standsAlone(_ parts: [HoursPart]) -> Bool {
    var hasDays = false
    var hasHours = false
    var hasState = false
    var states = 0
    for part in parts {
      switch part.kind {
      case .days: hasDays = true
      case .spans: hasHours = true
      case .closed, .open, .except, .include, .usual, .withoutClosing:
        hasState = true
        states += 1
      case .pause, .neverCloses, .unread: return true
      case .nothing, .aside, .rest: break
      }
    }
    return states > 1 || hasDays && (hasHours || hasState) || hasHours && hasState
  }
}
