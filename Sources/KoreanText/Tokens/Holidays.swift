/// A holiday or a festival as a text names it.
package enum KoreanHolidayWord: Hashable, Sendable {
  /// 명절, Seollal and Chuseok.
  case festivals
  case seollal, chuseok
  /// 신정, 1 January.
  case newYear
  /// 공휴일.
  case publicHolidays
  /// 대체공휴일, 임시공휴일, 국경일: some of them.
  case somePublicHolidays
  case christmas, buddhasBirthday, childrensDay, independenceMovementDay, memorialDay
  case liberationDay, nationalFoundationDay, hangeulDay, constitutionDay
  /// 노동절, 1 May.
  case labourDay
  /// 방학.
  case schoolHolidays
}

extension KoreanToken {
  /// The days around a holiday.
  package enum HolidayPart: Hashable, Sendable {
    /// 당일.
    case day
    /// 전날.
    case eve
    /// 다음날.
    case dayAfter
    /// 연휴.
    case span
  }
}
