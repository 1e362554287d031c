import MartHolidayKit

// Dates as people write them in the two languages of the program.

extension YearMonth {
  var koreanText: String { "\(year)년 \(month)월" }
  var englishText: String { "\(englishName) \(year)" }

  var englishName: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][month - 1]
  }
}

extension CivilDate {
  /// `11월 21일 (토)`, or `2027. 1. 1. (금)` in another year than that of the reference date.
  func koreanText(seenFrom other: CivilDate) -> String {
    (year == other.year ? "\(month)월 \(day)일" : "\(year). \(month). \(day).")
      + " (\(weekday.koreanSymbol))"
  }

  /// `Sat 21 Nov`, with the year when it is another one than that of the reference date.
  func englishText(seenFrom other: CivilDate) -> String {
    "\(weekday.englishName.prefix(3)) \(day) \(yearMonth.englishName.prefix(3))"
      + (year == other.year ? "" : " \(year)")
  }
}

extension DaySet {
  /// The days with consecutive ones joined, `["1–23", "30"]`.
  var runs: [String] {
    var texts: [String] = []
    var remaining = self
    while let first = remaining.first {
      var last = first
      while contains(last + 1) { last += 1 }
      texts.append(first == last ? "\(first)" : "\(first)–\(last)")
      remaining = remaining.onOrAfter(last + 1)
    }
    return texts
  }

  /// The runs with commas between them.
  var runsText: String { runs.joined(separator: ", ") }
}
