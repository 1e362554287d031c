import KoreanCalendar

extension RuleNode {
  /// The closings of one month, with its neighbors computed once for all nested moves.
  ///
  /// - Parameters:
  ///   - reach: how far the node looks, in months.
  ///   - calendar: the public holidays.
  func closings(
    in facts: MonthFacts, reach: Reach, _ calendar: PublicHolidayCalendar
  ) -> DaySet {
    var months = [facts]
    var position = 0
    while position < reach.before, months[0].month > .earliest {
      months.insert(months[0].previous, at: 0)
      position += 1
    }
    for _ in 0..<reach.after {
      guard let last = months.last, last.month < .latest else { break }
      months.append(last.next)
    }
    return DaySet(bits: words(in: months, calendar)[position])
  }

  /// The closings of consecutive months.
  ///
  /// The first and last of them may lack what moves in from outside; if the row covers the reach,
  /// the others are right.
  private func words(in row: [MonthFacts], _ calendar: PublicHolidayCalendar) -> [UInt32] {
    switch self {
    case .eve:
      let (inner, days) = shift
      let words = inner.words(in: row, calendar)
      return row.indices.map { place in
        let next = place + 1 < words.count ? words[place + 1] : 0
        return MonthMoves.before(here: words[place], next: next, days: days, in: row[place]).bits
      }
    case .dayAfter:
      let (inner, days) = shift
      let words = inner.words(in: row, calendar)
      return row.indices.map { place in
        let hasPrevious = place > 0
        return MonthMoves.after(
          here: words[place], previous: hasPrevious ? words[place - 1] : 0,
          length: hasPrevious ? row[place - 1].numberOfDays : 31, days: days, in: row[place]
        ).bits
      }
    case .deferred(let inner, let past):
      let closings = inner.words(in: row, calendar)
      let avoided = past.words(in: row, calendar)
      return row.indices.map { place in
        MonthMoves.deferred(
          in: row[place], closings: { before, _ in place < before ? 0 : closings[place - before] },
          avoided: { before, _ in place < before ? 0 : avoided[place - before] }
        ).bits
      }
    case .during(let months, let inner):
      return zip(inner.words(in: row, calendar), row).map { word, facts in
        months.contains(facts.monthOfYear) ? word : 0
      }
    case .union(let parts):
      return Self.combined(parts, in: row, calendar, from: 0) { $0 | $1 }
    case .intersection(let parts):
      return Self.combined(parts, in: row, calendar, from: .max) { $0 & $1 }
    case .except(let inner, let exception):
      return zip(inner.words(in: row, calendar), exception.words(in: row, calendar)).map {
        $0 & ~$1
      }
    default:
      return row.map { closings(in: $0, calendar).bits }
    }
  }

  private static func combined(
    _ parts: [RuleNode], in row: [MonthFacts], _ calendar: PublicHolidayCalendar,
    from first: UInt32,
    _ combine: (UInt32, UInt32) -> UInt32
  ) -> [UInt32] {
    var words = row.map { _ in first }
    for part in parts { words = zip(words, part.words(in: row, calendar)).map(combine) }
    return words
  }
}
