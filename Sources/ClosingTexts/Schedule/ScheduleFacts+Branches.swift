import KoreanCalendar
import KoreanText
import MartModels

// What a text says for one branch.
extension ScheduleFacts {
  /// The notice for a branch: the general one, overridden by what the text says of the branch.
  static func notice(of text: HolidayText, for branchName: String?) -> HolidayText.Notice {
    guard let branchName else { return noticeOfWriter(text) ?? noticeOfOne(text) ?? text.general }
    let notices = notices(for: branchName, of: Mart(recognizing: branchName), in: text)
    if notices.isEmpty, let notice = noticeOfPart(branchName, in: text) { return notice }
    if notices.isEmpty, let notice = noticeOfHouse(branchName, in: text) { return notice }
    if notices.isEmpty,
      isNamedLater(branchName, in: text) || isResort(branchName, in: text)
        || isOfAnother(branchName, in: text)
    {
      return text.general.doubted()
    }
    guard let first = notices.first else { return text.general }
    let names = notices.flatMap { $0.names }.filter { bareName($0) == bareName(branchName) }
    // 구리점, where two brands have one; 수원점 of several houses, of which no name is known
    guard
      notices.count == 1
        || Set(names.map { withoutEnding($0) }).count == 1
          && notices.allSatisfy({ $0.isListOfDates })
    else { return text.general.doubted(on: notices.flatMap { $0.closedDates + $0.openDates }) }
    return text.general.overridden(by: notices.dropFirst().reduce(first) { $0.joined(with: $1) })
  }

  /// 이마트 왕십리점⏎휴점일: 13일, 27일: the notice for the one branch that a text names, if the line that has this
  /// name first is a heading, so that the whole text is of this branch.
  private static func noticeOfWriter(_ text: HolidayText) -> HolidayText.Notice? {
    guard text.branchNotices.count == 1, text.branchNotices[0].names.count == 1,
      text.general.rule == nil, text.general.closedDates.isEmpty
    else { return nil }
    let written = NormalizedText(text.text)
    let cells = written.cells.indices
    let name = lowered(NormalizedText(text.branchNotices[0].names[0]).string)
    guard let place = cells.first(where: { written.has(name, at: $0) }),
      let end = cells[place...].first(where: { written.scalar($0) == "\n" })
    else { return nil }
    let first = (cells[..<place].last { written.scalar($0) == "\n" } ?? -1) + 1
    // [금융]⏎12/25(금) 휴무⏎[하나로마트]: the lines above speak of others
    let above = written.utf8Range(0..<first)
    if !above.isEmpty,
      !text.facilityNotices.isEmpty
        || text.unread.contains(where: { above.contains($0.utf8Range.lowerBound) })
    {
      return nil
    }
    let ends = (first..<end).compactMap { cell in
      written.has(name, at: cell) ? cell + name.unicodeScalars.count : nil
    }
    guard let last = ends.last(where: { !written.scalar($0).isHangulSyllable }), last <= end else {
      return nil
    }
    // 왕십리점 12월 휴무 안내, and not 일산점 12월 13일 휴무 or 일산점: 매주 월요일
    let hasDays = (first..<end).contains { cell in
      if ["요일", "매월", "매주", "째", ":"].contains(where: { written.has($0, at: cell) }) {
        return true
      }
      guard written.scalar(cell).isPlainDigit else { return false }
      let next = written.scalar(cell + 1)
      return !next.isPlainDigit && next != "월" && next != "년"
    }
    if hasDays { return nil }
    // 목동점⏎휴무일: 12일, 26일⏎서면점⏎정상영업: of one of several
    let tokens = KoreanLexer.tokens(of: written, vocabulary: .marts)
    let isOnly = tokens.allSatisfy { token in
      token.kind != .branch || lowered(written.string(token.cells)).hasSuffix(name)
    }
    guard isOnly else { return nil }
    // 노원점 소방시설 점검: of one of several, as may be
    let rest = NormalizedText(written.string(last..<end))
    let hasWords = KoreanLexer.tokens(of: rest, vocabulary: .marts).contains { $0.kind == .word }
    return hasWords ? nil : text.general.overridden(by: text.branchNotices[0])
  }

  /// 이마트 왕십리점은 1월 4일부터 휴점합니다, [소아과] 12월 25일 휴진: what is said of the one branch, or the one part, that
  /// a text names is in doubt for a store without a name, which may be this one.
  private static func noticeOfOne(_ text: HolidayText) -> HolidayText.Notice? {
    let named = text.branchNotices + text.facilityNotices
    if let rule = ruleOfParts(text) {
      var notice = text.general
      notice.tentativeRule = .union(known: [notice.tentativeRule, rule])
      return notice
    }
    let isOfBranch = text.branchNotices.count == 1 && text.general.statesNothing
    guard named.count == 1, isOfBranch || text.branchNotices.isEmpty && isOfPart(text) else {
      return nil
    }
    let branch = named[0]
    let closures = branch.closures.flatMap { closure in
      (0..<400).compactMap { closure.through.shifted(by: -$0) }
        .prefix { $0 >= max(closure.from ?? text.reference, text.reference) }
    }
    var notice = text.general
    let said = Set(notice.closedDates + notice.openDates)
    let dates = (branch.closedDates + branch.openDates + closures).filter { !said.contains($0) }
    notice.tentativeDates = (notice.tentativeDates + dates).sortedUniquely()
    // Which day a closing leaves for the next one, the rule does not tell.
    let moved: HolidayRule? = text.general.conditions.isEmpty ? nil : .publicHolidays
    notice.tentativeRule = .union(
      known: [notice.tentativeRule, branch.rule, branch.openRule, moved])
    return notice
  }

  /// 수영장 | 매주 월요일⏎헬스장 | 매주 월요일: the rule of all parts of a house that a text names, which may be that of the
  /// house.
  private static func ruleOfParts(_ text: HolidayText) -> HolidayRule? {
    let parts = text.facilityNotices
    guard parts.count > 1, text.branchNotices.isEmpty, let rule = parts[0].rule,
      parts.allSatisfy({ $0.rule == rule }), text.general.rule?.isOfYear ?? true
    else { return nil }
    return rule
  }

  /// [소아과] 12월 25일 휴진, 헬스장 회원 여러분: whether a text begins with the part that it names, which may be the store.
  private static func isOfPart(_ text: HolidayText) -> Bool {
    let name = text.facilityNotices[0].names[0]
    if KoreanWords.shops.contains(name) {
      // 주민자치센터 헬스장 3월 15일 휴관, and not 지하 헬스장
      let words = text.text.prefix { !$0.isNumber && $0 != "\n" && $0 != "," }.split(separator: " ")
      if words.first.map(String.init) == name { return true }
      if words.count > 1, words[1] == name, words[0].hasSuffix("센터") { return true }
    }
    let heading = text.text.prefix { $0 != "]" && !$0.isNumber }
    return text.general.rule == nil && text.general.closedDates.isEmpty
      && heading.hasPrefix("[" + name) && text.text.dropFirst(heading.count).first == "]"
  }

  /// The notice for a part of the house, such as 수영장, which may be open on days on which the house is closed.
  private static func noticeOfPart(_ name: String, in text: HolidayText) -> HolidayText.Notice? {
    let name = joined(name)
    let notices = text.facilityNotices.filter { $0.names.contains { joined($0) == name } }
    guard notices.count == 1 else { return nil }
    var notice = text.general.overridden(by: notices[0])
    if notices[0].rule != nil {
      notice.tentativeRule = .union(
        known: [notice.tentativeRule, text.general.rule, text.general.tentativeRule])
    }
    return notice
  }

  /// The notices for a name, but those for a branch of another mart.
  private static func notices(
    for name: String, of mart: Mart?, in text: HolidayText
  ) -> [HolidayText.Notice] {
    if text.branchNotices.isEmpty { return [] }
    let wanted = bareName(name)
    let found = text.branchNotices.filter { notice in
      notice.names.contains { other in
        guard bareName(other) == wanted else { return false }
        // 이마트 하남점, and not 노브랜드 하남점
        guard let mart, let otherMart = Mart(recognizing: other) ?? self.mart(of: other, in: text)
        else { return true }
        return mart == otherMart
      }
    }
    guard found.count > 1 else { return found }
    // 롯데마트 구리점, and not 이마트 구리점
    let full = joined(name)
    let exact = found.filter { $0.names.contains { joined($0) == full } }
    return exact.count == 1 ? exact : found
  }

  /// The notice for 뉴코아 강남점 where 강남점 is named: its own, if that house stands before it in the
  /// text, and else in doubt, because it may be that of another house.
  private static func noticeOfHouse(_ name: String, in text: HolidayText) -> HolidayText.Notice? {
    let words = NormalizedText(name).string.split(separator: " ")
    guard words.count > 1, let last = words.last, last.hasSuffix("점") else { return nil }
    let mart = Mart(recognizing: name)
    let notices = notices(for: String(last), of: mart, in: text)
    guard !notices.isEmpty else { return nil }
    let written = NormalizedText(text.text)
    let full = lowered(words.joined(separator: " "))
    // 홈플러스 익스프레스 휴무 변경⏎대상: 반포점: the text begins with the house
    let house = lowered(words.dropLast().joined(separator: " "))
    // 코스트코 광명점은 …, asked of 이케아 광명점
    let isOfMart = mart == nil && self.mart(of: String(last), in: text) != nil
    let isNamed =
      !isOfMart
      && (written.has(house, at: 0)
        || written.cells.indices.contains { written.has(full, at: $0) })
    if notices.count == 1, isNamed { return text.general.overridden(by: notices[0]) }
    return text.general.doubted(on: notices.flatMap { $0.closedDates + $0.openDates })
  }
}
