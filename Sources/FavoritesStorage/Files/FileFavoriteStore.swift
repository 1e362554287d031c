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
/// and stays where it is. A symbolic link is refused, because replacing it would leave the file that
/// it points to behind.
///
/// The lock lives in a file beside it, `….lock`, which stays: a file that came and went could be
/// locked twice. On iOS, make changes within a background task when the file is in a shared
/// container, because the system ends an app that is suspended while it holds a lock there.
///
/// ```swift
/// import FavoritesStorage
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
  /// The path of the directory, found once: the path component of a URL asks the file system.
  let directoryPath: String
  let name: String
  let lockTimeout: Duration
  let now: @Sendable () -> Date

  /// No list of favourites comes near this size; a larger file is refused before it is read.
  static let largestFile = 16 << 20

  /// Makes a store for a file; nothing is read or made yet.
  ///
  /// - Parameters:
  ///   - url: the file, in a directory that exists when the store is used.
  ///   - lockTimeout: how long to wait for another process that changes the file.
  ///   - now: the clock that names files that are set aside; the system's when left out.
  /// - Precondition: the URL is one of a file.
  public init(
    url: URL, lockTimeout: Duration = .seconds(10), now: @escaping @Sendable () -> Date = { .now }
  ) {
    precondition(url.isFileURL, "not the URL of a file: \(url)")
    path = url.path
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    directoryPath = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[slash...].dropFirst())
    self.lockTimeout = lockTimeout
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
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw FavoriteError(
        .directoryNotWritable, value: "\(error.localizedDescription)", path: directoryPath,
        remains: "nothing was made")
    }
  }

  /// Reads what was stored last.
  ///
  /// - Returns: `nil` only when the directory is there and nothing was ever stored in the file.
  /// - Throws: `FavoriteError` that names the path, the reason and what remains.
  public func load() throws(FavoriteError) -> [UInt8]? {
    switch try contents() {
    case .absent:
      try refuseWhenSetAside()
      return nil
    case .payload(let bytes): return bytes
    case .unreadable(let reason):
      let lock = try lock(toSetAsideFor: reason)
      defer { lock.isHeldToHere() }
      return try readLocked()
    }
  }

  /// Replaces what is stored, whole or not at all.
  ///
  /// A file that cannot be read is set aside first, and one of a later version is left alone.
  ///
  /// - Parameter bytes: what to store.
  /// - Throws: `FavoriteError` that names the path, the reason and what remains.
  public func save(_ bytes: [UInt8]) throws(FavoriteError) {
    let lock = try FileLock(besides: path, timeout: lockTimeout)
    defer { lock.isHeldToHere() }
    if case .unreadable(let reason) = try contents() { _ = try setAsideLocked(reason) }
    try replace(with: bytes)
  }

  /// Changes what is stored while no other process, task or store can.
  public func update<Answer>(_ change: (inout [UInt8]?) throws -> Answer) throws -> Answer {
    let lock = try FileLock(besides: path, timeout: lockTimeout)
    defer { lock.isHeldToHere() }
    let stored = try readLocked()
    var bytes = stored
    let answer = try change(&bytes)
    if let bytes, bytes != stored { try replace(with: bytes) }
    return answer
  }

  /// Keeps the file under a name that says when.
  ///
  /// - Parameter bytes: what was loaded; nothing happens when something else is stored by now.
  /// - Returns: the path that the file has now.
  /// - Throws: `FavoriteError`; the file is where it was.
  public func setAside(_ bytes: [UInt8]) throws(FavoriteError) -> String? {
    let lock = try FileLock(besides: path, timeout: lockTimeout)
    defer { lock.isHeldToHere() }
    guard case .payload(bytes) = try contents() else { return nil }
    return try setAsideLocked(
      FavoriteError(.malformed, value: "the caller could not read it", path: path))
  }

  private func lock(toSetAsideFor reason: FavoriteError) throws(FavoriteError) -> FileLock {
    do {
      return try FileLock(besides: path, timeout: lockTimeout)
    } catch {
      throw reason.remaining("the file is unchanged")
    }
  }

  /// Reads under the lock; an unreadable file is set aside and named in the error.
  private func readLocked() throws(FavoriteError) -> [UInt8]? {
    switch try contents() {
    case .absent:
      try refuseWhenSetAside()
      return nil
    case .payload(let bytes): return bytes
    case .unreadable(let reason):
      throw reason.remaining("it was set aside as \(try setAsideLocked(reason))")
    }
  }
}
