public import Foundation
public import Keeping

/// A file that keeps bytes for an app, its widget and its extensions.
///
/// A save happens completely or not at all: the bytes go to a new file, which is synced and then
/// replaces the old one, and the directory is synced too. A lock, which the system releases when a
/// process dies, keeps two processes apart, so `update(_:)` never loses what the other one wrote.
/// Reading takes no lock and never sees half a file.
///
/// An unreadable file is set aside under a name with the time, `favorites.unreadable-…Z`, and from
/// then on `load()` throws until something is saved. A file of a later version is not damaged and
/// stays where it is. A file that is too large is not read and stays until a keeper starts over. A
/// symbolic link is refused, because replacing it would leave its target behind.
///
/// The lock uses a second file, `….lock`, which stays: a file that came and went could be locked
/// twice. On iOS, make changes within a background task when the file is in a shared container,
/// because the system ends an app that is suspended while it holds a lock there.
///
/// On a locked phone the file may be refused, which is the error `permissionDenied`, never "nothing
/// stored". For a widget on the lock screen, give the directory of the file the protection
/// `completeUntilFirstUserAuthentication`; the guide says how.
///
/// ```swift
/// import MartStorage
/// import Foundation
/// import MartHolidayKit
///
/// let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
/// let store = FileStore(url: directory.appending(path: "favorites"))
/// try store.createDirectory()
/// let keeper = FavoriteKeeper(store: store)
/// try await keeper.push(1140)  // .added(at: 0)
/// let again = FavoriteKeeper(store: FileStore(url: store.url))
/// let list = try await again.list
/// Array(list)                  // [1140]
/// try FileManager.default.removeItem(at: directory)
/// ```
public struct FileStore: ByteStore {
  /// The path of the file.
  public let path: String
  /// The maximum number of bytes that are stored or read.
  package let sizeLimit: Int
  /// The path of the directory, found once: the path component of a URL asks the file system.
  let directoryPath: String
  let name: String
  let now: @Sendable () -> Double
  let system: any FileSystem
  private let lockTimeout: Duration

  /// Makes a store for a file; nothing is read or created yet.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - lockTimeout: how long to wait for another process that changes the file.
  ///   - sizeLimit: the maximum number of stored bytes, 16 MiB by default.
  ///   - now: the clock for naming files that are set aside, in seconds since 1970; by default the
  ///     system's.
  /// - Precondition: the URL is a file URL, and the limit is not negative.
  public init(
    url: URL, lockTimeout: Duration = .seconds(10), sizeLimit: Int = 1 << 24,
    now: @escaping @Sendable () -> Double = { Date.now.timeIntervalSince1970 }
  ) {
    self.init(
      url: url, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: MachineFileSystem(),
      now: now)
  }

  /// Makes a store in another file system, for a test.
  package init(
    url: URL, lockTimeout: Duration, sizeLimit: Int = 1 << 24, system: any FileSystem,
    now: @escaping @Sendable () -> Double = { Date.now.timeIntervalSince1970 }
  ) {
    precondition(url.isFileURL, "not the URL of a file: \(url)")
    precondition(sizeLimit >= 0, "a file cannot have \(sizeLimit) bytes")
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

  /// Creates the directory of the file, and those above it, if they do not exist.
  ///
  /// - Throws: `StoreError` that names the directory.
  public func createDirectory() throws(StoreError) {
    do {
      let missing = try missingDirectories()
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      // The name of a new directory is in the one above it, and lasts when that one is synced.
      for path in missing { try sync(directory: (path as NSString).deletingLastPathComponent) }
    } catch {
      throw StoreError(
        .directoryNotWritable,
        value: (error as? SystemError)?.words ?? error.localizedDescription, path: directoryPath,
        remains: "nothing was made")
    }
  }

  /// Reads what was stored last; it needs no lock and does not wait.
  ///
  /// A file that cannot be read is set aside, unless somebody changes it at this moment.
  ///
  /// - Returns: `nil` only when nothing was ever stored in the file.
  /// - Throws: `StoreError` that names the path, the reason and what remains.
  public func load() throws(StoreError) -> [UInt8]? {
    let found = try contents()
    guard case .unreadable(let reason) = found, reason.code != .tooLarge else {
      return try bytes(of: stored(found))
    }
    let free: FileLock?
    do {
      free = try FileLock.take(.init(besides: path), in: system, waiting: false)
    } catch {
      // The unreadable file is the failure to report, not the lock.
      free = nil
    }
    guard let free else { throw reason.remaining("the file is unchanged") }
    defer { free.release() }
    return try bytes(of: stored(contents()))
  }

  /// Changes what is stored while no other process, task or store can.
  ///
  /// A task that waits for another one holds no thread. An unreadable file is set aside before the
  /// change sees it; one that is too large only if the change asks for it, because a store with a
  /// larger limit may be able to read it.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredBytes) throws -> Answer
  ) async throws -> Answer {
    let lock: FileLock
    do {
      lock = try await FileLockWaits.shared.lock(
        .init(besides: path), in: system, timeout: lockTimeout)
    } catch let error as StoreError where error.code == .directoryMissing {
      // Nothing was ever stored, and there is nothing to keep others out of.
      var nothing = StoredBytes(.nothing)
      let answer = try change(&nothing)
      guard nothing.replacement == nil else { throw error }
      return answer
    }
    defer { lock.release() }
    var current = StoredBytes(try stored(contents())) { try setAside() }
    let answer = try change(&current)
    if let bytes = current.replacement { try replace(with: bytes) }
    return answer
  }

  private func bytes(of content: StoredBytes.Content) throws(StoreError) -> [UInt8]? {
    switch content {
    case .nothing: return nil
    case .bytes(let bytes): return bytes
    case .unreadable(let error): throw error
    }
  }
}
