import KoreanText

// Days of something else on the line of a closing: 세일 12/3~12/5, 정기휴무 11/29.
extension WrittenText {
  /// Sets the days apart that a word beside them is about, where the closing has days of its own.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  mutating func setOthersApart(in text: NormalizedText) {
    for place in sentences.indices {
      for clause in sentences[place].clauses.indices {
        sentences[place].clauses[clause].takeDaysOfNote(in: text)
      }
    }
    splitClauses(in: text)
    for place in sentences.indices
    where sentences[place].clauses.contains(where: { $0.predicate?.act == .closes })
      && sentences[place].clauses.contains(where: { $0.namesOther })
    {
      sentences[place].setOthersApart(in: text)
    }
  }
}

extension Sentence {
  fileprivate mutating func setOthersApart(in text: NormalizedText) {
    var found: [Clause] = []
    /// The first clause with the days of a heading on the line.
    var headed: Clause?
    for place in clauses.indices {
      var clause = clauses[place]
      let next = place + 1 < clauses.count ? clauses[place + 1] : nil
      if let heading = clause.splitHeading(of: next, behind: found.last) {
        found += [clause, heading]
        headed = nil
        continue
      }
      if let other = clause.splitBeginning(behind: found.last, in: text) { found.append(other) }
      if found.last?.headsDaysOfClosing == true, clause.predicate?.act != .closes {
        if let word = clause.takeWordOfNext(next, in: text) {
          clauses[place + 1].adjuncts.insert(word, at: 0)
        }
        let other = clause.splitEnd(in: text)
        // 12/25, 1/1 휴무 - 목요일 클래스: the heading has its days before it
        clause.isOfOther =
          clause.isOfOther || clause.namesOther && found.dropLast().last?.isOnlyDays == true
        headed = clause
        found.append(clause)
        if let other { found.append(other) }
        continue
      }
      if let headed, clause.predicate == nil, !clause.isLabel, clause.namesOther, !headed.namesOther
      {
        clause.isOfOther = true
      }
      if clause.predicate != nil || clause.isLabel { headed = nil }
      found.append(clause)
    }
    clauses = found
  }
}

extension Clause {
  /// Whether a word that is not known, or for another day, stands beside its days.
  fileprivate var namesOther: Bool {
    hasDays && adjuncts.contains { $0.isUnread(.unknownWord) && $0.role == nil || $0.namesOtherDay }
      || predicate?.act == .other
  }

  /// 정기휴무, 임시휴무 안내: whether it heads days behind it.
  var headsDaysOfClosing: Bool {
    guard let predicate, predicate.act == .closes else { return false }
    return isLabel || !hasDays && !predicate.isVerb
  }

  fileprivate var isOnlyDays: Bool { predicate == nil && adjuncts.count == 1 && hasDays }

  /// 정육코너 휴무(11/24), as 정육코너 11/24 휴무: takes the days of the bracket, where a word stands before the verb.
  fileprivate mutating func takeDaysOfNote(in text: NormalizedText) {
    guard predicate?.act == .closes, predicate?.isVerb == false, !hasDays, !isLabel,
      let word = adjuncts.last, word.isUnread(.unknownWord), text.namesPart(word),
      notes.count == 1, notes[0].isOnlyDays
    else { return }
    adjuncts += notes[0].adjuncts
    notes = []
  }

  /// 신상입고 12/4 의무휴업일, before its days: takes the word for the closing off, as their heading.
  fileprivate mutating func splitHeading(of next: Clause?, behind before: Clause?) -> Clause? {
    // 쿠폰 유효기간 12/9까지, 의무휴업 안내 - 12/16
    let isOfOther = hasDays && before?.predicate?.act == .other && before?.hasDays == false
    guard let next, next.predicate == nil, !next.isLabel, next.adjuncts.first?.days != nil,
      !next.namesOther, !isLabel, predicate?.act == .closes, predicate?.isVerb == false,
      namesOther || isOfOther
    else { return nil }
    var heading = Clause()
    heading.isLabel = true
    heading.passing = passing
    (heading.predicate, heading.notes) = (predicate, notes)
    (predicate, notes, self.isOfOther) = (nil, [], true)
    // 특별전 12/3~12/5 · 11월 휴무 29일
    if var days = adjuncts.last?.days, days.count > 1, let month = days.last, month.isMonths {
      days.removeLast()
      adjuncts[adjuncts.count - 1].kind = .days(days)
      heading.add(.days([month]), cells: month.cells)
    }
    return heading
  }

  /// 와인장터 12/3~12/5 / 11/29 휴무: takes days off that the word before them is about, where those behind
  /// are in no list with them.
  fileprivate mutating func splitBeginning(
    behind before: Clause?, in text: NormalizedText
  ) -> Clause? {
    guard predicate?.act == .closes, !isLabel,
      let list = adjuncts.firstIndex(where: { $0.days != nil }), list < 2,
      var days = adjuncts[list].days
    else { return nil }
    let isNamed =
      list == 1
      ? adjuncts[0].isUnread(.unknownWord) && adjuncts[0].role == nil
      : before.map { before in
        before.predicate?.act == .other && !before.hasDays
          && !text.hasSeparator(
            in: before.cells.upperBound..<max(before.cells.upperBound, adjuncts[0].cells.lowerBound)
          )
      } ?? false
    guard
      let place = days.indices.dropFirst().first(where: { place in
        isNamed && days[place].isApart(from: days[place - 1], in: text)
          || days.isOtherDay(place - 1)
      })
    else { return nil }
    var other = Clause()
    other.isOfOther = true
    other.adjuncts = Array(adjuncts[..<list])
    other.add(
      .days(Array(days[..<place])),
      cells: days[..<place].cells)
    days.removeFirst(place)
    days[0].join = .first
    days[0].dropMonthOfOther(in: text)
    adjuncts[list] = Adjunct(
      kind: .days(days), role: adjuncts[list].role,
      cells: days[...].cells)
    adjuncts.removeFirst(list)
    return other
  }

  /// 11/29, 12/4 라이브방송, below a heading: takes off the last day, which the word behind it is about.
  fileprivate mutating func splitEnd(in text: NormalizedText) -> Clause? {
    guard predicate == nil, var days = adjuncts.first?.days else { return nil }
    let isOfDay = adjuncts.count == 1 && days.isOtherDay(days.count - 1)
    let count = isOfDay ? 2 : 1
    guard days.count > count,
      isOfDay
        || adjuncts.count == 2 && adjuncts[1].isUnread(.unknownWord) && adjuncts[1].role == nil
          && !text.namesReason(adjuncts[1].cells),
      days[days.count - count].isNext(to: days[days.count - count - 1], in: text)
    else { return nil }
    var other = Clause()
    other.isOfOther = true
    let last = Array(days.suffix(count))
    days.removeLast(count)
    other.add(.days(last), cells: last[...].cells)
    other.adjuncts += adjuncts.dropFirst()
    adjuncts = [
      Adjunct(
        kind: .days(days),
        cells: days[...].cells)
    ]
    return other
  }

  /// 11/29, 예약 12/4, below a heading: the word for something else, which is about what is behind it.
  fileprivate mutating func takeWordOfNext(_ next: Clause?, in text: NormalizedText) -> Adjunct? {
    guard let verb = predicate, verb.act == .other, let next, next.predicate == nil,
      let end = adjuncts.last?.days?.last?.cells.upperBound, end <= verb.cells.lowerBound,
      let start = next.adjuncts.first(where: { $0.days != nil })?.cells.lowerBound,
      text.hasSeparator(in: end..<verb.cells.lowerBound)
        || start >= verb.cells.upperBound && !text.hasSeparator(in: verb.cells.upperBound..<start)
    else { return nil }
    predicate = nil
    return Adjunct(kind: .unread(.unknownWord), cells: verb.cells)
  }
}

extension Adjunct {
  /// 매주 목요일 장날: whether a word for a day says what its weekdays are.
  fileprivate var namesOtherDay: Bool {
    days.map { days in days.indices.contains { days.isOtherDay($0) } } ?? false
  }
}

extension ArraySlice<DayPhrase> {
  /// All that the days take, of which there is at least one.
  fileprivate var cells: Range<Int> {
    lazy.map { $0.cells }.reduce(self[startIndex].cells) { all, cells in
      Swift.min(all.lowerBound, cells.lowerBound)..<Swift.max(all.upperBound, cells.upperBound)
    }
  }
}

extension [DayPhrase] {
  /// 매주 목요일 장날: whether a word for a day says what the weekdays before it are.
  fileprivate func isOtherDay(_ place: Int) -> Bool {
    place > 0 && self[place].join == .beside && self[place].isDoubtful(.namedDays)
      && self[place - 1].everyWeek != nil
  }
}

extension DayPhrase {
  /// Whether it is in no list with the days before it: behind a sign, a range, or later ones.
  fileprivate func isApart(from before: DayPhrase, in text: NormalizedText) -> Bool {
    if join == .apart || text.hasSign(in: gap(behind: before)) {
      return true
    }
    // 11/23~11/27 1+1 / 11/22
    if isDoubtful(.unknownWord) { return true }
    guard let end = before.lastDate, let start = firstDate else { return false }
    if join == .beside, before.date == nil { return true }
    guard let month = end.month, let own = start.month else { return false }
    // 12/25, 1/1
    return (own, start.day) < (month, end.day) && month - own < 6
  }

  /// Whether a comma, a sign or nothing stands between it and the days before it, as in a list of items.
  fileprivate func isNext(to before: DayPhrase, in text: NormalizedText) -> Bool {
    join != .tight || text.hasSeparator(in: gap(behind: before))
  }

  /// Forgets the month that 12/3 / 29일 would give it.
  fileprivate mutating func dropMonthOfOther(in text: NormalizedText) {
    guard case .date(var date) = term,
      cells.allSatisfy({ !["월", "/", "."].contains(text.scalar($0)) })
    else { return }
    date.month = nil
    term = .date(date)
  }

  /// The cells between the days before it and itself; none where one stands within the other.
  func gap(behind before: DayPhrase) -> Range<Int> {
    let end = before.cells.upperBound
    return end..<max(end, cells.lowerBound)
  }

  private var firstDate: DateText? {
    if case .range(let first, _) = term { first } else { date }
  }

  private var lastDate: DateText? {
    if case .range(_, let last) = term { last } else { date }
  }
}

extension NormalizedText {
  /// 주방 점검, behind days: why something closes on them.
  func namesReason(_ words: Range<Int>) -> Bool {
    let reasons = [
      "점검", "공사", "수리", "교체", "정비", "보수", "작업", "청소", "소독", "방역", "교육", "휴가",
      "repair", "test", "maintenance", "cleaning", "renovation", "inspection", "training",
      "inventory",
    ]
    return reasons.contains { has($0, in: words) }
  }

  func hasSeparator(in cells: Range<Int>) -> Bool {
    hasSign(in: cells) || cells.contains { [",", "·", "/"].contains(scalar($0)) }
  }

  fileprivate func hasSign(in cells: Range<Int>) -> Bool {
    cells.contains { ["|", "★", "-", "!"].contains(scalar($0)) }
  }
}
