import KoreanText

// Days behind a word for a closing that are those of another word: 휴무 전 마지막 세일 12/9, 오전 휴무 12/9.
extension Sentence {
  /// Doubts days of which words behind the closing tell what they are.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  mutating func doubtDaysBehindClosings(in text: NormalizedText) {
    for place in clauses.indices.dropLast() {
      guard let verb = clauses[place].predicate, verb.act == .closes, !verb.isVerb,
        clauses[place].notes.isEmpty,
        let next = clauses[(place + 1)...].prefix(3).firstIndex(where: { !$0.isWordOfOther }),
        clauses[next].predicate == nil, !clauses[next].isLabel,
        let days = clauses[next].adjuncts.firstIndex(where: { $0.days != nil })
      else { continue }
      let words =
        clauses[place + 1..<next].flatMap { $0.adjuncts } + clauses[next].adjuncts[..<days]
      // 휴가 8/1~8/5, 휴가 후 첫 진료 8/6: the days before it are those of the first word
      let before = clauses[place].adjuncts.last { $0.days != nil }?.cells.upperBound
      let isApart =
        before.map {
          $0 == verb.cells.lowerBound || text.hasSeparator(in: $0..<max($0, verb.cells.lowerBound))
        } ?? true
      // 휴무 후 첫 강의: 8/10
      let end =
        next > place + 1
        ? clauses[next - 1].cells.upperBound : clauses[next].adjuncts[days].cells.lowerBound
      let isOfWords =
        !clauses[place].isLabel && isApart
        && (next > place + 1
          || words.contains { $0.isUnread(.unknownWord) }
            && words.allSatisfy { $0.isUnread(.unknownWord) || $0.namesStore })
        && text.isPhrase(verb.cells.upperBound..<max(verb.cells.upperBound, end))
        && !(words.last.map { text.endsInVerb($0.cells) } ?? false)
      guard
        isOfWords || next == place + 1 && isOfPartOfDay(place)
          || clauses[next].tellsWhenAnnounced(behind: verb, in: text)
          || clauses[next].isOfReason(days, behind: verb, in: text)
      else { continue }
      clauses[next].adjuncts.append(
        Adjunct(kind: .hedge(.softStatement), cells: clauses[next].adjuncts[0].cells))
    }
  }

  /// 오전 휴무 12/9, 오후 6시 이후 휴무 12/9: whether a word or a time before the closing says that it is not of all day.
  private func isOfPartOfDay(_ place: Int) -> Bool {
    if clauses[place].adjuncts.contains(where: { $0.isUnread(.specialHours) }) { return true }
    guard place > 0, clauses[place - 1].predicate == nil, !clauses[place - 1].hasDays,
      case .hours(let hours)? = clauses[place - 1].adjuncts.last?.kind
    else { return false }
    return hours.closes == nil
  }
}

extension WrittenText {
  /// 12월 9일 휴무합니다, 다만 오후 5시부터는 문 열어요: doubts a closing behind which the door opens at some time.
  mutating func doubtReopenedDays() {
    for place in sentences.indices {
      guard let last = sentences[place].clauses.lastIndex(where: { $0.namesDates }),
        let verb = sentences[place].clauses[last].predicate, verb.act == .closes, verb.hedge == nil
      else { continue }
      var behind = Array(sentences[place].clauses[(last + 1)...])
      if behind.isEmpty, place + 1 < sentences.count { behind = sentences[place + 1].clauses }
      let opens = behind.contains { $0.predicate?.act == .opens || $0.saysBut }
      guard opens, behind.allSatisfy({ !$0.hasDays && !$0.isLabel }),
        behind.contains(where: { $0.adjuncts.contains { $0.isOpenEnded } })
      else { continue }
      sentences[place].clauses[last].predicate?.hedge = .specialHours
    }
  }
}

extension Adjunct {
  /// 오후 5시부터: whether it is a time at which something begins, and ends at no time.
  fileprivate var isOpenEnded: Bool {
    guard case .hours(let hours) = kind else { return false }
    return hours.opens != nil && hours.closes == nil && hours.days.isEmpty
  }
}

extension Clause {
  /// 마지막 세일, 규제 폐지: whether it is a word for something else, without dates.
  fileprivate var isWordOfOther: Bool {
    guard notes.isEmpty, !adjuncts.isEmpty || predicate?.act == .other,
      adjuncts.allSatisfy({
        $0.isUnread(.unknownWord) || $0.days?.allSatisfy { $0.isOrdinal } ?? false
      })
    else { return false }
    switch predicate?.act {
    case .other?, .cancels?, nil: return true
    case .opens?: return predicate?.isVerb == false
    default: return false
    }
  }

  /// 휴무로 인해 12/9 예약이 몰려 있습니다: whether days behind a closing that is a reason have a subject of their own.
  fileprivate func isOfReason(
    _ days: Int, behind verb: Predicate, in text: NormalizedText
  ) -> Bool {
    adjuncts[days...].contains { $0.isUnread(.unknownWord) }
      && ["로 ", "로 인", "에 앞", "라 ", "때문"].contains {
        text.has($0, in: verb.cells.lowerBound..<verb.cells.upperBound + 2)
      }
  }

  /// 휴무 일정은 12/9 발표, 휴무 안내문을 붙입니다 12/9: whether its days are those on which the closing is told.
  fileprivate func tellsWhenAnnounced(
    behind verb: Predicate, in text: NormalizedText
  ) -> Bool {
    let gap = verb.cells.lowerBound..<max(verb.cells.upperBound, cells.lowerBound)
    if ["안내문", "공지문", "공고문"].contains(where: { text.has($0, in: gap) }) { return true }
    // 휴무일은, 휴무 여부는, and not 휴무: 12/9 확정
    guard
      gap.contains(where: { ["은", "는"].contains(text.scalar($0)) && text.scalar($0 + 1) == " " }),
      let end = adjuncts.last(where: { $0.days != nil })?.cells.upperBound
    else { return false }
    // On the same line
    let line = (end..<end + 4).first { text.scalar($0) == "\n" } ?? end + 4
    return ["안내", "발표", "공지", "공고", "게시", "확정", "결정", "통보", "공개"].contains {
      text.has($0, in: end..<line)
    }
  }
}

extension DayPhrase {
  /// 마지막, 첫: whether it only counts.
  fileprivate var isOrdinal: Bool { if case .ordinals = term { true } else { false } }
}
