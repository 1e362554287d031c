package import KoreanText

extension KoreanVocabulary {
  /// The words of Korean texts with the names of the marts that the library knows, and of shops
  /// that are named like one.
  package static let marts = KoreanVocabulary(
    brands: Mart.profiles.flatMap { $0.names }, others: Mart.otherShops)
}
