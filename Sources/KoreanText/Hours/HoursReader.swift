// Hours     = { Part } ( stop | line )
// Part      = Days | Spans | 휴무 | 영업 | 연중무휴 | 무휴 | Pause | 제외 | 포함 | 없음
//           | "(" { Part } ")" | unread words
// Spans     = Span { link Span }
// Span      = Clock ( "~" | 부터 ) [익일] [Clock | 까지 | 소진시] | Clock 까지 | 24시간
//           | 오픈 Clock 마감 Clock
// Pause     = 브레이크타임 | 점심시간 | 휴무시간
// LastOrder = 라스트오더 Clock { link Clock } | Clock 라스트오더      says nothing of the hours

/// Reads the terminals of a text as parts of hours.
///
/// The days follow the rules of `KoreanParser`, and the hours the rules above.
struct HoursReader {
  let text: NormalizedText
  var parser: KoreanParser
  var pending = HoursPart.Break.space
  var depth = 0
  /// Whether 저녁 stands in the text, so that 점심 names hours and no pause.
  let servesDinner: Bool
  /// Whether a meal has the only hours of the text: 런치 11:00~15:00 says nothing of those of the store.
  private(set) var hasOnlyMeal = false
  /// Whether more than one branch is named.
  let namesBranches: Bool
  /// Whether a dash stands before the next part: 평일 - 10:00~20:00.
  var isBehindDash = false
  /// Whether also stands before the next days: also open Sundays.
  var isBehindAddition = false

  /// The days of the text that were read before, in order; those the parser has passed are removed.
  var lists: ArraySlice<ReadDays>

  init(_ text: NormalizedText, _ tokens: [KoreanToken], _ lists: [ReadDays]) {
    self.lists = lists[...]
    self.text = text
    parser = KoreanParser(tokens)
    parser.readsHours = true
    var (branches, times) = (0, 0)
    var servesDinner = false
    for place in tokens.indices {
      switch tokens[place].kind {
      case .branch: branches += 1
      case .halfOfDay(.evening): servesDinner = true
      case .time(let time):
        times += 1
        if time.half == .evening { servesDinner = true }
      default: break
      }
    }
    namesBranches = branches > 1
    self.servesDinner = servesDinner
    if 1...2 ~= times { hasOnlyMeal = tokens.indices.count { isMeal($0) } == 1 }
  }

  /// The parts of the next sentence that has any; `nil` at the end of the text.
  mutating func segment() -> [HoursPart]? {
    while parser.current != nil {
      let parts = parts()
      if case .stop? = parser.current { parser.at += 1 }
      pending = .space
      if !parts.isEmpty { return parts }
    }
    return nil
  }

  /// Reads parts up to a full stop, or to the end of the bracket in which they stand.
  private mutating func parts() -> [HoursPart] {
    var parts: [HoursPart] = []
    parts.reserveCapacity(4)
    while let kind = parser.current {
      let start = parser.at
      switch kind {
      case .stop:
        guard depth > 0 else { return parts }
        pending = max(pending, .comma)
        parser.at += 1
      case .close:
        guard depth == 0 else { return parts }
        parser.at += 1
      case .open where depth < KoreanParser.deepestBracket: bracket(into: &parts)
      // 1) 10~20시⏎2) 화요일 휴무
      case .number where depth == 0 && parser.kind(start + 1) == .close: parser.at += 2
      default:
        if !part(into: &parts) { takeBreak() }
        if parser.at == start { parser.at += 1 }
      }
    }
    return parts
  }

  private mutating func bracket(into parts: inout [HoursPart]) {
    let start = parser.at
    parser.at += 1
    if let end = endOfNote(behind: parts) {
      parser.at = end
      return
    }
    depth += 1
    let before = pending
    pending = .space
    var inner = self.parts()
    depth -= 1
    if parser.current == .close { parser.at += 1 }
    guard !inner.isEmpty, !isGloss(inner, of: parts) else { return }
    inner[0].before = .bracket
    let headsLine = before == .line && parser.current != .lineEnd && parser.current != nil
    if headsLine, inner.allSatisfy({ $0.isUnread }) {
      // [온라인 문의] 평일 10시-17시: whose hours they are
      inner[0].before = .line
      parts += inner
      pending = .space
      return
    }
    if HoursPart.standsAlone(inner), !parts.isEmpty {
      parts.append(HoursDivision.aside(of: inner, parser.cells(start, parser.at)))
    } else {
      inner[0].before = max(before, .bracket)
      parts += inner
    }
    pending = .bracket
  }

  /// 화 정기휴무 (매주 화요일): whether a bracket only repeats the weekdays of the clause before it.
  private func isGloss(_ inner: [HoursPart], of parts: [HoursPart]) -> Bool {
    guard inner.count == 1, case .days(let again) = inner[0].kind, parts.last?.isState == true,
      case .days(let days)? = parts.dropLast().last?.kind, !days.isEmpty
    else { return false }
    return days.allSatisfy { $0.everyWeek != nil }
      && days.map { $0.everyWeek } == again.map { $0.everyWeek }
  }

  mutating func append(
    _ kind: HoursPart.Kind, _ start: Int, to parts: inout [HoursPart]
  ) {
    var part = HoursPart(kind: kind, before: pending, cells: parser.cells(start, parser.at))
    if isBehindDash, part.isSpans, parts.last?.isDays == true { part.before = .colon }
    parts.append(part)
    pending = .space
    isBehindDash = false
  }

  /// Reads one part; `false` for what joins or says nothing.
  private mutating func part(into parts: inout [HoursPart]) -> Bool {
    let start = parser.at
    switch parser.current {
    case .time?, .halfOfDay?, .number?, .allDay?, .verdict(.opensDoor)?, .verdict(.operates)?:
      if let spans = spans() {
        let pauses = parts.last?.isPause == true
        append(.spans(spans), start, to: &parts)
        let isDenied = parser.current == .negation || parser.current == .not
        if isDenied || pauses, saysOperates(parser.at - 1) {
          // 02~06시 영업하지 않음, 점심시간 12~13시 운영: other hours than they seem
          if isDenied { parser.at += 1 }
          append(
            .unread(isPredicate: true, hasTime: true, isOfPart: false), parser.at - 1, to: &parts)
        }
        return true
      }
      if skipLastOrder() { return true }
    case .hours(.special)? where namesHours(parts) || changesEnd(parts):
      parser.at += 1
      skipEndings()
      return true
    case .place(.others)?:
      if let end = endOfRest {
        parser.at = end
        // 일요일 이외 10~22시: of the days that are not named
        let isOfOthers = parts.last?.isDays == true && pending == .space
        append(
          isOfOthers ? .unread(isPredicate: true, hasTime: true, isOfPart: false) : .rest, start,
          to: &parts)
        return true
      }
    case .hours(.storeEnd)? where isWord(parser.at, "폐업"):
      unread(into: &parts)
      return true
    case .hours?: if skipLastOrder() { return true }
    case .tilde? where parts.last?.isDays == true && parser.startsTime(start + 1):
      // 10:00~18:00 (수, 토 ~21:00)
      if let end = spanUntil() {
        append(.spans([end]), start, to: &parts)
        return true
      }
    default: break
    }
    if let end = endOfOnlyHalf(behind: parts) {
      parser.at = end
      append(.unread(isPredicate: true, hasTime: true, isOfPart: false), start, to: &parts)
      return true
    }
    if let said = said() {
      append(said, start, to: &parts)
      return true
    }
    if let end = endOfEveryDay {
      parser.at = end
      let everyDay = DayPhrase(term: .weekdays(.all, []), cells: parser.cells(start, parser.at))
      append(.days([everyDay]), start, to: &parts)
      return true
    }
    if parser.startsDay(parser.at) {
      days(into: &parts)
      return true
    }
    guard isUnread else { return false }
    if parts.isEmpty, let end = endOfBranchName {
      parser.at = end
      return true
    }
    if parts.isEmpty, let end = endOfHouseName {
      parser.at = end
      append(.unread(isPredicate: false, hasTime: false, isOfPart: false), start, to: &parts)
      pending = .line
      return true
    }
    unread(into: &parts)
    return true
  }

  /// 폐업, 요일별 상이, 일요일 X: whether a word says that the hours are others on some days, or on all.
  private func deniesHours(_ parts: [HoursPart]) -> Bool {
    switch parser.current {
    case .hours(.storeEnd)?: isWord(parser.at, "폐업")
    case .hedge(.variesByStore)?: true
    case .hedge(.softStatement)?: parts.last?.isDays == true && isWord(parser.at, "x")
    case .word?: mayCloseWeekdays
    default: false
    }
  }

  /// Whether 영업 or 영업하지 ends at a place.
  private func saysOperates(_ place: Int) -> Bool {
    let verb = parser.kind(place) == .ending ? place - 1 : place
    return parser.kind(verb) == .verdict(.operates)
  }

  private mutating func unread(into parts: inout [HoursPart]) {
    let start = parser.at
    let isPredicate = isUnreadPredicate
    let isTime = if case .time? = parser.current { true } else { isBareSpan }
    // 공휴일은 주말과 동일, 일요일 조기 마감: hours without a time
    let isOther = parts.last?.isDays == true && isWord(parser.at, in: .otherHours)
    // 우천 시 단축
    let isAtTimes =
      parser.at > 0 && parser.current == .hours(.special)
      && (isWord(parser.at - 1, "시") || parser.kind(parser.at - 1) == .condition)
    let hasTime =
      isTime || isAtTimes || changesWeek(parts) || isWord(parser.at, in: .same)
      || deniesHours(parts) || isOther
    // 입장은 17:00까지, 17:00까지 입장
    let isEntry =
      isWord(parser.at, "입장")
      && (parts.last?.isSpans == true
        || parser.startsTime(parser.at + (parser.particle(parser.at + 1) == nil ? 1 : 2)))
    // 일요일 배송만
    let isOfPart =
      isEntry
      || parser.current == .place(.facility) && parser.particle(parser.at + 1) != .only
    parser.at += 1
    guard case .unread(let wasPredicate, let hadTime, let wasOfPart)? = parts.last?.kind,
      pending == .space
    else {
      let words = HoursPart.Kind.unread(
        isPredicate: isPredicate, hasTime: hasTime, isOfPart: isOfPart)
      return append(words, start, to: &parts)
    }
    let last = parts.count - 1
    parts[last].cells = parts[last].cells.lowerBound..<parser.cells(start, parser.at).upperBound
    parts[last].kind = .unread(
      isPredicate: isPredicate || wasPredicate, hasTime: hasTime || hadTime,
      isOfPart: isOfPart || wasOfPart)
  }

  /// 09-18: whether two numbers may be hours.
  var isBareSpan: Bool { spanOfNumbers.map { $0.first <= 24 && $0.last <= 24 } ?? false }

  /// The numbers before and behind a sign for a range.
  var spanOfNumbers: (first: Int, last: Int)? {
    guard let first = parser.number(parser.at), let last = parser.number(parser.at + 2),
      parser.kind(parser.at + 1) == .dash || parser.kind(parser.at + 1) == .tilde
    else { return nil }
    return (first, last)
  }

  /// 금~일 30분 연장, 12월은 연장: whether other hours than usual are said of weekdays or months.
  private func changesWeek(_ parts: [HoursPart]) -> Bool {
    guard parser.current == .hours(.special),
      case .days(let days)? = parts.last(where: { !$0.isUnread })?.kind
    else { return false }
    return days.contains { $0.everyWeek != nil || $0.isPublicHoliday || $0.isMonths }
  }
}
