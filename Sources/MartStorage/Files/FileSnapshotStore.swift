public import Foundation
public import MartCatalog

/// A file that keeps what an app fetched last, for the app, its widget and its extensions.
///
/// It works like the file of favorites: a save happens completely or not at all and is durable when
/// it returns, two processes exclude each other, reading does not wait, an unreadable file is set
/// aside under a name with the time, and a file of a later version stays untouched. A symbolic link
/// is refused. The lock file `….lock` stays.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
/// import MartStorage
///
/// let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
/// let store = FileSnapshotStore(url: folder.appending(path: "catalogue"))
/// try store.createDirectory()
/// try store.load()  // nil
/// let keeper = SnapshotKeeper<[String], YearMonth>(
///   store: store, form: .json(), policy: .catalog, now: { 1_795_258_950 }, fetch: { _ in ["양재점"] })
/// try await keeper.refreshed(in: YearMonth(2026, 11)).content  // ["양재점"]
/// try FileManager.default.removeItem(at: folder)
/// ```
public struct FileSnapshotStore: SnapshotStore {
  private let file: KeptFile

  /// Makes a store for a file; nothing is read or created yet.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - lockTimeout: how long to wait for another process that changes the file.
  ///   - sizeLimit: the maximum number of stored bytes, 16 MiB by default.
  ///   - now: the clock for naming files that are set aside; by default the system's.
  /// - Precondition: the URL is a file URL, and the limit is not negative.
  public init(
    url: URL, lockTimeout: Duration = .seconds(10), sizeLimit: Int = 1 << 24,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.init(
      url: url, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: MachineFileSystem(),
      now: now)
  }

  /// Makes a store in another file system, for a test.
  package init(
    url: URL, lockTimeout: Duration, sizeLimit: Int = 1 << 24, system: any FileSystem,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    file = KeptFile(
      url: url, form: .snapshot, lockTimeout: lockTimeout, sizeLimit: sizeLimit, system: system,
      now: now)
  }

  /// The path of the file.
  public var path: String { file.path }

  /// The maximum number of stored bytes.
  public var sizeLimit: Int { file.sizeLimit }

  /// The file.
  public var url: URL { file.url }

  /// The directory that the file is in.
  public var directory: URL { file.directory }

  /// Creates the directory of the file, and those above it, if they do not exist.
  ///
  /// - Throws: `SnapshotError` that names the directory.
  public func createDirectory() throws(SnapshotError) {
    do {
      try file.createDirectory()
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Reads what was stored last; it needs no lock and does not wait.
  ///
  /// A file that cannot be read is set aside, unless somebody changes it at this moment.
  ///
  /// - Returns: `nil` only when nothing was ever stored in the file.
  /// - Throws: `SnapshotError` that names the path, the reason and what remains.
  public func load() throws(SnapshotError) -> [UInt8]? {
    do {
      return try file.load()
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Replaces what is stored, completely or not at all.
  ///
  /// An unreadable file is set aside first; a file of a later version or one that is too large is
  /// left alone. It blocks the caller's thread while somebody else changes the file; in a task call
  /// `update(_:)`.
  ///
  /// - Parameter bytes: what to store.
  /// - Throws: `SnapshotError` that names the path, the reason and what remains.
  public func save(_ bytes: [UInt8]) throws(SnapshotError) {
    do {
      try file.save(bytes)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Changes what is stored while no other process, task or store can.
  ///
  /// A task that waits for another one holds no thread. An unreadable file is set aside before the
  /// change sees it; one that is too large only if the change asks for it.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredSnapshot) throws -> Answer
  ) async throws -> Answer {
    do {
      return try await file.update { content in
        var stored = StoredSnapshot(StoredSnapshot.Content(content)) { try setAside() }
        let answer = try change(&stored)
        return (answer, stored.replacement)
      }
    } catch let fault as FileFault {
      throw SnapshotError(fault)
    }
  }

  private func setAside() throws(SnapshotError) -> String? {
    do {
      return try file.setAsideLocked()
    } catch {
      throw SnapshotError(error)
    }
  }
}

extension StoredSnapshot.Content {
  fileprivate init(_ content: KeptFile.Content) {
    switch content {
    case .nothing: self = .nothing
    case .bytes(let bytes): self = .bytes(bytes)
    case .unreadable(let fault): self = .unreadable(SnapshotError(fault))
    }
  }
}

extension SnapshotError {
  fileprivate init(_ fault: FileFault) {
    self.init(
      Code(rawValue: fault.code.rawValue), value: fault.value, path: fault.path,
      remains: fault.remains)
  }
}
