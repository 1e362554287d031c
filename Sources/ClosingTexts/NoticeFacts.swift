import KoreanCalendar
import MartModels

/// The parts of a rule as they are read, in words, so that a rule is made once.
struct RuleSum {
  /// The ordinals of each weekday, 0…6, at eight bits each: bit *n* − 1 is the *n*th, bit 5 the last.
  private(set) var weekdays: UInt64 = 0
  private(set) var days: UInt32 = 0
  private(set) var festivals: UInt32 = 0
  private(set) var eves: UInt32 = 0
  /// The festivals that were named with the days around them, 추석 연휴.
  private(set) var spans: UInt32 = 0
  private(set) var limited: [RuleNode] = []

  private static let everyWeek: UInt8 = 0b11111

  var isEmpty: Bool {
    weekdays == 0 && days == 0 && festivals == 0 && eves == 0 && limited.isEmpty
  }

  mutating func addWeekdays(_ bits: UInt8, ordinals: UInt8) {
    let ordinals = ordinals == 0 ? Self.everyWeek : ordinals
    for place in 0..<7 where bits & (1 << UInt8(place)) != 0 {
      weekdays |= UInt64(ordinals) << UInt64(8 * place)
    }
  }

  /// Takes out weekdays with whatever ordinals they have.
  mutating func removeWeekdays(_ bits: UInt8) {
    for place in 0..<7 where bits & (1 << UInt8(place)) != 0 {
      weekdays &= ~(0xFF << UInt64(8 * place))
    }
  }

  mutating func addDays(_ bits: UInt32) { days |= bits }

  mutating func addFestivals(_ codes: UInt32, _ parts: NoticeItem.Parts) {
    if parts.contains(.day) { festivals |= codes }
    if parts.contains(.eve) { eves |= codes }
    if parts == .span { spans |= codes }
  }

  /// Takes out the festivals that are named with the days around them, and by themselves in another
  /// sum: 추석 당일 휴무, 추석 연휴 정상영업.
  mutating func yield(to other: RuleSum) {
    festivals &= ~(spans & other.festivals & ~other.spans)
    eves &= ~(spans & other.eves & ~other.spans)
  }

  mutating func addLimited(_ node: RuleNode) {
    if limited.last != node { limited.append(node) }
  }

  mutating func formUnion(_ other: RuleSum) {
    weekdays |= other.weekdays
    days |= other.days
    festivals |= other.festivals
    eves |= other.eves
    spans |= other.spans
    limited += other.limited
  }

  func union(_ other: RuleSum) -> RuleSum {
    if isEmpty { return other }
    var sum = self
    if !other.isEmpty { sum.formUnion(other) }
    return sum
  }

  /// The sum without open Mondays where no Monday is closed, and so on.
  ///
  /// What is said of weekdays does not open a festival that is closed.
  func overlapping(_ closed: RuleSum) -> RuleSum {
    var sum = self
    guard closed.days == 0, closed.limited.isEmpty else { return sum }
    for place in 0..<7 {
      var others = (closed.weekdays >> UInt64(8 * place)) & 0xFF
      // The last of a month is the fourth or the fifth, and either may be the last.
      if others & 0b11_1000 != 0 { others |= 0b11_1000 }
      sum.weekdays &= others << UInt64(8 * place) | ~(0xFF << UInt64(8 * place))
    }
    return sum
  }

  /// The same of exceptions from all that is closed, festivals too.
  func excepted(from closed: RuleSum) -> RuleSum {
    closed.festivals == 0 && closed.eves == 0 ? overlapping(closed) : self
  }

  /// The rule, or `nil` when nothing was read.
  var rule: HolidayRule? { rule(outside: 0) }

  /// The rule whose regular parts do not hold in some months of the year.
  func rule(outside months: UInt16, festivals hasFestivals: Bool = true) -> HolidayRule? {
    var nodes: [RuleNode] = []
    appendWeekdays(to: &nodes)
    if days != 0 { nodes.append(.days(DaySet(bits: days))) }
    nodes += limited
    if months != 0 {
      let others = MonthSet(bits: ~months)
      nodes = nodes.map { $0.isInSomeMonths ? $0 : .duringCanonical(others, $0) }
    }
    if hasFestivals, festivals != 0 { Self.append(festivals, to: &nodes) { $0 } }
    if hasFestivals, eves != 0 { Self.append(eves, to: &nodes) { .eveCanonical(of: $0) } }
    guard let first = nodes.first else { return nil }
    if nodes.count == 1 { return HolidayRule(first) }
    let isDistinct = months == 0 && limited.isEmpty && festivals == 0 && eves == 0 && !isCrowded
    return HolidayRule(isDistinct ? .union(ofDistinct: nodes) : .union(of: nodes))
  }

  /// Whether the weekdays or the days may contain one another.
  private var isCrowded: Bool {
    let lastWeekdays: UInt64 = 0x20_2020_2020_2020
    return weekdays & lastWeekdays != 0 || days == DaySet.all.bits
      || weekdays & ~lastWeekdays == 0x1F_1F1F_1F1F_1F1F
  }

  /// Whether anything holds in every month.
  var isRegular: Bool {
    weekdays != 0 || days != 0 || limited.contains { !$0.isInSomeMonths }
  }

  private func appendWeekdays(to nodes: inout [RuleNode]) {
    guard weekdays != 0 else { return }
    for place in 0..<7 {
      let ordinals = UInt8(truncatingIfNeeded: weekdays >> UInt64(8 * place))
      guard ordinals != 0 else { continue }
      let weekday = Weekday(index: UInt32(place))
      if ordinals & Self.everyWeek != 0 {
        nodes.append(.nthCanonical(ordinals: ordinals & Self.everyWeek, weekday))
      }
      if ordinals & (1 << 5) != 0 { nodes.append(.last(weekday)) }
    }
  }

  private static func append(
    _ codes: UInt32, to nodes: inout [RuleNode], _ transform: (RuleNode) -> RuleNode
  ) {
    for code in 0..<32 where codes & (1 << UInt32(code)) != 0 {
      if let node = node(festival: code) { nodes.append(transform(node)) }
    }
  }

  /// The node of a festival by its code, or `nil` where no rule expresses it.
  private static func node(festival code: Int) -> RuleNode? {
    switch UInt32(1) << UInt32(code) {
    case NoticeReader.Festival.seollal: .seollal
    case NoticeReader.Festival.chuseok: .chuseok
    case NoticeReader.Festival.publicHolidays: .publicHolidays
    default:
      NoticeReader.Festival.monthDay(code: code).map {
        .during(
          MonthSet(bits: 1 << UInt16($0.month)), .days(DaySet(bits: 1 << UInt32($0.day))))
      }
    }
  }
}

extension RuleNode {
  fileprivate var isInSomeMonths: Bool {
    if case .during = self { true } else { false }
  }
}

/// What the sentences about one store, or one part of it, state.
struct NoticeFacts {
  var closed = RuleSum()
  var open = RuleSum()
  /// The days behind 제외: exceptions of closings, or the closings of a store that closes on no
  /// other days.
  var excepted = RuleSum()
  var closedDates: [CivilDate] = []
  var openDates: [CivilDate] = []
  var exceptedDates: [CivilDate] = []
  /// Whether 도 or 추가 adds dates to those of every branch.
  var addsDates = false
  /// Where the first of them are.
  var exceptedRange: Range<UInt32>?
  /// The months of the year in which what was read of them replaces the regular rule.
  var replaced: UInt16 = 0
  /// The same for single months.
  var replacedMonths: [YearMonth] = []
  /// Single months that a particle sets off: what the text says of them may not be all.
  var contrastedMonths: [YearMonth] = []
  /// Where a month without closings is spoken of.
  var withoutClosings: Range<UInt32>?
  var moves: [HolidayText.Move] = []
  var earlyClosings: [EarlyClosing] = []
}
