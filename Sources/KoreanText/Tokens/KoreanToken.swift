/// One word, number, time or mark of a text, with its place: the terminals of the grammar.
///
/// A token says what a word is for in a text about days and hours, and holds its meaning as a
/// value: 일 behind a number is a day, alone it is a Sunday. What the token does in its sentence is
/// for the grammar, such as whether a comma joins or separates. Quotes and bullets are gone.
package struct KoreanToken: Equatable, Sendable {
  /// What the token is.
  package var kind: Kind
  /// Whether nothing stands between the token and the one before it.
  package var isGlued: Bool
  /// The cells of the text that the token takes.
  package var cells: Range<Int>

  package init(kind: Kind, isGlued: Bool, cells: Range<Int>) {
    self.kind = kind
    self.isGlued = isGlued
    self.cells = cells
  }

  /// What a token can be.
  package enum Kind: Equatable, Sendable {
    // Numbers, and what is counted with them.
    case number(Int32, digits: Int8)
    case unit(Unit)
    /// 10:00, 10시 반, 오전 10시, 10 pm, 정오.
    case time(ClockTime)
    /// 24시간, around the clock.
    case allDay
    /// 오전 or pm without a time beside it.
    case halfOfDay(HalfOfDay)
    /// 이틀, 사흘간: how many days.
    case days(Int32)
    /// 곳 and 개점: how many stores.
    case places
    /// 곳 모두: how many stores, and all of them.
    case allPlaces
    // Days.
    /// 둘째 or 마지막 주.
    case ordinal(OrdinalSet, isWeek: Bool)
    /// 째, 번째 or 째주 behind a number.
    case ordinalMark(isWeek: Bool)
    /// 제 before a number.
    case ordinalSign
    case weekdays(WeekdaySet, WeekdayForm)
    /// A word such as 숨요일, which is not a day.
    case unknownWeekday
    /// 주 by itself.
    case week
    case cycle(Cycle)
    /// November, 1…12.
    case month(Int8)
    /// 짝수 달: bit *n* for the month *n*.
    case months(UInt16)
    /// 다음 달: how many months after the present one.
    case relativeMonth(Int8)
    /// 내일 or 다음 주: how far from the present one; `nil` for 이날, which the text before says.
    case relativeDay(Length?)
    /// 이번, 오는, 올해: the one that comes.
    case coming
    /// 다음, 그다음.
    case following
    case festival(FestivalSet)
    /// 당일, 전날, 다음날 or 연휴.
    case part(DayOffsets)
    /// 작성일, 기준일: the text is dated.
    case dateOfWriting
    /// The day after, before its festival.
    case partOf(DayOffsets)
    /// 말일.
    case lastDay
    /// 끝나는 날 behind 4, 9일로: all days with that last digit.
    case lastDigit
    /// 음력.
    case lunar
    /// 전시준비기간, 선거일: days that the text does not date.
    case namedDays
    /// 날 behind a clause: 관장이 정하는 날.
    case day
    /// 휴일: a public holiday or any day off.
    case restDay
    // What is said of them.
    case verdict(Verdict)
    /// 없음, 않습니다.
    case negation
    /// 안 before a verb.
    case not
    /// 중단: what was said before it stops.
    case suspension
    /// 수 있습니다.
    case potential
    case change
    /// 변동 없음, 그대로: what was known holds.
    case unchanged
    case cancellation
    /// 이상 없음, 문의, 불가: a predicate that says nothing of closings.
    case otherPredicate
    case hedge(UnreadReason)
    /// 많아 behind a clause: it holds for most of them.
    case mostly
    // How things hang together.
    case except(isAttributive: Bool)
    /// except, before the days that it takes out.
    case excluding
    case include
    case instead
    /// 경우, 이면, 때.
    case condition
    /// 겹치는.
    case overlap
    /// 겹치면: two kinds of days, and a condition.
    case overlapCondition
    /// 이어지는, 속한: days beside others.
    case adjoining
    /// 중, 중에서: some of what stands before it.
    case among
    /// 정하는, 인정하는: somebody decides.
    case decides
    /// 인해, 관계로: what stands before it is the reason.
    case cause
    /// 원래, 기존: no longer.
    case former
    /// 단, 다만.
    case but
    case addition
    /// 인.
    case attribute
    case copula
    /// 이지만, 임에도: what follows holds.
    case concession
    /// 였으나, 던: it is no longer so.
    case past
    /// 하는, 되던 behind a verdict: it says which stores or days, and not when.
    case attributive
    /// 나요, 인지: a question, which states nothing.
    case question
    case ending
    case particle(Particle)
    // Who and what.
    /// 일산점.
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
    case open(Bracket)
    case close
    case stop
    case lineEnd
    /// A sign as the first pass of the lexer leaves it; none is in the tokens of a text.
    case mark(Mark)
    /// A word without a meaning of its own here.
    case filler
    /// 임시, 당분간: what is said holds for once, or for a while; a filler to the grammar of days.
    case passing
    /// A word that only spoken dates need.
    case spoken(SpokenWord)
    /// 시급, 4대 보험: the text is a job advert; a word to the grammar.
    case wage
    /// A word that is not in the vocabulary.
    case word
  }
}
