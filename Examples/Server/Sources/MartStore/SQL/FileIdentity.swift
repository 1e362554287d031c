import Foundation

/// Which file a path led to when it was opened.
///
/// A deleted or replaced file still takes what is written, but nobody finds it any more.
struct FileIdentity: Sendable {
  let path: String
  private let device: UInt64
  private let number: UInt64

  init(of path: String) throws {
    var found = stat()
    guard stat(path, &found) == 0 else { throw MartStoreError(.missingFile, path) }
    self.path = path
    device = UInt64(found.st_dev)
    number = UInt64(found.st_ino)
  }

  /// - Throws: `MartStoreError.Code.missingFile` when the path leads to another file, or to none.
  func check() throws {
    var found = stat()
    guard stat(path, &found) == 0 else { throw MartStoreError(.missingFile, path) }
    guard UInt64(found.st_dev) == device, UInt64(found.st_ino) == number else {
      throw MartStoreError(.missingFile, "\(path) was replaced")
    }
  }
}

/// Limits how many writes wait at a time; one too many fails at once.
final class BoundedQueue: Sendable {
  private let most: Int
  private let waiting = Counter()

  init(most: Int) { self.most = most }

  func enter() throws {
    guard waiting.add(1) <= most else {
      _ = waiting.add(-1)
      throw MartStoreError(.busy, "too many writes wait")
    }
  }

  func leave() { _ = waiting.add(-1) }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func add(_ number: Int) -> Int {
      lock.withLock {
        value += number
        return value
      }
    }
  }
}

/// The first damage that was found.
final class DamageRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var found: MartStoreError?

  func check() throws { if let found = lock.withLock({ found }) { throw found } }

  func keep(_ error: MartStoreError) -> MartStoreError {
    if error.code == .damagedFile { lock.withLock { found = found ?? error } }
    return error
  }
}
