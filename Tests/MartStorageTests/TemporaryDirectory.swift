import Foundation
import MartStorage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
  var store: FileStore {
    FileStore(url: file, lockTimeout: .milliseconds(200)) { 1_795_258_950 }
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

/// The lock of `TemporaryDirectory.file`, held by somebody outside of the library.
struct LockHolder: ~Copyable {
  let descriptor: Int32

  init(_ directory: TemporaryDirectory) {
    // Without O_CLOEXEC the process of an exit test that begins meanwhile would hold the lock too.
    descriptor = open(directory.file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    // A child that another test starts has the descriptors of all until it runs its own program.
    var attempts = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, attempts < 10_000 {
      attempts += 1
      usleep(1_000)
    }
    #expect(attempts < 10_000)
  }

  deinit { close(descriptor) }
}
