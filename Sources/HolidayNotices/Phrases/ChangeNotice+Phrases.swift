import KoreanCalendar
import KoreanText
import MartCatalog
public import MartModels

extension ChangeNotice {
  /// The notice as sentences, one on each line.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String {
    let name = change.branch.displayName(in: language)
    return items.map { sentence($0, name, language) }.joined(separator: "\n")
  }

  /// A few words for the title of a message.
  ///
  /// - Parameter language: the language.
  public func title(in language: PhraseLanguage) -> String {
    let name = change.branch.displayName(in: language)
    return language("\(name) 휴무일 변경", "\(name): closing days changed")
  }

  private func sentence(_ item: Item, _ name: String, _ language: PhraseLanguage) -> String {
    switch item {
    case .moved(let from, let to):
      guard language.isKorean else {
        return "\(name) is closed on \(day(to, .english)) instead of \(day(from, .english))."
      }
      let target = KoreanParticle.direction.attached(to: "\(to.day)일")
      return "\(name) \(month(from)) 휴무일이 \(from.day)일에서 \(target) 바뀌었습니다."
    case .added(let days):
      guard language.isKorean, let first = days.first else {
        return "\(name) is now also closed on \(list(days, .english))."
      }
      let listed = KoreanParticle.subject.attached(to: list(days, .korean))
      return "\(name) \(month(first)) 휴무일에 \(listed) 추가되었습니다."
    case .removed(let days):
      guard language.isKorean, let first = days.first else {
        return "\(name) is now open on \(list(days, .english))."
      }
      let listed = KoreanParticle.topic.attached(to: list(days, .korean))
      return "\(name) \(month(first)) 휴무일에서 \(listed) 빠졌습니다."
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
