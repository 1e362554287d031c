/// A word that only notices of closing days need.
///
/// The other readers take their tokens from a vocabulary without these words, so that a word that a
/// notice may pass over is still an unknown word in an opening hours text.
package enum NoticeWord: Hashable, Sendable {
  /// 이번, 오는, 올해: the one that comes.
  case coming
  /// 다음, 그다음.
  case following
  /// 창립기념일, whose date only the store knows.
  case anniversary
  /// 전시준비기간, 선거일: days that the word does not date.
  case namedDays
  /// 국경일, the five national days.
  case nationalDays
  /// 날 behind a clause: 관장이 정하는 날.
  case day
  /// 정하는, 인정하는: somebody decides.
  case decides
  /// 인해, 관계로: what stands before it is the reason.
  case cause
  /// 많아: so it is for most of them.
  case mostly
  /// 겹치면: two kinds of days, and a condition.
  case overlapCondition
  /// 중, 중에서: some of what stands before it.
  case among
  /// 이어지는, 속한: days beside others.
  case adjoining
  /// 안 before a verb.
  case not
  /// 중단: what was said before it stops.
  case suspension
  /// 이상 없음, 문의, 불가: a predicate that says nothing of closings.
  case otherPredicate
  /// 나머지, 그 외: everybody who was not named.
  case others
  /// 곳, 개점: how many stores.
  case places
  /// 저희, 우리, 가게.
  case ourselves
  /// ❌.
  case crossed
  /// ⭕.
  case circled
  /// 이틀, 사흘간: how many days.
  case days(Int)
  /// A word without a meaning of its own here.
  case filler
}
