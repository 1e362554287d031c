import KoreanText

/// The one table of precedence: the more specific statement about a day wins.
///
/// | rank | days |
/// |---|---|
/// | 0 | every day, 연중무휴 |
/// | 10 | weekdays of every week |
/// | 20 | public holidays |
/// | 30 | weekdays of some weeks, days of the month, every other week |
/// | 35 | two of these that must meet |
/// | 40 | a festival with the days around it |
/// | 45 | a festival's day, a day of the year |
/// | 50 | from one date to another, weekdays of one month |
/// | 55 | a date |
/// | +2 | in named months |
/// | +100 | a move |
///
/// An opening beats a closing if its rank is higher, or equal and stated later.
enum Specificity {
  /// How much a move is above the same days without one.
  static let move = 100

  static func rank(_ statement: Statement) -> Int {
    var rank = rank(statement.days)
    for days in statement.meets { rank = max(rank, self.rank(days)) }
    if !statement.meets.isEmpty { rank = max(rank + 1, 35) }
    if statement.months != 0 { rank += 2 }
    if statement.effect == .movesFrom || statement.effect == .movesTo { rank += move }
    return rank
  }

  static func rank(_ days: DaySpec) -> Int {
    switch days {
    case .everyDay: 0
    case .weekdays(_, let ordinals): ordinals.isEmpty ? 10 : 30
    case .everyOther, .monthDay, .lastDayOfMonth: 30
    case .festival(let festivals, let offsets):
      festivals.isDisjoint(with: .classes) ? (offsets == .day ? 45 : 40) : 20
    case .yearly: 45
    case .range, .weekdaysOf: 50
    case .date, .festivalDate: 55
    }
  }

  /// Whether an opening takes days of a closing.
  static func opens(_ opening: Statement, at place: Int, _ closing: Statement, at other: Int)
    -> Bool
  {
    guard mayMeet(opening, closing) else { return false }
    let (rank, closed) = (rank(opening), rank(closing))
    return rank > closed || rank == closed && place > other
  }

  /// Whether two statements can speak of one day.
  static func mayMeet(_ first: Statement, _ second: Statement) -> Bool {
    if first.months & second.months == 0, first.months != 0, second.months != 0 { return false }
    switch (first.days, second.days) {
    case (.weekdays(let days, let ordinals), .weekdays(let others, let more)):
      let isAny = ordinals.isEmpty || more.isEmpty || !ordinals.isDisjoint(with: more)
      return !days.isDisjoint(with: others) && (isAny || ordinals.union(more).contains(.last))
    case (.festival(let festivals, _), .festival(let others, _)):
      return !festivals.isDisjoint(with: others)
        || !festivals.union(others).isDisjoint(with: .classes)
    default: return true
    }
  }
}
