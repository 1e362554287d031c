import KoreanCalendar
import MartModels

// What is said of one branch, put together with what is said of all.
extension HolidayText.Notice {
  /// This notice with all of its days in doubt, and others besides, and without its changes.
  func doubted(on dates: [CivilDate] = []) -> HolidayText.Notice {
    var notice = self
    if effectiveFrom != nil {
      (notice.rule, notice.openRule) = (formerRule, nil)
      (notice.effectiveFrom, notice.formerRule) = (nil, nil)
    }
    notice.tentativeDates =
      (tentativeDates + closedDates + openDates + dates).sortedUniquely()
    notice.tentativeRule = .everyDay
    (notice.closures, notice.closedForGoodFrom) = ([], nil)
    return notice
  }

  /// The days of the year in the rule of all, which hold for a branch whose own rule has only days of weeks and
  /// months.
  private func ofYear(_ rule: HolidayRule?, beside own: HolidayRule) -> HolidayRule? {
    own == .never || own.daysOfYear != nil ? nil : rule?.daysOfYear
  }

  /// This notice for a branch that may be left out of it, whose rule holds as before.
  private var withoutChanges: HolidayText.Notice {
    var notice = doubted()
    notice.tentativeRule = tentativeRule
    return notice
  }

  /// Whether it has dates and nothing else.
  var isListOfDates: Bool {
    rule == nil && openRule == nil && tentativeRule == nil && moves.isEmpty && closures.isEmpty
      && closedForGoodFrom == nil && effectiveFrom == nil
  }

  /// 1월 2일: 청주점⏎1월 4일: 대전점, 청주점: the dates of two lists that both name a branch.
  func joined(with other: HolidayText.Notice) -> HolidayText.Notice {
    var notice = self
    notice.closedDates = (closedDates + other.closedDates).sortedUniquely()
    notice.openDates = (openDates + other.openDates).sortedUniquely()
    // 12/13 휴무: 하남점⏎12/13 정상영업: 하남점
    let doubts = notice.closedDates.filter { notice.openDates.contains($0) }
    notice.tentativeDates = (doubts + tentativeDates + other.tentativeDates).sortedUniquely()
    notice.earlyClosings += other.earlyClosings
    notice.isList = isList && other.isList
    notice.addsDates = addsDates || other.addsDates
    notice.mayEndClosures = mayEndClosures || other.mayEndClosures
    return notice
  }

  /// Whether it states that a date closes, by itself or by its rule.
  private func closes(on date: CivilDate) -> Bool {
    closedDates.contains(date) || rule?.closes(on: date) == true
  }

  /// This notice, which is for every branch, overridden by the notice of one branch.
  func overridden(by other: HolidayText.Notice) -> HolidayText.Notice {
    // 하남점을 제외한 전 지점은 12월 20일 폐점합니다
    (other.tentativeRule == .everyDay ? withoutChanges : self).narrowed(by: other)
  }

  private func narrowed(by other: HolidayText.Notice) -> HolidayText.Notice {
    var notice = self
    notice.names = other.names
    if let own = other.rule {
      // 하남점은 매주 월요일 휴무, 전 점포 설날·추석 휴무: both, and so the other way round
      let ofWeeks = other.addsRule ? rule?.daysOfWeeks : nil
      notice.rule = .union(known: [own, ofWeeks, ofYear(rule, beside: own)])
      notice.addsRule = other.addsRule && (rule == nil || addsRule)
      notice.openRule = other.openRule
    } else if let open = other.openRule {
      notice.rule = rule?.except(open)
      notice.openRule = open
    }
    if let date = other.effectiveFrom { notice.effectiveFrom = date }
    if let doubt = other.tentativeRule {
      notice.tentativeRule = .union(known: [tentativeRule, doubt])
    } else if let own = other.rule {
      notice.tentativeRule = ofYear(tentativeRule, beside: own)
    }
    var (closed, contradicted) = (closedDates, [CivilDate]())
    // 잠실점 연중무휴, 전 지점 공통 1월 1일 휴무: which of both holds
    if other.rule == .never { swap(&closed, &contradicted) }
    // 마트는 8일과 22일 휴무, 제주점은 매월 둘째 금요일과 넷째 토요일 휴무: its own two of the month
    if other.rule?.hasWeeksOfMonth == true, !other.addsDates {
      contradicted += closed.filter { !other.closes(on: $0) }
      closed.removeAll { contradicted.contains($0) }
    }
    if !other.addsDates, Set(other.openDates).isSubset(of: other.moves.map { $0.from }) {
      let own = other.closedDates.filter { date in !other.moves.contains { $0.to == date } }
      for month in Set(own.map { $0.yearMonth }) {
        let ofAll = closed.filter { $0.yearMonth == month }
        closed.removeAll { $0.yearMonth == month }
        // 전점 11/8, 11/22 휴무, 하남점은 11/11, 11/25 휴무: its own list holds in its months. Where it has
        // another number of dates, as with 설 당일인 7일 전 점포 휴무, it may be of something else, as it may be where
        // one of its days moves.
        if !other.moves.isEmpty || ofAll.count != own.count(where: { $0.yearMonth == month }) {
          contradicted += ofAll.filter { !other.closedDates.contains($0) }
        }
        // 휴무일 (수요일)⏎서초점: 12/14, 12/28
        if other.isList, other.rule == nil, let rule {
          let usual = month.dates(of: rule.closings(in: month))
          contradicted += usual.filter { !other.closedDates.contains($0) }
        }
      }
    }
    // 1/1~1/3 전 매장 휴무, 부산역점은 1/2부터 정상영업: the days behind it
    let over = DayRuns(closed).days(behind: other.openDates)
    contradicted += over.filter { !(other.closedDates + other.openDates).contains($0) }
    closed.removeAll { over.contains($0) || other.openDates.contains($0) }
    notice.closedDates = (closed + other.closedDates).sortedUniquely()
    notice.openDates = (openDates.filter { !other.closes(on: $0) } + other.openDates)
      .sortedUniquely()
    notice.moves += other.moves
    notice.closures += other.closures
    notice.closedForGoodFrom = other.closedForGoodFrom ?? closedForGoodFrom
    notice.earlyClosings += other.earlyClosings
    let doubts = tentativeDates.filter {
      !other.closedDates.contains($0) && !other.openDates.contains($0)
    }
    notice.tentativeDates = (doubts + other.tentativeDates + contradicted).sortedUniquely()
    notice.isList = other.closedDates.isEmpty ? isList : other.isList
    return notice
  }
}

extension HolidayRule {
  /// Whether days of certain weeks of a month are among it: 매월 둘째 수요일.
  fileprivate var hasWeeksOfMonth: Bool {
    parts.contains { if case .nth = $0.node { true } else { false } }
  }

  /// Whether a day of every week is among it: 매주 수요일.
  var hasEveryWeek: Bool {
    parts.contains { if case .every = $0.node { true } else { false } }
  }

  /// Its festivals, public holidays and days of a year; `nil` where it has days of weeks or months only.
  var daysOfYear: HolidayRule? { among { $0.isOfYear } }

  /// Its days of weeks and months; `nil` where it has days of a year only.
  fileprivate var daysOfWeeks: HolidayRule? { among { !$0.isOfYear } }

  private func among(_ isWanted: (HolidayRule) -> Bool) -> HolidayRule? {
    let some = parts.filter(isWanted)
    return some.isEmpty ? nil : .union(some)
  }

  /// Whether it has festivals, public holidays and days of a year, and nothing else.
  var isOfYear: Bool {
    switch node {
    case .union: parts.allSatisfy { $0.isOfYear }
    case .named, .eve, .dayAfter: true
    case .during(let months, .days): months.months.count == 1
    default: false
    }
  }

  /// Whether it has single festivals or days of a year, and nothing else.
  var isOfFestivals: Bool {
    switch node {
    case .union: parts.allSatisfy { $0.isOfFestivals }
    case .named: isOfYear && self != .publicHolidays && self != .substituteHolidays
    default: isOfYear
    }
  }

  /// The rules of which it is the union.
  private var parts: [HolidayRule] {
    if case .union(let parts) = node { parts.map { HolidayRule($0) } } else { [self] }
  }
}
