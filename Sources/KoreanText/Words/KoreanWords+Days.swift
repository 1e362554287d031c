// Days, holidays and times.
extension KoreanWords {
  static let days: [Group] = [
    (.cycle(.month), "매 월|매 달|달마다|다달이"),
    (.cycle(.week), "매 주|주마다"),
    (.cycle(.year), "매년|매해|해마다"),
    (.cycle(.day), "매 일"),
    (.cycle(.everyOtherWeek), "격주|격주로|격주간|격주마다"),
    (.unit(.times), "한 번|두 번|세 번|한 차례|두 차례"),
    (.ordinal(.last, isWeek: false), "마지막|마지막째|맨마지막"),
    (.ordinal(.last, isWeek: true), "마지막 주|마지막째 주|끝주|막주"),
    (.week, "주"),
    (.lastDay, "말일|말일날|마지막 날|마지막일"),
    (.weekdays(.mondayThroughFriday, .group), "평일|주중"),
    (.weekdays(.weekend, .group), "주말"),
    (.relativeDay, "오늘|금일|내일|명일|모레|어제|금주|이번 주|다음 주|차주"),
    (.relativeMonth(.this), "이번 달|금월|당월"),
    (.relativeMonth(.next), "다음 달|내달|익월"),
  ]

  static let holidays: [Group] = [
    (.holiday(.festivals), "명절"),
    (.holiday(.seollal), "설날|구정|설명절|음력설"),
    (.holiday(.chuseok), "추석|한가위|중추절"),
    (.holiday(.newYear), "신정|새해|양력설|새해 첫날"),
    (.holiday(.publicHolidays), "공휴일|법정 공휴일|국공휴일|빨간날"),
    (.holiday(.somePublicHolidays), "대체 공휴일|임시 공휴일|국경일"),
    (.holiday(.christmas), "크리스마스|성탄절|기독탄신일|성탄"),
    (.holiday(.buddhasBirthday), "석가탄신일|부처님 오신 날|초파일"),
    (.holiday(.childrensDay), "어린이날"), (.holiday(.independenceMovementDay), "삼일절"),
    (.holiday(.memorialDay), "현충일"), (.holiday(.liberationDay), "광복절"),
    (.holiday(.nationalFoundationDay), "개천절"), (.holiday(.hangeulDay), "한글날"),
    (.holiday(.labourDay), "노동절|근로자의 날"), (.holiday(.constitutionDay), "제헌절"),
    (.holiday(.schoolHolidays), "방학"),
    (.holidayPart(.day), "당일|당일날"),
    (.holidayPart(.eve), "전날|전일|이브|하루 전"),
    (.holidayPart(.dayAfter), "다음 날|익일|이튿날"),
    (.holidayPart(.span), "연휴|연휴 기간"),
    (.lunar, "음력"),
  ]

  static let times: [Group] = [
    (.halfOfDay(.beforeNoon), "오전"), (.halfOfDay(.afternoon), "오후"),
    (.halfOfDay(.dawn), "새벽"), (.halfOfDay(.morning), "아침"), (.halfOfDay(.midday), "낮"),
    (.halfOfDay(.evening), "저녁"), (.halfOfDay(.night), "밤"),
    (.halfOfDay(.noon), "정오"), (.halfOfDay(.midnight), "자정"),
    (.hours(.label), "영업 시간|운영 시간|이용 시간|쇼핑 시간|개점 시간|시간"),
    (.hours(.pause), "브레이크 타임|휴게 시간|준비 시간|점심 시간|휴식 시간"),
    (.hours(.lastOrder), "라스트 오더|주문|주문 마감|마지막 주문"),
    (.hours(.closing), "마감|마감 시간|폐점|종료|영업 종료"),
    (.hours(.shortened), "단축 영업|단축 운영"),
    (.hours(.extended), "연장 영업|연장 운영"),
  ]
}
