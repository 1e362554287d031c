extension KoreanToken {
  /// Whether a word says closed or open, and as what part of speech.
  package enum Verdict: Hashable, Sendable {
    /// 휴무, 휴관, 미영업.
    case closed(Form)
    /// 정상영업: open although one might think otherwise.
    case open(Form)
    /// 영업, 운영: what stores do, said of hours as well.
    case operates
    /// 오픈, 개점: the door opens, on a day or at an hour.
    case opensDoor
    /// 연중무휴.
    case neverCloses
    /// 무휴 by itself.
    case withoutClosing

    /// What part of speech says it.
    package enum Form: Hashable, Sendable {
      /// 휴무, 정상영업.
      case act
      /// 휴무일, 영업일.
      case day
      /// 쉽니다, 닫습니다.
      case verb
    }

    /// Whether the word speaks of a closing.
    package var isClosed: Bool { if case .closed = self { true } else { false } }

    /// Whether the word is a noun of closing days: 휴무일.
    package var namesDays: Bool { self == .closed(.day) }
  }

  /// Whom a word speaks of.
  package enum Place: Hashable, Sendable {
    /// 매장, 우리: the store of the text.
    case store
    /// 전점.
    case everyBranch
    /// 이마트.
    case brand
    /// 수영장, 약국: a part of a store.
    case facility
    /// 나머지, 그 외.
    case others
    /// 대부분, 일부.
    case some
  }

  /// A word about hours.
  package enum HoursWord: Hashable, Sendable {
    /// 영업시간.
    case label
    /// 브레이크타임, 점심시간.
    case pause
    /// 라스트오더, 주문 마감.
    case lastOrder
    /// 마감, 종료.
    case closing
    /// 폐점, 영업종료: the end of a day, or of the store.
    case storeEnd
    /// 단축영업, 연장영업.
    case special
  }

  /// A word of grammar that is glued to the word before it.
  package enum Particle: Hashable, Sendable {
    /// 은, 는, 에는.
    case topic
    /// 이, 가.
    case subject
    /// 을, 를.
    case object
    /// 도.
    case also
    /// 만.
    case only
    /// 의, 에.
    case genitive
    /// 에서.
    case source
    /// 로, 으로.
    case target
    /// 부터.
    case since
    /// 까지.
    case until
    /// 마다.
    case each
  }

  /// What joins two things.
  package enum Link: Hashable, Sendable {
    /// The point is that of 11.22, and the dot the one of 2·4.
    case comma, plus, slash, point, dot, and, or, bar
  }

  /// What stands behind a number and says what it counts.
  package enum Unit: Hashable, Sendable {
    case year, month, day, minute
    /// 2시간, 3일간, 2주간, 2개월, 10주년: how long, and not when.
    case hours, days, weeks, months, years
    /// 2회, 두 번.
    case times
  }

  /// How often something comes round.
  package enum Cycle: Hashable, Sendable {
    case day, week, everyOtherWeek, month, quarter, year
  }

  /// A length of time, or how far something is from the present day, week or year.
  package enum Length: Hashable, Sendable {
    case days(Int), weeks(Int), months(Int), years(Int)
  }

  /// How weekdays are written, which tells how sure it is that they are meant.
  package enum WeekdayForm: Hashable, Sendable {
    /// 월요일, 월욜, 月曜日, Monday, Mon.
    case name
    /// 일요일마다, Sundays.
    case each
    /// 월, 월수금, 月, Mo: letters that mean other things elsewhere.
    case symbols
    /// 평일, 주말.
    case group
  }
}
