import GeoFiltering
public import MartModels

extension NearbyBranches: Phrasable {
  /// How many branches there are within the radius, in a sentence.
  ///
  /// If the places of some branches are not known, it says that there may be more.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let count = entries.count
    let radius = radius.phrase(in: language, style: .long)
    guard withoutCoordinate == 0 else { return incompletePhrase(count, radius, in: language) }
    if count == 0 {
      return language("\(radius)에는 매장이 없습니다.", "There are no stores \(radius).")
    }
    return language(
      "\(radius)에 매장이 \(count)곳 있습니다.",
      count == 1 ? "There is 1 store \(radius)." : "There are \(count) stores \(radius).")
  }

  private func incompletePhrase(
    _ count: Int, _ radius: String, in language: PhraseLanguage
  ) -> String {
    let rest = language(
      " 위치를 모르는 매장 \(withoutCoordinate)곳은 빠져 있습니다.",
      withoutCoordinate == 1
        ? " The place of 1 store is not known."
        : " The places of \(withoutCoordinate) stores are not known.")
    if count == 0 {
      return language(
        "위치를 아는 매장은 \(radius)에 없습니다.", "No store with a known place is \(radius).") + rest
    }
    return language(
      "\(radius)에 매장이 적어도 \(count)곳 있습니다.",
      count == 1
        ? "There is at least 1 store \(radius)." : "There are at least \(count) stores \(radius).")
      + rest
  }
}

extension NearbyMarkers {
  /// What the map says next to its markers, or `nil` before the first answer.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String? {
    let failure = language("새로 검색하지 못했습니다.", "The search failed.")
    guard let shown else { return isOutdated ? failure : nil }
    let answer = shown.phrase(in: language)
    return isOutdated
      ? failure + language(" 이전 결과입니다: ", " Before that: ") + answer : answer
  }
}
