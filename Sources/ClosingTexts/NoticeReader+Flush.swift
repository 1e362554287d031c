import KoreanCalendar
import MartModels

// What happens on the days that waited.
extension NoticeReader {
  /// A notice of closing days does not close a store for longer.
  static let longestRange = 62
  /// No real store has more parts of a rule that hold in some months or every other week.
  static let mostLimitedParts = 100
  /// No notice lists more dates by ranges and months; the list stays in proportion to the text.
  static let mostListedDates = 3_660

  /// Edits what is known of the one that the sentence is about.
  mutating func editFacts(_ edit: (inout NoticeFacts) -> Void) {
    switch scope {
    case .everyBranch: edit(&general)
    case .branch:
      var facts = ofBranch.take() ?? NoticeFacts()
      edit(&facts)
      ofBranch = facts
    case .facility:
      var facts = ofFacility.take() ?? NoticeFacts()
      edit(&facts)
      ofFacility = facts
    case .anotherBranch: break
    }
  }

  mutating func flush(_ verdict: Verdict) { flush(verdict, from: frame.firstItem) }

  mutating func flush(_ verdict: Verdict, from first: Int) {
    guard first < items.count else { return }
    let range = first..<items.count
    var hasFestival = false
    var hasOrdinals = false
    var hasMove = verdict == .closed && markMovedTopics(range)
    var hasDay = false
    var hasMonthlyGloss = false
    for item in items[range] {
      if item.kind == .festival { hasFestival = true }
      if item.kind == .weekday, item.ordinals != 0 { hasOrdinals = true }
      if item.side == .from { hasMove = true }
      if verdict == .closed, item.ordinals != 0 || item.kind == .date || item.kind == .day {
        count = nil
      }
      if item.kind == .day {
        hasDay = true
        if item.isMonthly, item.gloss < 7 { hasMonthlyGloss = true }
      }
    }
    if verdict == .closed, ordinals.wait { bindWaitingOrdinals(range) }
    if verdict == .closed, everyOtherWeek != nil || frame.countsDays { limitPlainWeekdays(range) }
    let offset = hasDay ? monthOffset(for: range) : 0
    if hasMove, verdict == .closed, !hasRefusal(range) {
      move(range, monthOffset: offset)
    } else {
      for position in range {
        var item = items[position]
        if hasMove { item.refusal = item.refusal ?? .ambiguous }
        if hasMonthlyGloss, item.kind == .day { item.refusal = item.refusal ?? .ambiguous }
        item.replaces = replaces(item, verdict)
        if item.kind == .festival, item.replaces { replaceByFestival() }
        if item.kind == .day, hasOrdinals, !item.isInstance, item.months == 0, item.gloss == 7 {
          item.isMonthly = true
        }
        if item.kind == .date, hasFestival, item.month == 1, item.day == 1, item.year == 0,
          !item.isInstance || item.gloss < 7, item.lastDay == 0
        {
          // 둘째 일요일(1/1, 설날): not one of the Sundays.
          item.isInstance = false
          item.gloss = 7
          item.isYearly = true
        }
        apply(item, verdict, monthOffset: offset)
      }
    }
    removeLastItems(items.count - first)
    frame.segmentItem = min(frame.segmentItem, items.count)
    frame.refused = 0..<0
    frame.noun = nil
    frame.saysAlso = false
    frame.saysOnly = false
    if ordinals.areUsed { ordinals = Ordinals() }
    if monthsAreUsed {
      months = 0
      monthsAreUsed = false
    }
    isMonthly = false
    isYearly = false
    isWeekly = false
    lastItemToken = -2
  }

  private func hasRefusal(_ range: Range<Int>) -> Bool {
    items[range].contains { $0.refusal != nil }
  }

  private mutating func apply(_ item: NoticeItem, _ verdict: Verdict, monthOffset: Int32) {
    if let refusal = item.refusal { return report(refusal, item.start, item.end) }
    switch item.kind {
    case .weekday: applyWeekdays(item, verdict)
    case .everyOther: applyEveryOther(item, verdict)
    case .festival: applyFestival(item, verdict)
    case .lastDay: applyLastDay(item, verdict)
    case .day, .date:
      if item.isSince, item.lastDay == 0 { return applySince(item) }
      if item.isMonthly || item.isYearly || item.isLunar { return applyRecurring(item, verdict) }
      if item.months.nonzeroBitCount > 1 { return report(.ambiguous, item.start, item.end) }
      let dates = dates(of: item, monthOffset: monthOffset)
      if addListed(dates, of: item, verdict), item.replaces {
        for date in dates { replace(date.yearMonth) }
      }
    }
  }

  /// Adds the dates of a range or a month, unless the text has more of them than any notice.
  private mutating func addListed(
    _ dates: [CivilDate], of item: NoticeItem, _ verdict: Verdict
  ) -> Bool {
    if dates.count > 1 { listedDates += dates.count }
    guard listedDates <= Self.mostListedDates else {
      report(.rangeTooLong, item.start, item.end)
      return false
    }
    addDates(dates, verdict)
    return true
  }

  private mutating func editSum(_ verdict: Verdict, _ edit: (inout RuleSum) -> Void) {
    editFacts { facts in
      switch verdict {
      case .closed: edit(&facts.closed)
      case .open: edit(&facts.open)
      case .excepted: edit(&facts.excepted)
      }
    }
  }

  /// Takes 9월은 추석 당일만 휴무 as the month without the regular rule.
  private mutating func replaceByFestival() {
    guard months != 0, !monthsAreUsed else { return }
    let months = months
    let single = dayMonthsYear == 0 ? [] : yearMonths(months, of: dayMonthsYear)
    editFacts { facts in
      if single.isEmpty { facts.replaced |= months }
      facts.replacedMonths += single
    }
  }

  func yearMonths(_ months: UInt16, of year: Int32) -> [YearMonth] {
    MonthSet(bits: months).months.compactMap { YearMonth(year: Int(year), month: $0) }
  }

  /// Takes what was said of a month as all of it, where 만 says so or nothing else is said of it.
  private mutating func replace(_ month: YearMonth) {
    let saysOnly = frame.saysOnly
    editFacts { facts in
      if saysOnly {
        if facts.replacedMonths.last != month { facts.replacedMonths.append(month) }
      } else if facts.contrastedMonths.last != month {
        facts.contrastedMonths.append(month)
      }
    }
  }

  mutating func addDates(_ dates: [CivilDate], _ verdict: Verdict) {
    let saysAlso = frame.saysAlso
    editFacts { facts in
      if saysAlso { facts.addsDates = true }
      switch verdict {
      case .closed: facts.closedDates += dates
      case .open: facts.openDates += dates
      case .excepted: facts.exceptedDates += dates
      }
    }
  }

  private mutating func applyWeekdays(_ item: NoticeItem, _ verdict: Verdict) {
    guard item.months != 0 else {
      if verdict == .closed, item.ordinals == 0, !item.isWeekly {
        plainWeekdays = (item.weekdays, item.start, item.end)
      }
      return editSum(verdict) { $0.addWeekdays(item.weekdays, ordinals: item.ordinals) }
    }
    var sum = RuleSum()
    sum.addWeekdays(item.weekdays, ordinals: item.ordinals)
    guard let rule = sum.rule else { return }
    // Months of a year that is named are dates; months by themselves come again.
    guard item.year == 0 || item.isYearly else {
      for month in MonthSet(bits: item.months).months {
        guard let month = YearMonth(year: Int(item.year), month: month) else { continue }
        let dates = rule.closings(in: month).compactMap { month.date(day: $0) }
        guard addListed(dates, of: item, verdict) else { return }
        if item.replaces { replace(month) }
      }
      return
    }
    if item.replaces { editFacts { $0.replaced |= item.months } }
    addLimited(.duringCanonical(MonthSet(bits: item.months), rule.node), item, verdict)
  }

  private mutating func applyEveryOther(_ item: NoticeItem, _ verdict: Verdict) {
    guard let anchor = item.anchor, let date = CivilDate(dayNumber: anchor) else {
      return report(.needsAnchor, item.start, item.end)
    }
    for place in 0..<7 where item.weekdays & (1 << UInt8(place)) != 0 {
      let rule = HolidayRule.everyOther(Weekday(index: UInt32(place)), from: date)
      addLimited(rule.node, item, verdict)
    }
  }

  private mutating func addLimited(_ node: RuleNode, _ item: NoticeItem, _ verdict: Verdict) {
    limitedParts += 1
    guard limitedParts <= Self.mostLimitedParts else {
      return report(.notExpressible, item.start, item.end)
    }
    editSum(verdict) { $0.addLimited(node) }
  }

  private mutating func applyLastDay(_ item: NoticeItem, _ verdict: Verdict) {
    let lastDay = RuleNode.eveCanonical(of: .days([1]))
    if item.months == 0 || item.isYearly {
      guard item.isMonthly || item.isYearly && item.months != 0 else {
        return report(.ambiguous, item.start, item.end)
      }
      let months = item.months == 0 ? MonthSet.all : MonthSet(bits: item.months)
      return addLimited(.duringCanonical(months, lastDay), item, verdict)
    }
    var twin = item
    twin.day = 28
    for month in MonthSet(bits: item.months).months {
      twin.month = Int32(truncatingIfNeeded: month)
      guard let month = resolvedDate(twin)?.yearMonth,
        let date = month.date(day: month.numberOfDays)
      else { continue }
      addDates([date], verdict)
      if item.replaces { replace(date.yearMonth) }
    }
  }

  private mutating func applySince(_ item: NoticeItem) {
    guard item.kind == .date, effectiveFrom == nil, let date = resolvedDate(item) else {
      return report(.ambiguous, item.start, item.end)
    }
    effectiveFrom = date
  }

  private mutating func applyFestival(_ item: NoticeItem, _ verdict: Verdict) {
    editSum(verdict) { $0.addFestivals(item.festivals, item.parts) }
    let unspecific = Festival.unspecific | (item.parts != .day ? Festival.publicHolidays : 0)
    let moving = Festival.buddhasBirthday
    if item.festivals & unspecific != 0 || item.festivals & moving != 0
      || item.parts.contains(.after)
    {
      report(.notExpressible, item.start, item.end)
    }
    // What no rule expresses is still known for the year around the reference.
    var dates: [CivilDate] = []
    for date in nearestFestival(item.festivals & moving) {
      if item.parts.contains(.day) { dates.append(date) }
      if item.parts.contains(.eve) { dates.append(date.adding(days: -1)) }
    }
    if item.parts.contains(.after) {
      dates += nearestFestival(item.festivals).map { $0.adding(days: 1) }
    }
    if !dates.isEmpty { addDates(dates, verdict) }
  }

  private mutating func applyRecurring(_ item: NoticeItem, _ verdict: Verdict) {
    if item.isLunar {
      let festival = Festival.onLunarDate(month: item.month, day: item.day)
      guard let festival, item.parts == .day else {
        return report(.notExpressible, item.start, item.end)
      }
      var twin = item
      twin.festivals = festival
      return applyFestival(twin, verdict)
    }
    guard item.gloss == 7, item.parts == .day, item.lastMonth == 0 || item.lastMonth == item.month,
      item.lastDay == 0 || item.lastDay >= item.day
    else { return report(.ambiguous, item.start, item.end) }
    var bits: UInt32 = 0
    for day in item.day...max(item.day, item.lastDay) { bits |= 1 << UInt32(day) }
    if item.kind == .day, !item.isYearly || item.months == 0 {
      return editSum(verdict) { $0.addDays(bits) }
    }
    let months = item.kind == .day ? item.months : 1 << UInt16(item.month)
    if item.replaces { editFacts { $0.replaced |= months } }
    addLimited(
      .duringCanonical(MonthSet(bits: months), .days(DaySet(bits: bits))), item, verdict)
  }
}
