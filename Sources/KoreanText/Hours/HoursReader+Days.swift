// The days among hours, as parts.
extension HoursReader {
  /// The place behind 매일 or 7 days.
  var endOfEveryDay: Int? {
    switch parser.current {
    case .cycle(.day)?: parser.at + 1
    case .number(7, let digits)? where digits <= 2 && isWord(parser.at + 1, "days"): parser.at + 2
    default: nil
    }
  }

  /// Days, as one part for each group that a comma, a slash or a line's end sets off.
  mutating func days(into parts: inout [HoursPart]) {
    let (start, isTime) = (parser.at, isBareSpan)
    var list = knownDays() ?? parser.dayList()
    if isBehindAddition {
      // also open Sundays 10-18
      for place in list.indices { list[place].role = .also }
      isBehindAddition = false
    }
    let isTimeOnly = isTime && list.allSatisfy { $0.isDoubtful(.unknownWord) }
    // 12-20시 🚫화: days that may be closed
    let isBarred =
      text.scalar(parser.tokens[start].cells.lowerBound - 1) == "🚫" && !isClosedBehind
    // 화수목 11-20 금토 11-22: hours without any sign of it
    let hasTime =
      isTimeOnly || isBarred || list.count > 1 && list.contains { $0.isDoubtful(.unknownWord) }
      || zip(list, list.dropFirst()).contains { hasUnknownSign(between: $0, $1) }
    if namesCondition || hasTime {
      let words = HoursPart.Kind.unread(isPredicate: true, hasTime: hasTime, isOfPart: false)
      return append(words, start, to: &parts)
    }
    if list.count == 1 {
      parts.append(HoursPart(kind: .days(list), before: pending, cells: list[0].cells))
      pending = .space
      return skipEndings()
    }
    var group: [DayPhrase] = []
    func add(_ pending: inout HoursPart.Break) {
      guard let first = group.first, let last = group.last else { return }
      parts.append(
        HoursPart(
          kind: .days(group), before: pending,
          cells: first.cells.lowerBound..<max(first.cells.upperBound, last.cells.upperBound)))
      group = []
    }
    let signs = zip(list, list.dropFirst()).map { sign(before: $1, behind: $0) }
    let isUniform = signs.allSatisfy { $0.scalar == signs[0].scalar && !$0.isSpaced }
    for (place, day) in list.enumerated() {
      var day = day
      if place + 1 < list.count, list[place + 1].join == .beside, day.isPublicHoliday,
        text.scalar(day.cells.lowerBound).isLatinLetter
      {
        // holiday weekends
        day.ambiguity = .partReaches
      }
      if let last = group.last, let sign = sign(between: last, day, isUniform: isUniform) {
        add(&pending)
        pending = sign
      }
      group.append(day)
    }
    add(&pending)
    if !list.isEmpty { pending = .space }
    skipEndings()
  }

  /// Whether a word for closings stands behind days.
  private var isClosedBehind: Bool {
    if case .verdict(let verdict)? = parser.current { verdict.isClosed } else { false }
  }

  /// 정기휴일이 공휴일과 겹칠 경우 개방: whether the days before say when something holds, and not what does.
  private var namesCondition: Bool {
    let next = parser.link(parser.at) == .and ? parser.at + 1 : parser.at
    return parser.kind(next) == .overlap || parser.kind(next) == .overlapCondition
  }

  /// The days at the parser's place as they were read before; `nil` where they must be read again.
  ///
  /// With a bracket, a line's end or a span of numbers among them, days may differ when hours are
  /// read.
  private mutating func knownDays() -> [DayPhrase]? {
    while let places = lists.first?.places, places.lowerBound < parser.at { lists.removeFirst() }
    guard let known = lists.first, known.places.lowerBound == parser.at else { return nil }
    let end = known.places.upperBound
    for place in parser.at...end {
      switch parser.kind(place) {
      case .open?, .close?, .lineEnd?, .tilde?, .dash?: return nil
      case .number? where place >= end - 1: return nil
      default: break
      }
    }
    // 매월 10일, 20: a number behind a comma may go on with the list, and so may one behind several
    // signs. What else may differ is of no weight: both readings are those of the same grammar, and
    // a text never ends a program.
    var next = end + 1
    while parser.isLink(next) || parser.kind(next) == .filler { next += 1 }
    if case .number? = parser.kind(next) { return nil }
    parser.at = end
    return known.days
  }

  /// What divides two days of a list; `nil` when they are one group, as 토,일,공휴일 and 월·화 are.
  ///
  /// - Parameter isUniform: whether one sign without spaces joins all days of the list.
  private func sign(
    between first: DayPhrase, _ second: DayPhrase, isUniform: Bool
  ) -> HoursPart.Break? {
    let sign = self.sign(before: second, behind: first)
    switch second.join {
    case .first: return nil
    case .beside: return .space
    case .tight:
      guard sign.scalar == "·" || sign.scalar == "/" else { return nil }
      if sign.isSpaced { return .divider }
      return sign.scalar == "/" && !(isUniform && first.isOneDay && second.isOneDay) ? .tight : nil
    case .loose, .apart:
      if !sign.isSpaced, isUniform, first.isOneDay, second.isOneDay, sign.scalar != "\n" {
        return nil
      }
      return second.join == .loose ? .comma : .divider
    }
  }

  /// Mo_Fr: whether a sign between two days may make them a range or a list.
  private func hasUnknownSign(between first: DayPhrase, _ second: DayPhrase) -> Bool {
    gap(first, second).contains {
      ["_", "^", "=", "%", "@", "$", "\\", "→", "<", ">"].contains(text.scalar($0))
    }
  }

  private func gap(_ first: DayPhrase, _ second: DayPhrase) -> Range<Int> {
    first.cells.upperBound..<max(first.cells.upperBound, second.cells.lowerBound)
  }

  /// The sign between two days, and whether there are spaces around or behind it.
  private func sign(
    before second: DayPhrase, behind first: DayPhrase
  ) -> (scalar: Unicode.Scalar, isSpaced: Bool) {
    let place = gap(first, second).first { ["·", "/", ",", "|", "\n"].contains(text.scalar($0)) }
    guard let place else { return (" ", false) }
    let isTight = text.scalar(place + 1) != " "
    // A comma has no space before it, whatever it joins.
    return (
      text.scalar(place), !isTight && (text.scalar(place) == "," || text.scalar(place - 1) == " ")
    )
  }
}
