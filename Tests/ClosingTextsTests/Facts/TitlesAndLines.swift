/// Texts under a title, with line ends and bullets in them, or twice on one page.
let titlesAndLines = ClosingTextFact.facts(
  #"""
  [연중무휴]
    rule: 연중무휴

  [연중무휴]⏎영업시간 10:00~22:00
    rule: 연중무휴
    hours: 10:00-22:00

  [연중무휴] 설날 당일 휴무
    rule: 설날

  2·4번째 월요일에 쉽니다. 이번 달은 9일과 30일입니다.⏎점장 올림
    rule: 매월 둘째·넷째 월요일
    closed: 2026-11-09 2026-11-30
    open: 2026-11-23
    unread?: unknownWord "점장 올림"

  2·4번째 월요일에 쉽니다.⏎장날은 9일과 30일입니다.
    rule: 매월 둘째·넷째 월요일
    unread: namedDays|noClosingWord "장날"
    unread: noClosingWord "9일"
    unread: noClosingWord "30일"

  2·4번째 월요일에 쉽니다. 임시휴관일은 12월 9일입니다.
    rule: 매월 둘째·넷째 월요일
    closed: 2026-12-09
    unread?: namedDays "임시휴관일"

  10:00~17:00 월요일 휴관 (월요일이 공휴일인 경우 다음날 휴관)⏎10:00~17:00 월요일 휴관 (월요일이 공휴일인 경우 다음날 휴관)
    rule: 매주 월요일(공휴일이면 다음 날)
    condition: 매주 월요일 & 공휴일: movesToNextDay
    hours: Tu-Su,PH 10:00-17:00

  매주 월요일(공휴일인 경우 다음날 휴관)⏎매주 월요일(공휴일인 경우 다음날 휴관)
    rule: 매주 월요일(공휴일이면 다음 날)
    condition: 공휴일: movesToNextDay

  <휴무 안내>⏎12월 1일은 화요일이지만 개관합니다. 대신 12월 2일 휴관.
    closed: 2026-12-02
    open: 2026-12-01

  <휴무 안내>⏎12/24~12/25 영업시간 22시까지 연장, 12/30(수) 휴점
    closed: 2026-12-30
    hours?: *
    unread?: specialHours "12/24~12/25"

  <휴무 안내>⏎1월 1일 해맞이 행사로 새벽 5시부터 문을 엽니다
    hours?: *
    unread?: specialHours|unknownWord "1월 1일"
    unread?: unknownWord "해맞이"

  연장영업 : 10:30 - 20:30⏎⏎(금, 토, 일)⏎정기휴점 : 11/25
    closed: 2026-11-25
    hours?: *

  연장영업 : 10:30 - 20:30⏎• (금, 토, 일)⏎• 정기휴점 : 11/25
    closed: 2026-11-25
    hours?: *

  정기휴무: 매월 첫째 수요일 / 12월 15일, 18일 휴무
    rule: 매월 첫째 수요일
    closed: 2026-12-15 2026-12-18

  정기휴무: 매월 첫째 수요일 / 1월 1일 휴무
    rule: 매월 첫째 수요일, 매년 1월 1일

  """#)
