/// The hours of each weekday and of public holidays, as far as clauses say them.
///
/// The rule of precedence: on the days that several clauses name, the clause with fewer days holds.
/// Single days go before 평일 and 주말, these before every day; two clauses of the same days are two
/// sessions. Whatever else overlaps is refused, because nobody knows which clause holds.
package struct HoursTable {
  /// The days of a clause, and how special they are.
  struct Owner: Equatable {
    var bits: UInt8
    var rank: Int
    /// Whether a word stands for Monday through Friday, and no range that names the Friday.
    var isWorkdays: Bool

    /// The owner of the days that a clause names, or of all where it names none.
    init(_ bits: UInt8, isWorkdays: Bool) {
      self.bits = bits
      self.isWorkdays = isWorkdays
      let isHalf =
        bits == WeekdaySet.mondayThroughFriday.rawValue || bits == WeekdaySet.weekend.rawValue
      rank = bits & 0x7F == 0x7F ? 0 : isHalf ? 1 : 2
    }

    /// Whether the days are some of another clause's, and more special: 월요일 of 매일 or 평일.
    ///
    /// So are 금·토·일 beside 평일, but not beside 월~금: people mean to take Friday out of 평일.
    func isPart(of other: Self) -> Bool {
      let isOfWeekend = other.isWorkdays && bits & 0x61 == 0x61
      return rank > other.rank && (bits & 0x7F & ~other.bits == 0 || isOfWeekend)
    }
  }

  /// An hour at which eves end.
  package struct EarlyEnd: Equatable {
    package var days: [DayPhrase]
    package var minute: Int
  }

  package var seasons: [Season] = []
  /// The closings that are not those of weekdays of every week.
  package var closings: [HoursClause] = []
  /// The closings of weekdays of every week.
  package var weekly: [HoursClause] = []
  package var early: [EarlyEnd] = []
  package var neverCloses = false
  /// Whether all public holidays close: 일·공휴일 휴무.
  package var closesHolidays = false
  /// 월요일이 공휴일이면 다음날 휴관: whether the closings of weekdays move to the next day where they fall on
  /// public holidays.
  package var movesPastHolidays = false
  /// The cells of what says something else than hours.
  package var remarks: [Range<Int>] = []
  /// Where the first thing stands that makes the hours unclear.
  package var unclear: Range<Int>?
  /// Whether hours may be those of a pause, so that it is unclear what a likely reading means.
  var mayBePause = false
  /// Whether the hours are those of one weekday, or of days on which the store opens too, and nothing is
  /// said of the others.
  package var namesOneDay = false
  /// Whether the hours are only of days on which the store opens too, such as the public holidays.
  package var opensToo = false

  /// The place of public holidays among the days.
  package static let holidays = 7

  /// Weighs the clauses of a text against each other.
  package init(_ clauses: [HoursClause]) {
    self.init()
    weigh(takePauses(in: Self.withScopes(clauses)))
  }

  private init() {}

  private mutating func weigh(_ clauses: [HoursClause]) {
    var union: UInt16 = 0
    // By their places: a clause that is taken out has all its lists retained.
    for place in clauses.indices where clauses[place].kind == .open && clauses[place].isRegular {
      let mask = clauses[place].months
      if seasons.contains(where: { $0.months == mask }) { continue }
      if union & mask != 0 { unclear = unclear ?? clauses[0].cells }
      union |= mask
      seasons.append(Season(months: mask))
    }
    for place in clauses.indices where clauses[place].kind == .open { open(clauses[place]) }
    if clauses.contains(where: { $0.isRest }) {
      // 여름철(7월 1일~8월 25일) 9~19시, 그 외 9~18시: the rest of what, one must know.
      for place in clauses.indices where clauses[place].kind == .open && !clauses[place].isRegular {
        refuse(clauses[place])
      }
    }
    if union != 0, let place = seasons.firstIndex(where: { $0.months == 0 }) {
      let year = seasons.remove(at: place)
      if !spread(year, to: ~union & 0x1FFE) { unclear = unclear ?? clauses[0].cells }
    }
    for place in clauses.indices {
      if let aside = clauses[place].aside { remarks.append(aside) }
      if clauses[place].movesClosings { movesPastHolidays = true }
      // 수요일 오후 휴진, 토요일 오전진료만
      if clauses[place].isOfHalfDays { refuse(clauses[place]) }
      guard clauses[place].kind != .open else { continue }
      // 평일 10~24시(금요일 02:00), 수요일 11시 오픈, 일요일은 12시에 엽니다: nobody knows what the time is of
      if clauses[place].hasUnreadTime, !clauses[place].isOfPart { refuse(clauses[place]) }
      take(clauses[place], place, clauses)
    }
    spareHolidays(clauses)
    checkRemarks(clauses)
    if weekly.isEmpty { namesOneDay = Self.namesOneDay(clauses) }
    let opens = clauses.filter { $0.kind == .open && $0.unread == nil }
    opensToo = !opens.isEmpty && opens.allSatisfy { $0.opensToo || $0.isOfHolidays }
  }

  mutating func refuse(_ clause: HoursClause) { unclear = unclear ?? clause.cells }

  private mutating func open(_ clause: HoursClause) {
    guard clause.unread == nil, let bits = clause.bits else {
      // Hours of a date, of an eve or of something else.
      if clause.isEarlyEnd {
        let end = clause.spans[0]
        guard let minute = ClockTime.earlyEnd(end.closes ?? 0, hasHalf: !end.isPlain) else {
          return refuse(clause)
        }
        early.append(EarlyEnd(days: clause.days, minute: minute))
      } else {
        remarks.append(clause.cells)
        // A part of the store may end before it: 샐러드바 마감 21시.
        let latest = seasons.reduce(0) { max($0, $1.latestEnd) }
        let endsPart =
          clause.isOfPart
          && clause.spans.allSatisfy { $0.opens == nil && $0.closes ?? .max <= latest }
        // 12월 31일은 20:00까지: what is said of all days does not hold on it
        if !endsPart, !isOfPartOnly(clause) { refuse(clause) }
      }
      return
    }
    // Hours without days behind those of some days: nobody knows which days they are of.
    let isAmbiguous = clause.days.isEmpty && !clause.isRest
    if isAmbiguous, seasons.contains(where: { $0.hasSpecialDays }) { return refuse(clause) }
    var spans = clause.spans
    if spans.count == 1, spans[0].opens == nil,
      clause.isAside || !clause.days.isEmpty || clause.months != 0, clause.aside == nil,
      let before = lastOpening
    {
      // 월~토 07:00-19:30 (일 16시 마감), 매일 17:00~24:00, 일요일은 22:00까지
      guard let end = spans[0].end(from: before) else { return refuse(clause) }
      // 11~15시, 17~22시 (토 23시까지): the break stays
      let all = seasons.flatMap { $0.rows.map { $0.spans } }
      if let usual = all.first, usual.count > 1 {
        guard all.allSatisfy({ $0 == usual }), let opens = usual[usual.count - 1].opens, opens < end
        else { return refuse(clause) }
        spans = usual
        spans[usual.count - 1].closes = end
      } else {
        spans[0].opens = before
        spans[0].closes = end
      }
    }
    guard spans.allSatisfy({ $0.minutes != nil || $0.closes == nil }) else { return refuse(clause) }
    guard let season = seasons.firstIndex(where: { $0.months == clause.months }) else { return }
    // 토 10~15시, 그 외 10~20시
    let rest = clause.isRest ? bits & ~seasons[season].said : bits
    if rest == 0 || !seasons[season].add(spans, Owner(rest, isWorkdays: clause.isWorkdays)) {
      refuse(clause)
    }
  }

  /// 푸드코트 11:00~20:30: whether a clause is about a part of the store, behind the hours of the store.
  private func isOfPartOnly(_ clause: HoursClause) -> Bool {
    guard clause.isOfPart, clause.spans.contains(where: { $0.opens != nil }), clause.months == 0,
      !seasons.isEmpty
    else { return false }
    let days: UInt8 = clause.days.isEmpty ? 1 : (clause.bits ?? 0) & 0x7F
    return days != 0
      && seasons.allSatisfy { season in
        !season.rows.isEmpty && (clause.days.isEmpty || days & ~season.said == 0)
      }
  }

  /// The minute at which all hours so far begin, if it is the same.
  private var lastOpening: Int? {
    let openings = Set(seasons.flatMap { $0.rows.compactMap { $0.spans.first?.opens } })
    return openings.count == 1 ? openings.first : nil
  }

  private mutating func take(_ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]) {
    switch clause.kind {
    case .open, .usual: break
    case .closed: close(clause, place, clauses)
    case .pause: pause(clause, place, clauses)
    case .withoutPause: break
    case .except:
      // (토,일 제외 15:00~17:00 브레이크): the pause spares them
      if clause.isRightBefore(.pause, place, clauses) {
        return clause.isAside ? remarks.append(clause.cells) : refuse(clause)
      }
      // 10-22 except Sunday 12-18: the hours of Sundays, or what is taken out of them
      if clause.days.isEmpty, place > 0, clauses[place - 1].kind == .open { return refuse(clause) }
      // 평일 공휴일 제외 10:00~22:00: nobody knows which days are left.
      if clause.days.contains(where: { $0.isDoubtful(.ambiguous) }) { return refuse(clause) }
      // 공휴일 제외 월요일 휴무: the holidays may be taken out of the Mondays.
      if !clause.isAside, clause.isRightBefore(.closed, place, clauses) { return refuse(clause) }
      // 평일 9시~17시 (공휴일 제외), 연중무휴 (설날 제외)
      if place == 0 || clauses[place - 1].kind == .open || clauses[place - 1].kind == .neverCloses {
        close(clause, place, clauses)
      } else if clauses[place - 1].kind == .remark, !clauses[place - 1].isOfPart {
        // Open every day except Wednesday, 12pm-10pm: of what the day is taken out, one must know.
        refuse(clause)
      }
    case .neverCloses: neverCloses = true
    case .pointer, .remark: remarks.append(clause.cells)
    case .include:
      // (점심시간 12~13시 포함): of the hours, or of what is left out
      if clause.days.isEmpty, place > 0, clauses[place - 1].kind == .pause { refuse(clause) }
      // 월요일 제외, 공휴일 포함: of what is left out, or of the hours
      if !clause.isAside, place > 0, [.except, .closed].contains(clauses[place - 1].kind) {
        refuse(clause)
      }
      guard clause.isOfHolidays, place > 0, let bits = clauses[place - 1].bits,
        clauses[place - 1].kind == .open
      else { return remarks.append(clause.cells) }
      for season in seasons.indices {
        seasons[season].setHolidays(seasons[season].written(on: bits.trailingZeroBitCount))
      }
    }
  }

  /// Refuses remarks about days that come back: their hours may be others, or not said, or they may
  /// close, as in 일요일 예약제, 명절 전날 2시간 단축 and 화요일은 휴궁일.
  private mutating func checkRemarks(_ clauses: [HoursClause]) {
    for place in clauses.indices where clauses[place].kind == .remark {
      let clause = clauses[place]
      guard !clause.days.isEmpty else { continue }
      if clause.unread != nil, !clause.isOfPart,
        !clauses.contains(where: { clause.holidaysOfCondition(of: $0) != nil }),
        clause.days.contains(where: { mayChange($0, opens: clause.saysOnlyThatItOpens) })
      {
        refuse(clause)
      }
      if clause.bits ?? 0 != 0 || clause.days.contains(where: { $0.isOfEveryWeek }),
        clause.days.contains(where: { $0.isDoubtful(.namedDays) })
      {
        refuse(clause)
      }
      let bits = (clause.bits ?? 0) & 0x7F
      if !seasons.allSatisfy({ bits & ~$0.said == 0 }) { refuse(clause) }
      if leavesOthersOut(clause) { refuse(clause) }
      // 공휴일은 토요일 시간으로 운영
      if clause.days.count == 2, clause.days[0].isPublicHoliday, clause.days[1].everyWeek != nil {
        refuse(clause)
      }
    }
  }

  /// 영업일: 월~금, 영업시간: 09:00~18:00: whether it says on which days the hours of no day hold.
  func leavesOthersOut(_ clause: HoursClause) -> Bool {
    let bits = (clause.bits ?? 0) & 0x7F
    return !clause.isOfPart && 3...6 ~= bits.nonzeroBitCount
      && seasons.contains { season in
        season.said & ~bits & ~season.closed & 0x7F != 0 && !season.hasSpecialDays
      }
  }

  /// Whether a remark may give days other hours than a clause of hours does.
  ///
  /// - Parameter opens: whether it says no more than that they open, as in 임시공휴일은 영업 and 일요일 영업,
  ///   and not in 토요일 격주 진료, 일요일만 영업 or the second Saturday where no Saturday has hours.
  private func mayChange(_ day: DayPhrase, opens: Bool) -> Bool {
    guard opens, day.role != .only else {
      return day.repeats || day.isMonths || day.isEve || day.isDoubtful(.namedDays)
    }
    switch day.term {
    case .everyOther: return true
    case .weekdays(let days, _): return !seasons.allSatisfy { days.rawValue & ~$0.said == 0 }
    default: return false
    }
  }

  /// Whether two tables say the same of the hours and the closings.
  func means(_ other: Self) -> Bool {
    func said(_ clause: HoursClause) -> HoursClause {
      var said = clause
      said.cells = 0..<0
      said.unread = clause.unread.map { _ in 0..<0 }
      return said
    }
    return seasons == other.seasons && (unclear == nil) == (other.unclear == nil)
      && closings.map(said) == other.closings.map(said)
      && weekly.map(said) == other.weekly.map(said) && early == other.early
  }
}
