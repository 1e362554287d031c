/// Closings from a day to a day or until one, parts of a day, and what holds in some cases only.
let closuresAndConditions = ClosingTextFact.facts(
  #"""
  2026년 12월 1일부터 2027년 2월 28일까지 휴관합니다
    closure: 2026-12-01..2027-02-28

  11월 30일까지 임시휴관
    closure: ..2026-11-30
    or
    closure: 2026-11-21..2026-11-30

  리모델링으로 2026년 12월 1일부터 별도 공지 시까지 휴점합니다
    closure: 2026-12-01..
    or
    unread within: * "2026년 12월 1일부터 별도 공지 시까지 휴점합니다"

  12월 1일부터 12월 3일까지 휴무
    closed: 2026-12-01 2026-12-02 2026-12-03

  하남점은 2026년 12월 1일부터 2027년 1월 31일까지 휴점, 다른 지점은 정상영업합니다
    branch 하남점: closure: 2026-12-01..2027-01-31
    unread?: exceptBranch|unknownWord "다른 지점"

  수영장은 12월 1일부터 12월 5일까지 휴장합니다
    facility 수영장: closed: 2026-12-01 2026-12-02 2026-12-03 2026-12-04 2026-12-05
    unread?: facilityOnly "수영장"

  12월 24일은 오후 6시까지만 영업합니다
    open: 2026-12-24
    unread within: specialHours "12월 24일은 오후 6시까지만 영업합니다"

  매주 수요일 오후 휴진
    unread within: specialHours "매주 수요일 오후 휴진"

  매주 월요일 휴무 (공휴일이면 화요일 휴무)
    rule: 매주 월요일(공휴일이면 다음 날)
    openRule?: 공휴일
    condition?: *
    or
    rule: 매주 월요일(공휴일 제외), (매주 월요일(공휴일인 날만)) 다음 날
    openRule?: 공휴일
    condition?: *

  매주 월요일 휴관, 월요일이 공휴일이면 개관
    rule: 매주 월요일(공휴일 제외)
    openRule?: 공휴일
    condition?: *

  매주 월요일 휴무 (우천 시 정상영업)
    rule: 매주 월요일
    condition?: *
    unread within: * "우천 시 정상영업"

  비가 오면 쉽니다
    unread within: * "비가 오면 쉽니다"
    condition?: *

  둘째·넷째 일요일 휴무 (일부 매장 제외)
    rule: 매월 둘째·넷째 일요일
    unread within: variesByStore|exceptBranch|softStatement|unknownWord "일부 매장 제외"

  재고에 따라 일요일에 쉴 수도 있습니다
    unread within: softStatement|unknownWord "재고에 따라 일요일에 쉴 수도 있습니다"

  매주 월요일(월요일이 공휴일인 때에는 공휴일 다음의 첫 번째 평일)
    rule: 매주 월요일(매주 일요일, 매주 토요일, 공휴일이면 다음 날)
    condition: 매주 월요일 & 공휴일: movesToNextWorkday

  「관공서의 공휴일에 관한 규정」에서 정한 공휴일 휴관
    rule: 공휴일

  국·공휴일 휴관
    rule: 공휴일

  """#)
