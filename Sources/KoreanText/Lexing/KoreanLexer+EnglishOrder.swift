// What English says before the days or the verb, and Korean behind them.
extension KoreanLexer {
  /// Puts English sentences into the order of the grammar, where that differs.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  mutating func orderEnglish() {
    guard tokens.contains(where: { scalar($0.cells.lowerBound).isLatinLetter }) else { return }
    orderEnglishConditions()
    joinShortMonths()
    endGreetings()
    var place = 0
    while place < tokens.count {
      if isLatin(place) { place = orderEnglish(at: place) } else { place += 1 }
    }
  }

  func isLatin(_ place: Int) -> Bool { scalar(tokens[place].cells.lowerBound).isLatinLetter }

  private mutating func orderEnglish(at place: Int) -> Int {
    if case .verdict(.closed) = tokens[place].kind, isLabel(place + 2, behindNoun: true),
      tokens[place + 1].kind == .particle(.genitive)
    {
      // Closing days in December: 5th and 19th, Closed in Jan: 15, 20
      let noun = tokens[place]
      tokens.removeSubrange(place..<place + 2)
      let end = orderMonth(at: place, behind: nil)
      let last = tokens[end - 1].cells.upperBound
      tokens.insert(
        KoreanToken(kind: noun.kind, isGlued: false, cells: last..<last), at: end)
      return end + 1
    }
    if case .verdict = tokens[place].kind, isYear(place + 2),
      tokens[place + 1].kind == .particle(.genitive)
    {
      // Closed days in 2027
      let year = tokens[place + 2]
      let end = year.cells.upperBound
      var noun = tokens[place]
      noun.cells = end..<end
      let unit = KoreanToken(kind: .unit(.year), isGlued: true, cells: end..<end)
      tokens.replaceSubrange(place..<place + 3, with: [year, unit, noun])
      return place + 3
    }
    if let end = orderBehindDays(place) { return end }
    switch tokens[place].kind {
    case .particle(.since) where endOfMonth(place + 1) == nil,
      .particle(.until) where endOfMonth(place + 1) == nil:
      if let end = orderBound(place) { return end }
    default: break
    }
    switch tokens[place].kind {
    case .word where text.isWord("no", tokens[place].cells):
      return orderNegation(place)
    case .word where text.isWord("days", tokens[place].cells) && isWholeYear(place - 1):
      // Open 365 days
      tokens[place].kind = .verdict(.neverCloses)
      tokens[place].cells = tokens[place - 1].cells.lowerBound..<tokens[place].cells.upperBound
      tokens.remove(at: place - 1)
      return place
    case .not where place > 0 && tokens[place - 1].kind == .link(.comma) && startsDays(place + 1):
      // the 11th and the 18th, not the 25th
      tokens[place].kind = .excluding
      return place + 1
    case .tilde where monthBehindEnd(place + 1) != nil,
      .particle(.until) where monthBehindEnd(place + 1) != nil:
      // through the end of October
      tokens.removeSubrange(place + 1..<(monthBehindEnd(place + 1) ?? place + 1))
      tokens[place].kind = .particle(.until)
      return place
    case .particle(.since) where endOfMonth(place + 1) != nil,
      .particle(.until) where endOfMonth(place + 1) != nil:
      return orderMonth(at: place + 1, behind: tokens[place].kind)
    case .particle(.genitive) where isMonthAhead(place):
      tokens.remove(at: place)
      return orderMonth(at: place, behind: nil)
    case .month where endOfMonth(place) != nil && isLabel(place):
      return orderMonth(at: place, behind: nil)
    case .link(.and) where isLatin(place) && headsDays(place + 1):
      // we open on Monday and close on Tuesday: each verb has its own days
      tokens[place].kind = .stop
      return place + 1
    case .but where place > 0 && tokens[place - 1].kind == .cycle(.day) && startsDays(place + 1):
      // every day but Tuesday
      tokens[place].kind = .excluding
      return place + 1
    case .include where startsDays(place + 1):
      // including Sundays and holidays
      let end = endOfDays(place + 1)
      move(place, behind: end)
      return end
    case .change: return orderChange(place)
    case .verdict(let verdict)
    where place + 1 < tokens.count && isBound(place + 1)
      && (!verdict.isClosed || endOfMonth(place + 2) != nil):
      return orderVerb(place)
    case .verdict(.opensDoor) where startsDays(place + 1) && isBehindDays(place):
      // Summer break Aug 10-14, back on the 15th: each has its own days
      let start = tokens[place].cells.lowerBound
      tokens.insert(KoreanToken(kind: .stop, isGlued: false, cells: start..<start), at: place)
      return place + 2
    default: return place + 1
    }
  }

  /// The place of the month behind "the end of".
  private func monthBehindEnd(_ place: Int) -> Int? {
    let words = tokens.indices[place...].prefix(4).filter { tokens[$0].kind != .filler }
    guard words.count == 3, text.isWord("end", tokens[words[0]].cells),
      tokens[words[1]].kind == .particle(.genitive), endOfMonth(words[2]) != nil
    else { return nil }
    return words[2]
  }

  /// Whether a month, or its year, is the label of what follows: December:, December 2026:.
  private func isLabel(_ place: Int, behindNoun: Bool = false) -> Bool {
    guard let end = endOfMonth(place), end < tokens.count, tokens[end].kind == .colon else {
      return false
    }
    return behindNoun || place == 0 || [.lineEnd, .stop].contains(tokens[place - 1].kind)
  }

  /// Puts a month into the words of the grammar, with its year before it and its particle behind it: 2027년 1월부터.
  private mutating func orderMonth(at place: Int, behind particle: KoreanToken.Kind?) -> Int {
    guard case .month(let month) = tokens[place].kind, let end = endOfMonth(place) else {
      return place + 1
    }
    let cells = tokens[place].cells.lowerBound..<tokens[end - 1].cells.upperBound
    let (before, behind) = (
      cells.lowerBound..<cells.lowerBound, cells.upperBound..<cells.upperBound
    )
    var words: [KoreanToken] = []
    if case .number = tokens[end - 1].kind {
      words.append(KoreanToken(kind: tokens[end - 1].kind, isGlued: false, cells: before))
      words.append(KoreanToken(kind: .unit(.year), isGlued: true, cells: before))
    }
    words.append(
      KoreanToken(kind: .number(Int32(month), digits: 2), isGlued: false, cells: cells))
    words.append(KoreanToken(kind: .unit(.month), isGlued: true, cells: behind))
    if let particle { words.append(KoreanToken(kind: particle, isGlued: true, cells: behind)) }
    let start = particle == nil ? place : place - 1
    tokens.replaceSubrange(start..<end, with: words)
    return start + words.count
  }

  /// Whether days and nothing that is said of them stand before a place, in its sentence.
  private func isBehindDays(_ place: Int) -> Bool {
    for token in tokens[..<place].reversed() {
      switch token.kind {
      case .unit(.day), .number, .weekdays: return true
      case .stop, .lineEnd, .verdict, .particle, .link, .tilde: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a year ends a line.
  private func isYear(_ place: Int) -> Bool {
    guard place < tokens.count, case .number(let year, 4) = tokens[place].kind else { return false }
    return 1_900...2_100 ~= year
      && (place + 1 == tokens.count || [.lineEnd, .colon].contains(tokens[place + 1].kind))
  }

  /// Whether a verb with "on" and days is at a place, or behind who does it: the new shop opens on Monday.
  private func headsDays(_ start: Int) -> Bool {
    var place = start
    while place < tokens.count, place < start + 4, isLatin(place),
      [.filler, .word, .place(.store)].contains(tokens[place].kind)
    { place += 1 }
    guard place + 2 < tokens.count, case .verdict = tokens[place].kind, isLatin(place) else {
      return false
    }
    return tokens[place + 1].kind == .particle(.genitive) && startsDays(place + 2)
  }

  private func isWholeYear(_ place: Int) -> Bool {
    guard place >= 0, case .number(365, _) = tokens[place].kind else { return false }
    return true
  }

  /// No closing day in May: a closing that is denied, behind its days.
  private mutating func orderNegation(_ place: Int) -> Int {
    guard place + 1 < tokens.count, case .verdict(let verdict) = tokens[place + 1].kind,
      verdict.isClosed
    else { return place + 1 }
    let cells = tokens[place].cells.lowerBound..<tokens[place + 1].cells.upperBound
    var negated = [
      KoreanToken(kind: .verdict(verdict), isGlued: false, cells: cells),
      KoreanToken(kind: .negation, isGlued: false, cells: cells.upperBound..<cells.upperBound),
    ]
    var end = place + 2
    let isBeforeDays =
      end < tokens.count
      && (tokens[end].kind == .particle(.genitive) ? startsDays(end + 1) : startsDays(end))
    if isBeforeDays {
      let days = endOfDays(tokens[end].kind == .particle(.genitive) ? end + 1 : end)
      let last = tokens[days - 1].cells.upperBound
      for index in negated.indices { negated[index].cells = last..<last }
      negated = Array(tokens[end..<days]) + negated
      end = days
    } else if end < tokens.count, isLatin(end), tokens[end].kind == .particle(.genitive) {
      // No closing day during the sale: nobody says when that is
      negated.append(
        KoreanToken(
          kind: .hedge(.softStatement), isGlued: true, cells: cells.upperBound..<cells.upperBound))
    }
    tokens.replaceSubrange(place..<end, with: negated)
    return place + negated.count
  }

  /// moved to Sunday, April 18; change from the 2nd Sunday to the 2nd Monday: the days before the verb.
  private mutating func orderChange(_ place: Int) -> Int {
    var next = place + 1
    var former: Range<Int>?
    if next < tokens.count, tokens[next].kind == .particle(.since), startsDays(next + 1) {
      former = next + 1..<endOfDays(next + 1)
      next = endOfDays(next + 1)
    }
    guard next < tokens.count, tokens[next].kind == .tilde, startsDays(next + 1) else {
      return place + 1
    }
    let latter = next + 1..<endOfDays(next + 1)
    var ordered: [KoreanToken] = []
    func add(_ days: Range<Int>, _ particle: KoreanToken.Particle) {
      ordered += tokens[days]
      let end = tokens[days.upperBound - 1].cells.upperBound
      ordered.append(KoreanToken(kind: .particle(particle), isGlued: true, cells: end..<end))
    }
    if let former { add(former, .source) }
    add(latter, .target)
    let end = tokens[latter.upperBound - 1].cells.upperBound
    ordered.append(KoreanToken(kind: .change, isGlued: false, cells: end..<end))
    // The closing days of this store change from: the noun is what changes.
    var start = place
    while start > 0, place - start < 6, isOfNoun(start - 1) { start -= 1 }
    if start > 0, case .verdict(.closed(.day)) = tokens[start - 1].kind {
      let end = tokens[start - 1].cells.upperBound
      ordered.insert(
        KoreanToken(kind: .particle(.subject), isGlued: true, cells: end..<end), at: 0)
    } else {
      start = place
    }
    tokens.replaceSubrange(start..<latter.upperBound, with: ordered)
    return start + ordered.count
  }

  /// of this store, will be: what stands between a noun and its verb.
  private func isOfNoun(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .particle(.genitive), .filler, .word, .place(.store): isLatin(place)
    default: false
    }
  }

  /// open from November: the day before the verb, with its particle behind it.
  private mutating func orderVerb(_ place: Int) -> Int {
    let end = endOfDays(place + 2)
    let last = tokens[end - 1].cells.upperBound
    var (verb, particle) = (tokens[place], tokens[place + 1])
    (verb.cells, particle.cells) = (last..<last, last..<last)
    particle.isGlued = true
    tokens.replaceSubrange(place..<end, with: tokens[place + 2..<end] + [particle, verb])
    return end
  }

  /// Whether "from" or "until" and days are at a place.
  private func isBound(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .particle(.since), .particle(.until): isLatin(place) && startsDays(place + 1)
    default: false
    }
  }

  private mutating func move(_ place: Int, behind end: Int) {
    var token = tokens.remove(at: place)
    let last = tokens[end - 2].cells.upperBound
    token.cells = last..<last
    tokens.insert(token, at: end - 1)
  }
}
