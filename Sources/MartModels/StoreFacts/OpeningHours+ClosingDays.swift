import KoreanCalendar
import KoreanText

// The closings of the same text that hours of a week cannot hold.
extension OpeningHours {
  /// What a schedule and the text of the hours say together of a date.
  ///
  /// A day that only a rule takes for open and on which the text closes, such as a second Sunday beside
  /// 둘째 일요일 휴무, is expected to be closed, because one of the two may be out of date. What the store
  /// announced or published of the day holds.
  ///
  /// - Complexity: that of a question to the schedule, without allocation.
  func status(
    on date: CivilDate, _ schedule: HolidaySchedule, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus {
    let status = schedule.status(on: date, calendar: calendar)
    guard hasClosingDays, case .open(let basis) = status,
      basis.source != .override, basis.source != .published,
      closingDays?.plan.closes(on: date, date.parts, calendar) == true
    else { return status }
    return .closed(.tentativeRule)
  }

  /// The days that a text closes and hours of a week cannot leave out: those of ordinals, of the month or the
  /// year, and those of words that are not all understood; `nil` without any.
  ///
  /// Words beside a closing may say why it is, or of what: 건물 사정상 화요일 휴무. The answer is no more than
  /// expected in either case. What is taken out of a closing and cannot be said closes, too.
  /// 월요일 휴관, 공휴일이면 다음날 휴관 closes the days behind such Mondays.
  static func closingDays(_ table: HoursTable) -> HolidayRule? {
    var nodes = table.closings.compactMap { clause -> RuleNode? in
      guard clause.kind == .closed, !clause.isOfPart else { return nil }
      var node = RuleNode.union(of: clause.days.compactMap { $0.closingNode })
      if clause.months != 0 { node = .duringCanonical(MonthSet(bits: clause.months), node) }
      return .exceptCanonical(
        node, RuleNode.union(of: clause.exceptions.compactMap { $0.closingNode }))
    }
    if table.movesPastHolidays {
      let weekly = RuleNode.union(
        of: table.weekly.flatMap { $0.days.compactMap { $0.closingNode } })
      nodes.append(
        .exceptCanonical(.deferredCanonical(weekly, past: .publicHolidays), weekly))
    }
    let node = RuleNode.union(of: nodes)
    return node == .never ? nil : HolidayRule(node)
  }
}

extension DayPhrase {
  /// The days of every month or year that it names and that no words beside it limit, without those that it leaves out.
  fileprivate var closingNode: RuleNode? {
    guard ambiguity == nil, frame.year == nil, frame.relativeMonth == nil,
      !frame.isLunar, !frame.isComing, role != .since, role != .until, role != .source,
      gloss.isEmpty, meets.isEmpty, included.isEmpty, notes.isEmpty, wholeDays.isEmpty
    else { return nil }
    guard var node = undatedNode else { return nil }
    if !exceptions.isEmpty {
      node = .exceptCanonical(node, RuleNode.union(of: exceptions.compactMap { $0.closingNode }))
    }
    return frame.months == 0 ? node : .duringCanonical(MonthSet(bits: frame.months), node)
  }

  private var undatedNode: RuleNode? {
    switch term {
    case .weekdays(let days, let ordinals):
      // 2·4째 토·일요일: the weekends of these weeks, or these days of the month
      guard ordinals.isEmpty ? days != .all : days.isSingle && !ordinals.contains(.beyond) else {
        return nil
      }
      return HolidayRule.weekdays(days, ordinals).node
    case .date(let date) where isOfEveryMonth && 1...31 ~= date.day:
      return .days(DaySet(bits: 1 << UInt32(date.day)))
    case .date(let date) where date.year == nil && date.day > 0:
      // 1/1, 12월 25일
      guard let month = date.month, let day = MonthDay(month: month, day: date.day) else {
        return nil
      }
      return HolidayRule.yearly(day).node
    case .months where frame.months != 0: return HolidayRule.days(1...31).node
    case .festival(let festivals, let days):
      if isPublicHoliday { return .publicHolidays }
      let nodes = OpeningHours.festivals(self).map { $0.node }
      // 설날과 부처님오신날: those of the others are not known here
      guard nodes.count == festivals.rawValue.nonzeroBitCount else { return nil }
      return days.offsets == .day ? .union(of: nodes) : nil
    default: return nil
    }
  }
}
