import Foundation
import MartStorage
import Testing

/// A directory of its own for a test, taken away at the end.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "favorites-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      Issue.record("\(url.path) was not removed: \(error)")
    }
  }

  var file: URL { url.appending(path: "favorites") }

  /// A store whose clock stands at 2026-11-21 11:02:30 UTC.
  var store: FileFavoriteStore {
    FileFavoriteStore(url: file, lockTimeout: .milliseconds(200)) {
      Date(timeIntervalSince1970: 1_795_258_950)
    }
  }

  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }
}
