public import Favorites
public import Foundation

/// A file that keeps the favourites of an app, its widget and its extensions.
///
/// A save either happened whole or not at all: the bytes go to a new file, which is synced and then
/// takes the name of the old one, and the directory is synced too. A lock that the system takes back
/// from a process that dies keeps two processes apart, so `update(_:)` never loses what the other
/// one wrote. Reading takes no lock and never sees half a file.
///
/// An unreadable file is set aside under a name that says when, `favorites.unreadable-…Z`, and
/// from then on `load()` throws until something is saved. A file of a later version is not damaged
/// and stays where it is. One that is too large is not read; it stays until a keeper starts over. A symbolic link is refused, because replacing it would leave the file that
/// it points to behind.
///
/// The lock lives in a file beside it, `….lock`, which stays: a file that came and went could be
/// locked twice. On iOS, make changes within a background task when the file is in a shared
/// container, because the system ends an app that is suspended while it holds a lock there.
///
/// A phone that is locked may refuse the file, and that is the error `permissionDenied`, never "no
/// favourites". An app whose widget runs on the lock screen gives the directory of the file the
/// protection `completeUntilFirstUserAuthentication`; the guide says how.
///
/// ```swift
/// import MartStorage
/// import Foundation
/// import MartHolidayKit
///
/// let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
/// let store = FileFavoriteStore(url: directory.appending(path: "favorites"))
/// try store.createDirectory()
/// let keeper = FavoriteKeeper(store: store)
/// try await keeper.push(1140)  // .added(at: 0)
/// let again = FavoriteKeeper(store: FileFavoriteStore(url: store.url))
/// let list = try await again.list
/// Array(list)                  // [1140]
/// try FileManager.default.removeItem(at: directory)
/// ```
public struct FileFavoriteStore: FavoriteStore {
  /// The path of the file.
  public let path: String
  /// The greatest number of bytes in a list that is stored or read.
  public let sizeLimit: Int
  /// The path of the directory, found once: the path component of a URL asks the file system.
  let directoryPath: String
  let name: String
  let lockTimeout: Duration
  let now: @Sendable () -> Date
  let system: any FileSystem

  /// Makes a store for a file; nothing is read or made yet.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - lockTimeout: how long to wait for another process that changes the file.
  ///   - sizeLimit: the greatest number of bytes in a list that is stored or read, 1 MiB unless told.
  ///   - now: the clock that names files that are set aside; the system's when left out.
  /// - Precondition: the URL is one of a file, and the limit is not negative.
  public init(
    url: URL, lockTimeout: Duration = .seconds(10), sizeLimit: Int = 1 << 20,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.init(
      url: url, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: MachineFileSystem(),
      now: now)
  }

  /// Makes a store in another file system, for a test.
  package init(
    url: URL, lockTimeout: Duration, sizeLimit: Int = 1 << 20, system: any FileSystem,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    precondition(url.isFileURL, "not the URL of a file: \(url)")
    precondition(sizeLimit >= 0, "a list cannot have \(sizeLimit) bytes")
    path = url.path
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    directoryPath = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[slash...].dropFirst())
    self.lockTimeout = lockTimeout
    self.sizeLimit = sizeLimit
    self.system = system
    self.now = now
  }

  /// The file.
  public var url: URL { URL(fileURLWithPath: path, isDirectory: false) }

  /// The directory that the file is in.
  public var directory: URL { URL(fileURLWithPath: directoryPath, isDirectory: true) }

  /// Makes the directory of the file, and those above it, when they do not exist.
  ///
  /// - Throws: `FavoriteError` that names the directory.
  public func createDirectory() throws(FavoriteError) {
    do {
      let missing = try missingDirectories()
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      // The name of a new directory is in the one above it, and lasts when that one is synced.
      for path in missing { try sync(directory: (path as NSString).deletingLastPathComponent) }
    } catch {
      throw FavoriteError(
        .directoryNotWritable,
        value: (error as? SystemError)?.words ?? error.localizedDescription, path: directoryPath,
        remains: "nothing was made")
    }
  }

  /// Reads what was stored last; it needs no lock and waits for nobody.
  ///
  /// A file that cannot be read is set aside, unless somebody changes it at this moment.
  ///
  /// - Returns: `nil` only when nothing was ever stored in the file.
  /// - Throws: `FavoriteError` that names the path, the reason and what remains.
  public func load() throws(FavoriteError) -> [UInt8]? {
    let found = try contents()
    guard case .unreadable(let reason) = found, reason.code != .tooLarge else {
      return try bytes(of: stored(found))
    }
    let free: FileLock?
    do {
      free = try FileLock.take(.init(besides: path), in: system, waiting: false)
    } catch {
      // Why the file cannot be read is worth more than why it cannot be locked.
      free = nil
    }
    guard let free else { throw reason.remaining("the file is unchanged") }
    defer { free.release() }
    return try bytes(of: stored(contents()))
  }

  /// Replaces what is stored, whole or not at all.
  ///
  /// A file that cannot be read is set aside first, and one of a later version or one that is too
  /// large is left alone. The thread of the caller waits while somebody else changes the file; a
  /// task calls `update(_:)`.
  ///
  /// - Parameter bytes: what to store.
  /// - Throws: `FavoriteError` that names the path, the reason and what remains.
  public func save(_ bytes: [UInt8]) throws(FavoriteError) {
    let lock = try FileLockWaits.shared.lockBlocking(
      .init(besides: path), in: system, timeout: lockTimeout)
    defer { lock.release() }
    if case .unreadable(let reason) = try contents() {
      guard reason.code != .tooLarge else { throw reason }
      _ = try setAsideLocked(reason)
    }
    try replace(with: bytes)
  }

  /// Changes what is stored while no other process, task or store can.
  ///
  /// A task that waits for another one holds no thread. A file that cannot be read is set aside
  /// before the change sees it; one that is too large only when the change asks for it, because a
  /// store with a greater limit may be able to read it.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredFavorites) throws -> Answer
  ) async throws -> Answer {
    let lock: FileLock
    do {
      lock = try await FileLockWaits.shared.lock(
        .init(besides: path), in: system, timeout: lockTimeout)
    } catch let error as FavoriteError where error.code == .directoryMissing {
      // Nothing was ever stored, and there is nothing to keep others out of.
      var stored = StoredFavorites(.nothing)
      let answer = try change(&stored)
      guard stored.replacement == nil else { throw error }
      return answer
    }
    defer { lock.release() }
    var stored = StoredFavorites(try stored(contents())) { try self.setAsideLocked() }
    let answer = try change(&stored)
    if let bytes = stored.replacement { try replace(with: bytes) }
    return answer
  }

  private func bytes(of content: StoredFavorites.Content) throws(FavoriteError) -> [UInt8]? {
    switch content {
    case .nothing: return nil
    case .bytes(let bytes): return bytes
    case .unreadable(let error): throw error
    }
  }
}
