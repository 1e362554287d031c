/// Texts that the original app's server read as something else.
let misreadByTheServer = ClosingTextFact.facts(
  #"""
  10일, 4번째 일요일
    rule: 매월 10일, 매월 넷째 일요일

  매월 10일, 25일
    rule: 매월 10일·25일

  둘째주 금요일, 넷째주 토요일
    rule: 매월 둘째 금요일, 매월 넷째 토요일

  첫째 월요일, 둘째 수요일, 넷째 일요일
    rule: 매월 첫째 월요일, 매월 둘째 수요일, 매월 넷째 일요일

  세종점 둘째, 넷째 일요일
    branch 세종점: rule: 매월 둘째·넷째 일요일

  15일 둘째 일요일
    rule: 매월 15일, 매월 둘째 일요일

  10월 11일, 25일
    closed: 2026-10-11 2026-10-25

  10/11,25(일)
    closed: 2026-10-11 2026-10-25

  12.25
    closed: 2026-12-25

  연중무휴
    rule: 연중무휴

  격주 수요일
    unread: needsAnchor "격주"

  매월 마지막 일요일
    rule: 매월 마지막 일요일
  """#)
