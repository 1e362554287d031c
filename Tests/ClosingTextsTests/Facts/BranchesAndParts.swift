/// What is said of all branches, of some of them, and of parts of a store.
let branchesAndParts = ClosingTextFact.facts(
  #"""
  12월 11일(금) 전점 정상영업, 하남점만 휴업
    open: 2026-12-11
    branch 하남점: closed: 2026-12-11

  12월 7일(월) 강남점, 8일(화) 목동점, 9일(수) 천호점 휴무
    branch 강남점: closed: 2026-12-07
    branch 목동점: closed: 2026-12-08
    branch 천호점: closed: 2026-12-09

  행복마트 강남점, 행복마트 하남점 12/7 휴무
    branch 강남점: closed: 2026-12-07
    branch 하남점: closed: 2026-12-07

  11월 8일, 22일 휴무 (하남점은 22일 정상영업, 25일 휴무)
    closed: 2026-11-08 2026-11-22
    branch 하남점: closed: 2026-11-25
    branch 하남점: open: 2026-11-22

  11월 8일, 22일 휴무. 하남점은 11월 15일도 휴무
    closed: 2026-11-08 2026-11-22
    branch 하남점: closed: 2026-11-15

  전점 11/8, 11/22 휴무, 하남점은 11/11, 11/25 휴무
    closed: 2026-11-08 2026-11-22
    branch 하남점: closed: 2026-11-11 2026-11-25

  전점 11/8, 11/22 휴무, 하남점은 12/9 휴무
    closed: 2026-11-08 2026-11-22
    branch 하남점: closed: 2026-12-09

  11월 22일 휴무. 단, 하남점 정상영업
    closed: 2026-11-22
    branch 하남점: open: 2026-11-22
    or
    closed: 2026-11-22
    unread within: exceptBranch "하남점 정상영업"

  매월 2,4주 일요일 휴무(하남점은 정상영업)
    rule: 매월 둘째·넷째 일요일
    branch 하남점: openRule: 매월 둘째·넷째 일요일
    or
    rule: 매월 둘째·넷째 일요일
    branch 하남점: rule: 연중무휴
    or
    rule: 매월 둘째·넷째 일요일
    unread within: exceptBranch "하남점은 정상영업"

  매월 2,4주 일요일 휴무 (제주점은 연중무휴)
    rule: 매월 둘째·넷째 일요일
    branch 제주점: rule: 연중무휴

  하남점 연중무휴
    branch 하남점: rule: 연중무휴

  연중무휴 하남점
    branch 하남점: rule: 연중무휴

  휴무일: 8일, 22일 (22일 → 25일)
    closed: 2026-11-08 2026-11-25
    open: 2026-11-22
    move: 2026-11-22 -> 2026-11-25

  문화센터 휴무: 매주 월요일, 매장 휴무: 둘째·넷째 일요일
    rule: 매월 둘째·넷째 일요일
    facility 문화센터: rule: 매주 월요일
    unread?: facilityOnly "문화센터"

  문화센터는 월요일, 매장은 둘째·넷째 일요일 휴무
    rule: 매월 둘째·넷째 일요일
    facility 문화센터: rule: 매주 월요일
    unread?: facilityOnly "문화센터"

  매월 2,4주 일요일 휴무, 배송은 매주 일요일 휴무
    rule: 매월 둘째·넷째 일요일
    facility 배송: rule: 매주 일요일
    unread?: facilityOnly "배송"

  ※ 일산점은 2월 13일 (수요일) 정상영업 합니다.
    on: 2019-02-01
    branch 일산점: open: 2019-02-13

  매월 둘째 일요일 휴점
    rule: 매월 둘째 일요일

  전 지점 둘째 일요일 휴무
    rule: 매월 둘째 일요일

  매월 둘째, 넷째 일요일 의무 휴무합니다. ※ 일산점은 2월 13일 (수요일) 정상영업 합니다.
    on: 2019-02-01
    rule: 매월 둘째·넷째 일요일
    branch 일산점: open: 2019-02-13

  매월 둘째 일요일 휴무. 일산점은 둘째 수요일 휴무
    rule: 매월 둘째 일요일
    branch 일산점: rule: 매월 둘째 수요일

  성수점/왕십리점 : 2,4주 일요일
    branch 성수점: rule: 매월 둘째·넷째 일요일
    branch 왕십리점: rule: 매월 둘째·넷째 일요일

  수영장은 매주 월요일 휴관
    facility 수영장: rule: 매주 월요일
    unread?: facilityOnly "수영장"

  매월 둘째 일요일 휴무. 수영장은 매주 월요일 휴관
    rule: 매월 둘째 일요일
    facility 수영장: rule: 매주 월요일
    unread?: facilityOnly "수영장"
  """#)
