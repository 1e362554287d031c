import Favorites
import MartCatalog
import MartModels

extension Page {
  /// Takes the stored form of the favorites, as the browser kept it.
  ///
  /// Favorites that cannot be read are said so and set aside by the script; they are not replaced
  /// by an empty list in silence. Those that are in the catalogue get their names of today, for the
  /// day when they are not.
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

  /// Adds a store to the favorites or takes it out, as the person meant, and says what happened.
  ///
  /// The values are the number and `add` or `remove`: what another tab has done in the meantime does
  /// not turn the one into the other. A store that left the catalogue can be taken out.
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
