/// The hours of each weekday and of public holidays, as far as clauses say them.
///
/// The rule of precedence: what names fewer days holds on them. Single days go before 평일 and 주말,
/// these before every day; two clauses of the same days are two sessions. Whatever else overlaps is
/// refused, because nobody knows which holds.
package struct HoursTable: Hashable {
  /// The hours of some months.
  package struct Season: Hashable {
    /// Bit *n* for the month *n*; 0 for the whole year.
    package var months: UInt16
    /// The hours of the days from Sunday to Saturday, and of public holidays behind them, closings
    /// aside; `nil` where nothing is said.
    package var days = [[HoursSpan]?](repeating: nil, count: 8)
    /// The weekdays that close every week, bit 0 for Sunday.
    package var closed: UInt8 = 0
    /// The clause that said them.
    var owners = [Owner?](repeating: nil, count: 8)

    package init(months: UInt16) { self.months = months }

    /// The hours of a day that is not closed.
    package func hours(on day: Int) -> [HoursSpan]? {
      closed & 1 << UInt8(day) == 0 ? days[day] : nil
    }

    /// The latest end of any hours.
    package var latestEnd: Int {
      (0..<8).flatMap { hours(on: $0) ?? [] }.reduce(0) { max($0, $1.closes ?? 1_440) }
    }

    /// The hours that all days have which have any, if they are the same.
    package var common: [HoursSpan]? {
      let said = (0..<7).compactMap { hours(on: $0) }
      guard let first = said.first, said.allSatisfy({ $0 == first }) else { return nil }
      return first
    }
  }

  /// The days of a clause, and how special they are.
  struct Owner: Hashable {
    var bits: UInt8
    var rank: Int

    /// Whether the days are some of those of a clause before, and more special: 월요일 of 매일 or 평일, and
    /// 금·토·일, of which people take the Friday out of 평일.
    func isPart(of other: Self) -> Bool {
      let isOfWeekend = other.bits == WeekdaySet.mondayThroughFriday.rawValue && bits & 0x61 == 0x61
      return rank > other.rank && (bits & 0x7F & ~other.bits == 0 || isOfWeekend)
    }
  }

  /// An hour at which eves end.
  package struct EarlyEnd: Hashable {
    package var days: [DayPhrase]
    package var minute: Int
  }

  package var seasons: [Season] = []
  /// The closings that are not those of weekdays of every week, and those that are.
  package var closings: [HoursClause] = []
  package var weekly: [HoursClause] = []
  package var early: [EarlyEnd] = []
  package var neverCloses = false
  /// The cells of what says something else than hours.
  package var remarks: [Range<Int>] = []
  /// Where the first thing stands that makes the hours unclear.
  package var unclear: Range<Int>?
  /// Whether the hours are those of one weekday, and nothing is said of the others.
  package var namesOneDay = false

  /// The place of public holidays among the days.
  package static let holidays = 7

  /// Weighs the clauses of a text against each other.
  package init(_ clauses: [HoursClause]) {
    let clauses = Self.withScopes(clauses)
    let months = clauses.filter { $0.kind == .open && $0.isRegular }.map { $0.months }
    var union: UInt16 = 0
    for mask in months where !seasons.contains(where: { $0.months == mask }) {
      if union & mask != 0 { unclear = unclear ?? clauses[0].cells }
      union |= mask
      seasons.append(Season(months: mask))
    }
    // What is said of the whole year holds in the months that have no hours of their own.
    if let place = seasons.firstIndex(where: { $0.months == 0 }), union != 0 {
      seasons[place].months = ~union & 0x1FFE
      if seasons[place].months == 0 { unclear = unclear ?? clauses[0].cells }
    }
    for clause in clauses where clause.kind == .open { open(clause) }
    for (place, clause) in clauses.enumerated() { take(clause, place, clauses) }
    spareHolidays(clauses)
    checkRemarks(clauses)
    namesOneDay = Self.namesOneDay(clauses) && weekly.isEmpty
  }

  mutating func refuse(_ clause: HoursClause) { unclear = unclear ?? clause.cells }

  /// Gives months and days that a clause leaves out those of the clause before it in the sentence:
  /// 5월~9월 월~금 10:00~18:00 토 10:00~15:00.
  private static func withScopes(_ clauses: [HoursClause]) -> [HoursClause] {
    var clauses = clauses
    for index in clauses.indices {
      clauses[index].takeMonthsOutOfDays()
      guard index > 0, clauses[index].kind == .open else { continue }
      guard let before = clauses[..<index].last(where: { $0.kind == .open }) else { continue }
      if clauses[index].months == 0, before.months != 0 {
        clauses[index].months = before.months
      } else if clauses[index].months != 0, clauses[index].days.isEmpty, before.months != 0 {
        clauses[index].days = before.days
      }
    }
    return clauses
  }

  private mutating func open(_ clause: HoursClause) {
    guard clause.unread == nil, let bits = clause.bits else {
      // Hours of a date, of an eve or of something else.
      if clause.unread == nil, clause.spans.count == 1, clause.spans[0].opens == nil,
        clause.days.allSatisfy({ $0.isEve })
      {
        early.append(EarlyEnd(days: clause.days, minute: clause.spans[0].closes ?? 0))
      } else {
        remarks.append(clause.cells)
        let isUntil = clause.spans.allSatisfy { $0.opens == nil }
        if clause.unread != nil || !clause.days.allSatisfy({ $0.isDated }), !isUntil {
          refuse(clause)
        }
      }
      return
    }
    // Of which days hours without any are, behind those of some days, nobody says.
    if clause.days.isEmpty, seasons.contains(where: { $0.owners.contains { $0?.rank ?? 0 > 0 } }) {
      return refuse(clause)
    }
    var spans = clause.spans
    if clause.isAside, spans.count == 1, spans[0].opens == nil, let before = lastOpening(clause) {
      // 월~토 07:00-19:30 (일 16시 마감)
      spans[0].opens = before
    }
    guard spans.allSatisfy({ $0.minutes != nil || $0.closes == nil }) else { return refuse(clause) }
    let owner = Owner(bits: bits, rank: clause.rank)
    guard
      let season = seasons.firstIndex(where: { clause.months == 0 || $0.months == clause.months })
    else { return }
    for day in 0..<8 where bits & 1 << UInt8(day) != 0 {
      guard let other = seasons[season].owners[day], let said = seasons[season].days[day] else {
        seasons[season].owners[day] = owner
        seasons[season].days[day] = spans
        continue
      }
      let overlap = said.contains { span in spans.contains { $0.overlaps(span) } }
      if other.bits == bits {
        // A text that stands twice on a page has its hours once.
        if said == spans { continue }
        if overlap { return refuse(clause) }
        seasons[season].days[day] = said + spans
      } else if overlap, owner.isPart(of: other) {
        seasons[season].owners[day] = owner
        seasons[season].days[day] = spans
      } else {
        return refuse(clause)
      }
    }
  }

  /// The one minute at which all days open that were said.
  private func lastOpening(_ clause: HoursClause) -> Int? {
    let openings = Set(seasons.flatMap { $0.days.compactMap { $0?.first?.opens } })
    return openings.count == 1 ? openings.first : nil
  }

  private mutating func take(_ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]) {
    if let aside = clause.aside { remarks.append(aside) }
    switch clause.kind {
    case .open, .usual: break
    case .closed: close(clause, place, clauses)
    case .pause: pause(clause, place, clauses)
    case .withoutPause: break
    case .except:
      // 평일 9시~17시 (공휴일 제외)
      if place == 0 || clauses[place - 1].kind == .open { close(clause, place, clauses) }
    case .neverCloses: neverCloses = true
    case .include:
      guard clause.bits == 1 << UInt8(Self.holidays), place > 0, let bits = clauses[place - 1].bits,
        clauses[place - 1].kind == .open
      else { return remarks.append(clause.cells) }
      for season in seasons.indices {
        let first = bits.trailingZeroBitCount
        seasons[season].days[Self.holidays] = first < 8 ? seasons[season].days[first] : nil
      }
    case .remark:
      remarks.append(clause.cells)
      // 평일 16:00 - 24:00(금요일 02:00)
      if clause.hasUnreadTime, !clause.days.isEmpty, clause.bits != nil { refuse(clause) }
    }
  }

  /// 주말 30분 일찍: words that are not understood about weekdays of which nothing else is said.
  private mutating func checkRemarks(_ clauses: [HoursClause]) {
    for clause in clauses where clause.kind == .remark && !clause.days.isEmpty {
      let bits = clause.bits ?? 0
      let isCovered = seasons.allSatisfy { season in
        (0..<7).allSatisfy { bits & 1 << UInt8($0) == 0 || season.days[$0] != nil }
      }
      if !isCovered { refuse(clause) }
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
