public import Fetching
public import Foundation

extension SnapshotForm where Content: Codable {
  /// The form of content that is `Codable`, as JSON.
  ///
  /// - Parameters:
  ///   - version: the version of the content; 1 or more. Raise it when the form changes.
  ///   - migrate: decodes the JSON of an earlier version, its second argument; `nil` when there is
  ///     none.
  /// - Precondition: the version is positive.
  public static func json(
    version: Int = 1, migrate: (@Sendable (Data, Int) throws -> Content)? = nil
  ) -> SnapshotForm {
    var migration: (@Sendable ([UInt8], Int) throws -> Content)?
    if let migrate {
      migration = { bytes, version in try migrate(Data(bytes), version) }
    }
    return SnapshotForm(
      version: version, encode: { content in [UInt8](try JSONEncoder().encode(content)) },
      decode: { bytes in try JSONDecoder().decode(Content.self, from: Data(bytes)) },
      migrate: migration)
  }
}
