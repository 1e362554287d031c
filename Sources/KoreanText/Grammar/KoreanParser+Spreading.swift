// What the members of a list share: a part, a frame, a month.
extension KoreanParser {
  /// Lets a part, a frame and a month reach over the members of a list.
  func spread(_ list: inout [DayPhrase]) {
    guard list.count > 1 else { return }
    spreadParts(&list)
    countDays(&list)
    var frame = list[0].frame
    var before: DateText?
    for index in list.indices {
      // 12월 25일, 매월 10일
      let isMonthly = list[index].frame.isMonthly
      if index > 0, list[index - 1].isMonths, list[index].frame.isOfAnyMonth {
        // 7~8월에는 매월 둘째 일요일
        list[index].frame.takeMonths(of: list[index - 1].frame)
      }
      if (list[index].frame.isEmpty || list[index].mayInherit), index > 0 {
        if list[index].isOfMonths(of: list[index - 1]) {
          // 11월~2월 월·화 휴무
          list[index].frame = list[index - 1].frame
        }
        list[index].inherit(frame)
      } else {
        frame = list[index].frame
      }
      switch list[index].term {
      case .date(var date):
        if !isMonthly, date.month == nil, before?.month != nil {
          date.monthOffset = nil
          // 10월 28일~11월 1일 동안 28일
          let isWithin = index > 0 && list[index].join == .beside && list[index - 1].date == nil
          date.takeMonth(of: isWithin ? list[index - 1].end(near: date.day) ?? before : before)
        }
        if date.month == nil, date.monthOffset == nil, index > 0,
          let before = list[index - 1].date, before.month == nil, date.isBehindMonth(of: before)
        {
          // 30일, 31일, 1일: the month ends between them.
          date.monthOffset = (before.monthOffset ?? 0) + 1
        }
        if let month = date.month {
          if date.year == nil, month <= 2, let before, before.month ?? 0 >= 11 {
            // 2026년 12월 31일, 1월 1일
            date.year = before.year.map { $0 + 1 }
          }
          before = date
        }
        list[index].term = .date(date)
      case .range(var first, var last):
        first.takeMonth(of: before)
        last.endRange(from: first)
        before = last.month == nil ? before : last
        list[index].term = .range(first, last)
      default: break
      }
    }
  }

  /// 설·추석 연휴 is both; 설, 추석 연휴 may be.
  func spreadParts(_ list: inout [DayPhrase]) {
    for index in list.indices.dropFirst().reversed() {
      guard case .festival(_, let days) = list[index].term, days.isExplicit,
        case .festival(let before, let own) = list[index - 1].term, !own.isExplicit,
        !days.isSpan || before.isSubset(of: .both), before.isDisjoint(with: .classes)
      else { continue }
      if list[index].join == .tight {
        list[index - 1].term = .festival(before, days)
      } else if days.isSpan {
        list[index - 1].ambiguity = .partReaches
      }
    }
  }
}

extension KoreanParser {
  /// 설날(3일), 추석(3일): how long both last, for they are not both on the third of a month.
  func countDays(_ list: inout [DayPhrase]) {
    var festivals: FestivalSet = []
    for case .festival(let set, _) in list.lazy.filter({ $0.isOnThird }).map({ $0.term }) {
      festivals.formUnion(set)
    }
    guard festivals.isSuperset(of: .both) else { return }
    for index in list.indices where list[index].isOnThird {
      list[index].gloss = []
      list[index].count(3)
    }
  }

  /// 매주 토·일요일(2일): whether a bracket may count the weekdays before it.
  ///
  /// Those of 토, 일(2일) are in doubt, because it may be a date.
  static func isCount(_ days: [DayPhrase], of list: inout [DayPhrase]) -> Bool {
    guard days.count == 1, let date = days[0].date, date == DateText(day: date.day), date.day > 1,
      days[0].frame.isEmpty, date.day <= list.count,
      list.suffix(date.day).allSatisfy({ $0.everyWeek?.isSingle == true })
    else { return false }
    let first = list.count - date.day
    if !list[first].frame.isWeekly {
      for index in first..<list.count { list[index].term = .doubtful(.ambiguous) }
    }
    return true
  }
}

extension DayPhrase {
  /// Whether it counts the festivals of a list, and is no day of a month.
  func isCountOf(_ days: [DayPhrase]) -> Bool {
    days.count > 1 && date == DateText(day: days.count) && frame.isEmpty
      && days.allSatisfy { $0.isFestival }
  }

  /// Whether a festival has 3일 in brackets behind it, and nothing else.
  package var isOnThird: Bool {
    guard case .festival = term, case .value(let details) = details, details.gloss.count == 1,
      let date = details.gloss[0].date
    else { return false }
    return date == DateText(day: 3)
  }

  /// Whether it says no more than 매주, so that months before it hold.
  package var mayInherit: Bool {
    everyWeek != nil && frame.months == 0 && frame.year == nil && !frame.isMonthly
      && frame.relativeMonth == nil
  }

  /// Whether it is a weekday behind one of some months, and no 매주 says that it recurs all year.
  fileprivate func isOfMonths(of other: DayPhrase) -> Bool {
    guard case .weekdays(_, []) = term, case .weekdays(_, []) = other.term else { return false }
    guard frame.isEmpty, !frame.isWeekly else { return false }
    // 2026년 매주 토요일·일요일, 올해 매주 토·일요일, and not 이번 토요일과 일요일
    return !other.frame.isOfAnyWeek || other.frame.isComing && other.frame.isWeekly
  }

  /// Takes the frame of the member before.
  package mutating func inherit(_ other: DayFrame) {
    switch term {
    case .weekdays(_, []), .festival:
      if other.isContrast {
        frame.months = other.months
        frame.relativeMonth = other.relativeMonth
        frame.year = frame.year ?? other.year
        frame.isComing = frame.isComing || other.isComing
        frame.isContrast = true
      }
      return
    default: break
    }
    let own = frame
    frame = other
    // The year of 2025년 12월 28일, 1월 11일 is that of the first only.
    if date?.month != nil { frame.year = nil }
    if case .range(let first, _) = term, first.month != nil { frame.year = nil }
    // 올해 12월은 둘째, 넷째 수요일: the year is that of the month.
    // 올해 매월 둘째 목요일, 넷째 목요일, and not 이번 일요일, 넷째 목요일
    frame.isComing =
      own.isComing || other.isComing && (other.singleMonth != nil || other.isMonthly)
    frame.isWeekly = false
    // 음력 매월 1일, 15일
    frame.isLunar = own.isLunar || other.isLunar && other.isMonthly && own.isEmpty
  }
}
