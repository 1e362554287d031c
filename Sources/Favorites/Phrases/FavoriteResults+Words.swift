// Words about favorites without a name; MartModels has those with a name, which needs a particle.

/// What happened to a favorite, whichever method was called.
package enum FavoriteEvent: Hashable, Sendable {
  case added(at: Int)
  case alreadyPresent(at: Int)
  case full(limit: Int)
  case removed(at: Int)
  case notPresent

  /// The event in words; a position is counted from one.
  package func words(inKorean isKorean: Bool, isLong: Bool) -> String {
    if isKorean { return isLong ? koreanSentence : koreanWords }
    return isLong ? englishSentence : englishWords
  }

  private var koreanWords: String {
    switch self {
    case .added: "추가됨"
    case .alreadyPresent: "이미 있음"
    case .full(let limit): "최대 \(limit)곳"
    case .removed: "뺌"
    case .notPresent: "즐겨찾기 아님"
    }
  }

  /// The number of a place, counted from 1; nobody has a favorite at the end of all numbers.
  private func ordinal(_ place: Int) -> Int { max(place, place &+ 1) }

  private var koreanSentence: String {
    switch self {
    case .added(let place): "즐겨찾기 \(ordinal(place))번으로 추가했습니다."
    case .alreadyPresent(let place): "이미 즐겨찾기 \(ordinal(place))번에 있습니다."
    case .full(let limit): "즐겨찾기는 최대 \(limit)곳이라 추가하지 못했습니다."
    case .removed: "즐겨찾기에서 뺐습니다."
    case .notPresent: "즐겨찾기에 없습니다."
    }
  }

  private var englishWords: String {
    switch self {
    case .added: "added"
    case .alreadyPresent: "already there"
    case .full(let limit): "at most \(limit)"
    case .removed: "removed"
    case .notPresent: "not a favorite"
    }
  }

  private var englishSentence: String {
    switch self {
    case .added(let place): "Added as favorite number \(ordinal(place))."
    case .alreadyPresent(let place): "It is already favorite number \(ordinal(place))."
    case .full(let limit): "Not added: you can have at most \(Self.englishCount(limit))."
    case .removed: "Removed from the favorites."
    case .notPresent: "It is not a favorite."
    }
  }
}

extension FavoriteEvent {
  /// A number of favorites in English.
  package static func englishCount(_ count: Int) -> String {
    count == 1 ? "1 favorite" : "\(count) favorites"
  }
}

extension PushResult {
  /// What happened.
  package var event: FavoriteEvent {
    switch self {
    case .added(let place): .added(at: place)
    case .alreadyPresent(let place): .alreadyPresent(at: place)
    case .full(let limit): .full(limit: limit)
    }
  }
}

extension PopResult {
  /// What happened.
  package var event: FavoriteEvent {
    switch self {
    case .removed(let place): .removed(at: place)
    case .notPresent: .notPresent
    }
  }
}

extension ToggleResult {
  /// What happened.
  package var event: FavoriteEvent {
    switch self {
    case .added(let place): .added(at: place)
    case .removed(let place): .removed(at: place)
    case .full(let limit): .full(limit: limit)
    }
  }
}

extension FavoriteRepairReason {
  /// Why a repair left a favorite out, in words.
  package func words(inKorean isKorean: Bool, isLong: Bool) -> String {
    switch self {
    case .duplicate:
      isKorean
        ? (isLong ? "이미 목록에 있어 뺐습니다." : "중복")
        : (isLong ? "Left out: it was in the list already." : "duplicate")
    case .overLimit:
      isKorean
        ? (isLong ? "한도를 넘어 뺐습니다." : "한도 초과")
        : (isLong ? "Left out: the list was full." : "over the limit")
    default: rawValue
    }
  }
}
