public import KoreanCalendar
public import MartModels

extension CatalogDiff {
  /// How much differs, in one line.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let old = BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점")])
  /// let new = BranchCatalog([
  ///   Branch(id: 901, mart: .emart, name: "성수점"), Branch(id: 2, mart: .costco, name: "양재점"),
  /// ])
  /// CatalogDiff(from: old, to: new).phrase(in: .korean)  // "새 매장 1곳, 번호 변경 1곳"
  /// CatalogDiff(from: new, to: new).phrase(in: .english)  // "nothing changed"
  /// ```
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ korean: String, _ english: String) {
      if count > 0 { parts.append(language("\(korean) \(count)곳", "\(count) \(english)")) }
    }
    add(
      closings.count, "휴무일 변경", closings.count == 1 ? "change of closings" : "changes of closings")
    add(new.count, "새 매장", new.count == 1 ? "new store" : "new stores")
    add(gone.count, "없어진 매장", gone.count == 1 ? "store gone" : "stores gone")
    add(renumbered.count, "번호 변경", "renumbered")
    return parts.isEmpty
      ? language("달라진 것이 없습니다.", "nothing changed") : parts.joined(separator: ", ")
  }
}

extension ClosingChange {
  /// What changed at the branch, day by day.
  ///
  /// A day that replaced another is described as a move.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - reference: a date in the reader's year; `nil` keeps the years.
  public func phrase(
    in language: PhraseLanguage, relativeTo reference: CivilDate? = nil
  ) -> String {
    func text(_ date: CivilDate) -> String { date.phrase(in: language, relativeTo: reference) }
    var parts: [String] = []
    if let move {
      parts.append(
        language(
          "휴무 \(text(move.from)) → \(text(move.to))",
          "closing \(text(move.from)) → \(text(move.to))"))
    } else {
      parts += added.map { language("\(text($0)) 휴무", "\(text($0)) closed") }
      parts += removed.map { language("\(text($0)) 영업", "\(text($0)) open") }
    }
    if let state {
      let day = state.new.firstClosedDay ?? state.old.firstClosedDay ?? reference ?? .earliest
      parts.append(state.new.phrase(in: language, relativeTo: reference ?? day))
    }
    return branch.displayName(in: language) + ": " + parts.joined(separator: ", ")
  }
}

extension RuleDiff {
  /// The days on which the rules differ, such as `11월 11일 (수) 휴무`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - reference: a date in the reader's year; `nil` keeps the years.
  public func phrase(
    in language: PhraseLanguage, relativeTo reference: CivilDate? = nil
  ) -> String {
    if isEmpty { return language("다른 날이 없습니다.", "no day differs") }
    let closing = Set(added)
    return days.map { day in
      let text = day.phrase(in: language, relativeTo: reference)
      return closing.contains(day)
        ? language(text + " 휴무", text + " closed") : language(text + " 영업", text + " open")
    }
    .joined(separator: ", ")
  }
}
