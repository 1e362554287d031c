/// Notices with lines that have nothing to do with closings, and with words that say of whom the
/// words beside them speak, in the form of `evidenceProbes`.
let noiseProbes = """
  매월 둘째·넷째 일요일 휴무⏎12월 1일부터 포장 봉투 유료
    2026-11-22 closed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎1월부터 가격 인상
    2026-12-13 closed
    2027-01-10 closed
  매주 월요일 휴관⏎둘째 날 이벤트
    2026-12-07 closed
    2026-12-08 notClosed
  별점 4.5⏎매주 월요일 휴관
    2026-12-07 closed
    2027-04-05 closed
    2027-04-06 notClosed
  금요일 밤 축제⏎매월 10일 휴무
    2026-12-10 closed
    2026-11-27 notClosed
  직원 모집 중⏎버스 2번⏎매월 10일 휴무⏎고속도로 3번 나들목에서 10분
    2026-12-10 closed
    2026-12-11 open
  매월 10일 휴무⏎블랙프라이데이 11월 27일 단 하루
    2026-12-10 closed
    2026-11-27 open
  휴무일⏎매월 10일⏎시설 점검 12월 14일
    2026-12-14 notOpen
  신년 맞이 1월 1일⏎휴무합니다
    2026-12-31 notClosed
  매주 월요일(단, 월요일이 공휴일인 경우 당일은 개관⏎12월 1일부터 포장 봉투 유료
    2026-12-02 notClosed
  매일 10:00 - 23:001월1일, 명절당일 휴무
    2027-01-01 closed
    2026-11-23 notClosed
  명절·백화점 휴무일
    2026-12-14 notOpen
    2027-02-07 closed
  국경일 / 매분기마지막일
    2026-12-31 closed
    2027-01-31 notClosed
  매분기 첫째 월요일 휴관
    2026-12-07 notClosed
    2027-01-04 notOpen
  둘째 수요일 쉬는 일산점과 넷째 일요일 휴점인 울산점도 영업을 한다
    2026-12-27 closed 울산점
    2026-12-09 closed 일산점
    2026-12-27 notClosed 일산점
    2026-12-09 notClosed 울산점
  영주, 논산(이상 12월 9, 23일 휴무) 울산, 울산남구(이상 12월 11, 22일 휴무) 등의 점포는 영업을 한다
    2026-12-09 closed 논산점
    2026-12-11 notClosed 논산점
    2026-12-11 closed 울산남구점
    2026-12-09 notClosed
  12월 24일은 10시부터 18시까지 영업하고 25일 휴무
    2026-12-24 open
    2026-12-25 closed
  12월 24일은 10시부터 18시까지 영업하지 않습니다
    2026-12-24 notOpen
  명절연휴 외 무휴
    2027-02-07 closed
    2026-12-25 open
  추석 연휴로 인해 12월 28일부터 30일까지 휴무입니다
    2026-12-29 closed
    2027-09-15 notClosed
  학원 휴강 안내: 12월 24일은 휴강이며 보강은 12월 26일에 진행합니다
    2026-12-24 closed
    2026-12-26 notClosed
  the store will be closed on Dec 9 and Dec 23
    2026-12-09 closed
    2026-12-23 closed
  안녕하세요, 12월 28일 휴무입니다
    2026-12-28 closed
  """
