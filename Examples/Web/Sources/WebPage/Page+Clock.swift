import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  /// Takes the language and the time: a language tag, milliseconds since 1970, and perhaps a date
  /// that counts as today.
  mutating func setClock(_ request: Request) -> Answer {
    let values = request.values(3)
    language = PhraseLanguage(languageTag: values[0])
    let clock = DecimalText.number(values[1]).flatMap { WallTime.koreaStandardTime(at: $0 / 1_000) }
    if let clock { now = clock }
    let fixed = CivilDate(values[2])
    if let fixed { now = WallTime(date: fixed, minuteOfDay: now.minuteOfDay) ?? now }
    let isWrong = !values[2].isEmpty && fixed == nil
    return [
      "today": .text(today.description),
      "date": .text(today.phrase(in: language, style: .long)),
      "language": .text(language == .korean ? "ko" : "en"),
      "isFixed": .flag(fixed != nil),
      "problem": isWrong
        ? .text(
          language == .korean
            ? "날짜가 아닙니다: \(values[2]) (예: 2026-11-22)"
            : "Not a date: \(values[2]) (for example 2026-11-22)") : .nothing,
      "count": .number(catalogue.count),
    ]
  }

  /// Takes the days that the government has designated, with commas between them.
  mutating func addHolidays(_ list: String) -> Answer {
    var days: [PublicHoliday] = []
    for text in list.split(separator: ",") {
      guard let date = CivilDate(String(text)) else { return ["problem": .text(String(text))] }
      days.append(PublicHoliday(designated: date))
    }
    do throws(CalendarError) {
      calendar = try .southKorea.adding(designated: days)
      return ["problem": .nothing]
    } catch {
      return ["problem": .text(error.value)]
    }
  }
}
