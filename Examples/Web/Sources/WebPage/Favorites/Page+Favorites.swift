import Favorites
import MartCatalog
import MartModels

extension Page {
  /// The cards of the favorites, in their order.
  var favoriteCards: Answer {
    let found = favorites.compactMap { catalogue[$0] }
    return [
      "limit": favorites.limit.map { .number($0) } ?? .nothing,
      "cards": .list(found.map { card(of: $0) }),
    ]
  }

  /// Takes the stored form of the favorites, as the browser kept it.
  ///
  /// Favorites that cannot be read are said so and set aside by the script; they are not replaced
  /// by an empty list in silence.
  mutating func restoreFavorites(_ stored: String) -> Answer {
    do throws(FavoriteError) {
      favorites = try FavoriteList(storedForm: stored.utf8)
      return ["problem": .nothing]
    } catch {
      return ["problem": .text(error.phrase(in: language, style: .long))]
    }
  }

  /// Adds a branch to the favorites or takes it out, and says what happened.
  mutating func toggleFavorite(_ id: String) -> Answer {
    guard let branch = branch(id) else { return .nothing }
    let result = favorites.toggle(branch.id)
    return [
      "succeeded": .flag(result.succeeded),
      "message": .text(
        result.phrase(for: branch.displayName(in: language), in: language)),
      "stored": .text(String(decoding: favorites.storedForm, as: UTF8.self)),
    ]
  }
}
