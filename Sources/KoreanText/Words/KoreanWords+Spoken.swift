// Words of dates as people say them. They go before equal words of the other lists.
extension KoreanWords {
  static let years: [Group] = [
    (.relativeDay(.years(0)), "올해|금년|this year|the year"),
    (.relativeDay(.years(1)), "내년|next year"), (.relativeDay(.years(2)), "내후년"),
    (.relativeDay(.years(-1)), "작년|지난해|last year"), (.relativeDay(.years(-2)), "재작년"),
  ]

  static let spoken: [Group] =
    years + [
      (.spoken(.which(.this)), "이번|this"),
      (.spoken(.which(.next)), "다음|next"),
      (.spoken(.which(.last)), "지난|저번|last"),
      (.spoken(.which(.coming)), "오는|돌아오는|다가오는|coming|this coming"),
      (.relativeDay(.days(0)), "tonight"), (.halfOfDay(.morning), "morning"),
      (.halfOfDay(.afternoon), "afternoon"), (.halfOfDay(.evening), "evening"),
      (.spoken(.dayBefore), "하루 전"),
      (.spoken(.away(1)), "뒤|후|from now|from today|later"), (.spoken(.away(-1)), "전|ago"),
      (.spoken(.within), "in"), (.spoken(.article), "the"), (.spoken(.on), "on"),
      (.unit(.days), "day|days"), (.unit(.weeks), "주일|week|weeks"),
      (.unit(.months), "개월|달|month|months"), (.unit(.years), "year|years"),
      (.spoken(.length(.days(7))), "이레"), (.spoken(.length(.days(8))), "여드레"),
      (.spoken(.length(.days(9))), "아흐레"), (.spoken(.length(.days(15))), "보름"),
      (.spoken(.length(.weeks(1))), "한 주"),
      (.spoken(.length(.weeks(2))), "두 주|fortnight|a fortnight"),
      (.spoken(.length(.months(1))), "한 달"),
      (.spoken(.length(.months(6))), "반년|반 년"), (.spoken(.length(.years(1))), "일 년|한 해"),
      (.spoken(.count(1)), "한|a|an|one"), (.spoken(.count(2)), "두|two"),
      (.spoken(.count(3)), "세|석|three"), (.spoken(.count(4)), "네|넉|four"),
      (.spoken(.count(5)), "five"), (.spoken(.count(6)), "six"), (.spoken(.count(7)), "seven"),
      (.spoken(.count(8)), "eight"), (.spoken(.count(9)), "nine"), (.spoken(.count(10)), "ten"),
      (.spoken(.lunarDay(month: 1, day: 15)), "정월 대보름|대보름"),
      (.spoken(.lunarDay(month: 5, day: 5)), "단오|단옷날"),
      (.spoken(.leapMonth), "윤"),
      // A new year is a year as well as its first day.
      (.word, "새해|신년"),
    ]
}
