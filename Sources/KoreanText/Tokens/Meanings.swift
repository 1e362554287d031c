// A raw value is how the word prints in an explanation.
extension KoreanToken {
  /// Whether a word says closed or open, and as what part of speech.
  package enum Verdict: Equatable, Sendable {
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
    package enum Form: String, Equatable, Sendable {
      /// 휴무, 정상영업.
      case act = "an act"
      /// 휴무일, 영업일.
      case day = "a day"
      /// 쉽니다, 닫습니다.
      case verb = "a verb"
    }

    /// Whether the word speaks of a closing.
    package var isClosed: Bool { if case .closed = self { true } else { false } }

    /// Whether the word is a noun of days: 휴무일, 영업일.
    package var namesDays: Bool { self == .closed(.day) || self == .open(.day) }
  }

  /// Whom a word speaks of.
  package enum Place: String, Equatable, Sendable {
    /// 매장, 우리: the store of the text.
    case store = "the store"
    /// 전점.
    case everyBranch = "every branch"
    /// 이마트.
    case brand
    /// 수영장, 약국: a part of a store.
    case facility = "part of a store"
    /// 나머지, 그 외.
    case others = "the others"
    /// 대부분, 일부.
    case some = "some of them"
  }

  /// A word about hours.
  package enum HoursWord: String, Equatable, Sendable {
    /// 영업시간.
    case label = "heading of hours"
    /// 브레이크타임, 점심시간.
    case pause
    /// 라스트오더, 주문 마감.
    case lastOrder = "last order"
    /// 마감, 종료.
    case closing = "end of business"
    /// 폐점, 영업종료: the end of a day, or of the store.
    case storeEnd = "end of business, or of the store"
    /// 단축영업, 연장영업.
    case special = "other hours than usual"
  }

  /// A word of grammar that is glued to the word before it.
  package enum Particle: String, Equatable, Sendable {
    /// 은, 는, 에는.
    case topic = "은"
    /// 이, 가.
    case subject = "이"
    /// 을, 를.
    case object = "을"
    /// 도.
    case also = "도"
    /// 만.
    case only = "만"
    /// 의, 에.
    case genitive = "의"
    /// 에서.
    case source = "에서"
    /// 로, 으로.
    case target = "로"
    /// 부터.
    case since = "부터"
    /// 까지.
    case until = "까지"
    /// 마다.
    case each = "마다"
  }

  /// What joins two things.
  package enum Link: String, Equatable, Sendable {
    /// `point` is the sign in 11.22, and `dot` the one in 2·4.
    case comma, plus, slash, point, dot, and, or, bar
  }

  /// What stands behind a number and says what it counts.
  package enum Unit: String, Equatable, Sendable {
    case year = "년", month = "월", day = "일", minute = "분"
    /// 2시간, 3일간, 2주간, 2개월, 10주년: how long, and not when.
    case hours = "시간", days = "일간", weeks = "주간", months = "개월", years = "년간"
    /// 2회, 두 번.
    case times = "회"
  }

  /// How often something comes round.
  package enum Cycle: String, Equatable, Sendable {
    case day = "매일", week = "매주", everyOtherWeek = "격주", month = "매월", quarter = "매분기", year = "매년"
  }

  /// A length of time, or how far something is from the present day, week or year.
  package enum Length: Equatable, Sendable {
    case days(Int32), weeks(Int32), months(Int32), years(Int32)

    /// How many days behind the present one a day may be: 0 of 오늘, 6 of 이번 주, 13 of 다음 주 and of what is further.
    package var reach: Int {
      switch self {
      case .days(let days): min(Self.farthest, max(0, Int(days)))
      case .weeks(let weeks): min(Self.farthest, max(0, 7 * Int(weeks) + 6))
      case .months, .years: Self.farthest
      }
    }

    /// The last day of the next week, on a Monday.
    package static let farthest = 13
  }

  /// How weekdays are written, which tells how sure it is that they are meant.
  package enum WeekdayForm: String, Equatable, Sendable {
    /// 월요일, 월욜, 月曜日, Monday, Mon.
    case name = "by name"
    /// 일요일마다, Sundays.
    case each
    /// 월, 월수금, 月, Mo: letters that mean other things elsewhere.
    case symbols = "by letter"
    /// 평일, 주말.
    case group = "as a group"
  }
}
