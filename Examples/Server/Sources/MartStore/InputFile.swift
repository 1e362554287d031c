public import Foundation
import MartHolidayFoundation
import MartHolidayKit

/// Files that an operator names on a command line.
public enum InputFile {
  /// The bytes of a file.
  ///
  /// - Throws: `MartStoreError.Code.missingFile`, or `.unreadableFile` for a folder and for a file
  ///   that may not be read.
  public static func content(of path: String) throws -> Data {
    if let data = FileManager.default.contents(atPath: path) { return data }
    let isThere = FileManager.default.fileExists(atPath: path)
    throw MartStoreError(isThere ? .unreadableFile : .missingFile, path)
  }

  /// The branches of a file in the form of the original server's answer.
  ///
  /// - Throws: what `content(of:)` throws, and `MartStoreError.Code.damagedFile` for another form.
  public static func catalog(at path: String) throws -> CatalogResponse {
    let data = try content(of: path)
    do {
      return try JSONDecoder.makeMartHolidayDecoder().decode(CatalogResponse.self, from: data)
    } catch is DecodingError {
      throw MartStoreError(.damagedFile, path)
    }
  }
}
