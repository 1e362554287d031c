public import MartModels

extension GeocodingWalk.Reason: Phrasable {
  /// What an app says if it has no map to show.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// GeocodingWalk.Reason.noAddress.phrase(in: .korean)  // "등록된 주소가 없어 지도를 표시할 수 없습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .noAddress:
      language("등록된 주소가 없어 지도를 표시할 수 없습니다.", "There is no address to show on a map.")
    case .notFound, .outsideServiceArea:
      language("주소로 위치를 찾지 못했습니다. 주소를 복사해 주세요.", "The address was not found; it can be copied.")
    }
  }
}
