import KoreanCalendar
import MartModels

// The whole of what was read.
extension NoticeReader {
  /// A text of which nothing is read.
  static func refusing(_ text: String, _ reason: HolidayText.Reason) -> HolidayText {
    var result = HolidayText(text: text)
    result.unread = [
      HolidayText.Remainder(
        text: text, reason: reason, utf8Range: 0..<text.utf8.count, date: nil)
    ]
    return result
  }

  /// Reads the tokens of `result.text` into it.
  mutating func read(into result: inout HolidayText) {
    let text = result.text
    if mayBeNested, let rule = HolidayRule(text) {
      result.rule = rule
      return
    }
    readTokens()
    if let range = openBranch, general.statesClosings, ofBranch == nil {
      // 매월 2,4주 일요일 휴무(하남점은 정상영업) is for every branch but one.
      report(.exceptBranch, range.lowerBound, range.upperBound)
      branchRange = nil
    }
    let onlyFacility = general.isEmpty && ofBranch == nil && !statesNever
    if onlyFacility, let facts = ofFacility {
      general = facts
      result.facilityScope = facilityRange.map { slice(text, $0) }
    }
    for range in facilitySentences {
      let range = onlyFacility && ofFacility != nil ? facilityRange ?? range : range
      report(.facilityOnly, range.lowerBound, range.upperBound)
    }
    setRule(&result)
    let dates = mergedDates()
    if let branchRange { result.branchScope = slice(text, branchRange) }
    result.closedDates = dates.closed
    result.openDates = dates.open
    result.moves = general.moves + (ofBranch?.moves ?? [])
    result.earlyClosings = general.earlyClosings + (ofBranch?.earlyClosings ?? [])
    result.effectiveFrom = effectiveFrom
    result.hoursRanges = hours
    if let sawClosing, reports.isEmpty, result.statesNothing {
      report(.missingDay, sawClosing.lowerBound, sawClosing.upperBound)
    }
    if !reports.isEmpty { result.unread = remainders(text) }
  }

  /// Whether the text may be the canonical text of a rule with parts inside parts, which stores do
  /// not write.
  private var mayBeNested: Bool {
    tokens.first?.kind == .open
      || tokens.contains {
        switch $0.kind {
        case .eve, .except, .everyYear, .everyOtherWeek: true
        default: false
        }
      }
  }

  private mutating func setRule(_ result: inout HolidayText) {
    if let facts = ofBranch {
      if general.closed.isEmpty, !statesNever {
        general.closed = facts.closed
        general.open.formUnion(facts.open)
        general.excepted.formUnion(facts.excepted)
        general.exceptedRange = general.exceptedRange ?? facts.exceptedRange
        general.replaced |= facts.replaced
        general.replacedMonths += facts.replacedMonths
        general.withoutClosings = general.withoutClosings ?? facts.withoutClosings
        general.contrastedMonths += facts.contrastedMonths
        ofBranch?.replacedMonths = []
        ofBranch?.contrastedMonths = []
      } else if !facts.closed.isEmpty || facts.replaced != 0, let branchRange {
        report(.anotherBranch, branchRange.lowerBound, branchRange.upperBound)
      }
    }
    if statesNever || saysEveryDay && !general.excepted.isEmpty, general.closed.isEmpty {
      // 연중무휴(명절 제외) and 매일 10:00~22:00(명절 제외) close on the festivals.
      swap(&general.closed, &general.excepted)
      general.closedDates += general.exceptedDates
    } else if !general.statesClosings, ofBranch?.statesClosings != true,
      let range = general.exceptedRange
    {
      // What is left out of nothing may be open or closed.
      report(.ambiguous, range.lowerBound, range.upperBound)
      general.excepted = RuleSum()
    } else {
      general.openDates += general.exceptedDates
    }
    general.open.yield(to: general.closed)
    general.closed.yield(to: general.open)
    result.openRule = general.open.union(general.excepted).rule
    if !general.closed.isRegular, let range = general.withoutClosings {
      report(.notExpressible, range.lowerBound, range.upperBound)
      statesNever = false
    }
    openReplacedMonths()
    guard let rule = general.closed.rule(outside: general.replaced) else {
      if statesNever { result.rule = .never }
      return
    }
    let exception = general.open.overlapping(general.closed)
      .union(general.excepted.excepted(from: general.closed))
    result.rule = exception.rule.map { rule.except($0) } ?? rule
  }

  /// Opens what the regular rule closes in a month of which the text names all closings.
  private mutating func openReplacedMonths() {
    let months = (general.monthsOfTheirOwn, ofBranch?.monthsOfTheirOwn ?? [])
    guard !(months.0.isEmpty && months.1.isEmpty), general.closed.isRegular,
      let rule = general.closed.rule(outside: general.replaced, festivals: false)
    else { return }
    let closed = (general.closedDates + (ofBranch?.closedDates ?? [])).sortedUniquely()
    general.openDates += Self.openDates(in: months.0, rule, closed)
    ofBranch?.openDates += Self.openDates(in: months.1, rule, closed)
  }

  private static func openDates(
    in months: [YearMonth], _ rule: HolidayRule, _ closed: [CivilDate]
  ) -> [CivilDate] {
    var open: [CivilDate] = []
    var last: YearMonth?
    for month in months.sorted() where month != last {
      last = month
      var days = rule.closings(in: month)
      let first = closed.partitioningIndex { $0.yearMonth >= month }
      for date in closed[first...].prefix(while: { $0.yearMonth == month }) {
        days = days.subtracting([date.day])
      }
      open += days.compactMap { month.date(day: $0) }
    }
    return open
  }

  private func slice(_ text: String, _ range: Range<UInt32>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: Int(range.lowerBound))
    let end = bytes.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  private func remainders(_ text: String) -> [HolidayText.Remainder] {
    var text = text
    text.makeContiguousUTF8()
    let sorted = reports.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    return sorted.map { report in
      HolidayText.Remainder(
        text: slice(text, report.start..<report.end), reason: report.reason,
        utf8Range: Int(report.start)..<Int(report.end), date: report.date)
    }
  }
}

extension NoticeFacts {
  /// Whether any day is closed.
  var statesClosings: Bool { !closed.isEmpty || !closedDates.isEmpty }

  /// The single months of which the text names all closings.
  ///
  /// A month that is only set off, and of which an open day is named too, keeps its other regular
  /// days: 12월은 25일 휴무, 27일 정상영업.
  var monthsOfTheirOwn: [YearMonth] {
    guard !contrastedMonths.isEmpty else { return replacedMonths }
    let open = openDates.sorted()
    return replacedMonths + contrastedMonths.filter { !open.contains(month: $0) }
  }

  /// Whether nothing was stated.
  var isEmpty: Bool {
    closed.isEmpty && open.isEmpty && excepted.isEmpty && closedDates.isEmpty && openDates.isEmpty
      && exceptedDates.isEmpty && earlyClosings.isEmpty && replaced == 0 && replacedMonths.isEmpty
      && contrastedMonths.isEmpty && withoutClosings == nil
  }
}

extension HolidayText {
  /// Whether no day of any kind was read.
  fileprivate var statesNothing: Bool {
    rule == nil && openRule == nil && closedDates.isEmpty && openDates.isEmpty
      && earlyClosings.isEmpty
  }
}
