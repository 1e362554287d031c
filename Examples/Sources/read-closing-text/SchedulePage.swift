import ExampleSupport
import MartHolidayKit

/// The closings of three months that follow from a text, and the days of which it says nothing.
struct SchedulePage {
  private(set) var lines: [String] = []

  fileprivate enum Kind: Equatable {
    case closed(HolidayExplanation, isTentative: Bool)
    case shut(HolidayExplanation)
    case open, unknown
  }

  init(
    _ notice: HolidayText, for branch: String?, from first: CivilDate, _ language: Language
  ) {
    let schedule = HolidaySchedule(reading: notice, for: branch, asOf: first)
    let last = Self.last(from: first)
    var runs: [(dates: ClosedRange<CivilDate>, kind: Kind)] = []
    var date = first
    while date <= last {
      let kind = Self.kind(of: date, schedule)
      if let run = runs.last, run.kind == kind, kind.isRun {
        runs[runs.count - 1].dates = run.dates.lowerBound...date
      } else {
        runs.append((date...date, kind))
      }
      date = date.adding(days: 1)
    }
    lines.append(language("  \(first) ~ \(last)", "  \(first) to \(last)"))
    for run in runs { add(run.dates, run.kind, language) }
    if !runs.contains(where: { $0.kind != .open }) {
      lines.append(language("  휴무일이 없습니다.", "  no closing day"))
    }
    for remainder in notice.unread {
      let words = UnderlinedText.plain(remainder.text)
      lines.append(
        language("  읽지 못한 말: \"\(words)\" ", "  not read: \"\(words)\" ") + "(\(remainder.reason))")
    }
  }

  /// The last day of three months, at most the end of the calendar.
  private static func last(from first: CivilDate) -> CivilDate {
    let index = 12 * first.year + first.month - 1 + 3
    guard let month = YearMonth(year: index / 12, month: index % 12 + 1),
      let date = month.date(day: min(first.day, month.numberOfDays))
    else { return .latest }
    return date.adding(days: -1)
  }

  private static func kind(of date: CivilDate, _ schedule: HolidaySchedule) -> Kind {
    switch schedule.status(on: date) {
    case .unknown: .unknown
    case .open: .open
    case .closed(let basis):
      schedule.state(on: date) == .operating
        ? .closed(schedule.explanation(on: date), isTentative: basis.isTentative)
        : .shut(schedule.explanation(on: date))
    }
  }

  private mutating func add(
    _ dates: ClosedRange<CivilDate>, _ kind: Kind, _ language: Language
  ) {
    let first = Self.text(dates.lowerBound, language)
    let days =
      dates.lowerBound == dates.upperBound
      ? first : language("\(first) ~ ", "\(first) to ") + Self.text(dates.upperBound, language)
    switch kind {
    case .open: break
    case .unknown: lines.append(language("  \(days)  알 수 없음", "  \(days)  unknown"))
    case .shut(let why), .closed(let why, _):
      let isTentative = if case .closed(_, true) = kind { true } else { false }
      lines.append(
        "  \(days)  " + language(isTentative ? "미확정" : "휴무", isTentative ? "tentative" : "closed")
          + "  " + language(why.korean, why.english))
    }
  }

  private static func text(_ date: CivilDate, _ language: Language) -> String {
    language(
      "\(date) (\(date.weekday.koreanSymbol))", "\(date) \(date.weekday.englishName.prefix(3))")
  }
}

extension SchedulePage.Kind {
  /// Whether days in a row are shown as one.
  fileprivate var isRun: Bool {
    switch self {
    case .shut, .open, .unknown: true
    case .closed: false
    }
  }
}
