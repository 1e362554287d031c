/// Divides the parts of a sentence into clauses.
///
/// A clause ends where the break is strongest. Where two divisions are as good and say different
/// things, the text is refused: after `10:00-22:00 토요일, 일요일 휴무` the store opens on one day or on
/// five.
struct HoursDivision {
  enum Result {
    case clauses([HoursClause])
    case refused(Range<Int>)
  }

  /// A division of the parts from one place to the end: its first clause, and the rest.
  private struct Division {
    var cost: Int
    var end: Int
    var rest: Int
  }

  /// How many divisions are kept from each place on.
  private static let most = 6
  /// How much more a division may cost than the best and still be what is meant.
  private static let doubt = 2
  private static let longestClause = 24
  private static let longestSegment = 240

  let parts: [HoursPart]

  /// The clauses of the one division that is best.
  ///
  /// The end of a line ends a clause, unless the days or hours before it are left alone by that.
  static func clauses(of parts: [HoursPart]) -> Result {
    guard parts.dropFirst().contains(where: { $0.before == .line }) else {
      return HoursDivision(parts: parts).best()
    }
    if let cells = transposed(parts) { return .refused(cells) }
    if let headed = headed(parts) {
      // A line speaks of the days right above it, even if it would make more sense with others.
      return byLines(headed).map { .clauses($0) } ?? .refused(headed[0].cells)
    }
    return byLines(parts).map { .clauses($0) } ?? HoursDivision(parts: parts).best()
  }

  /// 평일	토	일⏎10:00-19:00	10:00-14:00	휴진: days of several columns above their hours, of which each has its own.
  ///
  /// - Returns: the cells of the hours.
  private static func transposed(_ parts: [HoursPart]) -> Range<Int>? {
    var head = 0
    var line = 0
    for end in 1...parts.count where end == parts.count || parts[end].before == .line {
      let own = parts[line..<end]
      let spans = own.reduce(0) {
        if case .spans(let spans) = $1.kind { $0 + spans.count } else { $0 }
      }
      if head > 1, spans > 1, !own.contains(where: { $0.isDays }) { return own[line].cells }
      let isHead = own.allSatisfy { $0.isDays || $0.isUnread }
      head = isHead ? own.reduce(0) { $0 + $1.columns } : 0
      line = end
    }
    return nil
  }

  private static func byLines(_ parts: [HoursPart]) -> [HoursClause]? {
    var clauses: [HoursClause] = []
    var start = 0
    for end in 1...parts.count where end == parts.count || parts[end].before == .line {
      let line = parts[start..<end]
      switch HoursDivision(parts: Array(line)).best() {
      case .clauses(let more):
        // 평일 stands alone above its hours.
        if more.contains(where: { $0.saysNothing }) { return nil }
        clauses += more
      case .refused(let cells):
        if line.contains(where: { $0.saysHours }) { return nil }
        clauses.append(HoursClause(unread: cells, cells: line.cells))
      }
      start = end
    }
    return clauses
  }

  /// The parts with each line of days joined to the next line: 월⏎10:00~20:00⏎화⏎휴무.
  ///
  /// `nil` where lines of days do not always come before what is said of them.
  private static func headed(_ parts: [HoursPart]) -> [HoursPart]? {
    var headed = parts
    var heads = 0
    for place in parts.indices {
      let startsLine = place == 0 || parts[place].before == .line
      let endsLine = place + 1 == parts.count || parts[place + 1].before == .line
      guard parts[place].isDays, startsLine, endsLine else {
        // 10:00~20:00⏎월요일, 휴무⏎월요일: the days are of what stands above them.
        if heads == 0, parts[place].isSpans || parts[place].isState { return nil }
        continue
      }
      guard place + 1 < parts.count, parts[place + 1].isSpans || parts[place + 1].isState else {
        return nil
      }
      headed[place + 1].before = .colon
      heads += 1
    }
    return heads > 1 ? headed : nil
  }

  /// The part for a bracket that belongs to the clause before it.
  static func aside(of parts: [HoursPart], _ cells: Range<Int>) -> HoursPart {
    let saysHours = parts.contains { $0.saysHours }
    var clauses: [HoursClause] = []
    switch HoursDivision(parts: parts).best() {
    case .clauses(let found): clauses = found
    case .refused: clauses = [HoursClause(kind: saysHours ? .pause : .remark, unread: cells)]
    }
    for place in clauses.indices { clauses[place].isAside = true }
    if clauses.count == 1 { clauses[0].cells = cells }
    return HoursPart(kind: .aside(clauses, saysHours: saysHours), before: .bracket, cells: cells)
  }

  private func best() -> Result {
    guard parts.count <= Self.longestSegment else { return .refused(parts[0].cells) }
    // Two parts go together or not at all.
    if parts.count < 3, let shape = shape(parts.indices), shape.kind != .remark, shape.unread == nil
    {
      var clauses: [HoursClause] = []
      add(shape, parts.indices, to: &clauses)
      return .clauses(clauses)
    }
    // A bracket is a clause of its own: 10:00~24:00 (단, 둘째 일요일 휴점).
    if parts.count == 2, parts[1].isAside, let first = shape(0..<1), mayEnd(first, before: 1),
      let second = shape(1..<2)
    {
      var clauses: [HoursClause] = []
      clauses.reserveCapacity(2)
      add(first, 0..<1, to: &clauses)
      add(second, 1..<2, to: &clauses)
      return .clauses(clauses)
    }
    // The best divisions from each place on; those of one place stand together, the cheapest first.
    var divisions = [Division](
      repeating: Division(cost: 0, end: 0, rest: 0), count: Self.most * parts.count + 1)
    var counts = [Int](repeating: 0, count: parts.count + 1)
    counts[parts.count] = 1
    for start in parts.indices.reversed() {
      let slot = Self.most * start
      var joins = 0
      var taken = Shape()
      for end in (start + 1)...min(parts.count, start + Self.longestClause) {
        guard take(end - 1, into: &taken) else { break }
        if end - 1 > start { joins += joinCost(before: end - 1) }
        guard let shape = shape(start..<end, of: taken), mayEnd(shape, before: end) else {
          continue
        }
        let boundary = end < parts.count ? boundaryCost(before: end) : 0
        // Days or 브레이크타임 alone say nothing, which is hardly ever meant.
        let cost = joins + boundary + (shape.saysNothing ? 5 : 0)
        for rest in Self.most * end..<Self.most * end + counts[end] {
          let whole = cost + divisions[rest].cost
          var place = slot + counts[start]
          if counts[start] < Self.most {
            counts[start] += 1
          } else {
            place -= 1
            guard divisions[place].cost > whole else { continue }
          }
          while place > slot, divisions[place - 1].cost > whole {
            divisions[place] = divisions[place - 1]
            place -= 1
          }
          divisions[place] = Division(cost: whole, end: end, rest: rest)
        }
      }
    }
    guard counts[0] > 0 else {
      let place = counts.firstIndex { $0 > 0 } ?? parts.count
      return .refused(parts[max(0, min(place, parts.count) - 1)].cells)
    }
    let likely = divisions[..<counts[0]].prefix { $0.cost <= divisions[0].cost + Self.doubt }.count
    return likely == 1 ? .clauses(clauses(divisions, 0)) : only(divisions, likely)
  }

  /// The one meaning that the likely ones of some divisions share; refused when there are more.
  ///
  /// If none is likely, all of them count.
  private func only(_ divisions: [Division], _ count: Int) -> Result {
    var meanings: [HoursTable] = []
    var meant: [[HoursClause]] = []
    var unlikely: [[HoursClause]] = []
    for division in 0..<count {
      let clauses = clauses(divisions, division)
      let meaning = HoursTable(clauses)
      guard !meanings.contains(where: { $0.means(meaning) }) else { continue }
      meanings.append(meaning)
      if meaning.isUnlikely {
        unlikely.append(clauses)
      } else {
        meant.append(clauses)
      }
    }
    let best = meant.isEmpty ? unlikely : meant
    return best.count == 1 ? .clauses(best[0]) : .refused(parts[0].cells)
  }

  /// The clauses of a division.
  private func clauses(_ divisions: [Division], _ division: Int) -> [HoursClause] {
    var clauses: [HoursClause] = []
    var (start, place) = (0, division)
    while start < parts.count {
      let range = start..<divisions[place].end
      if let shape = shape(range) { add(shape, range, to: &clauses) }
      (start, place) = (range.upperBound, divisions[place].rest)
    }
    return clauses
  }

  /// Whether a clause may end before a part.
  ///
  /// Hours belong to the days and the words right before them, and a verb such as 이용불가 to the
  /// hours before it.
  private func mayEnd(_ clause: Shape, before place: Int) -> Bool {
    guard place < parts.count, parts[place].before < .tight else { return true }
    // 휴점: 12/14(월) 00:00~24:00: the hours are those of the day before them.
    if parts[place].isSpans {
      return clause.kind != .remark && !(clause.kind == .closed && parts[place - 1].isDates)
    }
    if case .unread(isPredicate: true, _, _) = parts[place].kind, parts[place].before == .space {
      return !clause.hasSpans
    }
    return true
  }

  private func joinCost(before place: Int) -> Int {
    let isBesideUnread = parts[place].isUnread || parts[place - 1].isUnread
    switch parts[place].before {
    case .space, .bracket, .colon, .tight: return 0
    case .line: return 2
    case .divider: return isBesideUnread ? 6 : 3
    case .comma:
      return isBesideUnread ? 6 : parts[place].isDays && parts[place - 1].isDays ? 1 : 3
    }
  }

  private func boundaryCost(before place: Int) -> Int {
    // A word that is not understood belongs to what it stands beside.
    let isBesideUnread = parts[place].isUnread || parts[place - 1].isUnread
    switch parts[place].before {
    case .space: return isBesideUnread ? 6 : 1
    case .comma: return 1
    case .tight: return 2
    case .colon: return isBesideUnread ? 6 : 3
    case .bracket, .divider, .line: return 0
    }
  }
}

extension ArraySlice<HoursPart> {
  /// All cells, of at least one part.
  var cells: Range<Int> { self[startIndex].cells.lowerBound..<self[endIndex - 1].cells.upperBound }
}

extension HoursDivision {
  /// 10~20시 주말 웨이팅 있음: whether words that are not understood stand right behind days, and are what these are about.
  func namesOther(_ days: Range<Int>, in range: Range<Int>) -> Bool {
    days.upperBound < range.upperBound && parts[days.upperBound].isUnread
      && parts[days.upperBound].before == .space
  }
}
