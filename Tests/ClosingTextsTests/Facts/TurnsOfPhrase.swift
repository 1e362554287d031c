/// Texts in which a hasty reader turns open and closed around.
let turnsOfPhrase = ClosingTextFact.facts(
  #"""
  일요일 영업 안함
    rule: 매주 일요일

  일요일, 공휴일은 영업하지 않습니다
    rule: 매주 일요일, 공휴일

  매주 월요일(공휴일인 경우 정상영업)
    rule: 매주 월요일(공휴일 제외)
    openRule?: 공휴일
    condition?: *

  11월 8일 휴무 -> 11월 11일로 변경
    closed: 2026-11-11
    open: 2026-11-08
    move: 2026-11-08 -> 2026-11-11

  11월 8일 의무휴업일 → 11월 11일
    closed: 2026-11-11
    open: 2026-11-08
    move: 2026-11-08 -> 2026-11-11

  11월 22일 휴무가 25일로 변경됩니다
    closed: 2026-11-25
    open: 2026-11-22
    move: 2026-11-22 -> 2026-11-25

  2026년 12월 1일부터 매월 2,4주 수요일로 변경
    rule: 매월 둘째·넷째 수요일
    from: 2026-12-01

  10월부터 매월 둘째 일요일 휴무
    rule: 매월 둘째 일요일
    from: 2026-10-01

  9월 의무휴업일은 13일, 25일(추석)입니다
    on: 2026-09-01
    closed: 2026-09-13 2026-09-25

  매월 둘째<!-- <b>첫째</b> 월요일 --> 일요일
    rule: 매월 둘째 일요일

  매월 2,4주 일요일(일산점은 2,4주 수요일) 휴무
    rule: 매월 둘째·넷째 일요일
    branch 일산점: rule: 매월 둘째·넷째 수요일

  광명점 매월 2,4주 일요일 / 양재점 매월 2,4주 수요일
    branch 광명점: rule: 매월 둘째·넷째 일요일
    branch 양재점: rule: 매월 둘째·넷째 수요일

  11월 8일 오전 휴무
    unread within: specialHours "11월 8일 오전 휴무"

  토요일 오후 휴무
    unread within: specialHours "토요일 오후 휴무"

  11월 8일(일) 단축영업 (10:00~20:00)
    unread within: specialHours "11월 8일(일) 단축영업 (10:00~20:00)"

  11/8~10(일~화)
    closed: 2026-11-08 2026-11-09 2026-11-10

  11월 8일부터 10일까지 3일간 휴무
    closed: 2026-11-08 2026-11-09 2026-11-10

  9월 25일(추석 당일) 휴무
    closed: 2026-09-25

  365일 영업
    rule: 연중무휴

  연중뮤휴
    rule: 연중무휴

  폐점
    unread: unknownWord|missingDay "폐점"
  """#)
