import GeoFiltering
public import MartModels

extension OpenAlternatives {
  /// What there is instead, in a sentence.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String {
    let rest = count - openCount
    if isEmpty {
      return language(
        "영업이 확인된 가까운 매장이 없습니다.", "No store nearby is known to be open.")
    }
    let open = language("영업 중인 매장 \(openCount)곳", "\(openCount) open now")
    let unsure = language("영업시간을 모르는 매장 \(rest)곳", "\(rest) open that day, hours unknown")
    if rest == 0 { return open }
    return openCount == 0 ? unsure : open + ", " + unsure
  }
}

extension OpenAlternatives.Nearness {
  /// How near a store is: `1.2 km`, 같은 서초구, or 같은 서울.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String {
    switch self {
    case .distance(let meters): Coordinate.distancePhrase(meters: meters, in: language)
    case .sameDistrict(let name):
      language("같은 \(name), 거리 모름", "also in \(name), distance unknown")
    case .sameRegion(let name):
      language("같은 \(name) 지역, 거리 모름", "also in \(name), distance unknown")
    }
  }
}
