/// One word, number or mark of a notice.
struct NoticeToken {
  /// What a token is for the reader.
  enum Kind: UInt8 {
    // Numbers and their units.
    case number, year, month, day, hour, minute, ordinalSuffix, count
    // 둘째, 마지막 and the word for week that may follow.
    case ordinal, last, lastDay, week
    // 일요일, 일 by itself, 숨요일, 평일.
    case weekday, bareWeekdays, unknownWeekday, weekdayGroup
    // 매월, 매주, 매년, 매일, 격주.
    case everyMonth, everyWeek, everyYear, everyDay, everyOtherWeek
    case festival, onTheDay, eve, dayAfter, span, lunar
    // 휴무, 정상영업, 연중무휴, 없음, 않습니다.
    case closing, opening, never, none, negation
    // 에서, 로, 부터, 까지, 변경, 대신, 제외.
    case source, target, since, until, changed, instead, except
    // What takes a statement back.
    case soft, varies, optional, conditional, relativeDay, relativeMonth, reference
    case morning, afternoon, hoursWord
    case branch, facility, everyBranch
    case filler, topic, object, possessive
    case comma, dot, middleDot, slash, colon, tilde, dash, arrow, and
    case open, close, lineEnd, stop, symbol, unknown
  }

  var kind: Kind
  /// How many digits a number was written with.
  var digits: UInt8 = 0
  /// Whether nothing stands between the token and the one before it.
  var isGlued: Bool
  var value: Int32 = 0
  var start: UInt32
  var end: UInt32
}
