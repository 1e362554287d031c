/// What stands beside a day, or in brackets behind it.
package struct DayDetails: RarelyHeld {
  /// The same days in other words: 둘째 일요일(8일), 일요일인 8일.
  package var gloss: [DayPhrase] = []
  /// Days that must be met too: 공휴일인 월요일.
  package var meets: [DayPhrase] = []
  /// Days that are taken out: 일요일을 제외한.
  package var exceptions: [DayPhrase] = []
  /// Days named as among them: 명절(설, 추석).
  package var included: [DayPhrase] = []
  /// Brackets behind it that say more than a day.
  package var notes: [Clause] = []
  /// The days of which only a part is meant: those of 수요일 오후.
  package var wholeDays: [DayPhrase] = []

  package init() {}

  package var isEmpty: Bool {
    gloss.isEmpty && meets.isEmpty && exceptions.isEmpty && included.isEmpty && notes.isEmpty
      && wholeDays.isEmpty
  }
}

extension DayPhrase {
  /// The same days in other words: 둘째 일요일(8일), 일요일인 8일.
  package var gloss: [DayPhrase] {
    get { details.value.gloss }
    _modify { yield &details.value.gloss }
  }

  /// Days that must be met too: 공휴일인 월요일.
  package var meets: [DayPhrase] {
    get { details.value.meets }
    _modify { yield &details.value.meets }
  }

  /// Days that are taken out: 일요일을 제외한.
  package var exceptions: [DayPhrase] {
    get { details.value.exceptions }
    _modify { yield &details.value.exceptions }
  }

  /// Days named as among them: 명절(설, 추석).
  package var included: [DayPhrase] {
    get { details.value.included }
    _modify { yield &details.value.included }
  }

  /// Brackets behind it that say more than a day.
  package var notes: [Clause] {
    get { details.value.notes }
    _modify { yield &details.value.notes }
  }

  /// The days of which only a part is meant: those of 수요일 오후.
  package var wholeDays: [DayPhrase] {
    get { details.value.wholeDays }
    _modify { yield &details.value.wholeDays }
  }
}

/// A hint at the month of a day without one, from the words before it.
package enum MonthClue: Hashable {
  /// 설 연휴 안내⏎6일, 7일 휴무: the festival around which it is.
  case festival(FestivalSet)
  /// 성탄절 이벤트 12월 25일⏎8일 휴무: the months of dates of something else, bit *n* for the month *n*, and
  /// its festival; it may be in one of them.
  case others(months: UInt16, FestivalSet)
}

extension DayPhrase {
  /// Whether it is a range of dates that is longer than a week, as far as it tells.
  package var isLongRange: Bool {
    guard case .range(let first, let last) = term else { return false }
    return first.month != last.month || last.day - first.day > 6
  }
}
