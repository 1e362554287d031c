import KoreanCalendar
import MartModels

// What is said of dates with their years, each list in a rule of its own.
extension ExpressionWriter {
  mutating func close(on dates: [CivilDate], _ mark: ExpressionMark?) {
    close(during: dateRuns(dates), mark)
  }

  /// Closes between dates; what has no end goes on in all years after the first.
  mutating func close(during ranges: [ClosedRange<CivilDate>], _ mark: ExpressionMark?) {
    var dated: [ClosedRange<CivilDate>] = []
    var endless: Int?
    for range in ranges {
      guard range.upperBound == .latest else {
        dated.append(range)
        continue
      }
      let first = range.lowerBound
      let isNewYear = first.month == 1 && first.day == 1
      if !isNewYear { dated.append(first...YearMonth(first.year, 12).lastDay) }
      endless = isNewYear ? first.year : first.year + 1
    }
    let rule = closing(mark)
    append(rule, during: dated)
    if let endless { append(rule, in: [endless...CivilDate.latest.year]) }
  }

  /// Opens on dates with the hours of each, which must be repeated: `open` alone is 24 hours.
  mutating func open(on dates: [CivilDate], _ mark: ExpressionMark?) {
    var rule = ExpressionRule(joiner: .normal)
    rule.mark = mark
    guard let hours else { return append(rule, during: dateRuns(dates)) }
    var groups: [(times: [Range<Int>], dates: [CivilDate])] = []
    for date in dates {
      let times = hours.sessions(on: date, calendar: calendar)
      guard !times.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.times == times }) {
        groups[index].dates.append(date)
      } else {
        groups.append((times, [date]))
      }
    }
    // A rule behind a semicolon would take its days from the night before, too.
    rule.joiner = closingTimes.isEmpty ? .normal : .additional
    for group in groups {
      rule.times = group.times.map { ExpressionTimes(start: $0.lowerBound, end: $0.upperBound) }
      append(rule, during: dateRuns(group.dates))
    }
  }

  /// Opens on eves of which the hours name an earlier end.
  mutating func openShorter(on eves: [CivilDate], _ mark: ExpressionMark?) {
    // Hours that are added to those of a night would not shorten them.
    if !closingTimes.isEmpty { close(on: eves, mark) }
    open(on: eves, mark)
  }

  /// The eves in some years of which the hours name an earlier end.
  func shorterEves(in years: ClosedRange<Int>) -> [CivilDate] {
    guard let early = hours?.earlyClosing else { return [] }
    return SaidRule.months(of: years).flatMap { month in
      month.dates(of: early.days.closings(in: month, calendar: calendar))
    }
  }

  /// The comment of days of which it is not known whether they are closings.
  static let unpublished = "휴무일 미게시"

  /// Writes dates as unknown, with a comment.
  mutating func leaveUnknown(_ dates: [CivilDate], comment: String) {
    append(unknown(comment), during: dateRuns(dates))
  }

  /// Writes all years but some as unknown, with a comment.
  mutating func leaveUnknown(outside years: ClosedRange<Int>) {
    // For opening_hours.js only a number above 1900 is a year.
    let first = years.lowerBound > 1_901 ? 1_901 : 1
    var others: [ClosedRange<Int>] = []
    if first < years.lowerBound { others.append(first...years.lowerBound - 1) }
    let last = CivilDate.latest.year
    if years.upperBound < last { others.append(years.upperBound + 1...last) }
    append(unknown(Self.unpublished), in: others)
  }

  /// A rule that leaves days unknown, and the night before them as it is.
  private func unknown(_ comment: String) -> ExpressionRule {
    var rule = ExpressionRule(joiner: closingTimes.isEmpty ? .normal : .additional)
    rule.times = closingTimes
    rule.modifier = .unknown
    rule.comment = comment
    return rule
  }

  /// Appends a rule for the days of some ranges, unless there are none.
  private mutating func append(_ rule: ExpressionRule, during ranges: [ClosedRange<CivilDate>]) {
    guard !ranges.isEmpty else { return }
    var rule = rule
    rule.dates = ExpressionDates.dated(ranges)
    append(rule)
  }

  /// Appends a rule for some years, unless there are none.
  private mutating func append(_ rule: ExpressionRule, in years: [ClosedRange<Int>]) {
    guard !years.isEmpty else { return }
    var rule = rule
    rule.years = years.map { ExpressionNumbers($0) }
    append(rule)
  }
}

extension ExpressionNumbers {
  fileprivate init(_ numbers: ClosedRange<Int>) {
    self.init(numbers.lowerBound)
    last = numbers.upperBound
  }
}

extension ExpressionDates {
  /// Runs of dates with their years; a single run of whole months in a year is written as months.
  ///
  /// Other readers do not accept months with a year in a list.
  static func dated(_ runs: [ClosedRange<CivilDate>]) -> [ExpressionDates] {
    if runs.count == 1, let run = runs.first, run.lowerBound.day == 1,
      run.lowerBound.year == run.upperBound.year,
      run.upperBound == run.upperBound.yearMonth.lastDay
    {
      return [
        .months(
          year: run.lowerBound.year, first: run.lowerBound.month, last: run.upperBound.month)
      ]
    }
    return runs.map { run in
      let first = ExpressionDate(run.lowerBound)
      return run.lowerBound == run.upperBound
        ? .single(first) : .range(first, ExpressionDate(run.upperBound), step: 1)
    }
  }
}

extension ExpressionDate {
  fileprivate init(_ date: CivilDate) {
    self.init(year: date.year, anchor: .monthDay(month: date.month, day: date.day))
  }
}
