import KoreanCalendar

/// Puts the tokens of a notice together: days gather in `items` until a verb, the end of a sentence
/// or the end of a bracket decides what happens on them.
struct NoticeReader {
  /// What a verb says of the days before it.
  enum Verdict { case closed, open, excepted }

  /// A sentence or the inside of a bracket.
  struct Frame {
    var firstItem = 0
    /// The first item after the last separator.
    var segmentItem = 0
    /// What a word for closing or opening before any day says of the days that follow.
    var heading: Verdict?
    var lastVerdict: Verdict?
    /// Whether brackets such as [휴무] head the lists of the sentence.
    var hasBracketLabels = false
    /// Why nothing that follows can be used.
    var refusal: HolidayText.Reason?
    var refusalIsFinal = false
    var sawUnknown = false
    /// Whether 단 or 다만 sets off what follows against the rule before.
    var saysBut = false
    /// Whether 도 or 추가 adds the days that wait to the rule, or 만 says that there are no others.
    var saysAlso = false
    var saysOnly = false
    /// Whether the sentence says how often, such as 월 2회, and not on which of the weekdays.
    var countsDays = false
    /// Who the sentence was about where the bracket began, when days waited there.
    var outerScope: Scope?
    /// Whether the bracket stands right behind a rule.
    var followsRule = false
    /// Whether the bracket stands right behind a day of any kind.
    var followsItem = false
    /// What a noun such as 휴무일은 says of days that still wait, and the first item after them.
    var noun: (verdict: Verdict, end: Int)?
    /// The months that ordinals before the bracket still wait with: 11월 둘째주(8일), 넷째주.
    var monthsBefore: UInt16 = 0
    /// The items that are refused already, so that none is looked at again for every word.
    var refused = 0..<0
  }

  enum Scope: Equatable {
    case everyBranch, branch, facility
    /// A second branch, of which nothing is kept.
    case anotherBranch
  }

  /// Ordinals that wait for their weekdays.
  struct Ordinals {
    /// Bit *n* − 1 is the *n*th, bit 5 the last, bit 6 one that no month has, bit 7 a doubt.
    var bits: UInt8 = 0
    var areUsed = false
    var sawVerb = false
    /// The ordinal before a tilde, or 0.
    var rangeStart = 0
    var start: UInt32 = 0
    var end: UInt32 = 0

    var wait: Bool { bits != 0 && !areUsed }
  }

  let tokens: [NoticeToken]
  let reference: CivilDate
  let today: (year: Int, month: Int, day: Int)
  var index = 0

  var items: [NoticeItem] = []
  /// The token that ends the last item, gloss included.
  var lastItemToken = -2
  var frame = Frame()
  var outerFrames: [Frame] = []
  var ordinals = Ordinals()
  /// The months that rules are limited to, and whether a rule took them already.
  var months: UInt16 = 0
  var monthsAreUsed = false
  /// The months of the sentence that a particle sets off against the others: 12월은.
  var contrastedMonths: UInt16 = 0
  /// The weekdays without ordinals that closed last, and where they are.
  var plainWeekdays: (bits: UInt8, start: UInt32, end: UInt32)?
  /// The months of a day without one, which outlive the sentence.
  var dayMonths: UInt16 = 0
  var dayMonthsYear: Int32 = 0
  /// Where the last month was written, for a day right behind it.
  var monthStart: UInt32 = 0
  var lastMonth: Int32 = 0
  /// The year that the sentence names.
  var year: Int32 = 0
  /// The month of the last date with a year, or 0.
  var lastMonthOfYear: Int32 = 0
  var isMonthly = false
  var isYearly = false
  var isWeekly = false
  var isLunar = false
  var everyOtherWeek: Range<UInt32>?
  /// The festivals of the sentence, for a later 전날 by itself.
  var antecedents: UInt32 = 0
  var sawNewYearsDate = false
  var neverRange: Range<UInt32>?
  /// Where the sentence says how often, while it has named no such day.
  var count: Range<UInt32>?

  var scope = Scope.everyBranch
  var scopeRange: Range<UInt32>?
  var branchRange: Range<UInt32>?
  /// Where the text says of the one branch only that it is open.
  var openBranch: Range<UInt32>?
  var facilityRange: Range<UInt32>?
  var facilitySentences: [Range<UInt32>] = []

  var general = NoticeFacts()
  var ofBranch: NoticeFacts?
  var ofFacility: NoticeFacts?
  var hours: [Range<Int>] = []
  var sawClosing: Range<UInt32>?
  var statesNever = false
  /// Whether the text says 매일, which has exceptions as 연중무휴 has.
  var saysEveryDay = false
  var limitedParts = 0
  var listedDates = 0
  var effectiveFrom: CivilDate?
  var reports: [Report] = []

  struct Report {
    var reason: HolidayText.Reason
    var start: UInt32
    var end: UInt32
    var date: CivilDate?
  }

  /// A text that is longer by itself is no notice; offsets are 32-bit numbers.
  static let longestText = 1 << 30
  /// Deeper brackets are read as if they were not there.
  static let deepestBracket = 6

  init(_ tokens: [NoticeToken], reference: CivilDate) {
    self.tokens = tokens
    self.reference = reference
    today = reference.fields
    items.reserveCapacity(4)
  }
}

// What only looks at the tokens ahead is inlined where it is hot, since a call copies the reader.
extension NoticeReader {
  mutating func readTokens() {
    while index < tokens.count { readToken() }
    endSentence(keepsHeading: false)
  }

  func kind(_ position: Int) -> NoticeToken.Kind? {
    position >= 0 && position < tokens.count ? tokens[position].kind : nil
  }

  mutating func readToken() {
    let token = tokens[index]
    // What is glued to a word that the vocabulary lacks is a part of it.
    if let next = kind(index + 1), next == .unknown, tokens[index + 1].isGlued, token.kind.isWord {
      return readUnknown(through: index + 1)
    }
    switch token.kind {
    case .number: readNumber()
    case .ordinal: addOrdinal(Int(token.value), token)
    case .last: addOrdinal(6, token)
    case .lastDay: readLastDay(token)
    case .weekday, .weekdayGroup: addWeekdays(token)
    case .bareWeekdays: readBareWeekdays(token)
    case .unknownWeekday: readUnknownWeekday(token)
    case .everyMonth, .everyWeek, .everyYear, .everyOtherWeek, .relativeMonth:
      readRecurrence(token)
    case .festival: readFestival(token)
    case .onTheDay, .eve, .dayAfter, .span: readFestivalPart(token)
    case .closing: readClosing(token)
    case .opening: readOpening(token)
    case .never: readNever(token)
    case .none, .negation: readNone(token)
    case .source, .target, .since, .until, .changed, .instead, .except, .arrow:
      readRelation(token)
    case .soft, .varies, .optional, .conditional, .relativeDay, .reference:
      readRefusal(token)
    case .morning, .afternoon: if !readTime() { readPartOfDay() }
    case .branch, .facility, .everyBranch: readScope(token)
    case .open: openBracket()
    case .close: closeBracket()
    case .comma, .middleDot, .slash, .and:
      frame.segmentItem = items.count
      advance()
    case .tilde, .dash: readTilde()
    case .lineEnd: readLineEnd()
    case .stop: readStop()
    case .dot: readDot()
    case .count where token.value == 1: readCount(from: token.start, through: index)
    case .unknown, .count, .ordinalSuffix, .year, .month, .day, .hour, .minute:
      readUnknown(through: index)
    case .lunar:
      isLunar = true
      advance()
    case .topic, .object, .possessive: readParticle(token)
    case .filler: readFiller(token)
    case .hoursWord:
      switch token.value {
      case 1: readPartOfDay()
      case 2: readHoursWord()
      default: advance()
      }
    case .everyDay:
      saysEveryDay = true
      advance()
    case .week, .colon, .symbol: advance()
    }
  }

  mutating func advance() { index += 1 }

  /// Notes a word that is not understood: days beside it may belong to it.
  mutating func readUnknown(through last: Int) {
    let start = tokens[index].start
    index = last
    while let next = kind(index + 1), next == .unknown { index += 1 }
    report(.unknownWord, start, tokens[index].end)
    advance()
    frame.sawUnknown = true
    let first = frame.heading == .closed ? frame.segmentItem : frame.firstItem
    refuseItems(from: max(first, frame.firstItem), .noClosingWord)
    if ordinals.wait { ordinals.sawVerb = true }
  }

  mutating func refuseItems(from first: Int, _ reason: HolidayText.Reason) {
    var position = items.count
    while position > first {
      if position == frame.refused.upperBound, !frame.refused.isEmpty {
        position = frame.refused.lowerBound
      } else {
        position -= 1
        if items[position].refusal == nil { items[position].refusal = reason }
      }
    }
    // A gap keeps the range before it, so that what it skips is passed over once.
    let before = frame.refused
    if before.isEmpty || position <= before.upperBound {
      frame.refused = (before.isEmpty ? position : min(position, before.lowerBound))..<items.count
    }
  }

  /// Removes items from the end, and forgets that they were refused.
  mutating func removeLastItems(_ count: Int) {
    items.removeLast(count)
    let refused = frame.refused
    if refused.upperBound > items.count {
      frame.refused = min(refused.lowerBound, items.count)..<items.count
    }
  }

  mutating func report(
    _ reason: HolidayText.Reason, _ start: UInt32, _ end: UInt32, date: CivilDate? = nil
  ) {
    if let last = reports.indices.last, reports[last].reason == reason, date == nil,
      reports[last].date == nil, start >= reports[last].end, start - reports[last].end <= 2
    {
      reports[last].end = end
    } else {
      reports.append(Report(reason: reason, start: start, end: end, date: date))
    }
  }

  mutating func add(_ item: NoticeItem, through last: Int) {
    var item = item
    if item.refusal == nil, let refusal = frame.refusal { item.refusal = refusal }
    if lastItemToken >= 0, kind(lastItemToken + 1)?.joins == true {
      item.isJoined = true
    }
    items.append(item)
    lastItemToken = last
  }

  /// Whether the token to be read stands right behind the last item.
  var followsItem: Bool { lastItemToken == index - 1 && items.count > 0 }
}

extension NoticeToken.Kind {
  /// Whether a separator joins two words to one phrase; a comma separates as often.
  var joins: Bool { self == .middleDot || self == .slash || self == .and }

  /// Whether a token is made of letters, so that letters glued to it may be the rest of its word.
  var isWord: Bool {
    switch self {
    case .number, .comma, .dot, .middleDot, .slash, .colon, .tilde, .dash, .arrow, .open, .close,
      .lineEnd, .stop, .symbol, .minute, .hour, .hoursWord, .branch:
      false
    default: true
    }
  }
}
