import Testing

@Suite("Texts of one pattern")
struct TextGridTests {
  /// One text of so many is tried; all of them with 1.
  private static let share = 11

  @Test("No text of a grid is read wrong with certainty", arguments: grids)
  func honest(grid: TextGrid) {
    let mistakes = grid.mistakes(share: Self.share)
    #expect(mistakes.isEmpty, "\(mistakes.prefix(20).joined(separator: "\n"))")
  }

  private static let grids: [TextGrid] =
    [
      .conditionsOfHolidays, .exceptionsOfMondays, .exceptionsOfAllDays, .partsOfStores, .seasons,
      .changesOfRules, .relativeDays, .listsOfDates, .ranges, .openingsBesideMondays,
      .timesWithoutClosings, .closingsBesideMondays, .timesOfClosings, .hedgesBesideMondays,
      .othersBesideMondays, .answers, .reports, .tablesOfDates, .hoursWithSundays,
      .sentencesOfBranches, .correctionsOfBranches, .datesOfMonth, .englishOfDates, .englishOfTimes,
    ] + (TextGrid.changesOfClosings + TextGrid.wordsOnClosings).flatMap { $0.grids }
    + TextGrid.scopesOfBranches + TextGrid.formsOfBranches
    + TextGrid.changesOfChanges + TextGrid.festivals + TextGrid.pairsOfVerbs
}
