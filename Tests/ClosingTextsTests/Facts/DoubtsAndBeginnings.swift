/// Closings that are taken back or begin later, and ordinals with a dot between them.
let doubtsAndBeginnings = ClosingTextFact.facts(
  #"""
  12/27 휴무 취소, 12/25 휴무
    closed: 2026-12-25
    open: 2026-12-27

  12/27 의무휴업일이 취소되어 정상영업합니다
    open: 2026-12-27

  12월 25일 휴무 여부는 추후 공지
    unread within: softStatement "12월 25일 휴무 여부는 추후 공지"

  12월 25일 휴무 미정
    unread within: softStatement "12월 25일 휴무 미정"

  12/27 정상영업 여부 미정
    unread within: softStatement "12/27 정상영업 여부 미정"

  둘째·넷째 월요일 휴무(12월 1일부터 시행)
    rule: 매월 둘째·넷째 월요일
    from: 2026-12-01

  2026년 12월 1일부로 둘째·넷째 월요일 휴무
    rule: 매월 둘째·넷째 월요일
    from: 2026-12-01

  명절 당일 제외 매일 10:00~23:00
    rule: 설날, 추석
    hours: 10:00-23:00

  8일(일) 휴무 / 22일(일) 정상
    closed: 2026-11-08
    open: 2026-11-22

  둘째주 휴무, 넷째주 영업 (일요일)
    unread within: missingWeekday|ambiguous "둘째주 휴무, 넷째주 영업 (일요일)"
    or
    rule: 매월 둘째 일요일
    openRule: 매월 넷째 일요일

  매일 영업 (둘째·넷째 일요일 제외)
    rule: 매월 둘째·넷째 일요일

  매일 10:00~23:00 (명절 당일 제외)
    rule: 설날, 추석
    hours: 10:00-23:00

  매주 일요일 휴무, 매일 10:00~22:00 (공휴일 제외)
    rule: 매주 일요일, 공휴일
    hours: Mo-Sa 10:00-22:00; PH off
    or
    rule: 매주 일요일
    hours: 10:00-22:00
    unread within: ambiguous "매일 10:00~22:00 (공휴일 제외)"

  둘째.넷째 일요일
    rule: 매월 둘째·넷째 일요일

  둘째. 넷째 일요일
    rule: 매월 둘째·넷째 일요일
  """#)
