import ClosingTexts
import GeoFiltering
import KoreanCalendar
import MartModels

extension SampleBranch {
  /// A branch about which nothing is known, neither open nor closed.
  public static let unknown = SampleBranch(1, "unknown", .emart, "무소식점")
  /// A branch that is closed on every second and fourth Sunday.
  public static let ruled = SampleBranch(
    2, "ruled", .emart, "규칙점", schedule: HolidaySchedule(rule: .sampleSundays))
  /// A branch that has published its days for November and December 2026.
  public static let published = SampleBranch(
    3, "published", .lotteMart, "게시점",
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(published: [
        PublishedMonth(YearMonth(2026, 11), closed: [8, 22]),
        PublishedMonth(YearMonth(2026, 12), closed: [13, 27]),
      ])
    })
  /// A branch whose rule gives days that may still move.
  public static let tentative = SampleBranch(
    4, "tentative", .homeplus, "예정점",
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(rules: [RulePeriod(.sampleSundays, tentative: .sampleSundays)])
    })
  /// A branch that has moved a closing of its rule from Sunday 22 to Wednesday 25 November 2026.
  public static let moved = SampleBranch(
    5, "moved", .costco, "변경점",
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(rule: .sampleSundays).adding(
        override: .moved(from: today, to: CivilDate(2026, 11, 25)))
    })
  /// A branch that is closed from 16 November through 15 December 2026.
  public static let temporarilyClosed = SampleBranch(
    6, "temporarilyClosed", .homeplus, "휴업점",
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(rule: .sampleSundays).adding(
        closure: StoreClosure(from: CivilDate(2026, 11, 16), through: CivilDate(2026, 12, 15)))
    })
  /// A branch that is closed from 16 November 2026 until further notice.
  public static let closedUntilFurtherNotice = SampleBranch(
    7, "closedUntilFurtherNotice", .homeplusExpress, "무기한점",
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(rule: .sampleSundays).adding(
        closure: StoreClosure(from: CivilDate(2026, 11, 16)))
    })
  /// A branch that is closed for good from 1 November 2026.
  public static let closedForGood = SampleBranch(
    8, "closedForGood", .lotteMart, "폐점",
    schedule: HolidaySchedule(rule: .sampleSundays).adding(
      closedForGoodFrom: CivilDate(2026, 11, 1)))
  /// A branch with a rule that the text of a notice adjusts for November 2026.
  public static let announced = SampleBranch(
    9, "announced", .emart, "공지점",
    schedule: HolidaySchedule(rule: .sampleSundays).adding(
      reading: SampleText.exchangedSunday.reading, asOf: SampleText.seenOn))
  /// A branch known only through the designation of its municipality.
  public static let municipal = SampleBranch(
    10, "municipal", .noBrand, "조례점",
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(municipal: [RulePeriod(.sampleSundays)])
    })
  /// A branch that is open on every day of the year.
  public static let neverCloses = SampleBranch(
    11, "neverCloses", .traders, "무휴점", schedule: HolidaySchedule(rule: .never))
  /// A branch that is closed only on Seollal and Chuseok.
  public static let festive = SampleBranch(
    12, "festive", .kimsClub, "명절점", schedule: HolidaySchedule(rule: [.seollal, .chuseok]))
  /// A branch that closes at 18:00 on the eve of Seollal and of Chuseok.
  public static let closesEarly = SampleBranch(
    13, "closesEarly", .emart, "단축점", openingHours: "10:00~22:00 (명절 전일 18:00까지)",
    schedule: HolidaySchedule(rule: [.seollal, .chuseok]))
  /// A branch that is closed on the first and third Monday, and its pool on Sundays.
  public static let partial = SampleBranch(
    14, "partial", .hanaroMart, "수영장점",
    schedule: HolidaySchedule(reading: SampleText.pool.reading, asOf: SampleText.seenOn))
  /// A branch of a mart that the library does not know, without an address, a phone or a place.
  public static let unheardOf = SampleBranch(
    name: "unheardOf",
    branch: Branch(
      id: 15, mart: SampleMart.unheardOf, name: "새점",
      schedule: HolidaySchedule(rule: .sampleSundays)))

  private init(
    _ id: Int, _ name: String, _ mart: Mart, _ branchName: String,
    openingHours: String = "10:00~23:00", schedule: HolidaySchedule = HolidaySchedule()
  ) {
    self.init(
      name: name,
      branch: Branch(
        id: id, mart: mart, name: branchName, region: "서울", address: "서울특별시 중구 세종대로 \(id)",
        phone: "02-1234-4560", openingHours: openingHours,
        pageURL: "https://example.com/branches/\(id)", coordinate: SamplePlace.north(of: id),
        schedule: schedule))
  }
}

extension HolidayRule {
  /// What most large stores in Korea keep.
  static var sampleSundays: HolidayRule { .nth([2, 4], .sunday) }
}

extension HolidaySchedule {
  /// A schedule whose parts agree, because they are written down here.
  static func sample(_ make: () throws(HolidayScheduleError) -> HolidaySchedule) -> HolidaySchedule
  {
    do {
      return try make()
    } catch {
      preconditionFailure("a sample schedule contradicts itself: \(error)")
    }
  }
}
