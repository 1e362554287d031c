import KoreanText

/// A notice: what the grammar makes of the terminals, before anything is concluded.
struct Notice: Hashable {
  var sentences: [Sentence] = []
}

/// Clauses up to a full stop or the end of a line.
struct Sentence: Hashable {
  var clauses: [Clause]
  /// Whether the end of a line ended it, so that the next one may go on under its heading.
  var endsLine: Bool
  /// Whether a bar ended it, as the cells of a table end.
  var endsCell = false
}

/// Who, when and what: up to a verb, or up to the colon of a label.
struct Clause: Hashable {
  /// Whether 단 or 다만 begins it, or a condition.
  var saysBut = false
  /// Whether it is a heading for what follows.
  var isLabel = false
  /// Whether it says what its days are: 25일은 월요일이지만.
  var isCopular = false
  /// Whether a new subject cut it off, so that it shares the predicate that follows.
  var isGapped = false
  var adjuncts: [Adjunct] = []
  var predicate: Predicate?
  /// What stands in brackets behind it.
  var notes: [Clause] = []

  var isEmpty: Bool { adjuncts.isEmpty && predicate == nil && notes.isEmpty }
}

/// A part of a clause before its verb.
struct Adjunct: Hashable {
  enum Kind: Hashable {
    case days([DayPhrase])
    case subject(Subject)
    case hours(HoursPhrase)
    case condition(Condition)
    /// 휴무일을: the noun of a closing or an opening.
    case verdictNoun(isClosed: Bool)
    case hedge(UnreadReason)
    /// 매일.
    case everyDay
    case except, include, instead, arrow, addition, former
    /// 내부공사로 인해: why.
    case cause
    /// 설 연휴 관계로: days that are why, where other days are named.
    case reason([DayPhrase])
    /// 3일간.
    case duration(Int)
    case hoursLabel, pauseLabel
    case unread(UnreadReason)
  }

  var kind: Kind
  /// The particle behind it.
  var role: KoreanToken.Particle?
  var cells: Range<Int>
}

/// What a clause says.
struct Predicate: Hashable {
  enum Act: Hashable {
    case closes, opens
    /// 연중무휴, 휴무 없음.
    case neverCloses
    case changes, cancels
    /// 휴무 매장: the names follow.
    case roster
    /// A verb that has nothing to do with closings.
    case other
  }

  var act: Act
  /// What takes back its certainty.
  var hedge: UnreadReason?
  /// Whether it is 오픈 or 영업, which hours are said of as well.
  var isWeak = false
  var cells: Range<Int>
}

/// Of whom a clause speaks.
struct Subject: Hashable {
  enum Kind: Hashable {
    /// 저희 매장은.
    case store
    case everyBranch, brand, branch, facility, region
    /// 나머지 점포.
    case others
    /// 대부분, 15개 점포.
    case some
    /// A word that is in no list.
    case unknown
  }

  var kind: Kind
  /// Where the names stand.
  var names: [Range<Int>] = []
  /// Where the brand before them stands.
  var brand: Range<Int>?
  /// 일산점 제외.
  var isExcepted = false
}

/// Opening hours, a pause in them, or the hour at which a day ends.
struct HoursPhrase: Hashable {
  enum Kind: Hashable { case opening, pause, until }
  var kind = Kind.opening
  var opens: ClockTime?
  var closes: ClockTime?
  /// Whether a verb behind it says that the door is open then.
  var saysOpen = false
  /// The days that it is said of.
  var days: [DayPhrase] = []
}

/// 월요일이 공휴일인 경우.
struct Condition: Hashable {
  /// The days that are asked, before 이; none means the days before the bracket.
  var subject: [DayPhrase]
  /// The days that they must be among.
  var test: [DayPhrase]
}
