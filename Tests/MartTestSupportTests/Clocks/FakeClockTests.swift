import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("A clock that stands still")
struct FakeClockTests {
  @Test("It shows the Korean time that it was set to, before and after 1970")
  func koreanTime() {
    let midnight = FakeClock(WallTime(CivilDate(2026, 11, 22), 0, 0))
    // 2026-11-21 15:00:00 UTC.
    #expect(midnight.now == 1_795_273_200)
    let times = [
      WallTime(CivilDate(2026, 11, 22), 0, 0), WallTime(CivilDate(1969, 12, 31), 23, 59),
      WallTime(CivilDate(1970, 1, 1), 9, 0),
    ]
    for time in times { #expect(FakeClock(time).wallTime == time) }
    #expect(FakeClock(0).wallTime == WallTime(CivilDate(1970, 1, 1), 9, 0))
  }

  @Test("It moves by seconds and by days, also backwards")
  func moving() {
    let clock = FakeClock(WallTime(CivilDate(2026, 11, 21), 23, 59))
    clock.advance(by: 59)
    #expect(clock.today == CivilDate(2026, 11, 21))
    clock.advance(by: 1)
    #expect(clock.today == CivilDate(2026, 11, 22))
    clock.advance(days: -22)
    #expect(clock.wallTime == WallTime(CivilDate(2026, 10, 31), 0, 0))
  }
}
