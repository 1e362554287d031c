package import KoreanText

extension KoreanVocabulary {
  /// The words of Korean texts with the names of the marts that the library knows, and of shops
  /// that are named like one.
  package static let marts = KoreanVocabulary(
    brands: Mart.profiles.flatMap { $0.names.flatMap(spellings) }, others: Mart.otherShops)

  /// A name with 슈 and 시, and as signs write it besides; a text is compared letter by letter.
  private static func spellings(_ name: String) -> [String] {
    let scalars = name.unicodeScalars
    guard scalars.contains(where: { $0 == "슈" || $0 == "시" }) else { return [name] }
    let other = scalars.map { scalar -> Unicode.Scalar in
      scalar == "슈" ? "수" : scalar == "시" ? "쉬" : scalar
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: other)
    return [name, String(view)]
  }
}
