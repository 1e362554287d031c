/// What English notices say of single days, as in `evidenceProbes`.
let englishProbes = """
  Embassy Closures⏎Date | Day | Holiday⏎November 26 | Thursday | Thanksgiving Day (U.S.)⏎December 25 | Friday | Christmas Day⏎February 8, 9 | Monday, Tuesday | Seol-Nal (Korea)⏎The Embassy will be closed on the dates shown above.
    2026-12-03 notClosed
    2026-12-18 notClosed
    2026-12-25 closed
    2027-02-15 notClosed
  Closed⏎November 26 | Thursday⏎December 25 | Friday
    2026-11-26 closed
    2026-11-27 notClosed
    2026-12-18 notClosed
    2026-12-25 closed
  Closed⏎December 25 | Monday
    2026-11-30 notClosed
    2026-12-25 notClosed
  휴관일⏎12월 25일 | 금요일⏎1월 1일 | 금요일
    2026-12-18 notClosed
    2026-12-25 closed
    2027-01-01 closed
  휴무⏎일요일 | 12월 13일, 27일
    2026-12-13 closed
    2026-12-20 notClosed
    2026-12-27 closed
  정기휴관 | 월요일 | 1월 1일 | 설날
    2026-11-30 closed
    2027-01-01 closed
  Closed Dec 24 - 26 | Thu - Sat
    2026-12-17 notClosed
    2026-12-25 closed
  Closed Dec 24 - 26 | Fri - Sun
    2026-12-18 notClosed
    2026-12-25 notClosed
  Closed December 25, Friday
    2026-12-18 notClosed
    2026-12-25 closed
  Closed Dec 25, Sunday
    2026-11-29 notClosed
    2026-12-25 notClosed
  Closed Dec 25, Sundays
    2026-11-29 closed
    2026-12-25 closed
  휴관일: 12월 25일, 금요일
    2026-12-18 notClosed
    2026-12-25 closed
  Closed February 8, 9 (Monday, Tuesday)
    2027-02-08 closed
    2027-02-09 closed
    2027-02-15 notClosed
  Closed Monday and Tuesday, February 8 and 9
    2026-11-30 notClosed
    2027-02-09 closed
  Closed Tuesday and Wednesday, Dec 9
    2026-12-01 notClosed
  Closed Sunday, Monday, and Dec 25
    2026-11-30 closed
    2026-12-25 closed
  We will be closed Thursday, December 24 through Sunday, December 27
    2026-12-03 notClosed
    2026-12-24 closed
    2026-12-27 closed
    2026-12-28 notClosed
  CLOSED Dec 24–26
    2026-12-23 notClosed
    2026-12-25 closed
    2026-12-27 notClosed
  Closed Jan 18–27, 2027
    2027-01-18 closed
    2027-01-27 closed
    2027-01-28 notClosed
  Closed 24–26 December 2026
    2026-12-24 closed
    2026-12-26 closed
    2026-12-27 notClosed
  closed from Dec 26 to Dec 28
    2026-12-27 closed
    2026-12-29 notClosed
  Closed Jan 18–27, 2027. Back on Thurs Jan 28
    2027-01-27 closed
    2027-01-28 open
  Closed Dec 20-30. Reopens on Tuesday.
    2026-12-22 closed
    2026-12-29 closed
    2027-01-05 notClosed
  closed on Sundays and Korean national holidays
    2026-11-29 closed
    2026-12-25 closed
  Closed on American holidays
    2026-12-25 notClosed
  takes a rest on the second, fourth Tuesday of every month
    2026-12-08 closed
    2026-12-15 open
    2026-12-22 closed
  We are closed every 2nd and 4th Sunday
    2026-12-06 open
    2026-12-13 closed
  Closed: Mon
    2026-11-30 closed
  Closed on Lunar New Year's Day
    2027-02-07 closed
  No service on Dec 25
    2026-12-25 closed
  No service fee on Dec 25
    2026-12-25 notClosed
  Open daily except Mondays
    2026-11-30 closed
    2026-12-01 open
  Open every day except the 2nd and 4th Sunday
    2026-12-06 open
    2026-12-13 closed
  The shop will be closed Dec 24 & 25 for Christmas. Regular hours resume Dec 26.
    2026-12-24 closed
    2026-12-25 closed
    2026-12-26 open
  We close on Sundays
    2026-11-29 closed
    2026-12-02 open
  We will not open on Dec 25
    2026-12-02 notClosed
    2026-12-25 closed
  Mo, We closed
    2026-12-02 closed
  Closed next Monday
    2026-12-07 notClosed
  Closed every Monday, except when Monday is a national holiday
    2026-12-07 closed
    2027-03-01 open
  Closed on Sundays unless it is a holiday
    2026-12-06 closed
    2027-02-07 notClosed
  Closed on Mondays, except when Monday is a holiday, in which case we close on Tuesday
    2026-12-01 notClosed
  Closed Mondays. If Monday is a holiday, closed the next day.
    2026-12-01 notClosed
  We are open Dec 24 but closed Dec 25
    2026-12-24 open
    2026-12-25 closed
  Not closed on Dec 25
    2026-12-25 notClosed
  Closed on the following dates:⏎Dec 25 (Fri)⏎Jan 1 (Fri)
    2026-12-25 closed
    2027-01-01 closed
  Weekly holiday: Tuesday
    2026-12-01 closed
  Due to renovation, we'll be closed from Dec 1 through Dec 15 and reopen on Dec 16.
    2026-12-15 closed
    2026-12-16 open
  The library is closed on January 1, Seollal and Chuseok
    2027-01-01 closed
    2027-01-04 open
  Dec 25 Closed | Friday
    2026-12-18 notClosed
    2026-12-25 closed
  12월 25일 휴무 | 금요일 | 성탄절
    2026-12-18 notClosed
    2026-12-25 closed
  12월 25일 | 휴무 | 금요일
    2026-12-18 notClosed
    2026-12-25 closed
  Closed Dec 24 for Christmas Eve
    2026-12-24 closed
    2027-12-24 notClosed
  Closed Dec 25. Call us if you have questions.
    2026-12-25 closed
  Closed Dec 25 if it snows
    2026-12-25 notClosed
  Closed all weekend Dec 12-13
    2026-12-05 notClosed
    2026-12-12 closed
  주말 12/12~13 휴무
    2026-12-05 notClosed
    2026-12-13 closed
  Closed Dec 25 Fri & Dec 26 Sat
    2026-12-18 notClosed
    2026-12-25 closed
    2026-12-26 closed
  Closed Friday, December 25th, and Friday, January 1st
    2026-12-18 notClosed
    2027-01-01 closed
  We close at 3pm on Dec 24
    2026-12-24 notClosed
    2026-12-02 notClosed
  Winter break Jan 4 (Mon) – Jan 10 (Sun). See you again on Jan 11 💛 겨울휴가
    2027-01-11 notClosed
  Library closed on 2nd & 4th Mondays. Also closed on Jan 1.
    2026-12-14 closed
    2027-01-01 closed
  """
