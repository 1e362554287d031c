import KoreanCalendar
public import MartModels

extension RegisterStore.Presence: Phrasable {
  /// What to believe about a store, in words for a person.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let seen = RegisterStore.Presence.notSeenSince(CivilDate(2007, 7, 7))
  /// seen.phrase(in: .korean)  // "2007년 7월 이후 확인되지 않음"
  /// seen.phrase(in: .english)  // "not confirmed since July 2007"
  /// RegisterStore.Presence.state(.beforeOpening).phrase(in: .korean)  // "개점 전"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .notSeenSince(let date):
      language(
        "\(date.yearMonth.phrase(in: language)) 이후 확인되지 않음",
        "not confirmed since \(date.yearMonth.phrase(in: language, style: .long))")
    case .state(let state): state.phrase(in: language)
    }
  }
}

extension RegisterStore.State: Phrasable {
  /// What the register says about the business, in words for a person.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .beforeOpening: return language("개점 전", "not yet open")
    case .open: return language("영업 중인 것으로 등록됨", "registered as open")
    case .suspended(let first, let last):
      let dates = [first.map { "\($0)" }, last.map { "\($0)" }]
      guard dates.contains(where: { $0 != nil }) else { return language("휴업", "suspended") }
      let span = (dates[0] ?? "") + "~" + (dates[1] ?? "")
      return language("휴업 (\(span))", "suspended (\(span))")
    case .ended(let date):
      guard let date else { return language("폐업", "closed for good") }
      return language("\(date) 폐업", "closed for good on \(date)")
    case .unknown: return language("상태 모름", "state unknown")
    }
  }
}

extension RegisterDiff: Phrasable {
  /// How many stores opened, ended, moved and were renamed: `개점 2곳, 폐점 1곳`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ korean: String, _ english: String) {
      if count > 0 { parts.append(language("\(korean) \(count)곳", "\(count) \(english)")) }
    }
    add(opened.count, "개점", "opened")
    add(ended.count, "폐점", "closed for good")
    add(moved.count, "이전", "moved")
    add(renamed.count, "이름 변경", "renamed")
    add(gone.count, "목록에서 사라짐", "gone from the register")
    return parts.isEmpty
      ? language("바뀐 매장 없음", "no store has changed") : parts.joined(separator: ", ")
  }
}
