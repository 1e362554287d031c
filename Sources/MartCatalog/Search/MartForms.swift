import MartModels

/// The names by which people call a mart.
enum MartForms {
  /// The names of a mart, first the one in lists.
  static func names(of mart: Mart, _ more: [String]) -> [String] {
    [mart.displayName, mart.serverName, mart.shortName, mart.englishName] + mart.aliases
      + spokenNames(of: mart) + more
  }

  /// What people call a mart besides the names that the marts themselves use.
  ///
  /// 코스코 lacks two of the eight keys of 코스트코, too many for a slip in so short a word, and is
  /// written so often that it is a name.
  private static func spokenNames(of mart: Mart) -> [String] {
    switch mart {
    case .costco: ["코스코"]
    case .lotteMart: ["롯마"]
    default: []
    }
  }
}
