public import KoreanCalendar
public import MartModels

extension CatalogDiff: Phrasable {
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
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
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

extension ClosingChange: DatePhrasable {
  /// What changed at the branch: a rule, and day by day what no rule explains.
  ///
  /// A day that replaced another is described as a move. A day that is only expected says so.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  ///   - reference: a date in the reader's year; `nil` keeps the years.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    func text(_ date: CivilDate) -> String { date.phrase(in: language, relativeTo: reference) }
    var parts: [String] = []
    let expected = Set(expected)
    if let rule { parts.append(rule.phrase(in: language, relativeTo: reference)) }
    if rule == nil, let move {
      let isGuess = expected.contains(move.to)
      parts.append(
        language(
          "휴무\(isGuess ? " 예정" : "") \(text(move.from)) → \(text(move.to))",
          "closing\(isGuess ? " expected" : "") \(text(move.from)) → \(text(move.to))"))
    } else {
      let explained = rule?.days ?? []
      for day in added where !explained.contains(day) {
        parts.append(
          text(day) + " " + HolidayStatus.closed(basis(expected, day)).phrase(in: language))
      }
      for day in removed where !explained.contains(day) {
        parts.append(
          text(day) + " " + HolidayStatus.open(basis(expected, day)).phrase(in: language))
      }
    }
    if let state {
      let day = state.new.firstClosedDay ?? state.old.firstClosedDay ?? reference ?? .earliest
      parts.append(state.new.phrase(in: language, relativeTo: reference ?? day))
    }
    return branch.displayName(in: language) + ": " + parts.joined(separator: ", ")
  }

  /// A basis by which the words for a day are chosen.
  private func basis(_ expected: Set<CivilDate>, _ day: CivilDate) -> HolidayStatus.Basis {
    expected.contains(day) ? .tentativeRule : .published
  }
}

extension RuleChange: DatePhrasable {
  /// The change in a line, such as `11월 25일 (수)부터 둘째·넷째 일요일 → 둘째·넷째 수요일`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  ///   - reference: a date in the reader's year; `nil` keeps the year.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    let day = from.phrase(in: language, relativeTo: reference)
    let (old, new) = rules(in: language)
    let why = basis.isExpected ? " (\(basis.phrase(in: language)))" : ""
    return language("\(day)부터 \(old) → \(new)", "from \(day): \(old) → \(new)") + why
  }

  /// Both rules in words; what both begin or end with is not said twice.
  package func rules(in language: PhraseLanguage) -> (old: String, new: String) {
    let (old, new) = (old.phrase(in: language), new.phrase(in: language))
    let (start, end) = ("매월 ", " of the month")
    if old.hasPrefix(start), new.hasPrefix(start) {
      return (String(old.dropFirst(start.count)), String(new.dropFirst(start.count)))
    }
    if old.hasSuffix(end), new.hasSuffix(end) {
      return (String(old.dropLast(end.count)), new)
    }
    return (old, new)
  }
}

extension RuleDiff: DatePhrasable {
  /// The days on which the rules differ, such as `11월 11일 (수) 휴무`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  ///   - reference: a date in the reader's year; `nil` keeps the years.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
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
