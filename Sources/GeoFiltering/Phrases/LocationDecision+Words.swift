extension LocationDecision.Reason {
  /// The reason in words for people; MartModels chooses the language.
  package func words(inKorean isKorean: Bool, isLong: Bool) -> String {
    isKorean ? (isLong ? koreanSentence : koreanWords) : (isLong ? englishSentence : englishWords)
  }

  private var koreanWords: String {
    switch self {
    case .notFinite: "위치 확인 실패"
    case .outOfRange: "위도·경도 범위 밖"
    case .nullIsland: "알 수 없는 위치"
    case .swapped: "위도·경도 뒤바뀜"
    case .outsideServiceArea: "서비스 지역 밖"
    case .inaccurate: "부정확한 위치"
    case .stale: "오래된 위치"
    case .withinThreshold: "거의 움직이지 않음"
    }
  }

  private var koreanSentence: String {
    switch self {
    case .notFinite: "현재 위치를 확인하지 못했습니다."
    case .outOfRange: "위도나 경도의 범위를 벗어난 위치입니다."
    case .nullIsland: "현재 위치를 알 수 없습니다."
    case .swapped: "위도와 경도가 뒤바뀐 위치입니다."
    case .outsideServiceArea: "한국 밖의 위치라 검색하지 않습니다."
    case .inaccurate: "위치가 정확하지 않아 검색하지 않습니다."
    case .stale: "오래된 위치라 검색하지 않습니다."
    case .withinThreshold: "마지막으로 검색한 곳에서 거의 움직이지 않았습니다."
    }
  }

  private var englishWords: String {
    switch self {
    case .notFinite: "position unreadable"
    case .outOfRange: "out of range"
    case .nullIsland: "position unknown"
    case .swapped: "latitude and longitude swapped"
    case .outsideServiceArea: "outside the service area"
    case .inaccurate: "not accurate enough"
    case .stale: "too old"
    case .withinThreshold: "hardly moved"
    }
  }

  private var englishSentence: String {
    switch self {
    case .notFinite: "Your position could not be determined."
    case .outOfRange: "The latitude or the longitude is out of range."
    case .nullIsland: "The position is not known."
    case .swapped: "The latitude and the longitude are swapped."
    case .outsideServiceArea: "The position is outside South Korea, so nothing is searched."
    case .inaccurate: "The position is not accurate enough for a search."
    case .stale: "The position is too old for a search."
    case .withinThreshold: "You have hardly moved since the last search."
    }
  }
}
