public import KoreanCalendar
import KoreanText

extension DayRun: DatePhrasable {
  /// The days of the run in words: the day, or the first and the last.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let today = CivilDate(2026, 2, 1)
  /// guard let run = DayRun(from: CivilDate(2026, 2, 16), through: CivilDate(2026, 2, 18))
  /// else { return }
  /// run.phrase(in: .korean, relativeTo: today)  // "2월 16일 (월)~18일 (수)"
  /// run.phrase(in: .english, relativeTo: today)  // "Mon 16 – Wed 18 Feb"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` says "from" and "through".
  ///   - reference: a date in the reader's year; `nil` keeps the years.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    let start = first.phrase(in: language, style: style, relativeTo: reference)
    if first == last { return start }
    let end = last.phrase(in: language, style: style, relativeTo: reference)
    switch (language.isKorean, style) {
    case (true, _):
      // A month is named once, and so is a year.
      let isOneMonth = first.yearMonth == last.yearMonth
      let shownEnd =
        isOneMonth
        ? "\(last.day)일 "
          + (style == .short ? "(\(last.weekday.koreanSymbol))" : last.weekday.koreanName)
        : last.phrase(
          in: .korean, style: style,
          relativeTo: last.year == first.year ? last : reference)
      return style == .short ? start + "~" + shownEnd : start + "부터 " + shownEnd + "까지"
    case (false, .short):
      guard first.yearMonth == last.yearMonth else { return start + " – " + end }
      return first.weekday.phrase(in: .english) + " \(first.day) – " + end
    case (false, .long): return "from " + start + ", through " + end
    }
  }
}

extension DaySet: Phrasable {
  /// The days of a month in words, consecutive ones joined.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let (sundays, days): (DaySet, DaySet) = ([8, 22], [1, 2, 3, 30])
  /// sundays.phrase(in: .korean)  // "8·22일"
  /// sundays.phrase(in: .korean, style: .long)  // "8일과 22일"
  /// days.phrase(in: .english)  // "1–3, 30"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` as it is read aloud.
  /// - Returns: `없음` or `none` when the set is empty.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let runs = runs
    guard !runs.isEmpty else { return language("없음", "none") }
    switch (language.isKorean, style) {
    case (true, .short):
      return runs.map { Self.text($0, "~") { "\($0)" } }.joined(separator: "·") + "일"
    case (false, .short):
      return runs.map { Self.text($0, "–") { "\($0)" } }.joined(separator: ", ")
    case (true, .long):
      let texts = runs.map { run in
        run.count == 1
          ? "\(run.lowerBound)일" : "\(run.lowerBound)일부터 \(run.upperBound)일까지"
      }
      // A comma behind 까지, which takes no 와.
      return Self.listed(texts) {
        $0.hasSuffix("까지") ? $0 + ", " : KoreanParticle.company.attached(to: $0) + " "
      }
    case (false, .long):
      return Self.listed(runs.map { Self.text($0, " through ") { "the " + Self.ordinal($0) } }) {
        $0 + " and "
      }
    }
  }

  /// The runs of consecutive days, in order.
  package var runs: [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var rest = self
    while let first = rest.first {
      var last = first
      while contains(last + 1) { last += 1 }
      runs.append(first...last)
      rest = rest.onOrAfter(last + 1)
    }
    return runs
  }

  private static func text(
    _ run: ClosedRange<Int>, _ dash: String, _ day: (Int) -> String
  ) -> String {
    run.count == 1 ? day(run.lowerBound) : day(run.lowerBound) + dash + day(run.upperBound)
  }

  private static func ordinal(_ day: Int) -> String {
    "\(day)" + EnglishRuleText.ordinalSuffix(of: day)
  }

  /// Texts joined by commas, with a special joint before the last one.
  private static func listed(_ texts: [String], last: (String) -> String) -> String {
    guard let end = texts.last, texts.count > 1 else { return texts.joined() }
    return last(texts.dropLast().joined(separator: ", ")) + end
  }
}

extension PublicHoliday: Phrasable {
  /// The name of the holiday as people say it, such as `성탄절` and `대체공휴일(개천절)`.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    language(everydayName, englishName)
  }
}
