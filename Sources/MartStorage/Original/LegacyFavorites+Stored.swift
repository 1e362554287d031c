import Foundation
public import Keeping

extension LegacyFavorites {
  /// Reads the archive that the original app left in its user defaults.
  ///
  /// It changes nothing, so it can be read again if the import is interrupted.
  ///
  /// - Parameters:
  ///   - suiteName: the suite, or `nil` for the standard defaults, which the original used.
  ///   - key: the key of the archive.
  /// - Returns: `nil` when there is nothing under the key.
  /// - Throws: `StoreError` that names the key and says what differs from the original's
  ///   archives.
  public static func stored(
    suiteName: String? = nil, key: String = originalKey
  ) throws(StoreError) -> LegacyFavorites? {
    guard let value = try defaults(of: suiteName).object(forKey: key) else { return nil }
    do throws(StoreError) {
      guard let data = value as? Data else {
        throw StoreError(.malformed, value: "no data but \(type(of: value))")
      }
      return try LegacyFavorites(archive: data)
    } catch {
      throw StoreError(
        error.code, value: error.value, path: key, remains: "the archive is unchanged")
    }
  }
}
