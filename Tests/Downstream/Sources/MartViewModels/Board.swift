import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartStorage
import Observation

/// The favorites with today's answer, and a search that adds more.
@MainActor @Observable
final class Board {
  var catalog: BranchCatalog { didSet { search = BranchSearch(catalog.branches) } }
  private(set) var favorites = FavoriteList<Int>()
  /// What the last tap did, or what went wrong, in words for the user.
  private(set) var message: String?
  /// What the user can do about what went wrong.
  private(set) var nextStep: NextStep?
  var typed = ""
  let language: PhraseLanguage

  private var search: BranchSearch
  private let keeper: FavoriteKeeper<Int>

  init(_ branches: [Branch], store: any ByteStore, in language: PhraseLanguage) {
    catalog = BranchCatalog(branches)
    search = BranchSearch(branches)
    keeper = FavoriteKeeper(store: store)
    self.language = language
  }

  /// A row for each favorite in the user's order, and what it answers at a time.
  func rows(at time: WallTime) -> [FavoriteRow] { catalog.rows(of: favorites, at: time) }

  /// What fits what was typed, best first.
  var found: [Branch] { search.matches(typed).map(\.branch) }

  func load() async { await perform { _ in } }

  func tapStar(of branch: Branch) async {
    await perform { message = try await $0.toggle(branch).phrase(for: branch, in: language) }
  }

  func remove(_ row: FavoriteRow) async {
    await perform { message = try await $0.pop(row.id).phrase(for: row, in: language) }
  }

  /// Begins again with no favorites; what could not be read stays where it was set aside.
  func startOver() async { await perform { try await $0.startOver() } }

  /// Does something and shows what is stored then; when it fails, what was shown stays.
  func perform(_ action: (FavoriteKeeper<Int>) async throws -> Void) async {
    do {
      message = nil
      try await action(keeper)
      favorites = try await keeper.list
      nextStep = nil
    } catch {
      let problem = FavoriteProblem(error)
      message = problem?.phrase(in: language, style: .long)
      nextStep = problem?.nextStep
    }
  }
}
