/// In which month days without one are, and of whom tables and lines of names speak, as in
/// `evidenceProbes`.
let monthProbes = """
  설 연휴 휴무 안내⏎6일, 7일 휴무⏎8일부터 정상영업
    2027-02-06 closed
    2027-02-07 closed
    2027-02-08 open
    2026-12-06 notClosed
  설 연휴 영업 안내⏎6일(토) 휴무⏎7일(일) 휴무⏎8일(월) 정상영업
    2027-02-06 closed
    2027-02-08 open
  [2월 설 연휴 진료]⏎6(토) 10-14시⏎7(일) 휴진⏎8(월) 휴진
    2027-02-07 closed
    2027-02-06 notClosed
  설 연휴 휴무: 6일~7일
    2027-02-06 closed
    2027-02-08 notClosed
  크리스마스 연휴 25일, 26일 쉽니다
    2026-12-25 closed
    2026-12-26 closed
    2026-11-25 notClosed
  연말연시 휴무 안내⏎31일, 1일 휴무
    2026-12-31 closed
    2027-01-01 closed
    2026-12-01 notClosed
  연말 휴무 31일~1일
    2026-12-31 closed
    2027-01-01 closed
    2026-12-01 notClosed
  어린이날(5일) 휴무
    on 2027-04-20
    2027-05-05 closed
  성탄절(25일)과 신정(1일)은 쉽니다.
    2026-12-25 closed
    2027-01-01 closed
    2026-12-01 notClosed
  설 연휴 배송 안내⏎25일 휴무
    2026-11-25 notOpen
    2026-11-25 unclear
  매주 월요일, 설날 당일 휴무⏎25일은 임시휴무
    2026-11-25 closed
  성탄절 이벤트 12월 25일⏎8일, 22일 휴무
    2026-11-22 unclear
    2026-12-22 unclear
  원서 접수 12/10까지⏎7일(월)은 휴무
    2026-12-07 closed
  가오픈 12/4(금)~12/6(일)⏎7~9일은 재정비로 쉽니다
    2026-12-08 notOpen
  2026. 11. 20. 작성⏎25일 휴무
    2026-11-25 closed
  어제(11. 19. 목) 하루 임시휴관하였습니다.
    2026-11-26 notClosed
  12. 7. 월, 12. 8. 화 휴관합니다.
    2026-12-07 closed
    2026-12-08 closed
    2026-12-14 notClosed
  12. 7. 월 ~ 12. 9. 수 휴관
    2026-12-08 closed
    2026-12-09 closed
    2026-12-14 notClosed
  12월 7일 월요일 ~ 9일 수요일 휴무
    2026-12-08 closed
    2026-12-16 notClosed
  12월 7일 월~수 휴관
    2026-12-14 unclear
  (당초) 휴관 11. 25.(수)⏎(변경) 휴관 12. 2.(수)
    2026-11-25 notClosed
    2026-12-02 closed
  당초: 휴관 11. 25.(수)⏎변경: 휴관 12. 2.(수)
    2026-11-25 notClosed
    2026-12-02 closed
  기존 휴관일 11. 25.(수)
    2026-11-25 unclear
  22일(일)은 원래 정기휴무!
    2026-11-22 closed
  중앙시장 | 매주 월요일 휴무⏎남부시장 | 매주 화요일 휴무
    2026-11-23 unclear
    2026-11-23 closed 중앙시장
    2026-11-24 notClosed 중앙시장
  중앙도서관⏎매주 월요일 휴관⏎남부도서관⏎매주 화요일 휴관
    2026-11-23 unclear
    2026-11-24 unclear
  한밭도서관⏎매주 월요일 휴관
    2026-11-23 closed
  토·일은 쉽니다
    2026-11-28 closed
    2026-11-29 closed
  매주 일,월 → 12월부터 매주 월,화로 바꿔요!
    2026-12-15 closed
    2026-12-13 notClosed
  매월 말일은 휴업합니다.⏎말일이 일요일인 경우 그 전날에 쉽니다.
    2027-01-30 notOpen
  매월 말일 휴무, 말일이 일요일이면 다음날 휴무
    2027-02-01 notOpen
  둘째, 넷째 일요일은 대형마트 쉬는 날이라 영업해요!
    2026-12-13 notClosed
  월·화 휴무⏎12월 21일(월)은 주문이 많아 정상영업합니다
    2026-12-21 notClosed
  12월 5일(토) 직원 휴무로 무인 운영합니다.
    2026-12-05 notClosed
  이동도서관 차량 점검으로 11. 24.(화) 운행하지 않습니다.
    2026-11-24 notClosed
  시 보건소는 문 여는 병원을 안내했다. 한빛의원은 12월 7일에만 휴진한다.
    2026-12-07 notClosed
  치과 진료는 화·금만 합니다.
    2026-11-23 notClosed
  전 지점 매주 월요일 휴무 (하남점 제외)
    2026-11-23 closed
    2026-11-23 notClosed 하남점
  일산점은 당분간 매주 월요일 휴무
    2027-06-07 notClosed 일산점
  일산점 12월 12일(일) 휴무
    2026-12-12 unclear 일산점
  Our branch will be closed on Friday, January 1. (Saturdays and Sundays: closed)
    2027-01-01 closed
  We always close on Mondays.
    2026-11-23 closed
  Usually closed on Mondays.
    2026-11-23 unclear
  """
