import KoreanCalendar
import MartModels

/// The language, the time and the public holidays that the script tells; there is no clock here.
struct PageClock {
  var language = PhraseLanguage.korean
  /// The public holidays, with days that were designated after the page was built.
  var calendar = PublicHolidayCalendar.southKorea
  var now = WallTime(CivilDate(2026, 1, 1), 0, 0)

  var today: CivilDate { now.date }

  /// Takes the language and the time.
  ///
  /// The values are a language tag, milliseconds since 1970, and perhaps a date to take as today.
  mutating func set(_ request: Request) -> Answer {
    let values = request.values(3)
    language = PhraseLanguage(languageTag: values[0])
    let clock = DecimalText.number(values[1]).flatMap { WallTime.koreaStandardTime(at: $0 / 1_000) }
    if let clock { now = clock }
    let fixed = CivilDate(values[2])
    if let fixed { now = WallTime(date: fixed, minuteOfDay: now.minuteOfDay) ?? now }
    return [
      "today": .text(today.description),
      "date": .text(today.phrase(in: language, style: .long)),
      "language": .text(language == .korean ? "ko" : "en"),
      "isFixed": .flag(fixed != nil),
      "problem": values[2].isEmpty || fixed != nil ? .nothing : .text(notADate(values[2])),
    ]
  }

  /// Takes the days that the government has designated, with commas between them.
  mutating func addHolidays(_ list: String) -> Answer {
    var days: [PublicHoliday] = []
    for text in list.split(separator: ",") {
      guard let date = CivilDate(String(text)) else {
        return ["problem": .text(notADate(String(text)))]
      }
      days.append(PublicHoliday(designated: date))
    }
    do throws(CalendarError) {
      calendar = try .southKorea.adding(designated: days)
      return ["problem": .nothing]
    } catch {
      return ["problem": .text(notADate(error.value))]
    }
  }

  /// The days from one on: as many as `count`, or fewer where the calendar ends.
  func days(from first: CivilDate, count: Int) -> [CivilDate] {
    (0...min(count - 1, first.days(until: .latest))).map { first.adding(days: $0) }
  }

  private func notADate(_ text: String) -> String {
    language == .korean
      ? "날짜가 아닙니다: \(text) (예: 2026-11-22)" : "Not a date: \(text) (for example 2026-11-22)"
  }
}
