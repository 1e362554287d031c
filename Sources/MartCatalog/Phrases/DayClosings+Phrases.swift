public import MartModels

extension DayClosings: Phrasable {
  /// How many branches are closed on the day, or the whole table as text.
  ///
  /// Those that are only expected to be closed or open are counted separately.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// let catalog = BranchCatalog([
  ///   Branch(id: 1, mart: .emart, name: "성수점", region: "서울", schedule: sundays)
  /// ])
  /// let closings = catalog.closing(on: CivilDate(2026, 11, 22))
  /// closings.phrase(in: .korean)  // "11월 22일 (일) 휴무 1곳"
  /// closings.phrase(in: .korean, style: .long)  // "11월 22일 (일) 휴무 1곳\n이마트\n  서울: 성수점 (규칙 예상)"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` lists the branches, a line for each region.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    // Certain and expected stores are never counted together.
    let (closed, open) = (closedCount - expectedClosedCount, openCount - expectedOpenCount)
    var parts: [String] = []
    if closed > 0 || expectedClosedCount == 0 {
      parts.append(language("휴무 \(closed)곳", "\(closed) closed"))
    }
    if expectedClosedCount > 0 {
      parts.append(
        language(
          "휴무 예정 \(expectedClosedCount)곳(확인 전)",
          "\(expectedClosedCount) expected to be closed (unconfirmed)"))
    }
    if open > 0 { parts.append(language("영업 \(open)곳", "\(open) open")) }
    if expectedOpenCount > 0 {
      parts.append(
        language(
          "영업 예정 \(expectedOpenCount)곳(확인 전)",
          "\(expectedOpenCount) expected to be open (unconfirmed)"))
    }
    if unknownCount > 0 {
      parts.append(language("모름 \(unknownCount)곳", "\(unknownCount) unknown"))
    }
    let day = date.phrase(in: language, relativeTo: date)
    let head = day + language(" ", ": ") + parts.joined(separator: ", ")
    guard style == .long else { return head }
    return ([head] + marts.flatMap { $0.lines(in: language) }).joined(separator: "\n")
  }
}

extension DayClosings.MartGroup {
  /// The mart, and below it each region with its closed branches.
  fileprivate func lines(in language: PhraseLanguage) -> [String] {
    [mart.displayName(in: language)]
      + regions.map { region in
        let name = KoreanRegion.phrase(ofShort: region.region, in: language)
        return "  \(name): " + region.map { $0.phrase(in: language) }.joined(separator: ", ")
      }
  }
}

extension DayClosings.Entry: Phrasable {
  /// The branch, with the basis of its closing in brackets unless the store itself announced a closing day.
  ///
  /// A store that has closed for good is not on a day off, so its basis is there, too.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    basis.certainty == .confirmed && basis != .closedForGood
      ? branch.name : branch.name + " (" + basis.phrase(in: language) + ")"
  }
}
