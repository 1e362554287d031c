import GeoFiltering
public import MartModels

extension NearbyBranches {
  /// How many branches there are within the radius, in a sentence.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String {
    let count = entries.count
    let radius = radius.phrase(in: language, style: .long)
    if count == 0 {
      return language("\(radius)에는 매장이 없습니다.", "There are no stores \(radius).")
    }
    return language(
      "\(radius)에 매장이 \(count)곳 있습니다.",
      count == 1 ? "There is 1 store \(radius)." : "There are \(count) stores \(radius).")
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
