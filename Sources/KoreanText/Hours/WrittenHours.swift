/// What a text says of hours, as clauses.
///
/// Nothing is looked up in a calendar, and no clause is weighed against another.
package struct WrittenHours: Equatable {
  package var clauses: [HoursClause] = []
  /// The first place that could be meant in two ways or not at all, with the reason.
  package var refused: Refusal?

  /// Words that cannot be read, with the reason.
  package struct Refusal: Equatable {
    package var reason: UnreadReason
    package var cells: Range<Int>
  }

  /// Reads the hours of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: NormalizedText) {
    self.init(text, KoreanLexer.tokens(of: text))
  }

  /// Reads the hours of a text that was cut into terminals before.
  ///
  /// - Parameter lists: the days that were read in it.
  package init(_ text: NormalizedText, _ tokens: [KoreanToken], _ lists: [ReadDays] = []) {
    var reader = HoursReader(text, tokens, lists)
    while refused == nil, let segment = reader.segment() {
      guard clauses.count < Self.mostClauses else {
        refused = Refusal(reason: .rangeTooLong, cells: segment[0].cells)
        return
      }
      if !clauses.isEmpty, let cells = Self.pointer(segment, tokens) {
        clauses.append(HoursClause(kind: .pointer, cells: cells))
        continue
      }
      switch HoursDivision.clauses(of: segment) {
      case .clauses(let more):
        if clauses.isEmpty { clauses = more } else { clauses += more }
      case .refused(let cells) where segment.contains { $0.saysHours }:
        refused = Refusal(reason: .ambiguous, cells: cells)
      case .refused(let cells):
        clauses.append(HoursClause(unread: cells, cells: segment[...].cells))
      }
    }
    joinConditions(tokens)
    setAsideRemarks(text, tokens)
    if refused == nil { refuseHoursOfParts(tokens) }
  }

  /// The hours of every day, when the text says nothing else.
  package var everyDay: [HoursSpan]? {
    guard clauses.count == 1, clauses[0].kind == .open, clauses[0].days.isEmpty,
      clauses[0].unread == nil, clauses[0].aside == nil, !clauses[0].isAside
    else { return nil }
    return clauses[0].spans
  }

  /// From the first to the last clause about the hours of a week, where all hours are clear.
  package var extent: Range<Int>? {
    guard refused == nil, areSimple || HoursTable(clauses).unclear == nil else { return nil }
    var extent: Range<Int>?
    var saysHours = false
    for place in clauses.indices where isOfWeek(place) {
      let cells = clauses[place].cells
      saysHours = saysHours || clauses[place].kind == .open && !clauses[place].isEarlyEnd
      extent =
        extent.map {
          min($0.lowerBound, cells.lowerBound)..<max($0.upperBound, cells.upperBound)
        } ?? cells
    }
    return saysHours ? extent : nil
  }

  /// Whether a clause is about the hours of a week, as a head above hours is, and 월요일이 공휴일이면
  /// behind 월요일 휴관.
  private func isOfWeek(_ place: Int) -> Bool {
    if clauses[place].isOfWeek || clauses[place].isEarlyEnd { return true }
    if clauses[place].isHead {
      return place + 1 < clauses.count && clauses[place + 1].kind == .open
    }
    if clauses[place].kind == .except { return place > 0 && clauses[place - 1].kind == .closed }
    // 공휴일인 경우 정상영업
    if clauses[place].kind == .usual, clauses[place].isOfHolidays { return true }
    return clauses[..<place].contains {
      $0.kind == .closed && clauses[place].doubts($0.bits ?? 0)
    }
  }

  /// Whether there are hours of every day and closings and nothing else, which no table makes unclear.
  private var areSimple: Bool {
    var opens = 0
    for place in clauses.indices {
      guard clauses[place].unread == nil, clauses[place].aside == nil, clauses[place].months == 0,
        !clauses[place].isOfHalfDays
      else {
        return false
      }
      switch clauses[place].kind {
      case .open:
        opens += 1
        guard clauses[place].days.isEmpty, !clauses[place].isAside,
          clauses[place].spans.allSatisfy({ $0.minutes != nil })
        else { return false }
      case .closed where clauses[place].spans.isEmpty && clauses[place].bits != 0x7F: break
      default: return false
      }
    }
    return opens == 1
  }

  /// The weekdays of which neither hours nor closings say anything, where hours name at least five.
  ///
  /// What is not understood, such as 시식 행사 14:00~16:00, names no day.
  package var unnamedWeekdays: WeekdaySet {
    var (opened, named): (UInt8, UInt8) = (0, 0)
    for place in clauses.indices {
      let clause = clauses[place]
      switch clause.kind {
      case .open:
        let bits = (clause.bits(skippingDates: true) ?? 0) & 0x7F
        opened |= bits
        if clause.unread != nil || clause.isOfPart || clause.aside != nil { continue }
        if clause.days.isEmpty { return [] }
        named |= bits
      case .closed: named |= clause.days.isEmpty ? 0 : clause.bits ?? 0
      // 지난 8일 문을 열었다: of one day, and not of those that come back
      case .usual where !clause.days.isEmpty && clause.days.allSatisfy({ $0.isDated }): break
      case .neverCloses, .usual: return []
      case .pause, .withoutPause, .except, .include, .remark, .pointer: break
      }
    }
    guard opened.nonzeroBitCount >= 5 else { return [] }
    return WeekdaySet(rawValue: ~named & 0x7F)
  }

  /// Whether some cells are days with their hours, or with a pause, and so no closing.
  package func saysHours(of cells: Range<Int>) -> Bool {
    clauses.indices.contains { index in
      let isOfDay = clauses[index].days.contains {
        $0.cells.lowerBound <= cells.lowerBound && cells.upperBound <= $0.cells.upperBound
      }
      guard isOfDay else { return false }
      switch clauses[index].kind {
      case .withoutPause: return clauses[index].unread == nil
      case .open:
        // 휴관일⏎둘째 월요일, 공휴일⏎이용시간 09~18시: days of which some are counted have no hours.
        guard clauses[index].bits != nil || clauses[index].days.contains(where: { $0.isDated })
        else { return false }
        return clauses[index].unread == nil && clauses[index].spans.contains { $0.opens != nil }
      case .pause: return clauses[index].isRegular && !clauses[index].spans.isEmpty
      case .except: return index > 0 && clauses[index - 1].kind == .pause
      default: return false
      }
    }
  }

  /// More than any store writes; each clause is compared with all others.
  private static let mostClauses = 100
}

/// Days with their hours, or with what else is said of them.
package struct HoursClause: Equatable {
  package enum Kind: Equatable {
    case open
    /// 휴무.
    case closed
    /// 브레이크타임, and hours that are 휴무.
    case pause
    /// 브레이크타임 없음.
    case withoutPause
    /// 공휴일 무휴, 공휴일 정상영업: the closings before it spare its days.
    case usual
    /// 연중무휴.
    case neverCloses
    /// 제외 and 포함, which change the clause before.
    case except, include
    /// Words that say nothing of hours.
    case remark
    /// 최신 일정은 웹사이트를 확인해 주세요: where to look.
    case pointer
  }

  package var kind = Kind.remark
  /// The days; if empty, all days that no other clause names.
  package var days: [DayPhrase] = []
  /// The months in which it holds, bit *n* for the month *n*; 0 for the whole year.
  package var months: UInt16 = 0
  package var spans: [HoursSpan] = []
  /// 15:00~17:00 휴무: whether the word that makes its hours a pause stands behind them.
  package var isNamedBehind = false
  /// Days that are taken out of it.
  package var exceptions: [DayPhrase] = []
  /// The first words in it that are not understood.
  package var unread: Range<Int>?
  /// Whether a time is among them.
  package var hasUnreadTime = false
  /// Whether a part of the store is among them: 푸드코트 마감 21시.
  package var isOfPart = false
  /// Words behind its hours that are not understood; they are no verb and say nothing of the hours.
  package var aside: Range<Int>?
  /// 그 외 기간: whether it is of the months that no other clause names.
  package var isRest = false
  /// 공휴일이면 다음날 휴관: whether closings that fall on its public holidays move to the next day.
  package var movesClosings = false
  /// Whether it stands in brackets, and so belongs to the clause before it.
  package var isAside = false
  package var cells: Range<Int> = 0..<0
}

/// From an opening to a closing, in minutes from the midnight before the opening.
package struct HoursSpan: Equatable {
  /// `nil` for 22시까지.
  package var opens: Int?
  /// `nil` for 10시부터; above 1440 past midnight.
  package var closes: Int?
  /// Whether nothing but the hours tells which half of the day it is in: 3:00~5:00.
  package var isPlain = false

  /// The minutes, when both ends are said.
  package var minutes: Range<Int>? {
    guard let opens, let closes, opens < closes else { return nil }
    // 오후 5시~오후 12시 is until midnight, and no store is open through the night until the next noon.
    let isSlip = closes > 1_440 + 540 && closes - opens > 900 && closes - opens != 1_440
    return isSlip ? nil : opens..<closes
  }

  /// Whether it is unclear which half of the day its end is in: 9:00~6:00.
  package var isDoubtful: Bool { opens != nil && closes != nil && minutes == nil }

  /// The end of hours of which only the end is said, for a store that opens at a minute; `nil` when
  /// it could be either half of the day.
  func end(from opens: Int) -> Int? {
    guard let closes else { return nil }
    if !isPlain || closes >= 780 {
      let end = closes > opens || closes > 600 ? closes : closes + 1_440
      return end > opens ? end : nil
    }
    if let end = ClockTime.earlyEnd(closes, hasHalf: false), end > opens { return end }
    return closes <= 360 ? closes + 1_440 : nil
  }

  /// 9~12시, 1~6시: these hours in the afternoon, where they stand behind those of the morning.
  func behind(_ last: HoursSpan) -> HoursSpan {
    guard isPlain, last.isPlain, let opens, let closes, let end = last.closes, opens < end,
      opens < closes, opens + 720 >= end, closes + 720 <= 1_440
    else { return self }
    return HoursSpan(opens: opens + 720, closes: closes + 720)
  }

  /// The hours, or hours that nobody can say.
  func doubted(if isDoubtful: Bool) -> HoursSpan {
    isDoubtful ? HoursSpan(opens: opens, closes: opens, isPlain: true) : self
  }

  /// Whether it begins and ends within hours.
  func isWithin(_ hours: [HoursSpan]) -> Bool {
    guard let own = minutes else { return false }
    return hours.contains {
      $0.minutes.map { $0.lowerBound < own.lowerBound && own.upperBound < $0.upperBound } ?? false
    }
  }

  /// Whether a minute is in both.
  package func overlaps(_ other: Self) -> Bool {
    (opens ?? 0) < (other.closes ?? .max) && (other.opens ?? 0) < (closes ?? .max)
  }
}

extension HoursSpan {
  /// Reads texts such as `10:00~22:00` and no others, as the grammar would; most texts are such.
  package init?(plain text: String) {
    var text = text
    let clocks = text.withUTF8 { bytes -> (Int, Int)? in
      func clock(_ place: Int) -> Int? {
        let digits = [0, 1, 3, 4].map { unsafe Int(bytes[place + $0]) - 0x30 }
        guard unsafe bytes[place + 2] == UInt8(ascii: ":"), digits.allSatisfy({ 0...9 ~= $0 }),
          digits[2] < 6
        else { return nil }
        return 600 * digits[0] + 60 * digits[1] + 10 * digits[2] + digits[3]
      }
      guard bytes.count == 11,
        unsafe bytes[5] == UInt8(ascii: "~") || bytes[5] == UInt8(ascii: "-"),
        let first = clock(0), let last = clock(6)
      else { return nil }
      return (first, last)
    }
    // Whatever asks for a second look is left to the grammar.
    guard let (first, last) = clocks, first < last, last <= 1_440 else { return nil }
    self.init(opens: first, closes: last)
  }
}
