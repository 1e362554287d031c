public import Favorites
import KoreanText

extension PushResult: Phrasable {
  /// What the push did, for a notice that disappears by itself.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// PushResult.full(limit: 3).phrase(in: .korean, style: .long)
  /// // "즐겨찾기는 최대 3곳이라 추가하지 못했습니다."
  /// ```
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    event.words(inKorean: language.isKorean, isLong: style == .long)
  }

  /// What the push did, with the name of the favorite.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// PushResult.added(at: 0).phrase(for: "코스트코 양재점", in: .korean)
  /// // "코스트코 양재점을 즐겨찾기에 추가했습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of the favorite; the particle fits whatever it ends in.
  ///   - language: the language.
  public func phrase(for name: String, in language: PhraseLanguage) -> String {
    event.sentence(for: name, in: language)
  }
}

extension PopResult: Phrasable {
  /// What the pop did, for a notice that disappears by itself.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    event.words(inKorean: language.isKorean, isLong: style == .long)
  }

  /// What the pop did, with the name of the favorite.
  public func phrase(for name: String, in language: PhraseLanguage) -> String {
    event.sentence(for: name, in: language)
  }
}

extension PushResult {
  /// What the push did, with the name of the branch.
  public func phrase(for branch: Branch, in language: PhraseLanguage) -> String {
    phrase(for: branch.displayName(in: language), in: language)
  }
}

extension ToggleResult: Phrasable {
  /// What the toggle did, with the name of the branch.
  public func phrase(for branch: Branch, in language: PhraseLanguage) -> String {
    phrase(for: branch.displayName(in: language), in: language)
  }

  /// What the toggle did, for a notice that disappears by itself.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    event.words(inKorean: language.isKorean, isLong: style == .long)
  }

  /// What the toggle did, with the name of the favorite.
  public func phrase(for name: String, in language: PhraseLanguage) -> String {
    event.sentence(for: name, in: language)
  }
}

extension FavoriteEvent {
  fileprivate func sentence(for name: String, in language: PhraseLanguage) -> String {
    let (topic, object) = (KoreanParticle.topic, KoreanParticle.object)
    return switch self {
    case .added:
      language(
        object.attached(to: name) + " 즐겨찾기에 추가했습니다.", name + " is now a favorite.")
    case .alreadyPresent:
      language(
        topic.attached(to: name) + " 이미 즐겨찾기에 있습니다.", name + " is already a favorite.")
    case .full(let limit):
      language(
        "즐겨찾기는 최대 \(limit)곳이라 " + object.attached(to: name) + " 추가하지 못했습니다.",
        name + " was not added: you can have at most \(Self.englishCount(limit)).")
    case .removed:
      language(
        object.attached(to: name) + " 즐겨찾기에서 뺐습니다.", name + " is no longer a favorite.")
    case .notPresent:
      language(topic.attached(to: name) + " 즐겨찾기가 아닙니다.", name + " is not a favorite.")
    }
  }
}

extension FavoriteError: Phrasable {
  /// What went wrong, in words for a person.
  ///
  /// The description of the error, which is for a log, has the value, the path and what remains.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FavoriteError(.noteTooLong, value: "4000").phrase(in: .korean, style: .long)
  /// // "메모가 너무 깁니다. 줄여서 적어 주세요."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds what the person can do.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    words(inKorean: language.isKorean, isLong: style == .long)
  }
}

extension FavoriteRepairReason: Phrasable {
  /// Why a repair left a favorite out.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    words(inKorean: language.isKorean, isLong: style == .long)
  }
}
