package import KoreanCalendar

// Festivals and the public holidays that have a name of their own: the one table of what people
// call them. The law's own names and the dates are those of `StatutoryHoliday`.
extension KoreanWords {
  static let festivals: [(day: StatutoryHoliday, words: String)] = [
    (
      .seollal,
      "설날|구정|설명절|음력설|설|음력 설날|seollal|day of seollal|korean new year|lunar new year|lunar new year's day"
    ),
    (.chuseok, "추석|한가위|중추절|추석 날|추석 명절|chuseok|day of chuseok"),
    (.newYear, "신정|새해|새해 첫날|양력 설|신년|new year's|new year's day|new years day"),
    (.independenceMovement, "삼일절|3.1절|3·1절|31절|independence movement day"),
    (.labor, "노동절|근로자의 날|노동자의 날|labor day|labour day"),
    (.children, "어린이날|children's day"),
    (.buddhasBirthday, "부처님 오신 날|석가탄신일|초파일|석탄일|buddha's birthday"),
    (.memorial, "현충일|memorial day"),
    (.constitution, "제헌절|constitution day"),
    (.liberation, "광복절|liberation day"),
    (.nationalFoundation, "개천절|national foundation day"),
    (.hangul, "한글날|hangul day|hangeul day"),
    (.christmas, "성탄절|크리스마스|성탄|기독 탄신일|christmas|christmas day|xmas"),
  ]
}

extension FestivalSet {
  /// The statutory holiday that is alone in the set, or `nil`.
  package var statutoryDay: StatutoryHoliday? {
    KoreanWords.festivals.first { FestivalSet(day: $0.day) == self }?.day
  }

  /// The month and the day of a festival that is alone in the set and has the same date every year.
  package var fixedDay: (month: Int, day: Int)? { statutoryDay?.monthDay }

  /// Whether a festival falls on this day every year.
  package static func isFixedDay(month: Int?, day: Int) -> Bool {
    KoreanWords.festivals.contains { row in row.day.monthDay.map { $0 == (month, day) } ?? false }
  }

  /// Each festival of the set alone, in the order of the table, and then the classes of days.
  package var members: [FestivalSet] { Self.named.map { $0.festival }.filter { contains($0) } }

  /// Each festival of the table alone.
  package static var statutory: [FestivalSet] {
    KoreanWords.festivals.map { FestivalSet(day: $0.day) }
  }

  /// The most common names of the festivals in the set.
  package var names: [String] { Self.named.filter { contains($0.festival) }.map { $0.name } }

  private static let named: [(festival: FestivalSet, name: String)] =
    KoreanWords.festivals.map {
      (FestivalSet(day: $0.day), String($0.words.unicodeScalars.prefix { $0 != "|" }))
    }
    + [
      (.publicHolidays, "공휴일"), (.substitutes, "대체공휴일"), (.anniversary, "창립기념일"),
      (.designated, "임시공휴일"),
    ]
}
