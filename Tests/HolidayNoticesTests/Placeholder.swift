import Testing
import HolidayNotices

@Test func placeholder() {}
