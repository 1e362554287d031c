// If Monday is a public holiday, we are closed on Tuesday instead: in the order in which Korean says it.
extension KoreanLexer {
  /// Puts English conditions about holidays, and what follows from them, into the order of the grammar.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  mutating func orderEnglishConditions() {
    var place = 0
    while place < tokens.count {
      guard tokens[place].kind == .hedge(.conditional), isLatin(place),
        let asked = askedDays(behind: place)
      else {
        place += 1
        continue
      }
      let end = (asked.end..<tokens.count).first { endsSentence($0) } ?? tokens.count
      if let condition = englishCondition(place, asked, end) {
        tokens.replaceSubrange(condition.places, with: condition.tokens)
        place = condition.places.lowerBound + condition.tokens.count
      } else {
        doubtConsequence(place, behind: asked.end, end)
        place += 1
      }
    }
  }

  /// When Tuesday is a holiday, closed on the first working day behind it: doubts what follows from a condition that is
  /// not understood, on whatever day.
  private mutating func doubtConsequence(_ place: Int, behind condition: Int, _ end: Int) {
    guard tokens[condition..<end].contains(where: { $0.kind.saysClosed }) else { return }
    let cells = tokens[place].cells.lowerBound..<tokens[end - 1].cells.upperBound
    tokens.replaceSubrange(
      place + 1..<end,
      with: [
        KoreanToken(
          kind: .verdict(.closed(.act)), isGlued: false,
          cells: cells.upperBound - 1..<cells.upperBound)
      ])
    tokens[place].cells = cells.lowerBound..<cells.upperBound - 1
  }

  /// The condition at an "if", with its sentence or bracket, which ends at `end`; `nil` where what follows from it is
  /// not understood.
  private func englishCondition(
    _ place: Int, _ asked: AskedDays, _ end: Int
  ) -> (places: Range<Int>, tokens: [KoreanToken])? {
    var start = place
    var outcome = Outcome()
    // open if Monday is a holiday; or the following day if Monday is a holiday
    while start > 0, start > place - 6, outcome.take(tokens[start - 1], in: self, asked.weekday) {
      start -= 1
    }
    if start == place { outcome = Outcome() }
    for behind in asked.end..<end where !outcome.take(tokens[behind], in: self, asked.weekday) {
      return nil
    }
    guard outcome.opens != nil || outcome.nextDay != nil, outcome.isClear else { return nil }
    return (start..<end, outcome.tokens(asked.weekday, asked.holiday))
  }

  private typealias AskedDays = (weekday: KoreanToken?, holiday: KoreanToken, end: Int)

  /// Monday is a public holiday, it falls on a holiday, a public holiday falls on a Monday: up to where that goes.
  private func askedDays(behind place: Int) -> AskedDays? {
    var weekday: KoreanToken?
    var holiday: (token: KoreanToken, end: Int)?
    for next in tokens.indices[(place + 1)...].prefix(10) {
      switch tokens[next].kind {
      case .weekdays where weekday == nil: weekday = tokens[next]
      case _ where holiday == nil && isHoliday(next): holiday = (tokens[next], next + 1)
      case .word, .filler, .particle: if !isLatin(next) { return nil }
      default:
        guard let holiday else { return nil }
        return (weekday, holiday.token, next)
      }
      if let holiday, weekday != nil { return (weekday, holiday.token, next + 1) }
    }
    return holiday.map { (weekday, $0.token, $0.end) }
  }

  private func endsSentence(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .stop, .lineEnd, .close, .open: true
    default: false
    }
  }

  /// a public holiday, a holiday: the days among which the condition asks.
  private func isHoliday(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .festival(.publicHolidays): return isLatin(place)
    case .namedDays:
      return isLatin(place) && text.has("holiday", in: tokens[place].cells)
    default: return false
    }
  }

  /// What follows from a condition, as far as its words say.
  private struct Outcome {
    var opens: KoreanToken?
    var closes: KoreanToken?
    var nextDay: KoreanToken?
    /// The weekday of "the following weekday".
    var workday: KoreanToken?

    /// Open Tuesday if Monday is a holiday: whether the next day closes, and nothing else.
    var isClear: Bool { opens == nil || nextDay == nil || closes != nil }

    /// Takes a word; `false` where it says something that is not understood.
    mutating func take(_ token: KoreanToken, in lexer: KoreanLexer, _ subject: KoreanToken?)
      -> Bool
    {
      switch token.kind {
      case .verdict(let verdict) where !verdict.isClosed: opens = opens ?? token
      case .verdict(.closed), .hours(.closing): closes = closes ?? token
      case .weekdays(.mondayThroughFriday, _) where nextDay != nil && workday == nil:
        workday = token
      case .weekdays(let days, _):
        // closed on Tuesday, where the condition asks for Monday
        guard let subject, case .weekdays(let asked, _) = subject.kind,
          days == asked.nextDays, asked.isSingle, nextDay == nil
        else { return false }
        nextDay = token
      case .word
      where lexer.text.isWord("following", token.cells) || lexer.text.isWord("next", token.cells),
        .following:
        nextDay = token
      case .word where lexer.text.isWord("opens", token.cells): opens = opens ?? token
      case .unit(.days): break
      case .part(.after): nextDay = token
      case .filler, .particle(.genitive), .link(.comma), .link(.and), .link(.or), .place(.store),
        .instead,
        .but:
        break
      case .word:
        return ["will", "be", "day", "remain", "remains", "stay", "stays", "it", "which", "then"]
          .contains { lexer.text.isWord($0, token.cells) }
      default: return false
      }
      return true
    }

    /// The tokens in the order of 월요일이 공휴일이면 개관하고 다음 날 휴관, each behind the one before it.
    func tokens(_ subject: KoreanToken?, _ holiday: KoreanToken) -> [KoreanToken] {
      var list: [KoreanToken] = []
      var end = min(subject?.cells.lowerBound ?? .max, holiday.cells.lowerBound)
      func add(_ kind: KoreanToken.Kind, _ token: KoreanToken?, isGlued: Bool = false) {
        let cells = token?.cells ?? end..<end
        let own = max(cells.lowerBound, end)..<max(cells.upperBound, end)
        list.append(KoreanToken(kind: kind, isGlued: isGlued, cells: own))
        end = own.upperBound
      }
      // A public holiday falls on a Monday, Monday is a public holiday: either may be named first.
      let isHolidayFirst = subject.map { holiday.cells.lowerBound < $0.cells.lowerBound } ?? false
      if let subject {
        add(
          isHolidayFirst ? .festival(.publicHolidays) : subject.kind,
          isHolidayFirst ? holiday : subject)
        add(.particle(.subject), nil, isGlued: true)
      }
      // The following day if Monday is a holiday: the last letters stand for what was said before.
      var cells = (isHolidayFirst ? subject : holiday)?.cells ?? holiday.cells
      let isAhead = nextDay.map { $0.cells.lowerBound < cells.lowerBound } ?? false
      func take(_ kind: KoreanToken.Kind, _ count: Int, isGlued: Bool = false) {
        let own = cells.prefix(count)
        cells = own.endIndex..<cells.upperBound
        add(
          kind, KoreanToken(kind: kind, isGlued: false, cells: own.startIndex..<own.endIndex),
          isGlued: isGlued)
      }
      take(
        isHolidayFirst ? subject?.kind ?? .word : .festival(.publicHolidays),
        cells.count - (isAhead ? 2 : 0))
      take(.condition, isAhead ? 1 : 0, isGlued: true)
      if isAhead {
        take(.part(.after), 1)
        if let workday { add(workday.kind, nil) }
        add(.verdict(.closed(.act)), nil)
        return list
      }
      if let opens {
        add(.verdict(.open(.act)), opens)
        if nextDay != nil { add(.ending, nil, isGlued: true) }
      }
      if let nextDay {
        add(
          workday == nil ? .part(.after) : .following,
          closes.map { $0.cells.lowerBound < nextDay.cells.lowerBound } == true ? closes : nextDay)
        if let workday { add(workday.kind, workday) }
        add(.verdict(.closed(.act)), nextDay)
      }
      return list
    }
  }
}

extension KoreanToken.Kind {
  /// Whether it says that something closes.
  fileprivate var saysClosed: Bool {
    switch self {
    case .verdict(let verdict): verdict.isClosed
    case .hours(.closing): true
    default: false
    }
  }
}
