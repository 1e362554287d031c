public import MartHolidayKit

extension ExampleCatalog {
  /// The branches that arguments name, or the three samples when they name none.
  ///
  /// - Parameters:
  ///   - names: names with or without that of the mart; each branch is taken once.
  ///   - path: a catalogue in place of the country.
  /// - Throws: `ExampleFailure` that says what is wrong with the file or the name.
  public static func branches(named names: [String], in path: String?) throws -> [Branch] {
    let branches = try branches(in: path)
    guard !names.isEmpty else { return sampleFavorites(in: branches) }
    var ids = Set<Int>()
    return try names.flatMap(BranchSearch(branches).branches(named:))
      .filter { ids.insert($0.id).inserted }
  }
}
