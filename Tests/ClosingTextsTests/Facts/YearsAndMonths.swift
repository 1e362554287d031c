/// Dates without a year, and days without a month.
let yearsAndMonths = ClosingTextFact.facts(
  #"""
  1/1
    closed: 2027-01-01

  12/25
    on: 2027-01-05
    closed: 2026-12-25

  9/21
    closed: 2026-09-21

  9/20
    closed: 2027-09-20

  11/20
    closed: 2026-11-20

  2/29
    unread: invalidDate "2/29"

  2/29
    on: 2028-01-31
    closed: 2028-02-29

  2/29
    on: 2027-03-30
    unread: invalidDate "2/29"

  2/29
    on: 2027-04-29
    closed: 2028-02-29

  11/2
    on: 2027-01-02
    closed: 2026-11-02

  11/1
    on: 2027-01-02
    closed: 2027-11-01

  11/12(일)
    on: 2026-11-01
    closed: 2026-11-12
    unread: weekdayMismatch "11/12(일)"

  8일(일), 22일(일)
    on: 2026-11-30
    closed: 2026-11-08 2026-11-22

  13일(일), 27일(일)
    on: 2026-11-30
    closed: 2026-12-13 2026-12-27

  11일(일), 25일(일)
    on: 2026-11-02
    closed: 2026-10-11 2026-10-25

  11월 휴무일: 8일, 22일
    on: 2026-10-29
    closed: 2026-11-08 2026-11-22

  <p>11월 휴무일<br>8일(일),&nbsp;22일(일)</p>
    on: 2026-10-29
    closed: 2026-11-08 2026-11-22
  """#)
