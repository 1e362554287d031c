/// Days in English, whose month and year stand behind the day as often as before it.
let englishNotices = ClosingTextFact.facts(
  #"""
  Closed on the 2nd and 4th Sunday
    rule: 매월 둘째·넷째 일요일

  Closed 2nd & 4th Sundays
    rule: 매월 둘째·넷째 일요일

  Closed Friday, 25 December
    closed: 2026-12-25

  Closed Sundays, Dec 25
    rule: 매주 일요일, 매년 12월 25일

  Closed on Sunday, December 27, 2026
    closed: 2026-12-27

  Closed Sunday 22 Nov
    closed: 2026-11-22

  Closed Dec 24 and 25
    closed: 2026-12-24 2026-12-25

  Closed Dec. 24-26
    closed: 2026-12-24 2026-12-25 2026-12-26

  Closed Nov 22nd, Nov 29th
    closed: 2026-11-22 2026-11-29

  Closed on the first Monday of January 2027
    closed: 2027-01-04

  Closed on the second Sunday in December
    closed: 2026-12-13

  Closed on the last Sunday of December
    closed: 2026-12-27

  Closed on Seollal and Chuseok
    rule: 설날, 추석

  Closed the day after Chuseok
    rule: 추석 다음 날

  Open on Sunday, 22 November
    open: 2026-11-22

  Open on the 22nd
    open: 2026-11-22

  We are open on December 25
    open: 2026-12-25

  We will be open on Dec 25 and closed on Dec 26
    open: 2026-12-25
    closed: 2026-12-26

  Closed last Sunday
    unread within: relativeDay "last Sunday"

  The 3rd floor is closed on Sundays
    facility 3rd floor: rule: 매주 일요일
    unread?: * "The 3rd floor"

  In December we close on Mondays
    on: 2026-11-20
    closed: 2026-12-07 2026-12-14 2026-12-21 2026-12-28

  Closed every Monday during August
    on: 2026-07-20
    closed: 2026-08-03 2026-08-10 2026-08-17 2026-08-24 2026-08-31

  Closed Tuesday and Wednesday, December 8 and 9
    closed: 2026-12-08 2026-12-09

  Closed on Mondays. When Monday falls on a public holiday, the museum is open and closes on the following day instead.
    rule: 매주 월요일(공휴일이면 다음 날)
    condition?: *

  Closed Mondays. If Monday is a public holiday, we are closed on Tuesday instead.
    rule: 매주 월요일(공휴일이면 다음 날)
    condition?: *

  Closed every Monday (or the following day if Monday is a public holiday)
    rule: 매주 월요일(공휴일이면 다음 날)
    condition?: *

  Closed Mondays (open if Monday is a holiday and closed the next day)
    rule: 매주 월요일(공휴일이면 다음 날)
    condition?: *

  Closed Mondays. When a public holiday falls on a Monday, we close on Tuesday.
    rule: 매주 월요일(공휴일이면 다음 날)
    condition?: *

  Closed on the 10th and 25th of each month (regardless of the weekday)
    rule: 매월 10일·25일
    unread?: * "regardless of the weekday"

  Closed days in 2027⏎• Jan 1⏎• Dec 31
    closed: 2027-01-01 2027-12-31

  Dear members, we will be closed on Dec 24 (Thu).
    closed: 2026-12-24

  The closing day is Monday, December 14
    closed: 2026-12-14

  Pharmacy: open 365 days
    rule: 연중무휴

  Open as usual on December 25, closed on the 26th
    closed: 2026-12-26
    open: 2026-12-25
  """#)
