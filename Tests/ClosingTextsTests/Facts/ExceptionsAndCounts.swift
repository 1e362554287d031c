/// Exceptions, and how often a store closes.
let exceptionsAndCounts = ClosingTextFact.facts(
  #"""
  설날, 추석 당일을 제외하고 연중무휴
    rule: 설날, 추석

  설날 당일을 제외하고 휴무 없음
    rule: 설날

  설/추석 당일을 제외한 365일 영업
    rule: 설날, 추석

  매월 둘째 넷째 일요일 제외 매일 영업
    rule: 매월 둘째·넷째 일요일

  추석 당일 빼고 영업
    rule: 추석

  설날, 추석 제외 정상영업
    rule: 설날, 추석
    or
    unread within: ambiguous "설날, 추석 제외 정상영업"

  매주 일요일을 제외한 모든 날 영업
    rule: 매주 일요일
    or
    unread within: ambiguous|unknownWord "매주 일요일을 제외한 모든 날 영업"

  매주 월요일(공휴일을 제외) 휴무
    rule: 매주 월요일(공휴일 제외)
    openRule?: 공휴일

  공휴일 휴무(일요일 제외)
    rule: 공휴일(매주 일요일 제외)
    openRule?: 매주 일요일

  월~금 영업, 토·일·공휴일 휴무
    rule: 매주 일요일, 매주 토요일, 공휴일
    openRule: 매주 월요일, 매주 화요일, 매주 수요일, 매주 목요일, 매주 금요일

  1,3주 화요일 휴무, 2,4주 화요일 정상영업
    rule: 매월 첫째·셋째 화요일
    openRule: 매월 둘째·넷째 화요일

  매주 일요일 휴무, 마지막 일요일은 정상영업
    rule: 매주 일요일(매월 마지막 일요일 제외)
    openRule: 매월 마지막 일요일

  매월 마지막 일요일 휴무, 다섯째 일요일은 정상영업
    rule: 매월 마지막 일요일(매월 다섯째 일요일 제외)
    openRule: 매월 다섯째 일요일

  월 2회 휴무(둘째, 넷째 일요일)
    rule: 매월 둘째·넷째 일요일

  월2회 휴무 : 2,4주 일요일
    rule: 매월 둘째·넷째 일요일

  매월 두 번 (둘째, 넷째 수요일) 휴무
    rule: 매월 둘째·넷째 수요일

  월 2회 휴무
    unread within: unknownWord|missingDay|missingWeekday "월 2회 휴무"

  월 2,4주 휴무
    rule: 매월 둘째·넷째 월요일

  명절 연휴 3일 휴무
    rule: 설날 전날, 설날, 설날 다음 날, 추석 전날, 추석, 추석 다음 날

  추석 3일간 휴무
    rule: 추석 전날, 추석, 추석 다음 날

  설·추석 각 사흘간 휴무
    rule: 설날 전날, 설날, 설날 다음 날, 추석 전날, 추석, 추석 다음 날

  매주 월요일, 설날(3일), 추석(3일) 휴관
    rule: 매주 월요일, 설날 전날, 설날, 설날 다음 날, 추석 전날, 추석, 추석 다음 날

  추석 당일과 다음날 이틀간 휴무
    rule: 추석, 추석 다음 날

  추석 이틀간 휴무
    rule: 추석
    unread within: ambiguous "추석 이틀간"

  추석 연휴 5일 휴무
    rule: 추석 전날, 추석, 추석 다음 날
    unread within: ambiguous "추석 연휴 5일"

  11월 10일부터 사흘간 휴무
    closed: 2026-11-10 2026-11-11 2026-11-12

  매주 월요일(그 외 1월 1일, 설날 당일) 휴관
    rule: 매주 월요일, 매년 1월 1일, 설날
  """#)
