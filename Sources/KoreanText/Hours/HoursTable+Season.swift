// The hours of the days of a week.
extension HoursTable {
  /// The hours of some months.
  package struct Season: Equatable {
    /// Bit *n* for the month *n*; 0 for the whole year.
    package var months: UInt16
    /// The weekdays that close every week, bit 0 for Sunday.
    package var closed: UInt8 = 0
    /// The hours that were said, closings aside; no day has two rows.
    private(set) var rows: [Row] = []

    package init(months: UInt16) { self.months = months }

    /// Hours with the days that have them.
    struct Row {
      /// Bit 0 for Sunday, bit 7 for public holidays.
      var days: UInt8
      var spans: [HoursSpan]
      /// The clause that said them.
      var owner: Owner?
    }

    /// The days of which hours are said.
    var said: UInt8 { rows.reduce(0) { $0 | $1.days } }

    /// Whether hours of some days are said, and not of all.
    var hasSpecialDays: Bool { rows.contains { $0.owner?.rank ?? 0 > 0 } }

    /// Whether more than one clause said hours.
    var hasSeveralOwners: Bool {
      let owners = rows.compactMap { $0.owner }
      return owners.contains { $0 != owners[0] }
    }

    /// Whether all days that have hours close.
    ///
    /// - Parameter weekdays: whether public holidays do not count.
    package func isShut(weekdays: Bool = false) -> Bool {
      let days = ~closed & (weekdays ? 0x7F : 0xFF)
      return rows.allSatisfy { $0.days & days == 0 }
    }

    private func row(on day: Int) -> Row? {
      let bit: UInt8 = day < 8 ? 1 << UInt8(day) : 0
      return rows.first { $0.days & bit != 0 }
    }

    /// The hours of a day, whether it closes or not.
    package func written(on day: Int) -> [HoursSpan]? { row(on: day)?.spans }

    /// The latest end of any hours.
    package var latestEnd: Int {
      var latest = 0
      for row in rows where row.days & ~closed != 0 {
        for span in row.spans { latest = max(latest, span.closes ?? 1_440) }
      }
      return latest
    }

    /// The hours of the weekdays that open, if they are the same on all of them.
    package var common: [HoursSpan]? {
      var common: [HoursSpan]?
      for row in rows where row.days & ~closed & 0x7F != 0 {
        guard common == nil || common == row.spans else { return nil }
        common = row.spans
      }
      return common
    }

    /// Days with the same hours together, from Monday on and public holidays last.
    ///
    /// - Parameter withClosed: whether days that close are among them.
    package func groups(withClosed: Bool = false) -> [(days: UInt8, spans: [HoursSpan])] {
      var groups: [(days: UInt8, spans: [HoursSpan])] = []
      for row in rows {
        let days = withClosed ? row.days : row.days & ~closed
        guard days != 0 else { continue }
        if let same = groups.firstIndex(where: { $0.spans == row.spans }) {
          groups[same].days |= days
        } else {
          groups.append((days, row.spans))
        }
      }
      if groups.count > 1 { groups.sort { Self.place($0.days) < Self.place($1.days) } }
      return groups
    }

    /// The place of the first of some days in a week that begins on Monday.
    private static func place(_ days: UInt8) -> Int {
      (days & 0x80 | (days & 1) << 6 | (days & 0x7E) >> 1).trailingZeroBitCount
    }
  }
}

// What clauses say, one after the other.
extension HoursTable.Season {
  /// Adds the hours of some days.
  ///
  /// - Returns: whether it is clear which hours hold: those of the clause with fewer days hold, and
  ///   two clauses of the same days are two sessions.
  mutating func add(_ spans: [HoursSpan], _ owner: HoursTable.Owner) -> Bool {
    var days = owner.bits
    var (more, doubtful): (UInt8, UInt8) = (0, 0)
    for row in rows where row.days & owner.bits != 0 {
      guard let other = row.owner else { continue }
      let overlap = row.spans.contains { span in spans.contains { $0.overlaps(span) } }
      if other.bits == owner.bits {
        days &= ~row.days
        // A text that stands twice on a page has its hours once.
        if row.spans == spans { continue }
        if overlap { doubtful |= row.days } else { more |= row.days }
      } else if !overlap || !owner.isPart(of: other) {
        doubtful |= row.days & owner.bits
      }
    }
    // Up to the first day that is not clear.
    let clear = (1 as UInt8) << doubtful.trailingZeroBitCount &- 1
    _ = change(more & clear) { $0 + spans }
    set(spans, on: days & clear, owner)
    return doubtful == 0
  }

  /// Gives public holidays the hours of other days.
  mutating func setHolidays(_ spans: [HoursSpan]?) {
    let day = HoursTable.holidays
    set(spans, on: 1 << UInt8(day), row(on: day)?.owner)
  }

  /// Changes the hours of some days.
  ///
  /// - Parameter rest: what becomes of hours; `nil` where it is not clear.
  /// - Returns: whether it is clear for all of the days; if not, some may have changed already.
  mutating func change(_ days: UInt8, _ rest: ([HoursSpan]) -> [HoursSpan]?) -> Bool {
    for place in rows.indices where rows[place].days & days != 0 {
      guard let spans = rest(rows[place].spans) else { return false }
      let shared = rows[place].days & days
      if shared == rows[place].days {
        rows[place].spans = spans
      } else {
        rows[place].days &= ~days
        rows.append(Row(days: shared, spans: spans, owner: rows[place].owner))
      }
    }
    return true
  }

  mutating func set(_ spans: [HoursSpan]?, on days: UInt8, _ owner: HoursTable.Owner?) {
    guard days != 0 else { return }
    if said & days != 0 {
      for place in rows.indices { rows[place].days &= ~days }
      rows.removeAll { $0.days == 0 }
    }
    if let spans { rows.append(Row(days: days, spans: spans, owner: owner)) }
  }
}

extension HoursTable.Season {
  /// Whether all days have the same hours, whatever clauses said them in what order.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.months == rhs.months && lhs.closed == rhs.closed
      && (0..<8).allSatisfy { day in
        let (first, second) = (lhs.row(on: day), rhs.row(on: day))
        return first?.spans == second?.spans && first?.owner == second?.owner
      }
  }
}
