import KoreanCalendar

// What happens on the days that waited.
extension NoticeReader {
  /// A notice of closing days does not close a store for longer.
  static let longestRange = 62
  /// No real store has more parts of a rule that hold in some months or every other week.
  static let mostLimitedParts = 100

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
    var hasMove = false
    var hasDay = false
    for item in items[range] {
      if item.kind == .festival { hasFestival = true }
      if item.kind == .weekday, item.ordinals != 0 { hasOrdinals = true }
      if item.side == .from { hasMove = true }
      if item.kind == .day { hasDay = true }
    }
    let offset = hasDay ? monthOffset(for: range) : 0
    if hasMove, verdict == .closed, !hasRefusal(range) {
      move(range, monthOffset: offset)
    } else {
      for position in range {
        var item = items[position]
        if hasMove { item.refusal = item.refusal ?? .ambiguous }
        if item.kind == .day, hasOrdinals, !item.isInstance, item.months == 0, item.gloss == 7 {
          item.isMonthly = true
        }
        if item.kind == .date, hasFestival, item.month == 1, item.day == 1, item.year == 0,
          !item.isInstance, item.lastDay == 0
        {
          item.isYearly = true
        }
        apply(item, verdict, monthOffset: offset)
      }
    }
    items.removeLast(items.count - first)
    frame.segmentItem = min(frame.segmentItem, items.count)
    frame.refused = 0..<0
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
    case .day, .date:
      if item.isSince, item.lastDay == 0 { return applySince(item) }
      if item.isMonthly || item.isYearly || item.isLunar { return applyRecurring(item, verdict) }
      if item.months.nonzeroBitCount > 1 { return report(.ambiguous, item.start, item.end) }
      addDates(dates(of: item, monthOffset: monthOffset), verdict)
    }
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

  mutating func addDates(_ dates: [CivilDate], _ verdict: Verdict) {
    editFacts { facts in
      switch verdict {
      case .closed: facts.closedDates += dates
      case .open: facts.openDates += dates
      case .excepted: facts.exceptedDates += dates
      }
    }
  }

  private mutating func applyWeekdays(_ item: NoticeItem, _ verdict: Verdict) {
    guard item.months != 0 else {
      return editSum(verdict) { $0.addWeekdays(item.weekdays, ordinals: item.ordinals) }
    }
    var sum = RuleSum()
    sum.addWeekdays(item.weekdays, ordinals: item.ordinals)
    guard let rule = sum.rule else { return }
    // Months of a year that is named are dates; months by themselves come again.
    guard item.year == 0 || item.isYearly else {
      for month in MonthSet(bits: item.months).months {
        guard let month = YearMonth(year: Int(item.year), month: month) else { continue }
        addDates(rule.closings(in: month).compactMap { month.date(day: $0) }, verdict)
      }
      return
    }
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
      let festival: UInt32? =
        switch (item.month, item.day) {
        case (1, 1): Festival.seollal
        case (8, 15): Festival.chuseok
        case (4, 8): Festival.buddhasBirthday
        default: nil
        }
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
    addLimited(
      .duringCanonical(MonthSet(bits: months), .days(DaySet(bits: bits))), item, verdict)
  }

  /// The date of an item, or all dates of its range.
  private mutating func dates(of item: NoticeItem, monthOffset: Int32) -> [CivilDate] {
    let date =
      item.kind == .day ? resolvedDay(item, monthOffset: monthOffset) : resolvedDate(item)
    guard let date else { return [] }
    guard item.lastDay != 0 else { return [date] }
    let month = item.lastMonth == 0 ? date.month : Int(item.lastMonth)
    let year = month < date.month ? date.year + 1 : date.year
    guard let last = CivilDate(year: year, month: month, day: Int(item.lastDay)), last >= date
    else {
      report(.invalidDate, item.start, item.end)
      return []
    }
    guard date.days(until: last) < Self.longestRange else {
      report(.rangeTooLong, item.start, item.end)
      return []
    }
    return Array(date...last)
  }

  /// Takes the days before 에서 or 대신 as open and the others as closed instead.
  private mutating func move(_ range: Range<Int>, monthOffset: Int32) {
    var from: [CivilDate] = []
    var to: [CivilDate] = []
    for position in range {
      let item = items[position]
      var dates: [CivilDate] = []
      switch item.kind {
      case .day, .date:
        dates =
          item.isMonthly || item.isYearly || item.isLunar || item.isSince
          ? [] : self.dates(of: item, monthOffset: monthOffset)
      case .festival where item.parts == .day && item.festivals.nonzeroBitCount == 1:
        if hasInstance(position) { continue }
        dates = nearestFestival(item.festivals)
      default:
        // A rule with its date in brackets is that date.
        if hasInstance(position) { continue }
      }
      if dates.isEmpty { return refuseMove(range) }
      if item.side == .from { from += dates } else { to += dates }
    }
    guard !from.isEmpty, !to.isEmpty else { return refuseMove(range) }
    addDates(from, .open)
    addDates(to, .closed)
    guard from.count == to.count else { return }
    let moves = zip(from, to).map { HolidayText.Move(from: $0, to: $1) }
    editFacts { $0.moves += moves }
  }

  private func hasInstance(_ position: Int) -> Bool {
    position + 1 < items.count && items[position + 1].isInstance
  }

  private mutating func refuseMove(_ range: Range<Int>) {
    for item in items[range] { report(.ruleChange, item.start, item.end) }
  }
}
