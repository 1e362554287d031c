import GeoFiltering
public import MartModels

extension OpenAlternatives: Phrasable {
  /// The alternatives in a few words, or why there are none.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let nowhere = Branch(id: 1, mart: .emart, name: "어디점")
  /// let noon = WallTime(CivilDate(2026, 11, 22), 12, 0)
  /// let alternatives = BranchCatalog([nowhere]).openAlternatives(to: nowhere, at: noon)
  /// alternatives.placeIsUnknown  // true
  /// alternatives.phrase(in: .korean)  // "매장의 위치를 알 수 없습니다. 주소나 위치를 알려 주세요."
  /// ```
  ///
  /// Stores that are only expected to be open are counted separately.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    if placeIsUnknown {
      return language(
        "매장의 위치를 알 수 없습니다. 주소나 위치를 알려 주세요.",
        "It is not known where the store is. Please give its address or position.")
    }
    if isEmpty {
      return language(
        "영업이 확인된 가까운 매장이 없습니다.", "No store nearby is known to be open.")
    }
    var parts: [String] = []
    func add(_ count: Int, _ korean: String, _ english: String) {
      if count > 0 { parts.append(language(korean, english)) }
    }
    let unknown = hoursUnknownCount
    add(openCount, "영업 중 \(openCount)곳", "\(openCount) open now")
    add(
      expectedCount, "영업 예정 \(expectedCount)곳(확인 전)",
      "\(expectedCount) expected to be open (unconfirmed)")
    add(unknown, "영업시간 모름 \(unknown)곳", "\(unknown) with unknown hours")
    return parts.joined(separator: ", ")
  }
}

extension OpenAlternatives.Alternative {
  /// Whether the store is open and how near it is, such as `23:00까지 영업 예정 (매장 확인 전), 1.2 km`.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - time: the minute of the question.
  public func phrase(in language: PhraseLanguage, relativeTo time: WallTime) -> String {
    opening.phrase(in: language, .short, relativeTo: time, restingOn: basis) + ", "
      + nearness.phrase(in: language)
  }
}

extension OpenAlternatives.Nearness: Phrasable {
  /// How near a store is: `1.2 km`, 같은 서초구, or 같은 서울.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .distance(let meters): Coordinate.distancePhrase(meters: meters, in: language)
    case .sameDistrict(let name):
      language(
        "같은 \(name), 거리 모름", "also in \(Self.englishName(name)), distance unknown")
    case .sameRegion(let name):
      language(
        "같은 \(name) 지역, 거리 모름",
        "also in \(KoreanRegion.phrase(ofShort: name, in: .english)), distance unknown")
    }
  }
  /// The romanized name of a district; a former one stays as it is written.
  private static func englishName(_ district: String) -> String {
    KoreanDistrict.named(district).first { $0.name == district }?.englishName ?? district
  }
}
