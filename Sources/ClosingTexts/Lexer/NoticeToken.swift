import KoreanText

/// A word of a notice: the terminals of the grammar.
///
/// `KoreanText` says what a word is; this stage says what it is for in a notice, with what it means
/// as a value. Quotes, bullets and words without a meaning of their own are gone.
struct NoticeToken: Hashable {
  /// What the token is.
  var kind: Kind
  /// Whether nothing stands between the token and the one before it.
  var isGlued: Bool
  /// The cells of the text that the token takes.
  var cells: Range<Int>

  /// What a token can be.
  enum Kind: Hashable {
    // Numbers.
    case number(Int, digits: Int)
    case unit(KoreanToken.Unit)
    case time(ClockTime)
    case dayPart(HalfOfDay)
    /// 이틀, 사흘간: how many days.
    case days(Int)
    /// 곳 and 개점: how many stores.
    case places

    // Days.
    case ordinal(OrdinalSet, isWeek: Bool)
    case ordinalMark(isWeek: Bool)
    case weekdays(WeekdaySet, KoreanToken.WeekdayForm)
    case unknownWeekday
    case week
    case cycle(KoreanToken.Cycle)
    case relativeMonth(Int)
    case relativeDay
    case coming
    case following
    case festival(FestivalSet)
    case part(DayOffsets)
    case lastDay
    case lunar
    /// 전시준비기간: days that the text does not date.
    case namedDays
    /// 날 behind a clause.
    case day
    /// 휴일: a public holiday or any day off.
    case restDay

    // What is said of them.
    case verdict(Verdict)
    case negation
    /// 안 before a verb.
    case not
    case suspension
    case potential
    case change
    case cancellation
    case otherPredicate
    case hedge(UnreadReason)
    /// 많아 behind a clause.
    case mostly

    // How things hang together.
    case except(isAttributive: Bool)
    case include
    case instead
    case condition
    case overlap
    /// 겹치면.
    case overlapCondition
    case adjoining
    case among
    case decides
    case cause
    case former
    case but
    case addition
    case attribute
    case copula
    case ending
    case particle(KoreanToken.Particle)

    // Who and what.
    case branch
    case region
    case place(Place)
    case hours(HoursWord)

    // Marks.
    case link(Link)
    case tilde
    case dash
    case colon
    case arrow
    case open(KoreanToken.Bracket)
    case close
    case stop
    case lineEnd
    case filler
    case word
  }

  /// Whether a word says closed or open, and as what part of speech.
  enum Verdict: Hashable {
    case closed(Form)
    case open(Form)
    /// 영업: what stores do, said of hours as well.
    case operates
    /// 오픈: the door opens.
    case opensDoor
    case neverCloses
    /// 무휴 by itself.
    case withoutClosing

    enum Form: Hashable { case act, day, verb }

    /// Whether the word speaks of a closing.
    var isClosed: Bool { if case .closed = self { true } else { false } }
  }

  /// Whom a word speaks of.
  enum Place: Hashable {
    /// 매장, 우리: the store of the notice.
    case store
    case everyBranch
    case brand
    case facility
    /// 나머지, 그 외.
    case others
    /// 대부분, 일부.
    case some
  }

  enum HoursWord: Hashable { case label, pause, closing, special }

  /// What joins two things.
  enum Link: Hashable {
    /// The point is that of 11.22, and the dot the one of 2·4.
    case comma, plus, slash, point, dot, and, or, bar
  }
}
