public import MartModels

/// The branches of one mart in one region: a section of a list.
public struct RegionSection: Phrasable, Identifiable, Hashable, Sendable {
  /// The region in two syllables, or `nil` for branches whose region is not known.
  public let region: String?
  /// The branches, by name.
  public internal(set) var branches: [Branch]

  /// How many branches there are.
  public var count: Int { branches.count }
  /// The region, or an empty text without one.
  public var id: String { region ?? "" }

  /// The heading of the section: `경기 12곳`, and `Gyeonggi-do, 12 stores` in English.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let name = KoreanRegion.phrase(ofShort: region, in: language)
    return language("\(name) \(count)곳", "\(name), \(count) \(count == 1 ? "store" : "stores")")
  }
}
