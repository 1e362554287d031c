public import Favorites
public import Foundation

/// A file that keeps the favorites of an app, its widget and its extensions.
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
/// On a locked phone the file may be refused, which is the error `permissionDenied`, never "no
/// favorites". For a widget on the lock screen, give the directory of the file the protection
/// `completeUntilFirstUserAuthentication`; the guide says how.
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
  private let file: KeptFile

  /// Makes a store for a file; nothing is read or created yet.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - lockTimeout: how long to wait for another process that changes the file.
  ///   - sizeLimit: the maximum number of bytes in a stored list, 1 MiB by default.
  ///   - now: the clock for naming files that are set aside; by default the system's.
  /// - Precondition: the URL is a file URL, and the limit is not negative.
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
    file = KeptFile(
      url: url, form: .favorites, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: system,
      now: now)
  }

  /// The path of the file.
  public var path: String { file.path }

  /// The maximum number of bytes in a stored list.
  public var sizeLimit: Int { file.sizeLimit }

  /// The file.
  public var url: URL { file.url }

  /// The directory that the file is in.
  public var directory: URL { file.directory }

  /// Creates the directory of the file, and those above it, if they do not exist.
  ///
  /// - Throws: `FavoriteError` that names the directory.
  public func createDirectory() throws(FavoriteError) {
    do {
      try file.createDirectory()
    } catch {
      throw FavoriteError(error)
    }
  }

  /// Reads what was stored last; it needs no lock and does not wait.
  ///
  /// A file that cannot be read is set aside, unless somebody changes it at this moment.
  ///
  /// - Returns: `nil` only when nothing was ever stored in the file.
  /// - Throws: `FavoriteError` that names the path, the reason and what remains.
  public func load() throws(FavoriteError) -> [UInt8]? {
    do {
      return try file.load()
    } catch {
      throw FavoriteError(error)
    }
  }

  /// Replaces what is stored, completely or not at all.
  ///
  /// An unreadable file is set aside first; a file of a later version or one that is too large is
  /// left alone. It blocks the caller's thread while somebody else changes the file; in a task call
  /// `update(_:)`.
  ///
  /// - Parameter bytes: what to store.
  /// - Throws: `FavoriteError` that names the path, the reason and what remains.
  public func save(_ bytes: [UInt8]) throws(FavoriteError) {
    do {
      try file.save(bytes)
    } catch {
      throw FavoriteError(error)
    }
  }

  /// Changes what is stored while no other process, task or store can.
  ///
  /// A task that waits for another one holds no thread. An unreadable file is set aside before the
  /// change sees it; one that is too large only if the change asks for it, because a store with a
  /// larger limit may be able to read it.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredFavorites) throws -> Answer
  ) async throws -> Answer {
    do {
      return try await file.update { content in
        var stored = StoredFavorites(StoredFavorites.Content(content)) { try setAside() }
        let answer = try change(&stored)
        return (answer, stored.replacement)
      }
    } catch let fault as FileFault {
      throw FavoriteError(fault)
    }
  }

  private func setAside() throws(FavoriteError) -> String? {
    do {
      return try file.setAsideLocked()
    } catch {
      throw FavoriteError(error)
    }
  }
}

extension StoredFavorites.Content {
  fileprivate init(_ content: KeptFile.Content) {
    switch content {
    case .nothing: self = .nothing
    case .bytes(let bytes): self = .bytes(bytes)
    case .unreadable(let fault): self = .unreadable(FavoriteError(fault))
    }
  }
}

extension FavoriteError {
  fileprivate init(_ fault: FileFault) {
    self.init(
      Code(rawValue: fault.code.rawValue), value: fault.value, path: fault.path,
      remains: fault.remains)
  }
}
