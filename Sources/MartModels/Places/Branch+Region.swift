extension Branch {
  /// The region in two syllables, such as `경기`: the row's own, or that of its address.
  ///
  /// The row may use an old, new or long name. In the merged region of Gwangju and South Jeolla it is
  /// the former part, as in `PostalAddress.shortRegion`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Branch(id: 1, mart: .emart, name: "춘천점", region: "강원특별자치도").shortRegion  // "강원"
  /// Branch(id: 2, mart: .emart, name: "수원점", address: "수원시 권선구 경수대로 270").shortRegion  // "경기"
  /// ```
  ///
  /// - Returns: a text that is not a region as the row has it; `nil` when nothing tells.
  /// - Complexity: O(*n*) in the length of the region, or of the address if there is none.
  public var shortRegion: String? {
    guard let region else { return postalAddress?.shortRegion }
    let short = KoreanRegion.shortRegions(PlaceName(region))
    switch short.count {
    case 0: return region
    case 1: return short[0]
    default: return postalAddress?.shortRegion ?? KoreanRegion(region)?.shortName
    }
  }
}
