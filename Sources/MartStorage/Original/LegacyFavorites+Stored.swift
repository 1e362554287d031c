public import Favorites
import Foundation

extension LegacyFavorites {
  /// Reads the archive that the original app left in its user defaults.
  ///
  /// It changes nothing, so it can be read again if the import is interrupted.
  ///
  /// - Parameters:
  ///   - suiteName: the suite, or `nil` for the standard defaults, which the original used.
  ///   - key: the key of the archive.
  /// - Returns: `nil` when there is nothing under the key.
  /// - Throws: `FavoriteError` that names the key and says what differs from the original's
  ///   archives.
  public static func stored(
    suiteName: String? = nil, key: String = originalKey
  ) throws(FavoriteError) -> LegacyFavorites? {
    guard let value = try defaults(of: suiteName).object(forKey: key) else { return nil }
    do throws(FavoriteError) {
      guard let data = value as? Data else {
        throw FavoriteError(.malformed, value: "no data but \(type(of: value))")
      }
      return try LegacyFavorites(archive: data)
    } catch {
      throw FavoriteError(
        error.code, value: error.value, path: key, remains: "the archive is unchanged")
    }
  }
}

/// A suite of user defaults, or the standard ones.
func defaults(of suiteName: String?) throws(FavoriteError) -> UserDefaults {
  guard let suiteName else { return .standard }
  guard !suiteName.isEmpty, let defaults = UserDefaults(suiteName: suiteName) else {
    throw FavoriteError(.noSuchSuite, value: suiteName, remains: "nothing was changed")
  }
  return defaults
}
