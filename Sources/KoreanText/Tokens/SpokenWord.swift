/// A word that only spoken dates need, such as those of 사흘 뒤 and next Friday.
///
/// The vocabulary for notices has no words of this kind: "the" is a filler in a notice and says
/// something in a spoken date.
package enum SpokenWord: Equatable, Sendable {
  /// 이번, 다음, 지난 or 오는 before a weekday, without a word for the week.
  case which(Which)
  /// 뒤 is 1, 전 is -1.
  case away(Int8)
  /// 두 before a unit.
  case count(Int32)
  /// 한 해: a unit that says how many.
  case length(KoreanToken.Length)
  /// 대보름: a day of the lunar year.
  case lunarDay(month: Int8, day: Int8)
  /// 윤 before a month: the one that repeats its number in the lunar year.
  case leapMonth
  /// 하루 전: yesterday, and behind a festival its eve.
  case dayBefore
  /// The word "in" before a length or a month.
  case within
  /// The words "the" and "on".
  case article, on

  package enum Which: Equatable, Sendable {
    case this, next, last, coming
  }
}
