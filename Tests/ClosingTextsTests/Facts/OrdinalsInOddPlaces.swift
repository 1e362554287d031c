/// Texts in which a hasty reader finds a weekday of every week, or the wrong ordinals.
let ordinalsInOddPlaces = ClosingTextFact.facts(
  #"""
  일요일(2,4주) 휴무
    rule: 매월 둘째·넷째 일요일

  일요일(둘째, 넷째)
    rule: 매월 둘째·넷째 일요일

  일요일 휴무(매월 2,4주)
    rule: 매월 둘째·넷째 일요일

  일요일 2,4주 휴무
    rule: 매월 둘째·넷째 일요일

  수요일(2주), 일요일(4주) 휴무
    rule: 매월 둘째 수요일, 매월 넷째 일요일

  월요일, 일요일(2,4주) 휴무
    unread within: ambiguous "월요일, 일요일(2,4주) 휴무"
    or
    rule: 매월 둘째·넷째 월요일, 매월 둘째·넷째 일요일
    unread within: ambiguous "월요일, 일요일(2,4주) 휴무"

  일요일 휴무, 매월 2,4주
    unread within: ambiguous|missingWeekday "일요일 휴무, 매월 2,4주"

  매월 2회 일요일 휴무
    unread within: ambiguous|unknownWord "매월 2회 일요일 휴무"

  일요일 휴무(월 2회)
    unread within: ambiguous|unknownWord "일요일 휴무(월 2회)"

  한달에 두번 일요일 휴무
    unread within: ambiguous|unknownWord "한달에 두번 일요일 휴무"

  4, 9일로 끝나는 날 휴무
    rule: 매월 4일·9일·14일·19일·24일·29일

  4일로 끝나는 날, 9일로 끝나는 날 휴무
    rule: 매월 4일·9일·14일·19일·24일·29일

  매월 5일, 0일로 끝나는 날은 쉽니다
    unread within: ambiguous|invalidDate "매월 5일, 0일로 끝나는 날은 쉽니다"

  1로 끝나는 날, 매주 월요일 휴무
    rule: 매월 1일·11일·21일·31일, 매주 월요일

  11월 4일, 9일로 끝나는 날 휴무
    unread within: ambiguous "11월 4일, 9일로 끝나는 날 휴무"

  끝자리가 4, 9일인 날 휴무
    unread within: notExpressible|optionalSwap "끝자리가 4, 9일인 날 휴무"

  매 분기 첫째 월요일 휴무
    rule: 매년 1·4·7·10월 첫째 월요일

  분기별 마지막 주 일요일 휴관
    rule: 매년 3·6·9·12월 마지막 일요일

  매분기 둘째 월요일 휴관
    unread within: ambiguous "매분기 둘째 월요일 휴관"

  매분기 첫째, 셋째 월요일 휴관
    unread within: ambiguous "매분기 첫째, 셋째 월요일 휴관"

  일요일 격주 휴무
    unread within: needsAnchor "일요일 격주 휴무"

  원~금요일 휴무
    unread within: unknownWord|unknownWeekday|ambiguous "원~금요일 휴무"

  1월 월~수요일 휴무
    closed: 2027-01-04 2027-01-05 2027-01-06 2027-01-11 2027-01-12 2027-01-13 2027-01-18 2027-01-19 2027-01-20 2027-01-25 2027-01-26 2027-01-27

  둘째 넷째 일요일마다 휴무
    rule: 매월 둘째·넷째 일요일

  월요일마다 휴무
    rule: 매주 월요일

  2주마다 일요일 휴무
    unread within: ambiguous|needsAnchor "2주마다 일요일 휴무"

  매월 2수,4일 휴무
    unread within: unknownWord|ambiguous "매월 2수,4일 휴무"
    or
    rule: 매월 둘째 수요일, 매월 넷째 일요일

  일요일 휴무(격주)
    unread within: needsAnchor "일요일 휴무(격주)"

  Ⅱ·Ⅳ주 일요일
    rule: 매월 둘째·넷째 일요일

  ❷, ❹째주 일요일
    rule: 매월 둘째·넷째 일요일

  2️⃣,4️⃣째주 일요일
    rule: 매월 둘째·넷째 일요일

  제2, 제4 일요일
    rule: 매월 둘째·넷째 일요일

  매월 2.4 일요일
    rule: 매월 둘째·넷째 일요일

  매월 2,4(일)
    rule: 매월 둘째·넷째 일요일

  매월 2|4번째 일요일
    rule: 매월 둘째·넷째 일요일

  매월 둘째;넷째 일요일
    rule: 매월 둘째·넷째 일요일

  매월 2,4번재 일욜 휴무
    rule: 매월 둘째·넷째 일요일

  매월 1~3주 월요일
    rule: 매월 첫째·둘째·셋째 월요일

  매월 2-4번째 일요일
    unread within: ambiguous "매월 2-4번째 일요일"

  매월 2,4 일
    unread within: ambiguous "매월 2,4 일"

  매월 10, 25(일)
    unread within: ambiguous "매월 10, 25(일)"

  2/4 일요일
    unread within: ambiguous "2/4 일요일"

  매월 10/25일
    rule: 매월 10일·25일

  매월 말일 휴무
    rule: 매월 1일 전날

  매월 15일, 마지막 날
    rule: 매월 15일, 매월 1일 전날

  2월 말일 휴무
    closed: 2027-02-28

  추석 연휴 마지막 날 휴무
    unread within: ambiguous|notExpressible "추석 연휴 마지막 날 휴무"
  """#)
