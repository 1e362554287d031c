import KoreanCalendar
import KoreanText
import MartCatalog
public import MartModels

extension ChangeNotice: Phrasable {
  /// The notice as sentences, one on each line.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let name = change.branch.displayName(in: language)
    let rule = rule.map { [sentence($0, name, language)] } ?? []
    return (rule + items.map { sentence($0, name, language) }).joined(separator: "\n")
  }

  /// A few words for the title of a message; of a store that closes for a time or for good, or no longer does, they say so.
  ///
  /// - Parameter language: the language.
  public func title(in language: PhraseLanguage) -> String {
    let name = change.branch.displayName(in: language)
    if rule == nil, items.count == 1, case .state(let state) = items[0] {
      return state.title(of: name, in: language)
    }
    return language("\(name) 휴무일 변경", "\(name): closing days changed")
  }

  /// What no longer happens to a store that stays in business, or opens again earlier than announced.
  private func withdrawn(_ old: StoreState, _ name: String, _ language: PhraseLanguage) -> String {
    let subject = KoreanParticle.topic.attached(to: name)
    let hasBegun = old.firstClosedDay.map { $0 <= date } ?? false
    if hasBegun { return language("\(subject) 다시 영업합니다.", "\(name) is open again.") }
    let isEnd = if case .closedForGood = old { true } else { false }
    return language(
      "\(subject) 계속 영업합니다. 알려 드린 \(isEnd ? "폐점이" : "임시 휴점이") 취소되었습니다.",
      "\(name) stays open: the announced \(isEnd ? "end" : "temporary closure") is off.")
  }

  private func sentence(_ rule: RuleChange, _ name: String, _ language: PhraseLanguage) -> String {
    let (old, new) = rule.rules(in: language)
    let isOver = rule.from <= date
    let why = rule.basis.isExpected ? " (\(rule.basis.phrase(in: language)))" : ""
    guard language.isKorean else {
      let verb = rule.basis.isExpected ? "are expected to change" : isOver ? "changed" : "change"
      // "Never closed" says when, and is no closing day.
      let (former, latter) = (rule.old == .never ? "none" : old, rule.new == .never ? "none" : new)
      return "\(name): the regular closing days \(verb) from \(former) to \(latter), "
        + "starting \(day(rule.from, .english))\(why)."
    }
    let start = month(rule.from) + " \(rule.from.day)일"
    let verb = rule.basis.isExpected ? "바뀔 예정입니다" : isOver ? "바뀌었습니다" : "바뀝니다"
    return "\(name) 정기휴무일이 \(start)부터 \(old)에서 "
      + KoreanParticle.direction.attached(to: new) + " \(verb)\(why)."
  }

  private func sentence(_ item: Item, _ name: String, _ language: PhraseLanguage) -> String {
    let isGuess = isExpected(item)
    let basis = change.basis.flatMap { $0.isExpected ? $0 : nil } ?? .tentativeRule
    let why = isGuess ? " (\(basis.phrase(in: language)))" : ""
    switch item {
    case .moved(let from, let to):
      guard language.isKorean else {
        return "\(name) is \(isGuess ? "expected to be " : "")closed on \(day(to, .english)) "
          + "instead of \(day(from, .english))\(why)."
      }
      let target = KoreanParticle.direction.attached(to: "\(to.day)일")
      return "\(name) \(month(from)) 휴무일이 \(from.day)일에서 \(target) "
        + (isGuess ? "바뀔 예정입니다" : "바뀌었습니다") + "\(why)."
    case .added(let days):
      guard language.isKorean, let first = days.first else {
        return "\(name) is now also \(isGuess ? "expected to be " : "")closed on "
          + "\(list(days, .english))\(why)."
      }
      let listed = KoreanParticle.subject.attached(to: list(days, .korean))
      return "\(name) \(month(first)) 휴무일에 \(listed) "
        + (isGuess ? "추가될 예정입니다" : "추가되었습니다") + "\(why)."
    case .removed(let days):
      guard language.isKorean, let first = days.first else {
        return "\(name) is now \(isGuess ? "expected to be " : "")open on "
          + "\(list(days, .english))\(why)."
      }
      let listed = KoreanParticle.topic.attached(to: list(days, .korean))
      return "\(name) \(month(first)) 휴무일에서 \(listed) "
        + (isGuess ? "빠질 예정입니다" : "빠졌습니다") + "\(why)."
    case .state(.operating):
      return withdrawn(change.state?.old ?? .operating, name, language)
    case .state(let state):
      return "\(name): \(state.phrase(in: language, relativeTo: date))"
    }
  }

  private func month(_ date: CivilDate) -> String {
    date.yearMonth.phrase(in: .korean, relativeTo: self.date)
  }

  private func day(_ date: CivilDate, _ language: PhraseLanguage) -> String {
    date.phrase(in: language, style: .long, relativeTo: self.date)
  }

  private func list(_ days: [CivilDate], _ language: PhraseLanguage) -> String {
    let texts = days.map { language.isKorean ? "\($0.day)일" : day($0, language) }
    guard !language.isKorean, let last = texts.last, texts.count > 1 else {
      return texts.joined(separator: ", ")
    }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}
