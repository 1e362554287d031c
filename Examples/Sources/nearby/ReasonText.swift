import MartHolidayKit

/// The filter's reasons in words for a person.
enum ReasonText {
  static func korean(_ reason: LocationDecision.Reason) -> String {
    switch reason {
    case .notFinite: "숫자가 아닌 위치입니다"
    case .outOfRange: "위도나 경도의 범위를 벗어났습니다"
    case .nullIsland: "0,0은 위치를 모른다는 뜻입니다"
    case .swapped: "위도와 경도가 바뀌었습니다"
    case .outsideServiceArea: "한국 밖의 위치입니다"
    case .inaccurate: "위치가 정확하지 않습니다"
    case .stale: "오래된 위치입니다"
    case .withinThreshold: "마지막 검색 위치에서 거의 움직이지 않았습니다"
    }
  }

  static func english(_ reason: LocationDecision.Reason) -> String {
    switch reason {
    case .notFinite: "the position is no number"
    case .outOfRange: "latitude or longitude is out of range"
    case .nullIsland: "0,0 means that the position is unknown"
    case .swapped: "latitude and longitude are exchanged"
    case .outsideServiceArea: "the position is outside South Korea"
    case .inaccurate: "the position is not accurate enough"
    case .stale: "the position is too old"
    case .withinThreshold: "hardly moved from the last searched place"
    }
  }
}
