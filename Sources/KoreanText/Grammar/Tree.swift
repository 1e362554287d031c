// A raw value is how the part prints in an explanation.

/// Days with the places of their tokens.
package struct ReadDays {
  var places: Range<Int>
  var days: [DayPhrase]
}

/// Who, when and what: up to a verb, or up to the colon of a label.
package struct Clause: Equatable {
  /// Whether 단 or 다만 begins it, or a condition.
  package var saysBut = false
  /// Whether it is a heading for what follows.
  package var isLabel = false
  /// Whether it says what its days are: 25일은 월요일이지만.
  package var isCopular = false
  /// Whether it has an ending without a verb of its own, or a number of years.
  ///
  /// Examples are 13일 진행합니다 and 13일 개점 1주년.
  package var hasLooseEnding = false
  /// Whether 나머지 stands before its days: all that were not named.
  package var namesRest = false
  /// Whether 다음 주 or 금주 stands in it: the weekdays behind it are those of one week.
  package var namesWeek = false
  /// Whether 내일, or another day that is counted from the day of writing, is joined to others: 13일과 내일.
  package var joinsRelativeDay = false
  /// How many days behind the day of writing such a day may be.
  package var reachOfRelativeDay = 0
  /// Where 임시 or 당분간 stands in it: what it says holds for once, or for a while.
  package var passing: Range<Int>?
  /// Whether its days are those of a word beside them, and of no closing on its line: 세일 12/3~12/5.
  package var isOfOther = false
  /// Whether a new subject cut it off, so that it shares the predicate that follows.
  package var isGapped = false
  package var adjuncts: [Adjunct] = []
  package var predicate: Predicate?
  /// What stands in brackets behind it.
  package var notes: [Clause] = []

  package init() {}

  package var isEmpty: Bool { adjuncts.isEmpty && predicate == nil && notes.isEmpty }

  package mutating func add(
    _ kind: Adjunct.Kind, role: KoreanToken.Particle? = nil, cells: Range<Int>
  ) {
    adjuncts.append(Adjunct(kind: kind, role: role, cells: cells))
  }
}

/// A part of a clause before its verb.
package struct Adjunct: Equatable {
  package enum Kind: Equatable {
    case days([DayPhrase])
    case subject(Subject)
    case hours(HoursPhrase)
    case condition(Condition)
    /// 휴무일을: the noun of a closing or an opening.
    case verdictNoun(isClosed: Bool, namesDays: Bool = false)
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

  package var kind: Kind
  /// The particle behind it.
  package var role: KoreanToken.Particle?
  package var cells: Range<Int>

  package init(kind: Kind, role: KoreanToken.Particle? = nil, cells: Range<Int>) {
    self.kind = kind
    self.role = role
    self.cells = cells
  }

  package var isInclude: Bool { if case .include = kind { true } else { false } }
}

/// What a clause says.
package struct Predicate: Equatable {
  package enum Act: String, Equatable {
    case closes, opens
    /// 연중무휴, 휴무 없음.
    case neverCloses = "never closes"
    case changes, cancels
    /// 변동 없음: what was known holds.
    case keeps
    /// 영업을 종료합니다, 폐점: the store ends.
    case ends = "ends for good"
    /// 휴무 매장: the names follow.
    case roster = "heads the names of those that close"
    /// A verb that has nothing to do with closings.
    case other = "of another subject"
  }

  package var act: Act
  /// Why it is not certain, or `nil`.
  package var hedge: UnreadReason?
  /// Whether it is 오픈 or 영업, which are said of hours as well.
  package var isWeak = false
  /// Whether its noun names closing days, such as 휴무일 or 정기휴무.
  package var namesDays = false
  /// Whether it describes the branch that stands behind it: 일요일에 쉬는 일산점.
  package var describesBranch = false
  /// Whether it is a noun, as in a heading, and no verb.
  package var isNoun = false
  /// Whether it is a verb such as 쉽니다, which may have a subject right before it.
  package var isVerb = false
  package var cells: Range<Int>

  package init(
    act: Act, hedge: UnreadReason? = nil, isWeak: Bool = false, namesDays: Bool = false,
    cells: Range<Int>
  ) {
    self.act = act
    self.hedge = hedge
    self.isWeak = isWeak
    self.namesDays = namesDays
    self.cells = cells
  }
}

/// Whom or what a clause speaks of.
package struct Subject: Equatable {
  package enum Kind: String, Equatable {
    /// 저희 매장은.
    case store = "the store"
    case everyBranch = "every branch", brand, branch, facility = "part of a store", region
    /// 나머지 점포.
    case others = "the others"
    /// 대부분, 15개 점포.
    case some = "some of them"
    /// A word that is in no list.
    case unknown = "unknown word"
  }

  package var kind: Kind
  /// Where the names stand; of a store the second of two houses, which may be a part: 남문시장 상가.
  package var names: [Range<Int>] = []
  /// Where the brand before them stands.
  package var brand: Range<Int>?
  /// Where a word for a store stands that is no brand: 중앙시장.
  package var place: Range<Int>?
  /// Where unknown words right before the store stand: 서울 매장.
  package var qualifier: Range<Int>?
  /// 일산점 제외.
  package var isExcepted = false

  package init(kind: Kind, names: [Range<Int>] = []) {
    self.kind = kind
    self.names = names
  }
}

/// Opening hours, a pause in them, or the hour at which a day ends.
package struct HoursPhrase: Equatable {
  package enum Kind: Equatable { case opening, pause, until }
  package var kind = Kind.opening
  package var opens: ClockTime?
  package var closes: ClockTime?
  /// Whether a verb behind it says that the door is open then.
  package var saysOpen = false
  /// The days that it is said of.
  package var days: [DayPhrase] = []

  package init() {}
}

/// 월요일이 공휴일인 경우.
package struct Condition: Equatable {
  /// The days that are tested, before 이; if empty, those before the bracket.
  package var subject: [DayPhrase]
  /// The days among which they must be.
  package var test: [DayPhrase]

  package init(subject: [DayPhrase], test: [DayPhrase]) {
    self.subject = subject
    self.test = test
  }
}
