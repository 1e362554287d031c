public import KoreanCalendar
import KoreanText

extension StoreState {
  /// The state in words.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let state = StoreState.temporarilyClosed(
  ///   from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 10))
  /// state.phrase(in: .korean, relativeTo: CivilDate(2026, 12, 3))  // "12월 10일 (목)까지 임시 휴점"
  /// state.phrase(in: .english, style: .long, relativeTo: CivilDate(2026, 12, 3))
  /// // "Temporarily closed through Thursday, 10 December."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for a row, with the days that are still to come, as far as they are known;
  ///     `long` is a sentence.
  ///   - reference: the date of the question, normally today.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short, relativeTo reference: CivilDate
  ) -> String {
    func text(_ date: CivilDate) -> String {
      date.phrase(in: language, style: style, relativeTo: reference)
    }
    switch (self, style) {
    case (.operating, .short): return language("운영 중", "in business")
    case (.operating, .long): return language("운영 중인 매장입니다.", "The store is in business.")
    case (.closedForGood(let from), .short):
      return from > reference
        ? language("\(text(from))부터 폐점", "closed for good as of \(text(from))")
        : language("폐점", "closed for good")
    case (.closedForGood(let from), .long):
      return from > reference
        ? language(
          "\(text(from))부터 영업하지 않습니다(폐점).",
          "The store will be closed for good as of \(text(from)).")
        : language("폐점한 매장입니다.", "The store has closed for good.")
    case (.temporarilyClosed(_, let through?), _) where through < reference:
      let end = text(through)
      return style == .short
        ? language("\(end)까지 임시 휴점", "temporarily closed through \(end)")
        : language("\(end)까지 임시 휴점했습니다.", "It was temporarily closed through \(end).")
    case (.temporarilyClosed(let from, let through), .short):
      guard from > reference else {
        guard let through else { return language("임시 휴점", "temporarily closed") }
        return language(
          "\(text(through))까지 임시 휴점", "temporarily closed through \(text(through))")
      }
      guard let through, let days = DayRun(from: from, through: through) else {
        return language("\(text(from))부터 임시 휴점", "temporarily closed from \(text(from))")
      }
      let closed = days.phrase(in: language, relativeTo: reference)
      return language(
        "\(closed) 임시 휴점", "temporarily closed \(from == through ? "on " : "")\(closed)")
    case (.temporarilyClosed(let from, nil), .long):
      return from > reference
        ? language(
          "\(text(from))부터 임시 휴점하며 재개점일은 알려지지 않았습니다.",
          "Temporarily closed from \(text(from)); no reopening is known.")
        : language(
          "임시 휴점 중이며 재개점일은 알려지지 않았습니다.",
          "Temporarily closed; no reopening is known.")
    case (.temporarilyClosed(let from, let through?), .long):
      guard from > reference else {
        return language(
          "\(text(through))까지 임시 휴점합니다.", "Temporarily closed through \(text(through)).")
      }
      guard from < through else {
        return language("\(text(from))에 임시 휴점합니다.", "Temporarily closed on \(text(from)).")
      }
      return language(
        "\(text(from))부터 \(text(through))까지 임시 휴점합니다.",
        "Temporarily closed from \(text(from)) through \(text(through)).")
    }
  }

  /// The state in the title of a message, after the name of the store; true before and after its
  /// first day.
  package func title(of name: String, in language: PhraseLanguage) -> String {
    guard let basis else { return name + language(" 영업 계속", ": stays open") }
    return name + language(" ", ": ") + basis.source.phrase(in: language)
  }

  /// What is ahead, as the rest of an English sentence about a store that is in business today.
  package func englishOutlook(relativeTo reference: CivilDate) -> String {
    func text(_ date: CivilDate) -> String {
      date.phrase(in: .english, style: .long, relativeTo: reference)
    }
    switch self {
    case .operating: return "there is no closing day."
    case .closedForGood(let from): return "it will be closed for good as of \(text(from))."
    case .temporarilyClosed(let from, let through) where from == through:
      return "it is temporarily closed on \(text(from))."
    case .temporarilyClosed(let from, let through):
      return "it is temporarily closed from \(text(from))"
        + (through.map { " through \(text($0))." } ?? "; no reopening is known.")
    }
  }
}

extension ScheduleOverride: DatePhrasable {
  /// What the notice says, with its reason if one is recorded.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let moved = ScheduleOverride.moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25))
  /// moved.phrase(in: .korean, relativeTo: CivilDate(2026, 12, 1))
  /// // "12월 27일 (일) 대신 12월 25일 (금) 휴무"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `short` for a row; `long` is a sentence and gives the reason.
  ///   - reference: a date in the reader's year; `nil` keeps the years.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    func text(_ date: CivilDate) -> String {
      date.phrase(in: language, style: style, relativeTo: reference)
    }
    let why = style == .long ? reason.map { " (\($0))" } ?? "" : ""
    switch (change, style) {
    case (.closed(let date), .short): return language("\(text(date)) 휴무", "\(text(date)): closed")
    case (.closed(let date), .long):
      return language(
        "\(text(date))에 쉽니다\(why).", "Closed on \(text(date))\(why).")
    case (.open(let date), .short):
      return language("\(text(date)) 정상영업", "\(text(date)): open as usual")
    case (.open(let date), .long):
      return language("\(text(date))에 정상영업합니다\(why).", "Open as usual on \(text(date))\(why).")
    case (.moved(let from, let to), .short):
      return language(
        "\(text(from)) 대신 \(text(to)) 휴무", "\(text(to)): closed, instead of \(text(from))")
    case (.moved(let from, let to), .long):
      let target = KoreanParticle.direction.attached(to: text(to))
      return language(
        "휴무일이 \(text(from))에서 \(target) 바뀌었습니다\(why).",
        "The closing of \(text(from)) was moved to \(text(to))\(why).")
    }
  }
}
