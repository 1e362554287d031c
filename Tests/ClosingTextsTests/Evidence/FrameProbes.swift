/// What frames of days say of single days, as in `evidenceProbes`: a week, a year or a while that was
/// named, a part of a day, and whose days they are.
let frameProbes = """
  다음 주 수요일은 정상영업, 일요일은 휴무
    2026-12-06 notClosed
    2026-12-13 notClosed
  이번 주 일요일은 문을 엽니다. 월요일은 휴무입니다.
    2026-11-30 notClosed
  다음 주 영업 안내⏎월요일 휴무
    2026-12-07 notClosed
  이번 주 일요일 정상영업, 매주 월요일 휴무
    2026-11-30 closed
  12월 첫째 월요일 임시휴무
    2026-12-07 closed
    2027-12-06 notClosed
  올해 12월은 둘째, 넷째 수요일 휴무
    2026-12-09 closed
    2027-12-08 notClosed
  당분간 매주 월요일 휴무
    2027-06-07 notClosed
  12월 첫째 일요일은 정상영업, 둘째 일요일은 휴무
    2027-01-10 notClosed
  2027년 휴관일: 매주 수요일
    2026-12-02 notClosed
  11월 27일 금요일 저녁 영업 안 합니다
    2026-11-27 notClosed
  11월 29일은 5번째 일요일! 쉬지 않습니다
    2026-11-29 notClosed
  행사 11/26(목)~12/2(수), 의무휴업일 제외
    2026-11-26 notClosed
  일요일 휴무⏎근무 시간 9시~18시⏎시급 11,000원
    2026-11-29 notClosed
  ○○시장 둘째 일요일 휴무, △△시장 넷째 일요일 휴무
    2026-12-13 notClosed
    2026-12-27 notClosed
  연중 3일(신정+설날+추석) 휴무
    2027-01-01 closed
    2027-01-04 notClosed
  Closed every second and fourth Sunday
    2026-12-13 closed
    2026-12-27 closed
  Closed Mondays except public holidays
    2026-11-30 closed
    2026-12-25 notClosed
  월요일은 본점만, 화요일은 분점만 쉽니다
    2026-12-01 notClosed 본점
  휴점 12/7(월), 잠실점 12/14(월)
    2026-12-07 notClosed 잠실점
    2026-12-14 closed 잠실점
  Closed every 2nd Sunday
    2026-12-13 unclear
  Closed every 2nd Sunday of the month
    2026-12-13 closed
  12월 16일~1월 25일, 매주 월요일 휴장
    2026-12-18 notClosed
    2027-01-26 notOpen
  기간: 12. 16.(수) ~ 1. 25.(월) / 매주 월요일 휴장
    2026-12-18 notClosed
    2027-01-26 notOpen
  휴장: 12월 16일~1월 25일, 매주 월요일
    2026-12-18 closed
  12월 휴관일 : 매주 월요일, 공휴일
    2026-12-14 closed
    2026-12-25 closed
    2026-12-26 notClosed
    2027-01-05 notOpen
  12월 휴관일 안내⏎○ 휴관일 : 7일(월), 14일(월)⏎○ 정상운영일 : 28일(월)⏎※ 매주 월요일, 설날, 추석날은 정기휴관일입니다.
    2027-01-04 closed
  12월 10일부터 정상영업합니다. 매주 월요일 휴무
    2026-12-08 notOpen
    2026-12-14 closed
    2026-12-15 open
  12월 1일~9일 휴무, 12월 10일부터 정상영업합니다. 매주 월요일 휴무
    2026-11-27 open
    2026-12-08 closed
  1월 31일까지 운영합니다. 매주 월요일 휴장
    2027-02-16 notOpen
  12월 10일 개장해 1월 31일까지 운영합니다. 매주 월요일 휴장
    2026-12-08 notOpen
    2027-02-16 notOpen
  """
