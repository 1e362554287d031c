import KoreanCalendar
import KoreanText
import MartModels

/// A text on its way through the four stages.
struct Reading {
  let text: String
  let reference: CivilDate
  let kind: HolidayText.Kind
  let normalized: NormalizedText
  let tokens: [KoreanToken]
  let notice: WrittenText
  var statements: Statements
  /// When the text says that it was written, on or before the reference.
  let written: [DateOfWriting]
  /// The hours, where the text names a time.
  let hours: WrittenHours?

  init(_ text: String, relativeTo reference: CivilDate, as kind: HolidayText.Kind) {
    self.kind = kind
    self.text = text
    self.reference = reference
    normalized = NormalizedText(text.withoutStruckWords.withBarsForGaps).joiningLabels()
    let (read, dates) = KoreanLexer.lex(normalized, vocabulary: .marts)
    written = dates.filter { $0.date <= reference }
    tokens = read.namingYears(from: reference.year, in: normalized)
    let saysTimes = tokens.saysTimes
    notice = WrittenText(tokens, in: normalized, keepsLists: saysTimes)
    statements = StatementReader.statements(
      of: notice, in: normalized, isField: kind == .closingField)
    hours = saysTimes ? WrittenHours(normalized, tokens, notice.lists) : nil
    doubtOlderNotices()
    if let hours {
      statements.list = statements.list.compactMap { statement in
        if statement.effect == .neverCloses,
          tokens.endHoursOfPause(before: statement.cells.lowerBound),
          !normalized.has("연중", in: statement.cells)
        {
          return nil
        }
        guard statement.effect == .closes, hours.saysHours(of: statement.cells) else {
          return statement
        }
        // 평일 above its hours is no closing, and neither is 월-금 9-18 before 일 휴진.
        guard statement.hasVerb,
          !(statement.isEveryWeek && tokens.beginBareHours(behind: statement.cells.upperBound))
        else { return nil }
        // 2/6 | 09:00~13:00⏎2/7 | 휴진: the hours are of one of them
        var statement = statement
        statement.doubt = statement.doubt ?? .specialHours
        return statement
      }
      statements.reports.removeAll {
        $0.reason == .noClosingWord && $0.touch != .everything && hours.saysHours(of: $0.cells)
      }
    }
  }

  /// Resolves the statements and writes what they mean.
  func write(into result: inout HolidayText, _ calendar: PublicHolidayCalendar) {
    let dates = DateResolver(
      statements, reference: reference, written: written.map { $0.date }.max(), calendar: calendar)
    doubtingWeekdays(dates).write(into: &result, dates)
  }

  private func write(into result: inout HolidayText, _ dates: DateResolver) {
    var dates = dates
    var reports = statements.reports
    let groups = groups()
    let names = BranchNames(groups.map { $0.audience }, in: self)
    for group in groups {
      let audience = group.audience
      var resolver = NoticeResolver(
        for: audience, group.statements, conditions: statements.conditions)
      if audience.kind == .store {
        resolver.write(into: &result.general, &dates, generalRule: nil)
        reports += resolver.reports
        continue
      }
      var notice = HolidayText.Notice()
      resolver.write(into: &notice, &dates, generalRule: result.general.rule)
      reports += resolver.reports
      TentativeDays.add(doubtsOf: group.statements, to: &notice, by: dates)
      notice.names = names.names(of: audience)
      switch audience.kind {
      case .store: break
      case .branches: result.branchNotices.append(notice)
      case .facility: result.facilityNotices.append(notice)
      case .others:
        for statement in group.statements {
          reports.append(
            Report(
              reason: .variesByStore, cells: statement.cells, touch: .days([statement.days])))
        }
      }
    }
    result.general.mayEndClosures = statements.mayEndClosures
    addHours(to: &result.general)
    var unnamed: WeekdaySet = []
    if kind != .closingField, result.general.hoursText != nil, let hours {
      unnamed = hours.unnamedWeekdays
      if !unnamed.isEmpty { unnamed.subtract(statements.closedWeekdays) }
    }
    if let hours { TentativeDays.add(hours, statements, toOnlyBranchOf: &result) }
    if result.statesNothing, statements.closingWord != nil {
      // 8월 20일 10시~16시 단수⏎종일 휴무 결정했습니다: on the day that the text names, as may be
      for index in reports.indices { reports[index].touch.doubtsNamed() }
    }
    // 찜질방 24일 영업: of a part, or of the whole, where a known rule closes
    let openParts = result.facilityNotices.flatMap { $0.openDates }
    result.general.namedDates = TentativeDays.named(
      by: reports, besides: openParts, result.general, dates)
    reports.removeAll { $0.isQuiet && !TentativeDays.isDoubtful($0, result.general, by: dates) }
    TentativeDays.add(reports, statements, unnamed, to: &result.general, by: dates)
    reports += dates.reports
    if reports.isEmpty {
      // 일요일 휴무⏎시급 11,000원: nothing else says why the rule is in doubt.
      reports =
        result.statesNothing
        ? whatIsMissing()
        : statements.list.compactMap { statement in
          statement.doubt.map { Report(reason: $0, cells: statement.cells) }
        }
    }
    result.unread = remainders(reports, dates)
  }

  /// The statements by audience, the store first; an audience named twice is one group.
  func groups() -> [(audience: Audience, statements: [Statement])] {
    if statements.list.allSatisfy({ $0.audience.kind == .store }) {
      return [(.store, statements.list)]
    }
    var groups: [(audience: Audience, statements: [Statement])] = [(.store, [])]
    var places: [AudienceName: Int] = [:]
    for statement in statements.list {
      let audience = statement.audience
      guard audience.kind != .store else {
        groups[0].statements.append(statement)
        continue
      }
      let name = AudienceName(
        kind: audience.kind, names: audience.names.map { normalized.string($0) },
        brand: audience.brand.map { normalized.string($0) })
      if let place = places[name] {
        groups[place].statements.append(statement)
      } else {
        places[name] = groups.count
        groups.append((audience, [statement]))
      }
    }
    return groups
  }

  /// Reports why nothing was read: a closing has no day, or no word was understood.
  func whatIsMissing() -> [Report] {
    if let word = statements.closingWord {
      return [Report(reason: .missingDay, cells: word, touch: .everything)]
    }
    if let pointer = statements.pointer { return [Report(reason: .reference, cells: pointer)] }
    guard statements.list.isEmpty, statements.hours.isEmpty,
      let first = tokens.first(where: { $0.kind == .word })
        ?? tokens.first(where: { $0.kind.isSaid })
    else { return [] }
    return [Report(reason: .unknownWord, cells: first.cells)]
  }

  func addHours(to notice: inout HolidayText.Notice) {
    if statements.list.allSatisfy({ $0.audience.kind == .store }) {
      guard let hours else { return }
      // A text that stands twice on a page has its hours once.
      let once = tokens.withoutSecondHalf(normalized)
      let said = once.count == tokens.count ? hours : WrittenHours(normalized, once)
      notice.hoursText = said.extent.map { String(part($0)) }
      return
    }
    // 키즈카페⏎평일 10:30~19:00⏎월요일 휴무: where only a part closes, the hours may be those of the part. Pauses, and
    // 금요일은 21시까지, are in none of the places.
    guard let first = statements.hours.first,
      statements.list.contains(where: { $0.audience.kind != .facility }),
      !tokens.contains(where: { $0.kind == .hours(.pause) }),
      !statements.reports.contains(where: { $0.isOfHoursOnWeekdays })
    else { return }
    guard statements.hours.count > 1 else {
      notice.hoursText = String(part(first))
      return
    }
    // A text that stands twice on a page has its hours once.
    var seen: Set<String> = []
    let parts = statements.hours.map { String(part($0)) }.filter { seen.insert($0).inserted }
    notice.hoursText = parts.joined(separator: ", ")
  }

  func part(_ cells: Range<Int>) -> Substring {
    text.part(utf8: normalized.utf8Range(cells))
  }

  func remainders(_ reports: [Report], _ dates: DateResolver) -> [HolidayText.Remainder] {
    guard !reports.isEmpty else { return [] }
    var remainders: [HolidayText.Remainder] = []
    let sorted = reports.sorted {
      ($0.cells.lowerBound, $0.cells.upperBound, $0.reason.rawValue)
        < ($1.cells.lowerBound, $1.cells.upperBound, $1.reason.rawValue)
    }
    for report in sorted {
      let range = normalized.utf8Range(
        report.cells.isEmpty ? wordBefore(report.cells.upperBound) : report.cells)
      let remainder = HolidayText.Remainder(
        text: String(text.part(utf8: range)),
        reason: HolidayText.Reason(rawValue: report.reason.rawValue), utf8Range: range,
        date: report.date)
      if remainders.last != remainder { remainders.append(remainder) }
    }
    return remainders
  }

  /// The word that ends at a cell: where one stands that English order has moved behind its days.
  private func wordBefore(_ end: Int) -> Range<Int> {
    var start = max(0, end - 1)
    while start > 0, normalized.scalar(start - 1) != " " { start -= 1 }
    return start..<end
  }
}

extension Report {
  /// Whether it says of weekdays that they have hours of their own.
  fileprivate var isOfHoursOnWeekdays: Bool {
    guard reason == .specialHours else { return false }
    switch touch {
    case .days(let days), .named(let days):
      return days.contains { if case .weekdays = $0 { true } else { false } }
    default: return false
    }
  }
}

/// Who is meant, by the letters of the names and not by their places.
private struct AudienceName: Hashable {
  var kind: Audience.Kind
  var names: [String]
  var brand: String?
}

extension [KoreanToken] {
  /// The tokens of the first half of a page whose second half repeats it, letter by letter.
  ///
  /// A single line may stand twice and mean two days: 월⏎10:00~20:00⏎화⏎10:00~20:00.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  fileprivate func withoutSecondHalf(_ text: NormalizedText) -> [KoreanToken] {
    guard contains(where: { $0.kind.isLineEnd }) else { return self }
    let lines = split { $0.kind.isLineEnd }
    let half = lines.count / 2
    guard half > 0, lines.count == 2 * half,
      zip(lines[..<half], lines[half...]).allSatisfy({
        text.string($0.cells) == text.string($1.cells)
      })
    else { return self }
    return Array(self[..<lines[half].startIndex])
  }
}

extension ArraySlice<KoreanToken> {
  /// The cells from the first token through the last; the slice must not be empty.
  fileprivate var cells: Range<Int> {
    self[startIndex].cells.lowerBound..<self[endIndex - 1].cells.upperBound
  }
}

extension KoreanToken.Kind {
  fileprivate var isLineEnd: Bool { if case .lineEnd = self { true } else { false } }

  /// Whether it is a word, and not a mark or a filler.
  var isSaid: Bool {
    switch self {
    case .link, .tilde, .dash, .colon, .arrow, .open, .close, .stop, .lineEnd, .filler,
      .passing:
      false
    default: true
    }
  }
}

extension HolidayText {
  /// Whether no day of any kind was read, for anybody.
  @inline(__always)
  var statesNothing: Bool {
    general.statesNothing && branchNotices.isEmpty && facilityNotices.isEmpty
  }
}

extension HolidayText.Notice {
  /// Whether no day of any kind was read.
  @inline(__always)
  var statesNothing: Bool {
    rule == nil && openRule == nil && closedDates.isEmpty && openDates.isEmpty
      && earlyClosings.isEmpty && closures.isEmpty && closedForGoodFrom == nil
  }
}
