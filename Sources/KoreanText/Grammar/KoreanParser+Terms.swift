// Term = Ordinals | Weekdays | Numbers | Festival | 격주 Weekdays | Part | 말일 | 다음 평일
extension KoreanParser {
  mutating func term(
    _ list: inout [DayPhrase], _ head: DayHead
  ) {
    func add(_ term: DayTerm, _ parser: borrowing KoreanParser) {
      list.append(DayPhrase(term, head, cells: parser.cells(head.start, parser.at)))
    }
    switch current {
    case .ordinal?: ordinals(&list, head)
    case .weekdays(let days, let form)?:
      // 월 2회 is a number of times.
      if days == .monday, form == .symbols, number(at + 1) != nil, isDuration(at + 1) {
        at += 3
        return add(.doubtful(.missingDay), self)
      }
      // 월 제1·제3 일요일
      let next = skippingFillers(at + 1)
      if days == .monday, form == .symbols, let end = endOfOrdinals(next) ?? endOfMarked(at + 1) {
        if weekdays(end) != nil {
          // 월 1·3주 일요일: of the month, and not Mondays
          at = next
          var head = head
          head.frame.isMonthly = true
          if case .number? = current { return numbers(&list, head) }
          return ordinals(&list, head)
        }
        if !isLink(at - 1), !isLink(end) {
          // 월 1·3주 휴무: Mondays, or weeks of the month
          at = end
          return add(.doubtful(.ambiguous), self)
        }
      }
      at += 1
      if endsEveryOther() {
        add(.everyOther(days, anchor: nil), self)
      } else {
        add(.weekdays(days, []), self)
      }
    case .cycle(.everyOtherWeek)?:
      at += 1
      if particle(at) == .genitive { at += 1 }
      if let days = weekdays(at)?.days {
        at += 1
        add(.everyOther(days, anchor: nil), self)
      } else {
        add(.doubtful(.needsAnchor), self)
      }
    case .cycle(.quarter)?:
      at += 1
      let count = list.count
      if startsDay(at), nesting < Self.deepestNesting {
        nesting += 1
        day(&list, head.join)
        nesting -= 1
      }
      if list.count == count { add(.doubtful(.ambiguous), self) }
      // 매분기 둘째 월요일, 매분기 첫째 월요일과 화요일: the text does not say in which months.
      let isAlone =
        list.count == count + 1 && head.frame.isEmpty && !startsDay(joint(after: list).0)
      for index in count..<list.count where !(isAlone && list[index].takeQuarter()) {
        list[index].term = .doubtful(.ambiguous)
      }
    case .festival(let festivals)?:
      at += 1
      // 설 명절
      if festivals.isSubset(of: .both), current == .festival(.both) { at += 1 }
      let days = festivalDays(festivals)
      if current == .lastDay {
        // 추석 연휴 마지막 날
        at += 1
        add(.doubtful(.notExpressible), self)
      } else {
        let count = countedDays(behind: days)
        add(.festival(festivals, days), self)
        if let count { list[list.count - 1].count(count) }
      }
    case .part(let offsets)?:
      if let end = endOfNextWorkday(at) {
        at = end
        return add(.nextWorkday, self)
      }
      at += 1
      add(.elliptic(moreParts(offsets)), self)
    case .partOf(let offsets)?:
      guard case .festival(let festivals)? = kind(at + 1) else { return }
      at += 2
      add(.festival(festivals, FestivalDays(offsets: offsets, isExplicit: true)), self)
    case .following?:
      guard let end = endOfNextWorkday(at) else { return }
      at = end
      add(.nextWorkday, self)
    case .relativeDay? where isDatedInBracket(at):
      // 오늘(13일)
      at += 2
      day(&list, head.join)
      if current == .close { at += 1 }
    case .place(.store)? where startsDaysOfHost(at): at += 2; add(.doubtful(.ambiguous), self)
    case .lastDay?:
      // 축제 마지막 날
      let isOfOther = kind(at - 1) == .word || kind(at - 1) == .otherPredicate
      at += 1
      add(isOfOther ? .doubtful(.namedDays) : .lastDay, self)
    case .restDay?: at += 1; add(.restDay, self)
    case .namedDays?:
      at += 1
      // 7~8월 성수기 is the months.
      add(head.frame.months == 0 ? .doubtful(.namedDays) : .months, self)
    case .unknownWeekday?: at += 1; add(.doubtful(.unknownWeekday), self)
    case .number?: numbers(&list, head)
    default: break
    }
  }

  /// 일요일 격주.
  mutating func endsEveryOther() -> Bool {
    guard current == .cycle(.everyOtherWeek), weekdays(at + 1) == nil else { return false }
    at += 1
    return true
  }

  // FestivalDays = [의] Part { tight Part }
  mutating func festivalDays(_ festivals: FestivalSet) -> FestivalDays {
    var next = at
    if particle(next) == .genitive { next += 1 }
    guard case .part(let first)? = kind(next) else { return FestivalDays() }
    at = next + 1
    return FestivalDays(offsets: moreParts(first), isExplicit: true)
  }

  /// 연휴 5일: how many days of it.
  mutating func countedDays(behind days: FestivalDays) -> Int? {
    guard days.isSpan, let count = number(at), 1...5 ~= count, kind(at + 1) == .unit(.day) else {
      return nil
    }
    at += 2
    return count
  }

  /// 전날과 당일, 당일 및 익일.
  mutating func moreParts(_ first: DayOffsets) -> DayOffsets {
    var all = first
    while true {
      var next = at
      if isLink(next) { next += 1 }
      guard case .part(let more)? = kind(next), next > at || all == .span else { return all }
      // 연휴 당일 is the day.
      all = next == at && more == .day ? .day : all.extended(by: more)
      at = next + 1
    }
  }
}

extension DayPhrase {
  /// 매분기 첫째 월요일, 매분기 마지막 월요일: those of the first and of the last month of each quarter.
  ///
  /// - Returns: whether it is one of the two.
  fileprivate mutating func takeQuarter() -> Bool {
    guard case .weekdays(_, let ordinals) = term, frame.isEmpty else { return false }
    if ordinals == .last {
      frame.months = KoreanParser.quarterEnds
    } else if ordinals == OrdinalSet(nth: 1) {
      frame.months = KoreanParser.quarterBeginnings
    } else {
      return false
    }
    return true
  }
}
