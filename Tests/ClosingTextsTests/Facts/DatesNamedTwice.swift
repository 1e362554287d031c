/// Dates that are named twice, by their day and by their weekday.
let datesNamedTwice = ClosingTextFact.facts(
  #"""
  11월 11일(둘째주 수요일), 11월 25일(넷째주 수요일) 휴무
    closed: 2026-11-11 2026-11-25

  11월 8일, 22일(둘째, 넷째 일요일) 휴무
    closed: 2026-11-08 2026-11-22

  11/11 둘째주 수요일, 11/25 넷째주 수요일 휴무
    closed: 2026-11-11 2026-11-25

  11월 25일(마지막 수요일) 휴무
    closed: 2026-11-25

  11월 11일(셋째주 수요일) 휴무
    closed: 2026-11-11
    unread within: ambiguous|weekdayMismatch "11월 11일(셋째주 수요일)"

  11월 8일(둘째 월요일) 휴무
    closed: 2026-11-08
    unread within: weekdayMismatch "11월 8일(둘째 월요일)"

  매월 10일 넷째 일요일 휴무
    rule: 매월 10일, 매월 넷째 일요일

  1/1 둘째 일요일 휴무
    rule: 매년 1월 1일, 매월 둘째 일요일

  11월 둘째주(8일), 넷째주(22일) 일요일 휴무
    closed: 2026-11-08 2026-11-22

  2,4주(11월 8일, 22일) 일요일 휴무
    closed: 2026-11-08 2026-11-22
  """#)
