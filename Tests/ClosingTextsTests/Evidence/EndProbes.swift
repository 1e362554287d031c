/// What notices say of the end of a store, in the form of `evidenceProbes`.
let endProbes = """
  12월 28일부로 영업을 종료합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일을 끝으로 영업을 종료합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일 폐점
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일 폐점합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  폐점(12/28)
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일 영업종료
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일 영업 종료합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  2026년 12월 28일 영업을 종료하였습니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일 이후 영업하지 않습니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  저희 매장은 12월 28일부로 영업을 종료합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일자로 폐업합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일까지만 영업합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일을 마지막으로 문을 닫습니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  매월 둘째·넷째 일요일 휴무⏎12월 28일부로 영업을 종료합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  12월 28일 (월)부로 운영을 종료합니다
    2026-12-28 notOpen
    2026-12-29 closed
    2027-03-01 closed
  영업 종료 22:00
    2026-12-29 notClosed
    2027-03-01 notClosed
  영업시간 10:00~22:00 (영업종료 22시)
    2026-12-29 notClosed
    2027-03-01 notClosed
  폐점시간 23시
    2026-12-29 notClosed
    2027-03-01 notClosed
  12월 24일은 20시에 영업을 종료합니다
    2026-12-29 notClosed
    2027-03-01 notClosed
  12월 24일 영업 종료 20:00
    2026-12-29 notClosed
    2027-03-01 notClosed
  할인 행사 12월 28일 종료
    2026-12-29 notClosed
    2027-03-01 notClosed
  접수 마감 12월 28일
    2026-12-29 notClosed
    2027-03-01 notClosed
  임시휴무 ~12/5(토)
    2026-11-28 closed
    2026-12-05 closed
    2026-12-06 notClosed
  당초: ~1. 31.(일)⏎변경: ~2. 28.(일)⏎휴관: 매월 둘째 월요일
    2027-02-28 notClosed
    2027-03-02 notOpen
  """
