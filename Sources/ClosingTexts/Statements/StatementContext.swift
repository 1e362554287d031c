import KoreanText

/// What the words before a clause leave for it; a value that is passed along.
struct StatementContext {
  enum Hours { case opening, pause }

  /// What a heading says of the days under it.
  var act: Predicate.Act?
  var frame = DayFrame()
  var audience = Audience.store
  /// The branches that the heading leaves out: [하남점을 제외한 전 지점].
  var leftOut: [Range<Int>] = []
  /// The branches that were named before the others: 역삼점 3/31 휴점, 그 외 지점:.
  var named: [Audience] = []
  /// Whom the section is about, where its heading is a name: ▣ 남부시장.
  var section: Section?
  /// Whether the line above is a part of the store and nothing else.
  var isBelowPart = false
  /// Whether a heading of closings, on an earlier line, is that of a part of the store.
  var isHeadedPart = false
  /// Whether 휴관일 heads what is below a part of the store, so that the whole may be meant.
  var mayBeOfStore = false
  /// The days of a label, which wait for their dates or their verb: 추석: 9/25.
  var days: [DayPhrase] = []
  /// Whether the label above is not understood, so that days under it mean nothing.
  var isUnknownLabel = false
  /// The first unknown word of that label, of which the verb behind it may speak.
  var labelName: Range<Int>?
  /// What the label above is about, if it is hours or a pause in them.
  var hours: Hours?
  /// What takes back the certainty of the sentence, such as that it is about some of the stores.
  var hedge: UnreadReason?
  /// The year of a heading that names no month: 2027년 휴무일⏎4월: 12일⏎5월: 10일.
  var year: Int?
  /// The last date of the sentence; of weekdays of a month its first day.
  var date: DateText? { didSet { (range, isOfReturn) = (nil, false) } }
  /// Where the range begins that ends on that date, if it is in another month, and whether it closes.
  var range: (first: DateText, isClosed: Bool)?
  /// Whether on that date something opens, or nobody knows what happens, so that a closing may end before it.
  var isOfReturn = false
  /// Whether that date was of something else, so that no later line surely has its month.
  var isMonthOfOther = false
  /// The months of dates of something else on the lines above, bit *n* for the month *n*.
  var passedMonths: UInt16 = 0
  /// The festival that a heading or the clause names, around which days without a month are.
  var festival: FestivalSet?
  /// Whether the heading of the festival is about something else.
  var doubtsFestival = false
  /// Whether the months are those of a label: 성수기(5월~9월):.
  var isMonthLabel = false
  /// Whether the heading names a list of closing days.
  var isList = false
  /// Whether the heading names all closing days of its months: 휴무일:, 11월 휴무:.
  var isComplete = false
  /// Whether what it heads closes besides the regular days: 2월 추가 휴관:.
  var adds = false
  /// Whether the line above says that the house opens: 공휴일 정상개관⏎5월 5일.
  var isBelowOpening = false
  /// Whether the heading stands alone on its line, and the days under it.
  var headsLines = false
  /// Whether such a heading names no day, and only why or when stands between: 임시휴관 안내⏎사유: …⏎기간: ….
  var headsPeriod = false
  /// Whether the label above is 기존: or 변경 전:.
  var isFormer = false
  /// Whether it is 변경: or 변경 후:, behind the days of the other.
  var isLatter = false
  /// Whether it is 시행일:, below a change.
  var headsBeginning = false
  /// Whether a pause stands before the bracket, whose exceptions are days without it.
  var isOfPause = false
  /// Whether 연중무휴 stands before the bracket.
  var isOpenEveryDay = false
  /// Whether weekdays are those of a week that was named: 다음 주 수요일은 …, 일요일은 ….
  var isOfWeek = false
  /// Whether weekdays of one month were named: 12월 둘째 일요일은 …, 셋째 화요일은 ….
  var isOfMonth = false
  /// Whether a line that names no day says so for those below it: 다음 주 영업 안내.
  var headsWeek = false
  /// Whether the bracket of the heading makes a plan of what is below: 휴점일 안내(예정).
  var isPlan = false
  /// The word by which the heading is of closings for once, or for a while: 임시휴무 안내.
  var passing: Range<Int>?
  /// Whether a closing of the sentence has no day that can be read, and may take those that follow.
  var wantsDays = false
  /// The first statement of the sentence.
  var sentenceStart = 0
}

/// A part of a notice whose heading is a name.
struct Section {
  var audience: Audience
  /// Whether the name is in no list, so that it may be of the whole, or of a part: ☞ 자재센터.
  var mayBeWhole = false
}

extension Section {
  /// A section whose name is in no list.
  init(unknown name: Range<Int>) {
    self.init(audience: Audience(kind: .facility, names: [name]), mayBeWhole: true)
  }
}

extension StatementContext {
  /// Leaves a section for the next one, with the dates by which months go on.
  mutating func leave(for context: StatementContext) {
    let before = self
    self = context
    takeDate(of: before)
    (isMonthOfOther, passedMonths) = (before.isMonthOfOther, before.passedMonths)
  }

  /// Forgets the label above, at the next one and at what has none.
  mutating func leaveLabel() {
    isUnknownLabel = false
    labelName = nil
    isFormer = false
    isLatter = false
    headsBeginning = false
    hours = nil
  }

  /// 1월 휴무일은 미정입니다: the days of the month that the label names.
  var monthOfLabel: DaySpec? {
    guard isMonthLabel || isList, frame.singleMonth != nil || frame.relativeMonth != nil else {
      return nil
    }
    let month = MonthText(year: frame.year, month: frame.singleMonth, offset: frame.relativeMonth)
    return .weekdaysOf(month, [], [])
  }

  /// Goes on from the dates of a statement.
  mutating func goOn(from statement: Statement) {
    guard let last = statement.days.lastDate else { return }
    date = last
    if case .date = statement.days { isOfReturn = statement.effect == .opens }
    if case .range(let first, _) = statement.days, first.month != last.month {
      range = (first, statement.effect == .closes)
    }
  }

  /// Keeps what holds for the next sentence of a line.
  mutating func leaveSentence() {
    var next = StatementContext()
    next.takeDate(of: self)
    next.isMonthOfOther = isMonthOfOther
    (next.passedMonths, next.isOfWeek) = (passedMonths, isOfWeek)
    (next.festival, next.doubtsFestival) = (festival, doubtsFestival)
    next.section = section
    self = next
  }

  /// Takes the date that was said last, with what was said of it.
  mutating func takeDate(of other: StatementContext) {
    date = other.date
    (range, isOfReturn) = (other.range, other.isOfReturn)
  }

  /// Keeps the month of a date of something else.
  mutating func passMonth(of date: DateText?) {
    if let month = date?.month { passedMonths |= 1 << UInt16(month) }
  }

  /// Gives a day without a month that of the date before it, or what else is said of its month.
  func giveMonth(to day: inout DateText) {
    // 설 당일(7일): the festival beside it tells the month
    guard day.month == nil, day.festivalOfMonth == nil else { return }
    if let date, let month = date.month, isOfReturn, date.isBehindMonth(of: day) {
      // 1월 4일부터 정상영업합니다. 31일 휴무: in that month, or in the one before, which ends then
      day.clue = .others(months: 1 << UInt16(month), [])
      return
    }
    if let festival, !doubtsFestival, date?.hasMonth != true {
      // Of 31일, 1일, the second is of the month behind the first, whichever that is.
      day.clue = .festival(festival)
      return
    }
    day.takeMonth(of: date)
    if day.month == nil, let festival = date?.festivalOfMonth {
      // 새해 첫날(1일)은 쉬고 15일은 …; 어린이날 5일 정상영업, 6일 휴무
      if let month = festival.fixedDay?.month { day.month = month }
      (day.monthOffset, day.clue) = (nil, day.month == nil ? .festival(festival) : nil)
      return
    }
    if !day.hasMonth {
      if passedMonths != 0 || festival != nil {
        day.clue = .others(months: passedMonths, festival ?? [])
      }
    }
  }

  /// Takes somebody who is named.
  mutating func speak(of audience: Audience) {
    self.audience = audience
    (leftOut, named) = ([], [])
    mayBeOfStore = false
    isHeadedPart = false
  }
}

/// What a clause is made of, sorted.
struct ClauseParts {
  struct List {
    var days: [DayPhrase]
    var role: Role?
  }

  typealias Role = DayPhrase.Role

  var lists: [List] = []
  /// 월요일은 채소, 화요일은 과일, 수요일은 휴무: days of which the clause says something else.
  var otherTopics: [List] = []
  /// The places that have names of their own.
  var places: [Range<Int>] = []
  var audience: Audience?
  /// The brand of which the clause speaks, where it names nobody closer.
  var brand: Range<Int>?
  var hedge: (reason: UnreadReason, cells: Range<Int>)?
  var noun: (isClosed: Bool, namesDays: Bool, role: Role?)?
  /// How many lists stand before the noun.
  var listsBeforeNoun = 0
  var unread: [Adjunct] = []
  var hours: [(phrase: HoursPhrase, cells: Range<Int>)] = []
  var duration: Int?
  var durationCells: Range<Int>?
  /// Days that are named as a reason.
  var reasons: [DayPhrase] = []
  var flags: Flags = []

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let excepts = Flags(rawValue: 1 << 0)
    static let instead = Flags(rawValue: 1 << 1)
    static let arrow = Flags(rawValue: 1 << 2)
    static let former = Flags(rawValue: 1 << 3)
    static let adds = Flags(rawValue: 1 << 4)
    static let hoursLabel = Flags(rawValue: 1 << 5)
    static let pause = Flags(rawValue: 1 << 6)
    static let unknownSubject = Flags(rawValue: 1 << 7)
    /// Unknown words stand between the days and the verb.
    static let gap = Flags(rawValue: 1 << 8)
    static let exceptedBranch = Flags(rawValue: 1 << 9)
    static let brand = Flags(rawValue: 1 << 10)
    /// 나머지 점포.
    static let others = Flags(rawValue: 1 << 11)
    /// 매일.
    static let everyDay = Flags(rawValue: 1 << 12)
    /// 월요일은 채소, …: an unknown word stands behind days that are the topic.
    static let gapBehindTopic = Flags(rawValue: 1 << 13)
    /// 내일부터, 13일과 내일: one of the days is counted from the day of writing.
    static let hasRelativeDay = Flags(rawValue: 1 << 14)
  }

  /// The days of all lists; most clauses have one.
  var allDays: [DayPhrase] { lists.count == 1 ? lists[0].days : lists.flatMap { $0.days } }
}
