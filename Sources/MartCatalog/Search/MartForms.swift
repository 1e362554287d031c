import MartModels

/// The names by which people call a mart.
enum MartForms {
  /// The names of a mart, first the one that lists show.
  static func names(of mart: Mart, _ more: [String]) -> [String] {
    [mart.displayName, mart.serverName, mart.shortName, mart.englishName] + mart.aliases
      + abbreviations(of: mart) + more
  }

  /// What people write short, beside the names that the marts themselves use.
  private static func abbreviations(of mart: Mart) -> [String] {
    switch mart {
    case .lotteMart: ["롯마"]
    default: []
    }
  }
}
