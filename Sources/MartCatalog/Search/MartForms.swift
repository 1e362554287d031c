import MartModels

/// The names by which people call a mart.
enum MartForms {
  /// The names of a mart, first the one in lists.
  static func names(of mart: Mart, _ more: [String]) -> [String] {
    [mart.displayName, mart.serverName, mart.shortName, mart.englishName] + mart.aliases
      + abbreviations(of: mart) + more
  }

  /// Abbreviations that people use, besides the names that the marts themselves use.
  private static func abbreviations(of mart: Mart) -> [String] {
    switch mart {
    case .lotteMart: ["롯마"]
    default: []
    }
  }
}
