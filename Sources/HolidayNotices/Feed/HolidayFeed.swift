public import KoreanCalendar
public import MartModels

/// The closings of some branches as a calendar that people subscribe to, after RFC 5545.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// let feed = HolidayFeed(
///   [branch], from: CivilDate(2026, 11, 21), stamp: WallTime(CivilDate(2026, 11, 21), 9, 0),
///   sequence: 12)
/// let text = feed.text()
/// text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")  // true
/// ```
///
/// Each closing is a separate event, because widely used calendars lose recurring all-day events,
/// and because an event has one STATUS: CONFIRMED if the store announced this day, otherwise
/// TENTATIVE. Recurrences are written on request.
///
/// A UID is made from the branch and the day, or for a recurring event from the branch, the rule and
/// the first day of its period. It is the same in every feed, so merging two feeds keeps every event,
/// and fetching a feed again updates events instead of duplicating them. A store that is closed for a
/// time or for good has one event for the state instead of closings. Unknown days have no event,
/// because a calendar cannot express them, and neither have days that only the hours of a store leave out,
/// such as each Saturday beside 평일 10:00~22:00.
public struct HolidayFeed: Sendable {
  /// How closings become events.
  public enum Form: String, Hashable, Sendable {
    /// One event for each closing.
    case dated
    /// A recurring event with exceptions where a rule recurs, and an event for each other closing.
    ///
    /// The recurring event begins with the period of its rule, in the year before the feed at the
    /// earliest, so that it can take the place of that of an earlier feed.
    case recurring
  }

  /// The branches, in the order in which their events are written.
  public let branches: [Branch]
  /// The first and the last day for closings.
  public let dates: ClosedRange<CivilDate>
  /// DTSTAMP: when the feed was made, Korean time; it is written as UTC.
  public let stamp: WallTime
  /// SEQUENCE: the version of the catalog, which grows when its facts change; 0…2,147,483,647.
  public let sequence: Int
  /// How closings become events.
  public var form: Form = .dated
  /// The language of the texts.
  public var language: PhraseLanguage = .korean
  /// The time on the day before at which calendars remind; `nil` for no reminder.
  public var alarm: TimeOfDay?
  /// The name that calendars show; `nil` for the default in the feed's language.
  public var name: String?
  /// The public holidays, including any that the app has added.
  public var calendar: PublicHolidayCalendar
  /// The part after the `@` of a UID, a domain of whoever assigns the numbers of the branches.
  ///
  /// It is stored as in DNS, so that equal domains give equal UIDs: 한글.kr becomes `xn--bj0bj06e.kr`,
  /// and `Example.com.` and `example.com:8080` become `example.com`. Anything but a domain name
  /// becomes `mart-holiday-kit`.
  public var domain: String { didSet { domain = Self.checked(domain) } }

  /// Makes a feed.
  ///
  /// - Parameters:
  ///   - branches: the branches; of two with the same number the first is written.
  ///   - date: the first day, normally today.
  ///   - months: the number of months from the first day on, at least one.
  ///   - stamp: when the feed was made, Korean time.
  ///   - sequence: the version of the catalog. RFC 5545 ends at 2,147,483,647, so milliseconds since
  ///     1970 are too many; a number outside is written as the nearest one.
  ///   - domain: the part after the `@` of a UID, a domain name such as `example.com`.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    _ branches: some Sequence<Branch>, from date: CivilDate, months: Int = 24, stamp: WallTime,
    sequence: Int, domain: String = "mart-holiday-kit",
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    var seen: Set<Int> = []
    self.branches = branches.filter { seen.insert($0.id).inserted }
    dates = date...Self.lastDay(from: date, months: max(1, months))
    self.stamp = stamp
    self.sequence = min(max(0, sequence), Int(Int32.max))
    self.domain = Self.checked(domain)
    self.calendar = calendar
  }

  /// The day before the same day some months later, or the last day of the calendar.
  private static func lastDay(from date: CivilDate, months: Int) -> CivilDate {
    let room = date.yearMonth.months(until: .latest)
    guard months <= room else { return .latest }
    let month = date.yearMonth.adding(months: months)
    let day = month.date(day: min(date.day, month.numberOfDays)) ?? month.lastDay
    return max(date, day.adding(days: -1))
  }

  private static func checked(_ domain: String) -> String {
    DomainName(domain)?.text ?? "mart-holiday-kit"
  }
}

extension HolidayFeed {
  /// Writes the feed, one branch at a time.
  ///
  /// - Parameter output: where the text goes; lines already end with CRLF.
  /// - Complexity: O(*n*) for *n* events, in the memory of one branch.
  public func write(to output: inout some TextOutputStream) {
    var writer = FeedWriter(self)
    writer.begin()
    writer.flush(to: &output)
    for branch in branches {
      writer.add(branch)
      writer.flush(to: &output)
    }
    writer.end()
    writer.flush(to: &output)
  }

  /// The whole feed as a text.
  public func text() -> String {
    var text = ""
    write(to: &text)
    return text
  }
}
