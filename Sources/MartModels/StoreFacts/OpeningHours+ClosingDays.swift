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

  /// The days that a text closes by ordinals, days of the month or festivals; `nil` without any.
  ///
  /// What is not certain of a closing leaves it to the remarks: 2·4째 일요일, 화요일 휴무.
  static func closingDays(_ table: HoursTable) -> HolidayRule? {
    let nodes = table.closings.compactMap { clause -> RuleNode? in
      guard clause.kind == .closed, clause.unread == nil,
        clause.exceptions.allSatisfy({ $0.isPublicHoliday })
      else { return nil }
      var node = RuleNode.union(of: clause.days.compactMap { $0.closingNode })
      if clause.months != 0 { node = .duringCanonical(MonthSet(bits: clause.months), node) }
      return clause.exceptions.isEmpty ? node : .exceptCanonical(node, .publicHolidays)
    }
    let node = RuleNode.union(of: nodes)
    return node == .never ? nil : HolidayRule(node)
  }
}

extension DayPhrase {
  /// The days of every month or year that it names and that no words beside it limit.
  fileprivate var closingNode: RuleNode? {
    guard ambiguity == nil, details.isEmpty, frame.year == nil, frame.relativeMonth == nil,
      !frame.isLunar, !frame.isComing, role != .since, role != .until, role != .source
    else { return nil }
    guard let node = undatedNode else { return nil }
    return frame.months == 0 ? node : .duringCanonical(MonthSet(bits: frame.months), node)
  }

  private var undatedNode: RuleNode? {
    switch term {
    case .weekdays(let days, let ordinals):
      guard days.isSingle, !ordinals.isEmpty, !ordinals.contains(.beyond) else { return nil }
      return HolidayRule.weekdays(days, ordinals).node
    case .date(let date) where isOfEveryMonth && 1...31 ~= date.day:
      return .days(DaySet(bits: 1 << UInt32(date.day)))
    case .festival(let festivals, let days) where days.offsets == .day:
      let nodes = OpeningHours.festivals(self).map { $0.node }
      // 설날과 부처님오신날: those of the others are not known here
      return nodes.count == festivals.rawValue.nonzeroBitCount ? .union(of: nodes) : nil
    default: return nil
    }
  }
}
