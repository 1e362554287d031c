// Ordinals = ordinal { link ordinal } [의] [Weekdays]
extension KoreanParser {
  /// Reads ordinals and the weekdays that they count.
  ///
  /// - Parameter first: ordinals that were read as a run of numbers.
  mutating func ordinals(
    _ list: inout [DayPhrase], _ head: DayHead,
    first: OrdinalSet = [], isWeek: Bool = false
  ) {
    var set = first
    var isWeek = isWeek
    var isDoubtful = false
    while let next = nextOrdinal(hasFirst: !set.isEmpty) {
      if next.isRange {
        if let range = OrdinalSet.range(from: lastOrdinal(set), through: next.ordinal) {
          set.formUnion(range)
        } else {
          isDoubtful = true
        }
      }
      // 둘째 또는 넷째 일요일: one of them
      isDoubtful = isDoubtful || !set.isEmpty && link(at) == .or
      set.formUnion(next.ordinal)
      isWeek = isWeek || next.isWeek
      at = next.end
    }
    if particle(at) == .each {
      // 2주마다 counts weeks, and the text does not say from when.
      at += 1
      if weekdays(at) != nil { at += 1 }
      list.append(
        DayPhrase(.doubtful(.needsAnchor), head, cells: cells(head.start, at)))
      return
    }
    // 셋째 주 중 일요일
    while current == .cycle(.week) || particle(at) == .genitive && weekdays(at + 1) != nil {
      at += 1
    }
    // 매월 1,3주 (line) 일요일
    if isWeek, current == .lineEnd, case .weekdays(_, .name)? = kind(at + 1) { at += 1 }
    let afterFillers = skippingFillers(at)
    if weekdays(afterFillers) != nil || kind(afterFillers) == .unknownWeekday { at = afterFillers }
    func add(_ term: DayTerm, _ ambiguity: DayPhrase.Ambiguity?, _ parser: borrowing KoreanParser) {
      list.append(
        DayPhrase(term, head, ambiguity: ambiguity, cells: parser.cells(head.start, parser.at)))
    }
    if current == .unknownWeekday {
      at += 1
      return add(.doubtful(set.contains(.beyond) ? .ordinalOutOfRange : .unknownWeekday), nil, self)
    }
    if current == .lastDay, set == .last { return }
    guard let (days, form) = weekdays(at), !isFollowedByNumber(form) else {
      return add(set.contains(.beyond) ? .doubtful(.ordinalOutOfRange) : .ordinals(set), nil, self)
    }
    at += 1
    let (all, ambiguity) = moreWeekdays(days, isWeek: isWeek)
    if isDoubtful { return add(.doubtful(.ambiguous), nil, self) }
    add(
      set.contains(.beyond) ? .doubtful(.ordinalOutOfRange) : .weekdays(all, set), ambiguity, self)
  }

  func isFollowedByNumber(_ form: KoreanToken.WeekdayForm) -> Bool {
    // 둘째 월 3일: a month, or nothing that can be read.
    guard form == .symbols, case .number? = kind(at + 1), isGlued(at + 1) else { return false }
    return true
  }

  /// 둘째, 넷째주 수요일, 일요일: the weeks hold for both; 첫째 월요일, 일요일 does not say.
  mutating func moreWeekdays(
    _ first: WeekdaySet, isWeek: Bool
  ) -> (WeekdaySet, DayPhrase.Ambiguity?) {
    var all = first
    while let link = link(at), let more = weekdays(behindLink)?.days, more.isSingle {
      let isTight = isTight(link, at)
      guard isTight || link == .comma && isWeek else {
        return (all, link == .comma ? .ordinalsReach : nil)
      }
      all.formUnion(more)
      at = behindLink + 1
    }
    return (all, nil)
  }

  /// The place behind a link, and behind the end of the line where the list goes on.
  var behindLink: Int { kind(at + 1) == .lineEnd ? at + 2 : at + 1 }

  func lastOrdinal(_ set: OrdinalSet) -> OrdinalSet {
    guard !set.isEmpty else { return [] }
    return OrdinalSet(rawValue: 1 << UInt8(7 - set.rawValue.leadingZeroBitCount))
  }

  struct NextOrdinal {
    var ordinal: OrdinalSet
    var isWeek: Bool
    var isRange: Bool
    var end: Int
  }

  /// The ordinal at the parser's place, or behind what joins it to the one before.
  func nextOrdinal(hasFirst: Bool) -> NextOrdinal? {
    var place = at
    var isRange = false
    if hasFirst {
      switch kind(place) {
      case .tilde?, .dash?: isRange = true; place += 1
      case .link(.plus)?, .link(.bar)?:
        // 첫째 주 월+셋째 주 월 are two; 첫째+셋째 주 월요일 is one.
        guard link(place) == .plus else { return nil }
        place += 1
      case .link?, .filler?, .lineEnd?, .particle(.genitive)?: place += 1
      default: break
      }
      while kind(place) == .lineEnd || kind(place) == .cycle(.month) || kind(place) == .filler {
        place += 1
      }
    }
    if case .ordinal(let ordinal, let isWeek)? = kind(place) {
      return NextOrdinal(ordinal: ordinal, isWeek: isWeek, isRange: isRange, end: place + 1)
    }
    guard let value = number(place), case .ordinalMark(let isWeek)? = kind(place + 1) else {
      return nil
    }
    return NextOrdinal(
      ordinal: OrdinalSet(nth: value), isWeek: isWeek, isRange: isRange, end: place + 2)
  }

  /// The place behind ordinals, if some stand at a place: 1·3주, 둘째·넷째.
  func endOfOrdinals(_ place: Int) -> Int? {
    var next = place
    while next < place + 24 {
      if case .ordinal? = kind(next) {
        next += 1
      } else if case .number? = kind(next), ordinalMarkFollows(next) {
        next += 1
        if case .ordinalMark? = kind(next) { next += 1 }
      } else if next > place, isLink(next), endOfOrdinals(next + 1) != nil {
        next += 1
      } else {
        break
      }
    }
    return next > place ? next : nil
  }

  /// 제1·제3: the place behind numbers at a place that a word before each makes ordinals.
  func endOfMarked(_ place: Int) -> Int? {
    guard kind(place) == .filler, number(place + 1) != nil, isGlued(place + 1) else { return nil }
    return endOfRun(place + 1) + 1
  }

  /// Whether a list of numbers ends in a mark that makes ordinals of them.
  func ordinalMarkFollows(_ place: Int) -> Bool {
    var place = place
    let end = place + 32
    while case .number? = kind(place), place < end {
      place += 1
      guard isLink(place), case .number? = kind(place + 1) else { break }
      place += 1
    }
    if case .ordinalMark? = kind(place) { return true }
    return false
  }
}
