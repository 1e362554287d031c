/// What a notice says in passing, and the dates that it names and does not explain, as in
/// `evidenceProbes`.
let passingProbes = """
  행복동물병원 12월 안내⏎진료시간 10~19시⏎매주 일요일 휴진⏎12/9(수) 미용 담당 선생님 휴무⏎12/25(금) 휴진⏎12/30(수)은 수술실 공사로 쉬고 응급만 봅니다⏎주차 10대
    2026-12-25 closed
    2026-12-06 closed
    2026-12-09 notClosed
    2026-12-30 unclear
  ○○수영장 회원님께⏎안녕하십니까⏎휴장기간 : 12월 14일(월) ~ 12월 18일(금), 5일간⏎재개장 12월 19일(토)⏎샤워실만 이용 불가⏎문의 안내데스크
    2026-12-15 closed
    2026-12-20 notClosed
  매주 화요일은 쉽니다.⏎연말 주간(12.21~12.27)은 쉬는 날 없이 엽니다.
    2026-12-22 unclear
    2026-12-15 closed
  매주 월요일 휴관⏎12월 14일(월) 학생 작품 발표회
    2026-12-14 unclear
    2026-12-21 closed
    2026-12-15 open
  매주 월요일 휴관⏎12월 15일(화) 학생 작품 발표회
    2026-12-15 open
    2026-12-14 closed
  Library closed day⏎- National holiday⏎- University anniversary (April 12)
    2027-04-12 unclear
    2027-03-01 closed
  12월은 성탄절 연휴로 12월 26일(토)에 운영하지 않고 12월 19일(토)에 운영합니다.
    2026-12-26 closed
    2026-12-19 open
    2027-12-25 notClosed
    2026-12-12 notOpen
  1월 1일은 신정으로 휴관합니다.
    2027-01-01 closed
  설날 당일 7일(일) 제외한 설 연휴 정상 개관
    2027-02-07 notOpen
    2027-02-06 open
  8일(화)은 개관한다. 다만 11일(금)은 운영 조례에 따라 대체 휴관에 들어간다.⏎12월 안내
    2026-12-11 notOpen
  이용시간은 평일(월요일 휴관) 오전 10시~오후 7시, 공휴일에는 휴관한다.
    2026-11-23 closed
    2026-12-25 closed
    2026-11-24 open
  2026년 12월 이용기간⏎12월 1일 ~ 12월 31일⏎휴관일⏎12월 16일 휴관⏎일요일 휴관
    2026-12-10 notClosed
    2026-12-16 notOpen
  12월 11일에는 두 수목원 모두 휴원한다. 한솔수목원은 행사로 인해 7일 휴원한다.
    2026-12-11 closed
    2026-12-07 notClosed
  북카페 '샘터'⏎월요일은 쉽니다.⏎* 겨울휴가 주간 12/8(화)~12/11(금)은 카페도 쉽니다.
    2026-12-08 unclear
    2026-12-14 closed
  The store in Centum City is closed on December 10, while Seomyeon is closed on December 9.
    2026-12-09 notClosed
    2026-12-10 notOpen
  운영기간은 12월 1일부터 12월 20일까지이고 정기 휴장일인 월요일은 운영하지 않는다.
    2026-12-08 notClosed
    2026-12-10 notClosed
  나머지 점포는 10일에 문을 열고 수요일에 의무 휴업일인 9일 쉰다
    2026-12-16 notClosed
  설 연휴(2월 6~8일) 특별 운영을 마친 뒤 10~11일 대체 휴관한다.
    2027-02-07 notClosed
    2027-02-10 closed
  시범운영 기간 평일 오전 6시~오후 9시까지 운영하고 주말은 휴무다.
    2026-12-05 unclear
  휴관일 안내⏎월 | 휴관일⏎12월 | 7, 14, 21, 28⏎1월 | 4, 11
    2026-12-07 closed
    2026-12-28 closed
    2027-01-11 closed
    2026-11-30 notClosed
    2027-01-18 notClosed
  | 월 | 휴무 |⏎| 12월 | 13, 27 |
    2026-12-13 closed
    2026-11-23 notClosed
  12월 안내⏎월 | 휴무⏎화 | 10시⏎12월 | 6, 13
    2026-11-24 notClosed
    2026-11-23 closed
  물놀이장은 12월 10일 개장해 12월 31일까지 운영한다.⏎매주 월요일 휴장하며, 우천 시에도 휴장한다.
    2026-12-09 notOpen
    2027-01-05 notOpen
  """
