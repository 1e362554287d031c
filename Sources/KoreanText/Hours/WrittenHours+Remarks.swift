// What a text says beside its hours.
extension WrittenHours {
  /// The cells of a sentence that says where to look and nothing of days or hours: 웹사이트를 확인해 주세요.
  static func pointer(_ segment: [HoursPart], _ tokens: [KoreanToken]) -> Range<Int>? {
    let isUnread = segment.allSatisfy {
      if case .unread(_, hasTime: false, _) = $0.kind { true } else { false }
    }
    guard isUnread else { return nil }
    let cells = segment[...].cells
    var isPointer = false
    for token in tokens where cells.contains(token.cells.lowerBound) {
      switch token.kind {
      case .hedge(.reference): isPointer = true
      case .word, .filler, .passing, .particle, .ending: break
      default: return nil
      }
    }
    return isPointer ? cells : nil
  }

  /// 월요일 휴관, 공휴일인 경우 다음날 휴관, and 공휴일과 겹치면 다음날 휴관: makes one clause of what spares the
  /// holidays and closes the days behind them.
  mutating func joinConditions(_ tokens: [KoreanToken]) {
    for place in clauses.indices.dropFirst()
    where clauses[place - 1].kind == .closed && clauses[place].isAside
      && clauses[place].isOfHolidays
    {
      // 월요일 휴무 (공휴일은 영업), 월요일 휴무(공휴일인 경우 제외)
      if clauses[place].kind == .remark, clauses[place].saysOnlyThatItOpens {
        clauses[place].kind = .usual
      }
      if clauses[place].kind == .usual || clauses[place].kind == .except {
        clauses[place].unread = nil
      }
    }
    for place in clauses.indices.reversed()
    where clauses[place].kind == .remark
      && (clauses[place].isOfHolidays || clauses[place].isWordForHolidays(tokens))
      && place > 0 && clauses[place - 1].kind == .closed && place + 1 < clauses.count
      && clauses[place + 1].closesDayAfter
      && (clauses[place].unread != nil || clauses[place + 1].unread != nil)
    {
      clauses[place].kind = .usual
      clauses[place].movesClosings = true
      clauses[place].unread = nil
      if clauses[place].days.isEmpty {
        let holidays = DayTerm.festival(.publicHolidays, FestivalDays())
        clauses[place].days = [DayPhrase(term: holidays, cells: clauses[place].cells)]
      }
      clauses[place].cells = clauses[place].cells.lowerBound..<clauses[place + 1].cells.upperBound
      clauses.remove(at: place + 1)
    }
  }

  /// Makes pointers of remarks about days that are of something else than the door.
  mutating func setAsideRemarks(_ text: NormalizedText, _ tokens: [KoreanToken]) {
    for place in clauses.indices
    where clauses[place].kind == .remark && isBeside(clauses[place], text, tokens) {
      clauses[place].kind = .pointer
    }
  }

  /// 일요일 주차 무료, 수요일 할인: whether a remark about days is of something else than the door.
  private func isBeside(
    _ clause: HoursClause, _ text: NormalizedText, _ tokens: [KoreanToken]
  ) -> Bool {
    guard clause.unread != nil, !clause.days.isEmpty, !clause.hasUnreadTime else { return false }
    var isBeside = false
    // The particle stands behind the last word.
    for token in tokens
    where (clause.cells.lowerBound...clause.cells.upperBound).contains(token.cells.lowerBound) {
      switch token.kind {
      // 일요일 배송만, 일요일 행사로 단축
      case .particle(.only), .hours, .verdict: return false
      default:
        // 문화행사
        isBeside =
          isBeside
          || token.cells.contains {
            KoreanVocabulary.beside.longestWord(in: text.cells, at: $0)?.count
              == token.cells.upperBound - $0
          }
      }
    }
    return isBeside
  }
}

extension HoursClause {
  /// 공휴일과 겹치면: whether it is no more than a word for public holidays.
  fileprivate func isWordForHolidays(_ tokens: [KoreanToken]) -> Bool {
    days.isEmpty && spans.isEmpty
      && tokens.contains { $0.cells == cells && $0.kind == .festival(.publicHolidays) }
  }
}
