import KoreanCalendar

// Festivals with their eves, and the other days that a calendar names.
extension NoticeReader {
  /// The codes that the vocabulary gives to festivals.
  enum Festival {
    static let both: Int32 = 1
    static let seollal: UInt32 = 1 << 2
    static let chuseok: UInt32 = 1 << 3
    static let newYear: UInt32 = 1 << 4
    static let publicHolidays: UInt32 = 1 << 5
    static let buddhasBirthday: UInt32 = 1 << 7
    static let unspecific: UInt32 = 1 << 16

    /// The festival of a lunar month and day, or `nil` where there is none.
    static func onLunarDate(month: Int32, day: Int32) -> UInt32? {
      switch (month, day) {
      case (1, 1): seollal
      case (8, 15): chuseok
      case (4, 8): buddhasBirthday
      default: nil
      }
    }

    /// The month and day of a festival by its code, or `nil` where it moves.
    static func monthDay(code: Int) -> (month: Int, day: Int)? {
      switch code {
      case 4: (1, 1)
      case 6: (12, 25)
      case 8: (5, 5)
      case 9: (3, 1)
      case 10: (6, 6)
      case 11: (8, 15)
      case 12: (10, 3)
      case 13: (10, 9)
      case 14: (5, 1)
      case 15: (7, 17)
      default: nil
      }
    }
  }

  /// The date of one festival in a year, or `nil` where there are more or none is known.
  func date(of festivals: UInt32, in year: Int) -> CivilDate? {
    guard festivals.nonzeroBitCount == 1 else { return nil }
    if let monthDay = Festival.monthDay(code: festivals.trailingZeroBitCount) {
      return CivilDate(year: year, month: monthDay.month, day: monthDay.day)
    }
    return switch festivals {
    case Festival.seollal: LunarFestivals.seollal(in: year)
    case Festival.chuseok: LunarFestivals.chuseok(in: year)
    case Festival.buddhasBirthday: LunarFestivals.buddhasBirthday(in: year)
    default: nil
    }
  }

  mutating func readFestival(_ token: NoticeToken) {
    let festivals: UInt32 =
      token.value == Festival.both
      ? Festival.seollal | Festival.chuseok : 1 << UInt32(truncatingIfNeeded: token.value)
    // 설 명절 and 추석 명절 are one festival.
    if token.value == Festival.both, followsItem, items.last?.kind == .festival,
      items.last?.hasExplicitPart == false
    {
      return extendLastItem(token)
    }
    // 2/5(화요일) 설날 is a date with its name, no rule; 1월 1일 설날 are two days.
    if followsItem, let last = items.last, last.kind == .date || last.kind == .day, !last.isMonthly,
      !last.isYearly, festivals != Festival.seollal || last.month != 1 || last.day != 1
    {
      items[items.count - 1].festivals = festivals
      return extendLastItem(token)
    }
    antecedents |= festivals
    if namesDateBefore {
      items[items.count - 1].festivals = festivals
      index += kind(index + 1) == .onTheDay ? 2 : 1
      return
    }
    var item = NoticeItem(kind: .festival, start: token.start, end: token.end)
    item.festivals = festivals
    add(item, through: index)
    advance()
  }

  /// Whether a bracket only names the date before it: 25일(추석).
  private var namesDateBefore: Bool {
    guard kind(index - 1) == .open, frame.followsItem, items.count == frame.firstItem,
      let last = items.last, last.kind == .date || last.kind == .day, !last.isMonthly,
      !last.isYearly
    else { return false }
    let next = kind(index + 1)
    return next == .close || next == .onTheDay && kind(index + 2) == .close
  }

  private mutating func extendLastItem(_ token: NoticeToken) {
    items[items.count - 1].end = token.end
    lastItemToken = index
    advance()
  }

  mutating func readFestivalPart(_ token: NoticeToken) {
    let parts: NoticeItem.Parts =
      switch token.kind {
      case .eve: .eve
      case .dayAfter: .after
      case .span: [.day, .eve, .after]
      default: .day
      }
    let possessive = kind(index - 1) == .possessive && lastItemToken == index - 2
    guard followsItem || possessive, let last = items.indices.last, last >= frame.firstItem else {
      return addElidedPart(parts, token)
    }
    if items[last].kind == .date || items[last].kind == .day || items[last].kind == .weekday {
      if parts != .day { items[last].festivals = 0 }
      if parts != .day, items[last].kind != .date { items[last].refusal = .ambiguous }
      if parts != .day, items[last].kind == .date, kind(index - 1) != .festival {
        items[last].parts = parts
      }
      return extendLastItem(token)
    }
    // 설·추석 전날 is the eve of both.
    var position = last
    while position >= frame.firstItem, items[position].kind == .festival,
      !items[position].hasExplicitPart, position == last || items[position + 1].isJoined
    {
      items[position].parts = parts
      items[position].hasExplicitPart = true
      position -= 1
    }
    extendLastItem(token)
  }

  /// A part by itself, such as 전날 in 설날, 추석 (전날은 …), is that of the festivals before.
  private mutating func addElidedPart(_ parts: NoticeItem.Parts, _ token: NoticeToken) {
    guard antecedents != 0 else {
      if token.kind == .onTheDay { return advance() }
      report(.relativeDay, token.start, token.end)
      frame.sawUnknown = true
      return advance()
    }
    var item = NoticeItem(kind: .festival, start: token.start, end: token.end)
    item.festivals = antecedents | (sawNewYearsDate ? Festival.newYear : 0)
    item.parts = parts
    item.hasExplicitPart = true
    add(item, through: index)
    advance()
  }
}
