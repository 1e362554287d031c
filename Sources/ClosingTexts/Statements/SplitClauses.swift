import KoreanText

// Clauses with the days of more than one word: 휴무: 12/9, 영업 재개: 12/10, and 시험일은 12/9이고 12/16 휴무.
extension WrittenText {
  /// Gives days to the heading before them, or to the word that they are of, where the next verb has its own.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  mutating func splitClauses(in text: NormalizedText) {
    for place in sentences.indices {
      sentences[place].splitBehindLengths()
      for clause in sentences[place].clauses.indices.reversed() {
        sentences[place].clauses[clause].passOverFestival()
        sentences[place].clauses[clause].setNotesApart(in: text)
        sentences[place].clauses[clause].setNamedDayApart(in: text)
        let before = clause > 0 ? sentences[place].clauses[clause - 1] : nil
        if let other = sentences[place].clauses[clause].splitFirstDays(behind: before, in: text) {
          sentences[place].clauses.insert(other, at: clause)
        } else if let other = sentences[place].clauses[clause].splitItems(in: text) {
          sentences[place].clauses.insert(other, at: clause + 1)
        }
      }
      sentences[place].giveDaysToClosingsBefore(in: text)
      sentences[place].takeHedgeOfLabel()
      sentences[place].setDaysOfNotesApart(in: text)
      sentences[place].setDaysOfLabelsApart(in: text)
      // 공사 휴무⏎12/9~11. 영업재개 12/12
      let isHeaded =
        place > 0 && sentences[place].beginsLine
        && sentences[place - 1].clauses.last?.headsDaysOfClosing == true
      sentences[place].splitHeadedOpenings(isHeaded: isHeaded)
    }
  }
}

extension Sentence {
  /// 휴무기간: 6월 10일부터 4일간, 14일부터 정상영업; 25일 추후 공지, 26일 휴무: takes the days and how many they are, or how sure,
  /// off those of the verb.
  fileprivate mutating func splitBehindLengths() {
    for place in clauses.indices.reversed() {
      let adjuncts = clauses[place].adjuncts
      let closes = clauses[place].predicate?.act == .closes
      let isOfDates = adjuncts.allSatisfy { $0.days?.allSatisfy { $0.isDated } ?? true }
      guard
        let length = adjuncts.firstIndex(where: { adjunct in
          if case .duration(2...) = adjunct.kind {
            !closes
          } else {
            adjunct.isHedge && adjunct.kind != .hedge(.conditional) && isOfDates
          }
        }), length > 0, adjuncts[..<length].allSatisfy({ $0.days != nil }),
        adjuncts[(length + 1)...].contains(where: { $0.days != nil || $0.isHours })
      else { continue }
      var days = Clause()
      days.adjuncts = Array(adjuncts[...length])
      clauses[place].adjuncts.removeFirst(length + 1)
      clauses.insert(days, at: place)
    }
  }

  /// 본관 휴관 12/7, 별관 휴관 12/14: gives days to the closing before them, where all of the sentence are written so.
  fileprivate mutating func giveDaysToClosingsBefore(in text: NormalizedText) {
    guard clauses.count > 2, let last = clauses.last, last.predicate == nil, !last.isLabel,
      last.adjuncts.count == 1, last.hasDays
    else { return }
    for place in clauses.indices.dropLast() {
      guard let verb = clauses[place].predicate, verb.act == .closes, !verb.isVerb,
        !clauses[place].isLabel,
        let name = clauses[place].adjuncts.first(where: { $0.days == nil })
      else { return }
      let days = clauses[place].adjuncts.filter { $0.days != nil }
      guard days.count == (place == 0 ? 0 : 1) else { return }
      if let first = days.first,
        first.cells.upperBound > name.cells.lowerBound
          || !text.hasSeparator(in: first.cells.upperBound..<name.cells.lowerBound)
      {
        return
      }
    }
    for place in clauses.indices.dropLast() {
      guard let days = clauses[place + 1].adjuncts.firstIndex(where: { $0.days != nil }) else {
        continue
      }
      clauses[place].adjuncts.append(clauses[place + 1].adjuncts.remove(at: days))
    }
    clauses.removeLast()
  }

  /// 미정: 12/25: gives the days behind a label that only doubts them its doubt.
  fileprivate mutating func takeHedgeOfLabel() {
    guard clauses.count == 2, clauses[0].isLabel, clauses[0].isHedge, clauses[1].hasDays,
      clauses[1].predicate == nil
    else { return }
    clauses[1].adjuncts += clauses[0].adjuncts
    clauses.removeFirst()
  }

  fileprivate mutating func splitHeadedOpenings(isHeaded: Bool) {
    for place in clauses.indices.reversed()
    where place > 0 ? clauses[place - 1].headsDaysOfClosing : isHeaded {
      guard clauses[place].adjuncts.first?.days != nil else { continue }
      if let days = clauses[place].splitDaysOfLabel() {
        clauses.insert(days, at: place)
        continue
      }
      guard !clauses[place].isLabel else { continue }
      if place + 2 < clauses.count, clauses[place + 2].adjuncts.first?.isHours == true,
        clauses[place].isBefore(hours: clauses[place + 1])
      {
        // [휴무 안내] 12/24 영업시간 22시까지 연장: the day has hours
        clauses[place + 2].adjuncts.insert(
          contentsOf: clauses[place].adjuncts + clauses[place + 1].adjuncts, at: 0)
        clauses.removeSubrange(place...place + 1)
        continue
      }
      let next = place + 1 < clauses.count ? clauses[place + 1] : nil
      if let opening = clauses[place].splitTime(before: next) ?? clauses[place].splitList() {
        clauses.insert(opening, at: place + 1)
      } else if let label = clauses[place].splitLabel(of: next) {
        if next?.isLabel != true { clauses.insert(label, at: place + 1) }
      }
    }
  }
}

extension Clause {
  /// 설 영업은 2월 8일부터, 추석 다음 영업일은 9월 28일: passes over the festival that tells which opening is dated.
  fileprivate mutating func passOverFestival() {
    let noun = adjuncts.firstIndex { adjunct in
      guard case .verdictNoun(isClosed: false, _) = adjunct.kind else { return false }
      return adjunct.role == .topic
    }
    // 설에는 2월 8일부터 영업합니다
    let isTopic = predicate?.act == .opens && adjuncts.first?.role == .topic
    guard let end = noun ?? (isTopic ? 1 : nil),
      let first = adjuncts[..<end].firstIndex(where: { $0.days != nil }),
      case .festival(let festivals, _)? = adjuncts[first].days?.first?.term,
      adjuncts[first].days?.allSatisfy({ $0.isFestival }) == true
    else { return }
    if adjuncts[max(end, first + 1)...].contains(where: { $0.hoursOfDates }) {
      // 설날 영업은 2월 8일 11시부터
      adjuncts.remove(at: first)
      return
    }
    guard
      let last = adjuncts[max(end, first + 1)...].firstIndex(where: { $0.days != nil }),
      var dates = adjuncts[last].days, dates.contains(where: { $0.isDated })
    else { return }
    for place in dates.indices {
      // 광복절 영업은 18일부터
      guard case .date(var date) = dates[place].term, !date.hasMonth else { continue }
      date.clue = .festival(festivals)
      dates[place].term = .date(date)
    }
    adjuncts[last].kind = .days(dates)
    adjuncts.remove(at: first)
  }

  /// 휴무 12/9~12/11 / 12/12 오전 9시 오픈: takes off the time of the opening.
  fileprivate mutating func splitTime(before next: Clause?) -> Clause? {
    guard predicate == nil, adjuncts.count == 2, adjuncts[1].isHours, let next, !next.hasDays,
      next.predicate?.act == .opens
    else { return nil }
    var opening = Clause()
    opening.adjuncts = [adjuncts.removeLast()]
    return opening
  }

  /// Whether it is only days, right before a word for hours.
  fileprivate func isBefore(hours label: Clause) -> Bool {
    guard label.isLabel, label.adjuncts.count == 1, case .hoursLabel = label.adjuncts[0].kind,
      predicate == nil, adjuncts.count == 1
    else { return false }
    return adjuncts[0].cells.upperBound + 1 == label.adjuncts[0].cells.lowerBound
  }

  /// 휴무: 12/9 → 12/10 정상영업, 휴무: 6월 30일부터 7월 2일까지, 7/3부터는 다시 엽니다: takes off the second list, which is that of the verb.
  fileprivate mutating func splitList() -> Clause? {
    guard predicate?.act == .opens, adjuncts.count > 1, adjuncts[adjuncts.count - 1].days != nil,
      adjuncts.dropFirst().dropLast().allSatisfy({ $0.kind == .arrow }), adjuncts.count < 4
    else { return nil }
    var opening = Clause()
    opening.adjuncts = [adjuncts.removeLast()]
    (opening.predicate, opening.notes) = (predicate, notes)
    (predicate, notes) = (nil, [])
    adjuncts.removeLast(adjuncts.count - 1)
    return opening
  }

  /// 휴가: 7/17부터 3일간, 재개: 7/20: takes the days before a label for an opening off it.
  fileprivate mutating func splitDaysOfLabel() -> Clause? {
    guard isLabel, predicate?.act == .opens, adjuncts.allSatisfy({ $0.days != nil || $0.isLength })
    else { return nil }
    var days = Clause()
    days.adjuncts = adjuncts
    adjuncts = []
    return days
  }

  /// 휴무 12/9, 재오픈 12/10: takes off the word for the opening, which heads the days behind it.
  fileprivate mutating func splitLabel(of next: Clause?) -> Clause? {
    guard let verb = predicate, verb.act == .opens, !verb.isVerb, let next,
      next.isLabel
        ? next.predicate?.act == .opens : next.predicate == nil && next.adjuncts.first?.days != nil
    else { return nil }
    var label = Clause()
    label.isLabel = true
    (label.predicate, label.notes) = (verb, notes)
    (predicate, notes) = (nil, [])
    adjuncts.removeAll { $0.isUnread }
    return label
  }
}

extension Adjunct {
  /// 2월 8일 11시부터: whether it has hours and dates.
  fileprivate var hoursOfDates: Bool {
    guard case .hours(let hours) = kind else { return false }
    return hours.days.contains { $0.isDated }
  }
}
