import KoreanCalendar
public import MartModels

extension WidgetEntry {
  /// What a widget without rows says, or `nil` when it has rows.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let timeline = WidgetTimeline([], from: CivilDate(2026, 11, 21))
  /// timeline.entries[0].emptyPhrase(in: .korean)  // "즐겨찾기를 추가하면 휴무일이 여기에 보입니다."
  /// ```
  public func emptyPhrase(in language: PhraseLanguage) -> String? {
    switch content {
    case .noFavorites:
      language(
        "즐겨찾기를 추가하면 휴무일이 여기에 보입니다.", "Add a favorite to see its closing days here.")
    case .noData:
      language("휴무일 정보를 아직 받지 못했습니다.", "No closing days have been received yet.")
    case .rows: nil
    }
  }

  /// How old the data is, or `nil` when the last attempt to get newer succeeded.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let timeline = WidgetTimeline(
  ///   [Branch(id: 7, mart: .costco, name: "양재점")], from: CivilDate(2026, 11, 21),
  ///   fetch: .failed(dataFrom: CivilDate(2026, 11, 19)))
  /// timeline.entries[0].agePhrase(in: .korean)  // "2일 전 정보"
  /// timeline.entries[0].agePhrase(in: .korean, style: .long)
  /// // "새 정보를 받지 못해 2일 전(11월 19일 목요일) 정보를 보여 줍니다."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` is a sentence with the date.
  public func agePhrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String? {
    guard case .failed(let day) = fetch, let age = dataAge else { return nil }
    let ago =
      switch age {
      case 0: language("오늘", "today")
      case 1: language("어제", "yesterday")
      default: language("\(age)일 전", "\(age) days ago")
      }
    guard style == .long else { return language("\(ago) 정보", "data from \(ago)") }
    let date = day.phrase(in: language, style: .long, relativeTo: self.date)
    return language(
      "새 정보를 받지 못해 \(ago)(\(date)) 정보를 보여 줍니다.",
      "No newer data was received; this is from \(ago), \(date).")
  }
}
