// The words between days and hours that are skipped, joined or not known.
extension HoursReader {
  /// Skips what ends a verb or a noun and adds nothing.
  mutating func skipEndings() {
    while let kind = parser.current {
      switch kind {
      case .copula, .ending: break
      case .particle(let particle) where particle != .until && particle != .since: break
      default: return
      }
      parser.at += 1
    }
  }

  /// Whether a word is not understood, or is about something else than hours.
  var isUnread: Bool {
    switch parser.current {
    // Fillers in Latin letters or in another script.
    case .filler?:
      text.scalar(parser.tokens[parser.at].cells.lowerBound).isLatinLetter
        ? !isWord(parser.at, "every") && !isSilent
        : KoreanScanner.isForeignLetter(text.scalar(parser.tokens[parser.at].cells.lowerBound))
    case .link?, .tilde?, .dash?, .colon?, .arrow?, .stop?, .lineEnd?, .open?, .close?,
      .hours(.label)?, .hours(.closing)?, .hours(.storeEnd)?, .hours(.pause)?, .particle?,
      .ending?, .attributive?, .copula?,
      .attribute?, .addition?, .but?, .cycle?:
      false
    // Of several branches, each has hours of its own.
    case .branch?: namesBranches
    case .place(let place)?: place == .facility || place == .some || place == .others
    case nil: false
    default: !isSilent
    }
  }

  /// Whether a word behind hours may say that they are not those of the store: 이용불가.
  var isUnreadPredicate: Bool {
    switch parser.current {
    case .otherPredicate?, .suspension?, .hedge?, .potential?, .condition?, .hours(.special)?,
      .change?, .unchanged?, .cancellation?, .place?:
      true
    default: false
    }
  }

  /// 크린세탁 망원점 8:30~20:00: the place behind words that name the branch whose hours follow.
  var endOfBranchName: Int? {
    guard !namesBranches else { return nil }
    for place in parser.at..<parser.at + 4 {
      switch parser.kind(place) {
      case .branch? where place > parser.at: return place + 1
      case .word?, .filler?, .place(.store)?, .number?: break
      default: return nil
      }
    }
    return nil
  }

  /// 꽃집 영업시간 10:00~20:00: the place behind the words that begin a text and name the house whose hours follow.
  ///
  /// 운영시간 and 이용시간 may be those of a part: 물놀이장 운영시간.
  var endOfHouseName: Int? {
    guard parser.at == 0 else { return nil }
    for place in 0..<4 {
      switch parser.kind(place) {
      case .hours(.label)? where place > 0:
        return ["영업시간", "진료시간", "관람시간"].contains { isWord(place, $0) } ? place : nil
      case .word?: break
      default: return nil
      }
    }
    return nil
  }

  /// 화, 금 9:00~20:30 야간진료: whether the word behind the hours of weekdays is what these are called.
  func namesHours(_ parts: [HoursPart]) -> Bool {
    guard pending == .space, parts.last?.isSpans == true,
      case .days(let days)? = parts.dropLast().last?.kind,
      days.allSatisfy({ $0.everyWeek != nil })
    else { return false }
    return switch parser.kind(parser.at + 1) {
    case nil, .lineEnd?, .stop?, .close?, .link?: true
    default: false
    }
  }

  /// 금 9:00~20:30 (야간진료), 수 9:30~13:00 (오후 휴진): the place behind a bracket that adds nothing to the
  /// hours before it.
  func endOfNote(behind parts: [HoursPart]) -> Int? {
    guard parts.last?.isSpans == true else { return nil }
    let place = parser.at
    if namesHours(parts), parser.current == .hours(.special), parser.kind(place + 1) == .close {
      return place + 2
    }
    if case .halfOfDay? = parser.current, case .verdict(let verdict)? = parser.kind(place + 1),
      verdict.isClosed, parser.kind(place + 2) == .close
    {
      return place + 3
    }
    return nil
  }

  /// 토요일은 점심만, 일요일은 오후부터, 월요일 런치 휴무: the place behind hours that only the part of the day names.
  func endOfOnlyHalf(behind parts: [HoursPart]) -> Int? {
    switch parser.current {
    case .halfOfDay?, .hours(.pause)?: break
    default: guard isMeal(parser.at) else { return nil }
    }
    var end = parser.at + 1
    if case .verdict(let verdict)? = parser.kind(end) {
      end += 1
      let isDenied = parser.kind(end) == .negation
      if verdict.isClosed || isDenied, parts.last?.isDays == true, pending == .space {
        return isDenied ? end + 1 : end
      }
    }
    switch parser.particle(end) {
    case .only?: return end + 1
    // 일요일은 오후부터
    case .since?, .until?: return parser.startsTime(end + 1) ? nil : end + 1
    default: return nil
    }
  }

  /// 7~8월은 22시까지 연장 운영: whether the words say no more than the end before them.
  func changesEnd(_ parts: [HoursPart]) -> Bool {
    guard pending == .space, case .spans(let spans)? = parts.last?.kind, spans.count == 1 else {
      return false
    }
    return spans[0].opens == nil && parts.dropLast().last?.isDays == true
  }

  /// The place behind 그 외 or 그 외 기간 before hours: all days that were not named.
  var endOfRest: Int? {
    guard isWord(parser.at, in: .rest) else { return nil }
    let end = parser.kind(parser.at + 1) == .namedDays ? parser.at + 2 : parser.at + 1
    var next = end
    while parser.kind(next) == .colon || parser.particle(next) != nil { next += 1 }
    return parser.startsTime(next) ? end : nil
  }

  /// Whether a meal is named: 런치.
  func isMeal(_ place: Int) -> Bool {
    switch parser.kind(place) {
    case .word?, .filler?: isWord(place, in: .meals)
    default: false
    }
  }

  var isSilent: Bool {
    switch parser.current {
    case .word?, .filler?:
      isWord(parser.at, in: .silent)
        || isMeal(parser.at) && !hasOnlyMeal
    // 저녁 17:30~ is read with its time.
    case .halfOfDay?: true
    default: false
    }
  }

  /// Whether a token is a word, whatever the case of its letters.
  func isWord(_ place: Int, _ word: String) -> Bool {
    place < parser.tokens.count && text.isWord(word, parser.tokens[place].cells)
  }

  /// Whether a token is one of some words.
  func isWord(_ place: Int, in words: KoreanVocabulary) -> Bool {
    let cells = parser.tokens[place].cells
    return words.longestWord(in: text.cells, at: cells.lowerBound)?.count == cells.count
  }

  /// Takes a sign or a word that joins, and notes how strongly it divides.
  mutating func takeBreak() {
    let place = parser.at
    switch parser.current {
    case .link(let link)?:
      let isTight = parser.isGlued(place) && parser.isGlued(place + 1)
      let divides = link == .slash || link == .bar || link == .dot || link == .point
      pending = max(pending, divides && !isTight || link == .bar ? .divider : .comma)
    case .colon?: pending = max(pending, .colon)
    case .lineEnd?: pending = max(pending, .line)
    case .but?: pending = max(pending, .comma)
    case .addition?: isBehindAddition = true
    case .dash? where !parser.isGlued(place) && !parser.isGlued(place + 1):
      isBehindDash = pending == .space || pending == .bracket
      pending = max(pending, .divider)
    default: break
    }
    parser.at += 1
  }

  /// 월휴무일, 일월 휴무, 주일 휴업: whether a word that is not understood begins with the syllables of weekdays and
  /// goes on with a closing, or may be the Sundays, so that these days may close.
  var mayCloseWeekdays: Bool {
    if isWord(parser.at, "주일") { return true }
    let cells = parser.tokens[parser.at].cells
    let rest = cells.drop { WeekdaySet.daysAfterSunday(text.scalar($0)) != nil }
    guard let end = rest.first else {
      if case .verdict(let verdict)? = parser.kind(parser.at + 1) { return verdict.isClosed }
      return false
    }
    guard end > cells.lowerBound,
      case .verdict(let verdict)? = KoreanVocabulary.common.longestWord(in: text.cells, at: end)?
        .kind
    else { return false }
    return verdict.isClosed
  }
}
