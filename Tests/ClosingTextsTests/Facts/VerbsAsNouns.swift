/// Verbs that are used as nouns, and the reasons that stores give.
let verbsAsNouns = ClosingTextFact.facts(
  #"""
  매월 2·4주 일요일 휴무로 운영합니다
    rule: 매월 둘째·넷째 일요일

  11/22(일) 휴무로 11/23(월) 정상영업
    closed: 2026-11-22
    open: 2026-11-23

  27일 정상영업으로 25일 휴무
    closed: 2026-11-25
    open: 2026-11-27
    move?: 2026-11-27 -> 2026-11-25

  22일 휴무에 따라 23일 정상영업
    open: 2026-11-23
    unread: ambiguous "22일"
    or
    closed: 2026-11-22
    open: 2026-11-23

  22일 휴무로 변경
    unread within: ruleChange "22일 휴무로 변경"
    or
    closed: 2026-11-22
    unread? within: ruleChange "22일 휴무로 변경"

  12월 27일 의무휴업일 정상영업으로 12월 25일 휴점
    closed: 2026-12-25
    open: 2026-12-27
    move?: 2026-12-27 -> 2026-12-25

  11월 22일(일) 의무휴업일 정상영업
    open: 2026-11-22

  의무휴업일 11/22(일)은 정상영업하고 11/25(수)에 휴무합니다
    closed: 2026-11-25
    open: 2026-11-22

  매주 수요일 휴무이나 12/23(수)은 정상영업합니다
    rule: 매주 수요일
    open: 2026-12-23

  8일이나 22일 휴무
    unread within: softStatement|ambiguous "8일이나 22일 휴무"

  12/25(금) 대체휴무, 12/27(일) 정상영업
    closed: 2026-12-25
    open: 2026-12-27
    move?: 2026-12-27 -> 2026-12-25

  12월 25일(금) 휴무 (12/27 의무휴업 대체)
    closed: 2026-12-25
    unread within: ruleChange "12/27 의무휴업 대체"
    or
    closed: 2026-12-25
    open: 2026-12-27
    move: 2026-12-27 -> 2026-12-25

  매월 2·4주 일요일 휴무 (12월은 25일 성탄절 휴무로 27일 정상영업)
    rule: 매월 둘째·넷째 일요일
    closed: 2026-12-25
    open: 2026-12-27
    move?: 2026-12-27 -> 2026-12-25

  매월 2·4주 일요일 휴무, 12월은 25일만 휴무, 27일 정상영업
    rule: 매월 둘째·넷째 일요일
    closed: 2026-12-25
    open: 2026-12-13 2026-12-27
  """#)
