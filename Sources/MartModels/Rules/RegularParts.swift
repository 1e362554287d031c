import KoreanCalendar

/// The parts of a union that depend on the weekday ordinal or the day of the month, by month.
///
/// However a rule spreads the same closings over its parts, they end up in the same table, which
/// returns the same parts.
struct RegularParts {
  /// The ordinals of each weekday, 0…6, then the days of the month, that apply in every month.
  private var base: [UInt32] = Array(repeating: 0, count: 8)
  /// The same by month, 1…12, at 12 × row + month − 1.
  private var monthly: [UInt32] = Array(repeating: 0, count: 96)

  private static let daysRow = 7
  /// The days that each month never has, 1…12.
  private static let missing = (1...12).map { month in
    DaySet.all.subtracting(MonthSet(bits: 1 << UInt16(month)).days).bits
  }
  private static let allOrdinals: UInt32 = 0b11111

  /// Adds a part to the table.
  ///
  /// - Returns: whether the table can hold such a part.
  mutating func take(_ part: RuleNode) -> Bool {
    if let entry = Self.entry(of: part) {
      base[entry.row] |= entry.bits
      return true
    }
    guard case .during(let months, let inner) = part, let entry = Self.entry(of: inner) else {
      return false
    }
    for month in months.months { monthly[12 * entry.row + month - 1] |= entry.bits }
    return true
  }

  private static func entry(of part: RuleNode) -> (row: Int, bits: UInt32)? {
    switch part {
    case .nth(let ordinals, let weekday): (weekday.rawValue, UInt32(ordinals))
    case .every(let weekday): (weekday.rawValue, allOrdinals)
    case .days(let days): (daysRow, days.bits)
    default:
      nil
    }
  }

  private static func node(row: Int, bits: UInt32) -> RuleNode {
    row == daysRow
      ? .days(DaySet(bits: bits))
      : .nthCanonical(
        ordinals: UInt8(truncatingIfNeeded: bits), Weekday(index: UInt32(row)))
  }

  /// The parts that the table holds, each once.
  mutating func nodes() -> [RuleNode] {
    for row in base.indices {
      // A day that is in every month that has it is one of every month.
      base[row] |= (1...12).reduce(.max) { $0 & (days(row, month: $1) | missing(row, month: $1)) }
    }
    let hasEveryWeekday = base[..<Self.daysRow].allSatisfy { $0 == Self.allOrdinals }
    if hasEveryWeekday || base[Self.daysRow] == DaySet.all.bits { return [.days(.all)] }
    var nodes: [RuleNode] = []
    for row in base.indices {
      if base[row] != 0 { nodes.append(Self.node(row: row, bits: base[row])) }
      nodes += limitedNodes(row: row)
    }
    return nodes
  }

  private func days(_ row: Int, month: Int) -> UInt32 { monthly[12 * row + month - 1] }

  private func missing(_ row: Int, month: Int) -> UInt32 {
    row == Self.daysRow ? Self.missing[month - 1] : 0
  }

  /// The parts of a row that apply in some months only, months with the same days together.
  private func limitedNodes(row: Int) -> [RuleNode] {
    var groups: [(bits: UInt32, months: UInt16)] = []
    for month in 1...12 {
      var bits = days(row, month: month) & ~base[row]
      // All days of a month are the same in every month, whatever its length.
      if bits != DaySet.all.bits { bits &= ~missing(row, month: month) }
      guard bits != 0 else { continue }
      if let index = groups.firstIndex(where: { $0.bits == bits }) {
        groups[index].months |= 1 << UInt16(month)
      } else {
        groups.append((bits, 1 << UInt16(month)))
      }
    }
    return groups.map {
      .during(MonthSet(bits: $0.months), Self.node(row: row, bits: $0.bits))
    }
  }
}
