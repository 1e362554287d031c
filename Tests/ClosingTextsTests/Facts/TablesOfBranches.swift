/// Tables and lists of who closes when, in the forms in which pages and sheets are copied.
let tablesOfBranches = ClosingTextFact.facts(
  #"""
  날짜 | 휴무 점포⏎12/13(일) | 하남점, 성수점⏎12/20(일) | 없음⏎12/27(일) | 제주점
    branch 하남점: closed: 2026-12-13
    branch 성수점: closed: 2026-12-13
    branch 제주점: closed: 2026-12-27

  | 휴무일 | 점포 |⏎|---|---|⏎| 12/13(일) | 하남점 |⏎| 12/27(일) | 제주점 |
    branch 하남점: closed: 2026-12-13
    branch 제주점: closed: 2026-12-27

  일자 | 점포 | 구분⏎12/13(일) | 하남점 | 휴무⏎12/13(일) | 제주점 | 정상영업
    branch 하남점: closed: 2026-12-13
    branch 제주점: open: 2026-12-13

  휴무일 안내⏎이마트 | 홈플러스⏎12/13, 12/27 | 12/9, 12/23
    branch 이마트: closed: 2026-12-13 2026-12-27
    branch 홈플러스: closed: 2026-12-09 2026-12-23

  구분 | 강남점 | 하남점⏎휴무일 | 12/7(월) | 12/8(화)
    branch 강남점: closed: 2026-12-07
    branch 하남점: closed: 2026-12-08

  지점|강남점|하남점⏎휴무일|2026-12-07|2026-12-08
    branch 강남점: closed: 2026-12-07
    branch 하남점: closed: 2026-12-08

  점포 | 휴업일 | 재오픈⏎잠실점 | 12/7(월) | 12/10(목)⏎건대점 | 12/14(월) | 12/17(목)
    branch 잠실점: closed: 2026-12-07
    branch 잠실점: open: 2026-12-10
    branch 건대점: closed: 2026-12-14
    branch 건대점: open: 2026-12-17

  | 휴무일 | 12월 13일, 27일 |⏎화요일 개표 결과
    closed: 2026-12-13 2026-12-27
    unread within: noClosingWord "화요일"

  구분 | 날짜⏎휴무 | 12/7(월)~12/9(수)⏎정상영업 | 12/10(목)
    closed: 2026-12-07 2026-12-08 2026-12-09
    open: 2026-12-10

  부산본점⏎051-810-0216⏎12월 14일(월) 휴점⏎⏎광복점⏎051-678-0222⏎12월 15일(화) 휴점
    branch 부산본점: closed: 2026-12-14
    branch 광복점: closed: 2026-12-15

  1. 전주점⏎ 가. 휴무일: 12월 7일(월)⏎2. 군산점⏎ 가. 휴무일: 12월 8일(화)⏎3. 익산점⏎ 가. 휴무 없이 정상영업
    branch 전주점: closed: 2026-12-07
    branch 군산점: closed: 2026-12-08
    branch 익산점: rule: 연중무휴

  점포	12/13(일)	12/27(일)⏎하남점	휴무	-⏎제주점	-	휴무
    branch 하남점: closed: 2026-12-13
    branch 제주점: closed: 2026-12-27

  월요일 휴무 - 종로점, 명동점 / 화요일 휴무 - 홍대점
    branch 종로점: rule: 매주 월요일
    branch 명동점: rule: 매주 월요일
    branch 홍대점: rule: 매주 화요일

  12월 7일(월) 휴진⏎강남분원: 휴진⏎부산분원: 정상진료
    branch 강남분원: closed: 2026-12-07
    branch 부산분원: open: 2026-12-07
    unread: softStatement "12월 7일(월)"
    unread: softStatement "휴진"

  이마트 쉬는 12월 13일, 27일은 정상영업합니다
    open: 2026-12-13 2026-12-27

  12월 25일 쉬지않고 영업해요
    open: 2026-12-25

  추석을 맞아 12월 13일(일) 휴무를 12월 15일(화)로 변경합니다
    closed: 2026-12-15
    open: 2026-12-13
    move: 2026-12-13 -> 2026-12-15

  매주 수요일 휴무입니다. 2026년 12월 1일부터 매주 목요일로 변경됩니다.
    rule: 매주 목요일
    from: 2026-12-01

  12월 1일부터 : 매월 둘째·넷째 월요일 휴업
    rule: 매월 둘째·넷째 월요일
    from: 2026-12-01

  매월 1~3일 재고조사 휴무
    rule: 매월 1일·2일·3일

  하남점은 12월 9일, 23일 휴무이며 13일, 27일은 정상영업합니다
    branch 하남점: closed: 2026-12-09 2026-12-23
    branch 하남점: open: 2026-12-13 2026-12-27

  의무휴업일 변경 의견수렴⏎현행: 12월 13일⏎조정안: 12월 13일 → 12월 15일
    unread: ruleChange "의무휴업일 변경"
    unread: ruleChange "12월 13일"
    unread: ruleChange "12월 15일"
    unread: former "12월 13일"

  점포 | 12/13 | 12/27⏎하남점 | O | X⏎제주점 | X | X⏎(O 영업, X 휴무)
    branch 하남점: open: 2026-12-13
    branch 하남점: closed: 2026-12-27
    branch 제주점: closed: 2026-12-13 2026-12-27

  점포 | 12/13 | 12/27⏎하남점 | O | X⏎제주점 | X | X
    unread: ambiguous "12/13"
    unread: ambiguous "12/27"

  서울 강남구	둘째·넷째 일요일	역삼점, 수서점⏎경기 하남시	둘째·넷째 수요일	하남점⏎경기 안산시	둘째·넷째 일요일	고잔점
    branch 역삼점: rule: 매월 둘째·넷째 일요일
    branch 수서점: rule: 매월 둘째·넷째 일요일
    branch 하남점: rule: 매월 둘째·넷째 수요일
    branch 고잔점: rule: 매월 둘째·넷째 일요일

  점포,휴무1,휴무2,비고⏎강남점,2026-12-13,2026-12-27,⏎하남점,2026-12-09,2026-12-23,수요일 휴무
    branch 강남점: closed: 2026-12-13 2026-12-27
    branch 하남점: closed: 2026-12-09 2026-12-23
    unread: * "수요일"

  휴무일 | 이마트 | 홈플러스⏎12/9(수) | 하남, 오산 | 일산⏎12/13(일) | 성수 | 강서, 가양
    branch 하남: closed: 2026-12-09
    branch 오산: closed: 2026-12-09
    branch 일산: closed: 2026-12-09
    branch 성수: closed: 2026-12-13
    branch 강서: closed: 2026-12-13
    branch 가양: closed: 2026-12-13

  일자 | 영업 점포 | 휴무 점포⏎12.9(수) | 강남점 | 하남점⏎12.13(일) | 하남점 | 강남점
    branch 강남점: open: 2026-12-09
    branch 하남점: closed: 2026-12-09
    branch 하남점: open: 2026-12-13
    branch 강남점: closed: 2026-12-13

  날짜	매장	영업여부⏎12/24(목)	본점	휴무⏎	강남점	정상영업
    branch 본점: closed: 2026-12-24
    branch 강남점: open: 2026-12-24

  12월 13일 휴무 매장⏎양평점, 대전점⏎12월 14일 휴무 매장⏎대구점
    branch 양평점: closed: 2026-12-13
    branch 대전점: closed: 2026-12-13
    branch 대구점: closed: 2026-12-14

  12월 휴무⏎【이마트】⏎구리점 13일⏎【롯데마트】⏎구리점 9일
    branch 이마트 구리점: closed: 2026-12-13
    branch 롯데마트 구리점: closed: 2026-12-09

  일요일 휴무점(둘째·넷째): 강남점, 성수점
    branch 강남점: rule: 매월 둘째·넷째 일요일
    branch 성수점: rule: 매월 둘째·넷째 일요일

  새해 첫 영업은 1월 4일입니다.
    open: 2027-01-04
    unread: missingWeekday "새해"
    unread: missingWeekday "첫"

  점포 | 12/13 | 12/27⏎하남점 | ● | ○⏎○ 휴무⏎○ 영업
    unread: ambiguous "12/13"
    unread: ambiguous "12/27"

  점포 | 휴무일 | 비고⏎하남점 | 12/9 | 수요일 휴무⏎강남점 | 12/13 |
    branch 하남점: closed: 2026-12-09
    branch 강남점: closed: 2026-12-13
    unread: * "수요일"

  ■ 문화센터 휴강⏎수내점 11/26⏎정자점 11/27
    unread: facilityOnly "11/26"
    unread: facilityOnly "11/27"

  12월 휴무⏎일 | 월 | 화 | 수 | 목 | 금 | 토⏎ |  | 1 | 2 | 3 | 4 | 5⏎6 | 7 휴무 | 8 | 9 | 10 | 11 | 12⏎13 | 14 | 15 | 16 휴무 | 17 | 18 | 19
    closed: 2026-12-07 2026-12-16

  월 | A동(의류) | B동(식품)⏎1월 | 1일 | 2일⏎2월 | 휴무 없음 | 3일⏎(1월, 2월 휴무)
    branch A동: closed: 2027-01-01
    branch B동: closed: 2027-01-02 2027-02-03
    unread: * "1월"
    unread: * "2월"
  """#)
