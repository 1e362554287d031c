import Favorites
import MartCatalog
import MartModels

extension Page {
  /// Takes the stored form of the favorites, as the browser kept it.
  ///
  /// Favorites that cannot be read are reported, and the script sets them aside; an empty list
  /// never replaces them in silence. The current names of favorites in the catalogue are stored,
  /// for when it no longer has them.
  mutating func restoreFavorites(_ stored: String) -> Answer {
    do throws(FavoriteError) {
      favorites = try FavoriteList(storedForm: stored.utf8)
      favorites.remember(namesIn: catalogue)
      return ["problem": .nothing, "stored": .text(storedFavorites)]
    } catch {
      favorites = FavoriteList()
      return ["problem": .text(error.phrase(in: language, style: .long))]
    }
  }

  /// Adds a store to the favorites or removes it, and says what happened.
  ///
  /// The values are the number and `add` or `remove`, so that a change in another tab cannot turn
  /// the one into the other. A store that left the catalogue can be removed.
  mutating func changeFavorite(_ request: Request) -> Answer {
    let values = request.values(2)
    guard let id = Int(values[0]) else { return .nothing }
    let name = catalogue.rows(of: favorites, on: today).first { $0.id == id }?
      .displayName(in: language)
    let (message, isChanged): (String, Bool)
    if values[1] == "add" {
      guard let branch = catalogue[id] else { return .nothing }
      let result = favorites.push(branch)
      message = result.phrase(for: branch.displayName(in: language), in: language)
      isChanged = result.succeeded
    } else {
      let shown = name ?? catalogue[id]?.displayName(in: language) ?? "\(id)"
      let result = favorites.pop(id)
      (message, isChanged) = (result.phrase(for: shown, in: language), result.succeeded)
    }
    return [
      "message": .text(message), "isChanged": .flag(isChanged), "stored": .text(storedFavorites),
    ]
  }

  private var storedFavorites: String { String(decoding: favorites.storedForm, as: UTF8.self) }
}
