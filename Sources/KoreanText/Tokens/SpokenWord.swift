/// A word that only dates as people say them need, such as 사흘 뒤 or next Friday.
///
/// Notices take their tokens from a vocabulary without these words: what they pass over there says
/// something here.
package enum SpokenWord: Equatable, Sendable {
  /// 이번, 다음, 지난, 오는 before a weekday, of which week is not said.
  case which(Which)
  /// 뒤 is 1, 전 is -1.
  case away(Int8)
  /// 두 before a unit.
  case count(Int32)
  /// 한 해: a unit that says how many.
  case length(KoreanToken.Length)
  /// 대보름: a day of the lunar year.
  case lunarDay(month: Int8, day: Int8)
  /// 하루 전: yesterday, and behind a festival its eve.
  case dayBefore
  /// The word in before a length or a month.
  case within
  /// The words the and on.
  case article, on

  package enum Which: Equatable, Sendable {
    case this, next, last, coming
  }
}
