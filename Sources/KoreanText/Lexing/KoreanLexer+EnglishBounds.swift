// From when and until when an English sentence speaks, before its verb: From March 1, we are closed on Mondays.
extension KoreanLexer {
  /// From March 1: the particle of a date that begins a sentence, behind its date.
  ///
  /// - Returns: `nil` where the date is the first of a range, or of the verb before it.
  mutating func orderBound(_ place: Int) -> Int? {
    guard beginsSentence(place), startsDays(place + 1) else { return nil }
    var end = endOfDays(place + 1)
    // 2027-04-01
    if end + 3 < tokens.count, tokens[end].kind == .dash, tokens[end].isGlued,
      tokens[end + 2].kind == .dash, tokens[end + 2].isGlued, case .number = tokens[end + 3].kind
    {
      end += 4
    }
    // April 1 (Thu)
    if end + 2 < tokens.count, case .open = tokens[end].kind,
      case .weekdays = tokens[end + 1].kind, case .close = tokens[end + 2].kind
    {
      end += 3
    }
    // CLOSED⏎from Mon, March 8: of the verb above
    guard end < tokens.count else { return nil }
    switch tokens[end].kind {
    case .tilde, .dash, .particle, .lineEnd, .stop: return nil
    default: break
    }
    let kind = tokens[place].kind
    let cells = tokens[end - 1].cells.upperBound
    tokens.insert(
      KoreanToken(kind: kind, isGlued: true, cells: cells..<cells), at: end)
    tokens.remove(at: place)
    return end
  }

  /// From March 1, closed on Mondays; 3 - 9 April: closed every Tuesday; might open on the 30th: a verb before days of its
  /// own, behind them, where it would take those before it, or leave its hedge.
  mutating func orderBehindDays(_ place: Int) -> Int? {
    let verb = isHedge(place) ? place + 1 : place
    guard verb < tokens.count, case .verdict = tokens[verb].kind else { return nil }
    var first = verb + 1
    if first < tokens.count, tokens[first].kind == .particle(.genitive) { first += 1 }
    guard startsDays(first), isHedge(place) || isBehindBound(place) else { return nil }
    while tokens[first].kind == .filler { first += 1 }
    let end = endOfDays(first)
    let last = tokens[end - 1].cells.upperBound
    var words = Array(tokens[place...verb])
    for index in words.indices { words[index].cells = last..<last }
    tokens.replaceSubrange(place..<end, with: tokens[first..<end] + words)
    return place + end - first + words.count
  }

  /// Takes out the full stop behind a month that is cut short, which ends no sentence: Dec 1 with a stop between.
  mutating func joinShortMonths() {
    for place in tokens.indices.dropFirst(2).reversed() where tokens[place - 1].kind == .stop {
      if case .month = tokens[place - 2].kind, case .number = tokens[place].kind {
        tokens.remove(at: place - 1)
      }
    }
  }

  /// Dear customers, and what follows: whom a text greets, which is a sentence of its own.
  mutating func endGreetings() {
    var place = 0
    while place < tokens.count {
      defer { place += 1 }
      guard tokens[place].kind == .word, beginsSentence(place),
        ["dear", "hello", "hi"].contains(where: { text.isWord($0, tokens[place].cells) })
      else { continue }
      var end = place
      while end < tokens.count, end < place + 6, tokens[end].kind == .word { end += 1 }
      guard end < tokens.count, tokens[end].kind == .link(.comma) else { continue }
      for word in place..<end { tokens[word].kind = .filler }
      tokens[end].kind = .stop
    }
  }

  /// In May, we will be closed on the 10th: whether a month and a comma begin the sentence.
  func isMonthAhead(_ place: Int) -> Bool {
    guard beginsSentence(place), let end = endOfMonth(place + 1), end < tokens.count else {
      return false
    }
    return tokens[end].kind == .link(.comma)
  }

  /// Whether a word hedges the verb behind it: might.
  private func isHedge(_ place: Int) -> Bool {
    if case .hedge = tokens[place].kind { isLatin(place) } else { false }
  }

  func beginsSentence(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    switch tokens[place - 1].kind {
    case .stop, .lineEnd, .colon, .close: return true
    // the sign of a list
    case .dash: return place == 1 || tokens[place - 2].kind == .lineEnd
    case .filler: return beginsSentence(place - 1)
    default: return false
    }
  }

  /// Whether dates with a bound, or a range of them, stand right before a place, but for who does something then.
  private func isBehindBound(_ place: Int) -> Bool {
    var isBehindDate = false
    var isBehindMonth = false
    var depth = 0
    for token in tokens[..<place].suffix(24).reversed() {
      switch token.kind {
      case .particle(.since), .particle(.until): return true
      // (December through February) we are closed on Sundays
      // 2027-04-01, and not 7-31 March
      case .dash where token.isGlued && !isBehindMonth: break
      case .tilde, .dash: return isBehindDate && depth == 0
      case .close: depth += 1
      case .open: depth -= 1
      case .month: (isBehindDate, isBehindMonth) = (true, true)
      case .number, .unit, .weekdays: isBehindDate = true
      case .filler, .addition, .link(.comma): break
      case .colon where !isBehindDate: break
      case .place(.store) where !isBehindDate: break
      default: return false
      }
    }
    return false
  }
}

// Where days begin and end.
extension KoreanLexer {
  /// The place behind a month that stands alone or with its year: from November, until March 2027.
  func endOfMonth(_ place: Int) -> Int? {
    guard place < tokens.count, case .month = tokens[place].kind else { return nil }
    guard place + 1 < tokens.count, case .number(let year, let digits) = tokens[place + 1].kind
    else { return place + 1 }
    return digits == 4 && 1_900...2_100 ~= year ? place + 2 : nil
  }

  /// Whether days begin at a place, or behind its articles.
  func startsDays(_ place: Int) -> Bool {
    var next = place
    while next < tokens.count, tokens[next].kind == .filler { next += 1 }
    guard next < tokens.count else { return false }
    switch tokens[next].kind {
    case .number, .month, .weekdays, .festival, .ordinal, .relativeMonth, .cycle: return true
    default: return false
    }
  }

  /// The place behind the days that begin at a place.
  func endOfDays(_ start: Int) -> Int {
    var end = start
    while end < tokens.count {
      switch tokens[end].kind {
      case .number, .unit, .month, .weekdays, .festival, .ordinal, .ordinalMark, .relativeMonth,
        .cycle, .filler:
        end += 1
      case .link, .particle(.genitive):
        guard startsDays(end + 1) else { return end }
        end += 1
      default: return end
      }
    }
    return end
  }
}
