import KoreanCalendar
import KoreanText
public import MartModels

extension FavoritesSummary: Phrasable {
  /// The favorites in a few words, or all of them by name.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// let catalog = BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점", schedule: sundays)])
  /// let summary = FavoritesSummary(
  ///   try FavoriteList([1, 9]), in: catalog, on: CivilDate(2026, 11, 22), asked: CivilDate(2026, 11, 21))
  /// summary.phrase(in: .korean)  // "둘 중 하나는 내일 휴무, 하나는 모름"
  /// summary.phrase(in: .english)  // "1 of 2 closed tomorrow, 1 unknown"
  /// summary.phrase(in: .korean, style: .long)
  /// // "11월 22일 일요일에 이마트 성수점은 휴무입니다. 1곳은 찾을 수 없습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` names the stores and the date.
  /// - Returns: a sentence that there are no favorites when the list is empty.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    if isEmpty { return language("즐겨찾는 매장이 없습니다.", "There are no favorites.") }
    return style == .short ? count(in: language) : names(in: language)
  }

  /// How many are open or closed, with the word for the day at the first.
  private func count(in language: PhraseLanguage) -> String {
    var parts: [(number: Int, words: String)] = []
    func add(_ number: Int, _ korean: String, _ english: String) {
      if number > 0 { parts.append((number, language(korean, english))) }
    }
    let (maybeOpen, maybeClosed) = (expectedOpenCount, expectedClosedCount)
    let why = doubt.map { $0.phrase(in: language) } ?? ""
    add(open.count - maybeOpen, "영업", "open")
    add(maybeOpen, "영업 예정(\(why))", "expected to be open (\(why))")
    add(closed.count - maybeClosed, "휴무", "closed")
    add(maybeClosed, "휴무 예정(\(why))", "expected to be closed (\(why))")
    add(unknown.count, "모름", "unknown")
    // If all are known and some are open, the others are closed.
    if parts.count == 2, unknown.isEmpty, maybeOpen + maybeClosed == 0 { parts.removeLast() }
    guard let first = parts.first else { return "" }
    let day = dayWord(language)
    let all = count == 2 ? "both " : "all \(count) "
    let everyone = count == 1 ? "" : language(Self.number(count) + " 모두 ", all)
    if unknown.count == count {
      return language(everyone + day + " 영업 여부 모름", everyone + "unknown " + day)
    }
    if first.number == count {
      return language(
        everyone + day + " " + first.words, everyone + first.words + " " + day)
    }
    let rest = parts.dropFirst().map { part in
      language(Self.counted(part.number) + " " + part.words, "\(part.number) \(part.words)")
    }
    let head = language(
      Self.number(count) + " 중 " + Self.counted(first.number) + " \(day) \(first.words)",
      "\(first.number) of \(count) \(first.words) \(day)")
    return ([head] + rest).joined(separator: ", ")
  }

  /// Which are open or closed, in sentences.
  private func names(in language: PhraseLanguage) -> String {
    func names(_ entries: [Entry]) -> String {
      let names = entries.compactMap { $0.branch?.displayName(in: language) }
      guard let last = names.last, names.count > 1 else { return names.joined() }
      return names.dropLast().joined(separator: ", ") + language(", ", " and ") + last
    }
    let day = date.phrase(in: language, style: .long, relativeTo: today)
    func expected(_ entries: [Entry], _ isExpected: Bool) -> [Entry] {
      entries.filter { $0.isExpected == isExpected }
    }
    let known = unknown.filter { $0.branch != nil }
    var sentences: [String] = []
    func add(_ entries: [Entry], _ korean: String, _ english: (one: String, more: String)) {
      guard !entries.isEmpty else { return }
      let subject = names(entries)
      let start = sentences.isEmpty ? language("\(day)에 ", "On \(day), ") : ""
      sentences.append(
        language(
          start + KoreanParticle.topic.attached(to: subject) + " \(korean).",
          start + subject + " " + (entries.count == 1 ? english.one : english.more) + "."))
    }
    let why = doubt.map { " (\($0.phrase(in: language)))" } ?? ""
    let isEnded: (Entry) -> Bool = { $0.basis == .closedForGood }
    add(
      expected(closed, false).filter { !isEnded($0) }, "휴무입니다", ("is closed", "are closed"))
    add(closed.filter(isEnded), "폐점한 매장입니다", ("has closed for good", "have closed for good"))
    add(
      expected(closed, true), "휴무 예정입니다\(why)",
      ("is expected to be closed\(why)", "are expected to be closed\(why)"))
    add(expected(open, false), "영업합니다", ("is open", "are open"))
    add(
      expected(open, true), "영업할 예정입니다\(why)",
      ("is expected to be open\(why)", "are expected to be open\(why)"))
    if !known.isEmpty {
      let (isFirst, subject) = (sentences.isEmpty, names(known))
      let open = (known.count == 1 ? " is open" : " are open") + (isFirst ? " on \(day)." : ".")
      sentences.append(
        language(
          (isFirst ? "\(day)에 " : "") + KoreanParticle.topic.attached(to: subject)
            + " 아직 알 수 없습니다.",
          "It is not known yet whether " + subject + open))
    }
    if !missing.isEmpty {
      sentences.append(
        language("\(missing.count)곳은 찾을 수 없습니다.", "\(missing.count) cannot be found."))
    }
    if doubt != nil {
      sentences.append(HolidayStatus.Basis.Certainty.tentative.phrase(in: language, style: .long))
    }
    return sentences.joined(separator: " ")
  }

  /// The basis of the least certain answer, if that one is only expected.
  private var doubt: HolidayStatus.Basis? {
    entries.compactMap { $0.basis }.filter { $0.isExpected }.min()
  }

  /// The day in a word within a sentence.
  private func dayWord(_ language: PhraseLanguage) -> String {
    switch today.days(until: date) {
    case 0: return language("오늘", "today")
    case 1: return language("내일", "tomorrow")
    case 2...6 where date.weekday == .sunday:
      return language("이번 일요일", "this Sunday")
    default:
      return language(
        date.phrase(in: .korean, relativeTo: today),
        "on " + date.phrase(in: .english, relativeTo: today))
    }
  }

  /// A number for counting stores, such as 셋; in digits above ten.
  private static func number(_ count: Int) -> String {
    let words = ["하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]
    return words.indices.contains(count - 1) ? words[count - 1] : "\(count)곳"
  }

  private static func counted(_ count: Int) -> String {
    KoreanParticle.topic.attached(to: number(count))
  }
}
