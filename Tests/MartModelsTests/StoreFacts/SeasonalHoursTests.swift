import KoreanCalendar
import MartModels
import Testing

@Suite("Hours that differ by season")
struct SeasonalHoursTests {
  @Test(
    "Months with their hours are read, when each month has its own",
    arguments: [
      (
        "하절기(3월~10월) 04:00~24:00 / 동절기(11월~2월) 05:00~24:00",
        "Mar-Oct 04:00-24:00; Nov-Feb 05:00-24:00"
      ),
      (
        "- 1~2월, 11~12월 06:00~18:00<br>- 3~4월, 9~10월 05:00~19:00<br>- 5~8월 04:30~20:00",
        "Nov-Feb 06:00-18:00; Mar-Apr,Sep-Oct 05:00-19:00; May-Aug 04:30-20:00"
      ),
      ("07:00~21:00 / 11월~3월 07:00~18:00", "Apr-Oct 07:00-21:00; Nov-Mar 07:00-18:00"),
      ("10:00~22:00, 12월 10:00~23:00", "Jan-Nov 10:00-22:00; Dec 10:00-23:00"),
      ("09:00~18:00 (11~2월 17:00까지)", "Mar-Oct 09:00-18:00; Nov-Feb 09:00-17:00"),
      ("1월~12월 10:00~18:00", "10:00-18:00"),
      // What holds all year holds in a season on the days that it does not name.
      (
        "평일(화-금) 10:00~20:00 / 토·일·공휴일 하절기(3-10월) 10:00~19:00, 동절기(11-2월) 10:00~18:00",
        "Mar-Oct Tu-Fr 10:00-20:00; Mar-Oct Sa,Su,PH 10:00-19:00; "
          + "Nov-Feb Tu-Fr 10:00-20:00; Nov-Feb Sa,Su,PH 10:00-18:00"
      ),
      (
        "10:00~22:00, 12월 금·토 10:00~23:00",
        "Jan-Nov 10:00-22:00; Dec Mo-Th,Su 10:00-22:00; Dec Fr,Sa 10:00-23:00"
      ),
      (
        "평일 9:00~18:00, 토 9:00~13:00 / 7~8월 평일 9:00~17:00",
        "Sep-Jun Mo-Fr 09:00-18:00; Sep-Jun Sa 09:00-13:00; "
          + "Jul-Aug Mo-Fr 09:00-17:00; Jul-Aug Sa 09:00-13:00"
      ),
      (
        "[하절기(3월~10월)]\n평일 10:00~20:00 / 토, 일, 공휴일 10:00~19:00\n"
          + "[동절기(11월~2월)]\n평일 10:00~20:00 / 토, 일, 공휴일 10:00~18:00",
        "Mar-Oct Mo-Fr 10:00-20:00; Mar-Oct Sa,Su,PH 10:00-19:00; "
          + "Nov-Feb Mo-Fr 10:00-20:00; Nov-Feb Sa,Su,PH 10:00-18:00"
      ),
      (
        "[평일] 10:00~20:00\n[토,일,공휴일]\n하절기(3~10월) 10:00~19:00\n동절기(11~2월) 10:00~18:00",
        "Mar-Oct Mo-Fr 10:00-20:00; Mar-Oct Sa,Su,PH 10:00-19:00; "
          + "Nov-Feb Mo-Fr 10:00-20:00; Nov-Feb Sa,Su,PH 10:00-18:00"
      ),
      (
        "하절기(5월~10월) : 개장 오전 6시 ~ 폐장 오후 9시\n동절기(11월~4월) : 개장 오전 7시 ~ 폐장 오후 8시",
        "May-Oct 06:00-21:00; Nov-Apr 07:00-20:00"
      ),
      (
        "평일 09:00~18:00\n토요일 09:00~13:00 (3월~11월만)\n일요일·공휴일 휴무",
        "Dec-Feb Mo-Fr 09:00-18:00; Mar-Nov Mo-Fr 09:00-18:00; Mar-Nov Sa 09:00-13:00; PH off"
      ),
      (
        "4월 1일~9월 30일 09:00~19:00\n10월 1일~3월 31일 09:00~17:30",
        "Apr-Sep 09:00-19:00; Oct-Mar 09:00-17:30"
      ),
      ("여름(6~8월) 10:00~20:00, 그 외 10:00~18:00", "Sep-May 10:00-18:00; Jun-Aug 10:00-20:00"),
      (
        "하절기(6~8월) 07:00~20:00, 그 외 기간 08:00~18:00",
        "Sep-May 08:00-18:00; Jun-Aug 07:00-20:00"
      ),
      ("평소 10:00~19:00\n7월~8월은 22시까지 연장 운영합니다", "Sep-Jun 10:00-19:00; Jul-Aug 10:00-22:00"),
      ("관람 09:00~18:00 (7·8월은 19:00까지)", "Sep-Jun 09:00-18:00; Jul-Aug 09:00-19:00"),
      // Behind a closing, hours are those of the whole year again.
      (
        "하절기(3~10월) 10시~19시 / 동절기(11~2월) 10시~18시, 매주 월요일 휴관, 공휴일 11시~18시",
        "Mar-Oct Tu-Su 10:00-19:00; Mar-Oct PH 11:00-18:00; "
          + "Nov-Feb Tu-Su 10:00-18:00; Nov-Feb PH 11:00-18:00"
      ),
      (
        "3월~10월 09:00~18:00, 11월~2월 09:00~17:00, 월요일·공휴일 휴관",
        "Mar-Oct Tu-Su 09:00-18:00; Nov-Feb Tu-Su 09:00-17:00; PH off"
      ),
    ])
  func read(text: String, expected: String) throws {
    let hours = try #require(OpeningHours(text))
    #expect(hours.description == expected)
    #expect(OpeningHours(text: text, storedForm: hours.storedForm) == hours)
    // What is said in words is read as the same hours.
    #expect(OpeningHours(hours.phrase(in: .korean))?.description == expected)
  }

  @Test(
    "Months of which nothing is said, and seasons without months, are not guessed",
    arguments: [
      "3월~10월 09:00~18:00", "하절기 09:00~18:00, 동절기 09:00~17:00",
      "3월~11월 09:00~18:00, 11월~2월 09:00~17:00", "5월~9월 월~금 10:00~18:00 토 10:00~15:00",
      "10:00~22:00, 3~10월 10:00~21:00, 11~2월 10:00~20:00",
      "[하절기/간절기(3월~11월)]\n08:30~18:30\n[동절기(11월~2월)]\n08:30~18:00",
      "운영기간 7월~8월 (그 외 기간 휴장)\n운영시간 10:00~18:00", "12월 영업 안내\n10:00~22:00",
      // In winter only, or all year?
      "3~10월 09:00~18:00, 11~2월 09:00~17:00, 토요일 09:00~13:00",
      "3~10월 평일 09:00~18:00\n11~2월 평일 09:00~17:00\n토요일 09:00~13:00",
      // In winter, public holidays may be like any day or have the hours of the summer.
      "3~10월 평일 09:00~18:00 공휴일 10:00~17:00, 11~2월 09:00~17:00",
      "매주 금·토 18:00~23:00 (4월~10월)\n11월~3월은 운영하지 않습니다",
      "여름철(7월 1일~8월 31일) 09:00~19:00\n그 외 기간 09:00~18:00",
      "평일 09:00~18:00 (동절기(11~2월) 09:00~17:00)", "11월 중순~3월 중순 09:00~18:00",
    ])
  func refused(text: String) {
    #expect(OpeningHours(text) == nil)
  }

  @Test("The month in which a session begins decides, past midnight as well")
  func answers() throws {
    let hours = try #require(OpeningHours("3월~10월 18:00~02:00, 11월~2월 18:00~01:00"))
    #expect(hours.isOpen(at: WallTime(CivilDate(2026, 11, 1), 1, 30)))
    #expect(!hours.isOpen(at: WallTime(CivilDate(2026, 11, 2), 1, 30)))
    #expect(hours.sessions(on: CivilDate(2026, 10, 31)) == [1_080..<1_560])
    #expect(hours.sessions(on: CivilDate(2026, 11, 1)) == [1_080..<1_500])
    #expect(hours.sessions.map { $0.days.contains(month: 12) } == [false, true])
    #expect(hours.sessions.map { $0.days.contains(month: 3) } == [true, false])
    for month in [Int.min, -1, 0, 13, 16, 17, .max] {
      #expect(!hours.sessions[0].days.contains(month: month))
    }
    let evening = hours.opening(
      at: WallTime(CivilDate(2026, 10, 31), 23, 0), schedule: HolidaySchedule(rule: .never))
    #expect(evening == .open(closes: WallTime(CivilDate(2026, 11, 1), 2, 0)))
  }

  @Test("In words, each season names its months")
  func phrases() throws {
    let text = "3~6월, 8~10월 09:00~19:00, 11~2월 09:00~18:00, 7월 09:00~20:00"
    let hours = try #require(OpeningHours(text))
    #expect(
      hours.phrase(in: .korean)
        == "3월~6월·8월~10월 09:00~19:00, 11월~2월 09:00~18:00, 7월 09:00~20:00")
    #expect(
      hours.phrase(in: .english)
        == "Mar–Jun, Aug–Oct 09:00–19:00, Nov–Feb 09:00–18:00, Jul 09:00–20:00")
  }
}
